/*
 * Chipmunk2D as documented: shapes that are updated when they move, cpShapesCollide,
 * cpShapeSegmentQuery.
 */
#include "families.h"

#include <chipmunk/chipmunk.h>

/* A segment is no shape of its own here: it is what a shape is queried with. */
typedef struct query {
    cpShape *shape;
    cpVect a, b;
} query;

bool chipmunk_collide(const query *a, const query *b);
bool chipmunk_segment(const query *segment, const query *circle);

bool chipmunk_collide(const query *a, const query *b)
{
    return cpShapesCollide(a->shape, b->shape).count > 0;
}

/* A segment query tells of no shape that it starts in, a point query does. */
bool chipmunk_segment(const query *segment, const query *circle)
{
    cpPointQueryInfo near;
    cpSegmentQueryInfo hit;
    return cpShapePointQuery(circle->shape, segment->a, &near) <= 0 ||
           cpShapeSegmentQuery(circle->shape, segment->a, segment->b, 0, &hit);
}

static void take(const real_shape *shape, own_shape *own)
{
    void *const room = own;
    cpVect at[CORNERS];
    for (int i = 0; i < CORNERS; i++)
        at[i] = cpv(shape->at[i].x, shape->at[i].y);
    query q = {NULL, at[0], at[1]};
    if (shape->kind == FH_CIRCLE)
        q.shape = cpCircleShapeNew(NULL, shape->radius, at[0]);
    else if (shape->kind == FH_POLYGON)
        q.shape = cpPolyShapeNew(NULL, CORNERS, at, cpTransformIdentity, 0);
    if (q.shape != NULL) cpShapeUpdate(q.shape, cpTransformIdentity);
    *(query *)room = q;
}

static void drop(own_shape *own)
{
    void *const room = own;
    cpShape *const shape = ((query *)room)->shape;
    if (shape != NULL) cpShapeFree(shape);
}

static const rival rivals[] = {
    RIVAL(SEGMENT_CIRCLE, TOUCH, chipmunk_segment),
    RIVAL(CIRCLE_POLYGON, TOUCH, chipmunk_collide),
    RIVAL(POLYGON_POLYGON, TOUCH, chipmunk_collide),
};

const family chipmunk_family = {"Chipmunk2D", ANY_NUMBERS, true, take, drop, RIVALS_OF(rivals)};
