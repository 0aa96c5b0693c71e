/* What tests ask of vectors. */
#ifndef VECTORS_H
#define VECTORS_H

#include <fixhit/fixhit.h>

static inline bool is_same(fh_vec a, fh_vec b)
{
    return a.x == b.x && a.y == b.y;
}

#endif
