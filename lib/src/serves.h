/* Which kinds of shapes there are, by FH_KINDS (options.h): constants, for the compiler to leave out the rest. */
#ifndef FIXHIT_SERVES_H
#define FIXHIT_SERVES_H

#include "fixhit/shape.h"

/* Is it a kind, and one of them? */
#define FH_SERVES(kind)                                                                            \
    ((unsigned)(kind) <= FH_POLYGON &&                                                             \
     ((FH_KINDS) == 63 || ((unsigned)(FH_KINDS) >> (kind)&1) != 0))

/* Has any a radius? */
#define FH_SERVES_ROUNDS (FH_SERVES(FH_CIRCLE) || FH_SERVES(FH_CAPSULE))

/* Can anything meet a vertex of a hull, and not a face? A radius can, and a point or a ray onto a point. */
#define FH_SERVES_VERTICES (FH_SERVES_ROUNDS || FH_SERVES(FH_POINT) || FH_SERVES(FH_SEGMENT))

#endif
