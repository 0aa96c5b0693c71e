/* Families that only a host has. */
#ifndef FAMILIES_H
#define FAMILIES_H

#include "../rivals.h"

extern const family chipmunk_family, box2d_family;

#endif
