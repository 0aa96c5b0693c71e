#include "box2d_shapes.h"

#include <box2d/box2d.h>

static const b2Transform here(b2Vec2(0, 0), b2Rot(0));

void *box2d_circle(float x, float y, float radius)
{
    b2CircleShape *const circle = new b2CircleShape;
    circle->m_p.Set(x, y);
    circle->m_radius = radius;
    return static_cast<b2Shape *>(circle);
}

void *box2d_polygon(const float *points, int count)
{
    b2Vec2 corners[b2_maxPolygonVertices];
    for (int i = 0; i < count; i++)
        corners[i].Set(points[2 * i], points[2 * i + 1]);
    b2PolygonShape *const polygon = new b2PolygonShape;
    polygon->Set(corners, count);
    return static_cast<b2Shape *>(polygon);
}

void box2d_free(void *shape)
{
    delete static_cast<b2Shape *>(shape);
}

bool box2d_overlap(const void *a, const void *b)
{
    return b2TestOverlap(static_cast<const b2Shape *>(a), 0, static_cast<const b2Shape *>(b), 0,
                         here, here);
}

void box2d_version(int version[3])
{
    version[0] = b2_version.major;
    version[1] = b2_version.minor;
    version[2] = b2_version.revision;
}

/* A ray tells of no shape that it starts in, TestPoint does. */
bool box2d_ray(const float *points, const void *shape)
{
    const b2Shape *const s = static_cast<const b2Shape *>(shape);
    b2RayCastInput input;
    b2RayCastOutput output;
    input.p1.Set(points[0], points[1]);
    input.p2.Set(points[2], points[3]);
    input.maxFraction = 1;
    return s->TestPoint(here, input.p1) || s->RayCast(&output, input, here, 0);
}
