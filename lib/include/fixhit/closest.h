/* The point of a shape that is nearest to a given point. */
#ifndef FIXHIT_CLOSEST_H
#define FIXHIT_CLOSEST_H

#include "shapes.h"

#ifdef __cplusplus
extern "C" {
#endif

/*
 * The point of the rect nearest to `point`, which is `point` itself inside the rect and on its
 * edges. FULL, exact: no two points of a box are equally near. Cost: four compares at most.
 */
fh_vec fh_closest_on_rect(fh_vec point, const fh_rect *rect);

/*
 * The grid point nearest to the point of the segment that is nearest to `point`: each coordinate
 * rounded, ties towards the segment's first end. LIMIT, exact. A segment of no length gives its
 * end. Cost: two dot products, and beside the segment two divisions bit by bit, 31 steps each.
 */
fh_vec fh_closest_on_segment(fh_vec point, const fh_segment *segment);

#ifdef __cplusplus
}
#endif

#endif
