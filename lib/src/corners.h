/* The corners of a polygon, and which way round they go. */
#ifndef FIXHIT_CORNERS_H
#define FIXHIT_CORNERS_H

#include "wide.h"

static inline fh_vec fh_corner(const fh_polygon *p, unsigned i)
{
    return fh_shifted(p->vertices[i], p->at);
}

/* Clockwise on a screen? The first corners that are not on a line tell: two or three, in most. */
static inline bool fh_goes_clockwise(const fh_polygon *p)
{
    const fh_vec *const v = p->vertices;
    for (unsigned i = 2; i < p->count; i++) {
        const int64_t turn = fh_cross(fh_from_to(v[0], v[i - 1]), fh_from_to(v[0], v[i]));
        if (turn != 0) return turn > 0;
    }
    return true;
}

#endif
