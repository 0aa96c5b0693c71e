/* The distance as first taught: by the root of a sum of powers, in double. */
#include "rivals.h"

#include <math.h>

typedef struct point {
    double x, y;
} point;

typedef struct circle {
    point center;
    double radius;
} circle;

typedef struct box {
    double left, top, right, bottom;
} box;

typedef struct polygon {
    point corners[CORNERS];
} polygon;

bool double_circle_circle(const circle *a, const circle *b);
bool double_circle_rect(const circle *c, const box *r);
bool double_segment_circle(const point *segment, const circle *c);
bool double_circle_polygon(const circle *c, const polygon *p);

static double distance(point a, point b)
{
    return sqrt(pow(a.x - b.x, 2) + pow(a.y - b.y, 2));
}

bool double_circle_circle(const circle *a, const circle *b)
{
    return distance(a->center, b->center) <= a->radius + b->radius;
}

static double clamped(double value, double low, double high)
{
    return value < low ? low : value > high ? high : value;
}

bool double_circle_rect(const circle *c, const box *r)
{
    const point nearest = {clamped(c->center.x, r->left, r->right),
                           clamped(c->center.y, r->top, r->bottom)};
    return distance(c->center, nearest) <= c->radius;
}

static double distance_from_segment(point p, point a, point b)
{
    const point along = {b.x - a.x, b.y - a.y};
    const double part = ((p.x - a.x) * along.x + (p.y - a.y) * along.y) / pow(distance(a, b), 2);
    const double t = clamped(part, 0, 1);
    return distance(p, (point){a.x + t * along.x, a.y + t * along.y});
}

bool double_segment_circle(const point *segment, const circle *c)
{
    return distance_from_segment(c->center, segment[0], segment[1]) <= c->radius;
}

/* Near an edge, or on the same side of all edges. */
bool double_circle_polygon(const circle *c, const polygon *p)
{
    int to_the_left = 0;
    for (int i = 0; i < CORNERS; i++) {
        const point a = p->corners[i], b = p->corners[(i + 1) % CORNERS];
        if (distance_from_segment(c->center, a, b) <= c->radius) return true;
        to_the_left += (b.x - a.x) * (c->center.y - a.y) - (b.y - a.y) * (c->center.x - a.x) > 0;
    }
    return to_the_left == 0 || to_the_left == CORNERS;
}

static void take(const real_shape *shape, own_shape *own)
{
    void *const room = own;
    const point a = {shape->at[0].x, shape->at[0].y}, b = {shape->at[1].x, shape->at[1].y};
    if (shape->kind == FH_CIRCLE)
        *(circle *)room = (circle){a, shape->radius};
    else if (shape->kind == FH_RECT)
        *(box *)room = (box){a.x, a.y, b.x, b.y};
    else /* a segment has the first two */
        for (int i = 0; i < CORNERS; i++)
            ((point *)room)[i] = (point){shape->at[i].x, shape->at[i].y};
}

static const rival rivals[] = {
    RIVAL(CIRCLE_CIRCLE, TOUCH, double_circle_circle),
    RIVAL(CIRCLE_RECT, TOUCH, double_circle_rect),
    RIVAL(SEGMENT_CIRCLE, TOUCH, double_segment_circle),
    RIVAL(CIRCLE_POLYGON, TOUCH, double_circle_polygon),
};

const family double_family = {"double, sqrt and pow", ANY_NUMBERS, true, take, NULL,
                              RIVALS_OF(rivals)};
