/*
 * Any two shapes: for games whose bodies are of several kinds. Each call goes by a table to the function of
 * the two kinds, whose promises and domain hold; all of overlap.h, segment.h, polygon.h, contact.h, sweep.h
 * and cast.h comes along.
 *
 * In contact, sweep and cast a point is a circle, and a segment a capsule, of radius 0.
 *
 * LIMIT (shapes.h). A valid kind and pointers that are not null are asserted here, the shapes by the function of
 * the two kinds, as its header says. Cost: a call through the table.
 */
#ifndef FIXHIT_SHAPE_H
#define FIXHIT_SHAPE_H

#include "contact.h"
#include "hit.h"
#include "shapes.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum fh_kind { FH_POINT, FH_SEGMENT, FH_CIRCLE, FH_CAPSULE, FH_RECT, FH_POLYGON } fh_kind;

typedef struct fh_shape {
    fh_kind kind;
    union {
        fh_vec point;
        fh_segment segment;
        fh_circle circle;
        fh_capsule capsule;
        fh_rect rect;
        fh_polygon polygon;
    } as;
} fh_shape;

bool fh_touch(const fh_shape *a, const fh_shape *b);
bool fh_overlap(const fh_shape *a, const fh_shape *b);
bool fh_contact_shapes(const fh_shape *mover, const fh_shape *obstacle, fh_contact *out);
bool fh_sweep(const fh_shape *mover, fh_vec motion, const fh_shape *obstacle, fh_hit *out);
bool fh_cast(fh_vec from, fh_vec motion, const fh_shape *shape, fh_hit *out);

/*
 * FH_OK for a valid shape; FH_ERR_RANGE where it leaves LIMIT, a round one with its radius; else
 * FH_ERR_SHAPE: not a kind, a box turned round, a negative radius, not a polygon (polygon.h). FULL; only pointers
 * are asserted.
 */
fh_status fh_shape_check(const fh_shape *shape);

/* The shape moved by a vector, as fh_rect_moved and its like (shapes.h). */
fh_shape fh_shape_moved(fh_shape shape, fh_vec by);

/* The smallest box round the shape; within twice LIMIT. Of the shape only a polygon is asserted to be valid. */
fh_rect fh_shape_bounds(const fh_shape *shape);

#ifdef __cplusplus
}
#endif

#endif
