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

/* How far the polygon reaches along an axis. */
typedef struct fh_span {
    fix16_t low, high;
} fh_span;

static inline fh_span fh_span_with(fh_span s, fix16_t v)
{
    return (fh_span){v < s.low ? v : s.low, v > s.high ? v : s.high};
}

static inline fh_span fh_span_x(const fh_polygon *p)
{
    fh_span s = {INT32_MAX, INT32_MIN};
    for (unsigned i = 0; i < p->count; i++)
        s = fh_span_with(s, fh_plus(p->vertices[i].x, p->at.x));
    return s;
}

static inline fh_span fh_span_y(const fh_polygon *p)
{
    fh_span s = {INT32_MAX, INT32_MIN};
    for (unsigned i = 0; i < p->count; i++)
        s = fh_span_with(s, fh_plus(p->vertices[i].y, p->at.y));
    return s;
}

static inline fh_rect fh_polygon_bounds(const fh_polygon *p)
{
    const fh_span x = fh_span_x(p), y = fh_span_y(p);
    return (fh_rect){x.low, y.low, x.high, y.high};
}

#endif
