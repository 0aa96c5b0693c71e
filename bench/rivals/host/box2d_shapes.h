/* What of Box2D is asked here, for C. */
#ifndef BOX2D_SHAPES_H
#define BOX2D_SHAPES_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

/* In metres. `points` are pairs of x and y; a shape is given back by box2d_free. */
void *box2d_circle(float x, float y, float radius);
void *box2d_polygon(const float *points, int count);
void box2d_free(void *shape);
bool box2d_overlap(const void *a, const void *b);
/* Three numbers. */
void box2d_version(int version[3]);
/* points: both ends of the segment. */
bool box2d_ray(const float *points, const void *shape);

#ifdef __cplusplus
}
#endif

#endif
