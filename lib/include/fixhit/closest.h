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

#ifdef __cplusplus
}
#endif

#endif
