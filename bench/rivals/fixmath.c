/*
 * The straightforward way of a game that has libfixmath: its products, its root, no thought of
 * overflow.
 */
#include "rivals.h"

#include <fix16.h>

typedef struct point {
    fix16_t x, y;
} point;

typedef struct circle {
    point center;
    fix16_t radius;
} circle;

typedef struct box {
    fix16_t left, top, right, bottom;
} box;

typedef struct polygon {
    point corners[CORNERS];
} polygon;

bool fixmath_circle_circle(const circle *a, const circle *b);
bool fixmath_circle_rect(const circle *c, const box *r);
bool fixmath_segment_circle(const point *segment, const circle *c);
bool fixmath_circle_polygon(const circle *c, const polygon *p);
bool fixmath_polygon_polygon(const polygon *a, const polygon *b);
bool fixmath_sqrt_circle_circle(const circle *a, const circle *b);
bool fixmath_sqrt_circle_rect(const circle *c, const box *r);

static point less(point a, point b)
{
    return (point){fix16_sub(a.x, b.x), fix16_sub(a.y, b.y)};
}

static fix16_t dot(point a, point b)
{
    return fix16_add(fix16_mul(a.x, b.x), fix16_mul(a.y, b.y));
}

static bool is_near(point a, point b, fix16_t radius)
{
    const point between = less(a, b);
    return dot(between, between) <= fix16_mul(radius, radius);
}

/* The same by the distance itself. */
static bool is_near_by_root(point a, point b, fix16_t radius)
{
    const point between = less(a, b);
    return fix16_sqrt(dot(between, between)) <= radius;
}

bool fixmath_circle_circle(const circle *a, const circle *b)
{
    return is_near(a->center, b->center, fix16_add(a->radius, b->radius));
}

bool fixmath_sqrt_circle_circle(const circle *a, const circle *b)
{
    return is_near_by_root(a->center, b->center, fix16_add(a->radius, b->radius));
}

static point nearest_of(point p, const box *r)
{
    return (point){fix16_clamp(p.x, r->left, r->right), fix16_clamp(p.y, r->top, r->bottom)};
}

bool fixmath_circle_rect(const circle *c, const box *r)
{
    return is_near(c->center, nearest_of(c->center, r), c->radius);
}

bool fixmath_sqrt_circle_rect(const circle *c, const box *r)
{
    return is_near_by_root(c->center, nearest_of(c->center, r), c->radius);
}

static point nearest_on(point p, point a, point b)
{
    const point along = less(b, a);
    const fix16_t part = fix16_div(dot(less(p, a), along), dot(along, along));
    const fix16_t t = fix16_clamp(part, 0, fix16_one);
    return (point){fix16_add(a.x, fix16_mul(t, along.x)), fix16_add(a.y, fix16_mul(t, along.y))};
}

bool fixmath_segment_circle(const point *segment, const circle *c)
{
    return is_near(c->center, nearest_on(c->center, segment[0], segment[1]), c->radius);
}

/* Near an edge, or on the same side of all edges. */
bool fixmath_circle_polygon(const circle *c, const polygon *p)
{
    int to_the_left = 0;
    for (int i = 0; i < CORNERS; i++) {
        const point a = p->corners[i], b = p->corners[(i + 1) % CORNERS];
        if (is_near(c->center, nearest_on(c->center, a, b), c->radius)) return true;
        const point along = less(b, a), to = less(c->center, a);
        to_the_left += fix16_sub(fix16_mul(along.x, to.y), fix16_mul(along.y, to.x)) > 0;
    }
    return to_the_left == 0 || to_the_left == CORNERS;
}

static void project(const polygon *p, point axis, fix16_t *low, fix16_t *high)
{
    *low = *high = dot(p->corners[0], axis);
    for (int i = 1; i < CORNERS; i++) {
        const fix16_t place = dot(p->corners[i], axis);
        *low = fix16_min(*low, place);
        *high = fix16_max(*high, place);
    }
}

/* Is one of the first's edges beside the other? */
static bool parted_by(const polygon *of, const polygon *a, const polygon *b)
{
    for (int i = 0; i < CORNERS; i++) {
        const point from = of->corners[i], to = of->corners[(i + 1) % CORNERS];
        const point axis = {fix16_sub(from.y, to.y), fix16_sub(to.x, from.x)};
        fix16_t low, high, other_low, other_high;
        project(a, axis, &low, &high);
        project(b, axis, &other_low, &other_high);
        if (high < other_low || other_high < low) return true;
    }
    return false;
}

bool fixmath_polygon_polygon(const polygon *a, const polygon *b)
{
    return !parted_by(a, a, b) && !parted_by(b, a, b);
}

static void take(const real_shape *shape, own_shape *own)
{
    void *const room = own;
    point at[CORNERS];
    for (int i = 0; i < CORNERS; i++)
        at[i] =
            (point){(fix16_t)(shape->at[i].x * fix16_one), (fix16_t)(shape->at[i].y * fix16_one)};
    if (shape->kind == FH_CIRCLE)
        *(circle *)room = (circle){at[0], (fix16_t)(shape->radius * fix16_one)};
    else if (shape->kind == FH_RECT)
        *(box *)room = (box){at[0].x, at[0].y, at[1].x, at[1].y};
    else /* a segment has the first two */
        for (int i = 0; i < CORNERS; i++)
            ((point *)room)[i] = at[i];
}

static const rival rivals[] = {
    RIVAL(CIRCLE_CIRCLE, TOUCH, fixmath_circle_circle),
    RIVAL(CIRCLE_RECT, TOUCH, fixmath_circle_rect),
    RIVAL(SEGMENT_CIRCLE, TOUCH, fixmath_segment_circle),
    RIVAL(CIRCLE_POLYGON, TOUCH, fixmath_circle_polygon),
    RIVAL(POLYGON_POLYGON, TOUCH, fixmath_polygon_polygon),
};

static const rival by_root[] = {
    RIVAL(CIRCLE_CIRCLE, TOUCH, fixmath_sqrt_circle_circle),
    RIVAL(CIRCLE_RECT, TOUCH, fixmath_sqrt_circle_rect),
};

const family fixmath_family = {"libfixmath, squares", FIX16_NUMBERS, false, take, NULL,
                               RIVALS_OF(rivals)};
const family fixmath_sqrt_family = {"libfixmath, fix16_sqrt", FIX16_NUMBERS, false, take, NULL,
                                    RIVALS_OF(by_root)};
