/* A shape of any kind, moved where it is. */
#ifndef FIXHIT_SHIFT_H
#define FIXHIT_SHIFT_H

#include "fixhit/shape.h"

/* As fh_shape_moved; one of no kind stays. */
void fh_shift_shape(fh_shape *shape, fh_vec by);

#endif
