/*
 * Do these two touch? Do they overlap? Points, boxes, circles, and lists of boxes.
 *
 * One rule for every pair. Let depth be the length of the shortest push that parts the two so that
 * they only touch; apart, it is their distance, negative.
 *
 *   fh_touch_    depth >= 0: they share at least one point
 *   fh_overlap_  depth > 0:  they share more than they would by merely touching
 *
 * So two boxes with a common edge touch and do not overlap; a point strictly inside a box does
 * both; a point and a point, or a point on an edge, can only touch. The order of arguments never
 * matters to the answer.
 *
 * Every function here is FULL: exact for all int32_t values, whatever the unit. Shapes must be
 * valid (shapes.h) and pointers not null; that is asserted. With assertions off an invalid shape
 * gives an unspecified answer and nothing worse.
 *
 * Cost: at most four compares for boxes; for round shapes in addition one product and one square
 * (or three squares) where a corner has to be decided. Counts by case and core: `make bench`.
 */
#ifndef FIXHIT_OVERLAP_H
#define FIXHIT_OVERLAP_H

#include "shapes.h"

#ifdef __cplusplus
extern "C" {
#endif

FH_SMALL bool fh_touch_point_rect(fh_vec point, const fh_rect *rect);
FH_SMALL bool fh_overlap_point_rect(fh_vec point, const fh_rect *rect);

/* A point in a circle of radius 0 can only touch it. */
bool fh_touch_point_circle(fh_vec point, const fh_circle *circle);
bool fh_overlap_point_circle(fh_vec point, const fh_circle *circle);

/* Flat boxes that cross like a plus overlap; flat boxes that lie along each other only touch. */
FH_SMALL bool fh_touch_rect_rect(const fh_rect *a, const fh_rect *b);
FH_SMALL bool fh_overlap_rect_rect(const fh_rect *a, const fh_rect *b);

bool fh_touch_circle_circle(const fh_circle *a, const fh_circle *b);
bool fh_overlap_circle_circle(const fh_circle *a, const fh_circle *b);

/* A circle of radius 0 is a point here too: it overlaps when strictly inside. */
bool fh_touch_circle_rect(const fh_circle *circle, const fh_rect *rect);
bool fh_overlap_circle_rect(const fh_circle *circle, const fh_rect *rect);

/* As circles, with centre and radius taken exactly from the square boxes, odd widths included. */
bool fh_touch_round_rect(const fh_round *round, const fh_rect *rect);
bool fh_overlap_round_rect(const fh_round *round, const fh_rect *rect);
bool fh_touch_round_round(const fh_round *a, const fh_round *b);
bool fh_overlap_round_round(const fh_round *a, const fh_round *b);

/*
 * The first index >= from whose box touches (overlaps), or rects->count if there is none, also when
 * from is beyond the end. Call again with the index plus one for the next. Looks at each box once
 * at most. Cost: a few instructions for a box that is far away, and the pair's own beside them for
 * one whose box meets the circle's.
 */
size_t fh_find_touch_circle_rects(const fh_circle *circle, const fh_rects *rects, size_t from);
size_t fh_find_overlap_circle_rects(const fh_circle *circle, const fh_rects *rects, size_t from);
size_t fh_find_touch_rect_rects(const fh_rect *rect, const fh_rects *rects, size_t from);
size_t fh_find_overlap_rect_rects(const fh_rect *rect, const fh_rects *rects, size_t from);

/*
 * The same of boxes of 16 bits, with the same answers. The shape has the boxes' unit, whole pixels,
 * and may be any of int32_t. Cost: on Cortex-M4 and M7 less than six instructions for a far box of
 * a plain array aligned to 4 bytes, on whichever side it is; elsewhere as above. A box that the
 * circle's own box touches and the circle does not costs about 110, near three times as much as above.
 */
size_t fh_find_touch_circle_rects16(const fh_circle *circle, const fh_rects16 *boxes, size_t from);
size_t fh_find_overlap_circle_rects16(const fh_circle *circle, const fh_rects16 *boxes,
                                      size_t from);
size_t fh_find_touch_rect_rects16(const fh_rect *rect, const fh_rects16 *boxes, size_t from);
size_t fh_find_overlap_rect_rects16(const fh_rect *rect, const fh_rects16 *boxes, size_t from);

/* Does outer hold all of inner? Both closed: equal boxes contain each other. */
FH_SMALL bool fh_rect_contains(const fh_rect *outer, const fh_rect *inner);

/*
 * The box that a and b share. True when they touch, and only then *out is written; it is flat or a
 * point where they merely touch. out may be a or b.
 */
bool fh_rect_intersection(const fh_rect *a, const fh_rect *b, fh_rect *out);

/*
 * Does the box own this pixel: left <= x < right, top <= y < bottom? Of two boxes side by side just
 * one owns a pixel of the common edge, and a flat box owns none.
 */
FH_SMALL bool fh_pixel_rect(fh_vec pixel, const fh_rect *rect);

/* The small ones: here where FH_INLINE is defined, else in overlap.c. */
#if defined(FH_INLINE) || defined(FH_SMALL_BODIES)
FH_SMALL bool fh_touch_point_rect(fh_vec point, const fh_rect *rect)
{
    FH_REQUIRE_RECT(rect);
    return rect->left <= point.x && point.x <= rect->right && rect->top <= point.y &&
           point.y <= rect->bottom;
}

FH_SMALL bool fh_overlap_point_rect(fh_vec point, const fh_rect *rect)
{
    FH_REQUIRE_RECT(rect);
    return rect->left < point.x && point.x < rect->right && rect->top < point.y &&
           point.y < rect->bottom;
}

FH_SMALL bool fh_touch_rect_rect(const fh_rect *a, const fh_rect *b)
{
    FH_REQUIRE_RECT(a);
    FH_REQUIRE_RECT(b);
    return a->left <= b->right && b->left <= a->right && a->top <= b->bottom && b->top <= a->bottom;
}

FH_SMALL bool fh_overlap_rect_rect(const fh_rect *a, const fh_rect *b)
{
    FH_REQUIRE_RECT(a);
    FH_REQUIRE_RECT(b);
    return a->left < b->right && b->left < a->right && a->top < b->bottom && b->top < a->bottom;
}

FH_SMALL bool fh_rect_contains(const fh_rect *outer, const fh_rect *inner)
{
    FH_REQUIRE_RECT(outer);
    FH_REQUIRE_RECT(inner);
    return outer->left <= inner->left && inner->right <= outer->right && outer->top <= inner->top &&
           inner->bottom <= outer->bottom;
}

FH_SMALL bool fh_pixel_rect(fh_vec pixel, const fh_rect *rect)
{
    FH_REQUIRE_RECT(rect);
    return rect->left <= pixel.x && pixel.x < rect->right && rect->top <= pixel.y &&
           pixel.y < rect->bottom;
}
#endif

#ifdef __cplusplus
}
#endif

#endif
