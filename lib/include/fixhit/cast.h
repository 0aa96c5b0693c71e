/*
 * What does a ray meet? A ray is the closed path from `from` to from + motion, and asks about touch: an
 * edge or a corner that it only grazes is met too, unlike in a sweep.
 *
 * True exactly when the path touches the closed shape, and only then *out is written:
 *
 *   t       The fraction of the motion where it first does, Q16.16, within 1/65536.
 *   travel  To there: within one unit a component of the true place, on the normal's side of it, each
 *           component between 0 and that of motion. Nothing is promised about overlap.
 *   normal  From the shape against the ray, dot(normal, motion) <= 0, exact, of any length, never (0, 0):
 *           (0, +-65536) or (+-65536, 0) by a face of a rect, at a corner that of the face that the ray
 *           runs into faster; the perpendicular of a polygon's or a capsule's side, or of a segment; from the nearest
 *           point of the core to where travel ends at a round; -motion at a point and at a segment's end.
 *   point   from + travel.
 *   inside  `from` touches already: t = 0, travel = (0, 0), and the normal by the nearest way out, as
 *           contact.h has it for a circle of radius 0, also where the depth is 0; on a segment the
 *           perpendicular against the ray.
 *
 * LIMIT (shapes.h), valid shapes, pointers not null: asserted. Cost: as a sweep.
 */
#ifndef FIXHIT_CAST_H
#define FIXHIT_CAST_H

#include "hit.h"

#ifdef __cplusplus
extern "C" {
#endif

bool fh_cast_segment(fh_vec from, fh_vec motion, const fh_segment *segment, fh_hit *out);
bool fh_cast_circle(fh_vec from, fh_vec motion, const fh_circle *circle, fh_hit *out);
bool fh_cast_capsule(fh_vec from, fh_vec motion, const fh_capsule *capsule, fh_hit *out);
bool fh_cast_rect(fh_vec from, fh_vec motion, const fh_rect *rect, fh_hit *out);
bool fh_cast_polygon(fh_vec from, fh_vec motion, const fh_polygon *polygon, fh_hit *out);

#ifdef __cplusplus
}
#endif

#endif
