/*
 * Do these two touch? Do they overlap? The pairs with a convex polygon (shapes.h) in them, by the one rule
 * of overlap.h. Two turned boxes are two polygons of four corners.
 *
 * LIMIT, exact there: a polygon's edges are tried as separating axes, as they are, without a length. Shapes
 * must be valid and pointers not null, which is asserted; with assertions off the answer is then
 * unspecified, but nothing beyond `count` vertices is read.
 *
 * Cost: for each edge up to two products for each vertex of the other, until one is found on the inner
 * side, or none: then the answer is no. Two turned boxes, of four corners with equal opposite edges, take ten
 * cross products at most. A round adds squares of 128 bits where it is near a face.
 */
#ifndef FIXHIT_POLYGON_H
#define FIXHIT_POLYGON_H

#include "shapes.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * FH_OK for a valid polygon; FH_ERR_RANGE where vertices[i] + at leaves LIMIT; else FH_ERR_SHAPE: fewer than
 * 3 or more than FH_POLYGON_MAX vertices, fewer than 3 in different places, no area, or not convex. FULL:
 * any table and any `at`; only the pointers are asserted.
 */
fh_status fh_polygon_check(const fh_polygon *polygon);

bool fh_touch_point_polygon(fh_vec point, const fh_polygon *polygon);
bool fh_overlap_point_polygon(fh_vec point, const fh_polygon *polygon);

bool fh_touch_segment_polygon(const fh_segment *segment, const fh_polygon *polygon);
bool fh_overlap_segment_polygon(const fh_segment *segment, const fh_polygon *polygon);

bool fh_touch_circle_polygon(const fh_circle *circle, const fh_polygon *polygon);
bool fh_overlap_circle_polygon(const fh_circle *circle, const fh_polygon *polygon);

bool fh_touch_capsule_polygon(const fh_capsule *capsule, const fh_polygon *polygon);
bool fh_overlap_capsule_polygon(const fh_capsule *capsule, const fh_polygon *polygon);

bool fh_touch_rect_polygon(const fh_rect *rect, const fh_polygon *polygon);
bool fh_overlap_rect_polygon(const fh_rect *rect, const fh_polygon *polygon);

bool fh_touch_polygon_polygon(const fh_polygon *a, const fh_polygon *b);
bool fh_overlap_polygon_polygon(const fh_polygon *a, const fh_polygon *b);

#ifdef __cplusplus
}
#endif

#endif
