/* What several files ask of boxes and of their sides. */
#ifndef FIXHIT_BOXES_H
#define FIXHIT_BOXES_H

#include "wide.h"

/* The boxes of a list. */
static inline const fh_rect *fh_rect_after(const fh_rect *rect, size_t bytes)
{
    return (const fh_rect *)(const void *)((const unsigned char *)rect + bytes);
}

static inline const fh_rect *fh_rect_at(const fh_rects *rects, size_t index)
{
    return fh_rect_after(rects->first, index * rects->stride);
}

static inline fh_rect fh_box_of(fh_vec a, fh_vec b)
{
    return (fh_rect){a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y, a.x < b.x ? b.x : a.x,
                     a.y < b.y ? b.y : a.y};
}

/* The circle's own box, held at the ends of int32_t: it still meets all that the circle can meet. */
static inline fh_rect fh_circle_bounds(const fh_circle *circle)
{
    const fh_vec center = circle->center;
    const fix16_t radius = circle->radius;
    return (fh_rect){fh_difference_held(center.x, radius), fh_difference_held(center.y, radius),
                     fh_sum_held(center.x, radius), fh_sum_held(center.y, radius)};
}

/* Do they share a point? */
static inline bool fh_boxes_touch(const fh_rect *a, const fh_rect *b)
{
    return a->left <= b->right && b->left <= a->right && a->top <= b->bottom && b->top <= a->bottom;
}

/* The middle of where two intervals meet. */
static inline fix16_t fh_middle_of_both(fix16_t low_a, fix16_t high_a, fix16_t low_b,
                                        fix16_t high_b)
{
    const fix16_t low = low_a > low_b ? low_a : low_b, high = high_a < high_b ? high_a : high_b;
    return fh_plus(low, fh_minus(high, low) / 2);
}

/* The value, or the end of [low, high] that it lies beyond. */
static inline fix16_t fh_held_between(fix16_t value, fix16_t low, fix16_t high)
{
    if (value < low) return low;
    if (value > high) return high;
    return value;
}

#endif
