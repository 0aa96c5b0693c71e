/*
 * Box2D as documented: metres, moving things of 0.1 to 10 of them, b2TestOverlap, TestPoint and
 * RayCast.
 */
#include "box2d_shapes.h"
#include "families.h"

enum { PIXELS_PER_METRE = 32 };

typedef struct query {
    void *shape;
    float points[2 * CORNERS];
} query;

bool box2d_collide(const query *a, const query *b);
bool box2d_segment(const query *segment, const query *circle);

bool box2d_collide(const query *a, const query *b)
{
    return box2d_overlap(a->shape, b->shape);
}

bool box2d_segment(const query *segment, const query *circle)
{
    return box2d_ray(segment->points, circle->shape);
}

static void take(const real_shape *shape, own_shape *own)
{
    void *const room = own;
    query q = {.shape = NULL};
    for (int i = 0; i < CORNERS; i++) {
        q.points[2 * i] = (float)(shape->at[i].x / PIXELS_PER_METRE);
        q.points[2 * i + 1] = (float)(shape->at[i].y / PIXELS_PER_METRE);
    }
    if (shape->kind == FH_CIRCLE)
        q.shape = box2d_circle(q.points[0], q.points[1], (float)(shape->radius / PIXELS_PER_METRE));
    else if (shape->kind == FH_POLYGON)
        q.shape = box2d_polygon(q.points, CORNERS);
    *(query *)room = q;
}

static void drop(own_shape *own)
{
    void *const room = own;
    if (((query *)room)->shape != NULL) box2d_free(((query *)room)->shape);
}

static const rival rivals[] = {
    RIVAL(SEGMENT_CIRCLE, TOUCH, box2d_segment),
    RIVAL(CIRCLE_POLYGON, TOUCH, box2d_collide),
    RIVAL(POLYGON_POLYGON, TOUCH, box2d_collide),
};

const family box2d_family = {"Box2D", ANY_NUMBERS, true, take, drop, RIVALS_OF(rivals)};
