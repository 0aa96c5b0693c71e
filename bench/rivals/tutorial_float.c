/* The distance without its root: squares in float. */
#include "tutorial_float.h"

static float square(float x)
{
    return x * x;
}

bool float_circle_circle(const float_circle *a, const float_circle *b)
{
    return square(a->center.x - b->center.x) + square(a->center.y - b->center.y) <=
           square(a->radius + b->radius);
}

/* How far x lies outside, without a branch where the machine has a greatest of two. */
static float outside(float x, float low, float high)
{
    const float below = low - x, above = x - high, most = below > above ? below : above;
    return most > 0 ? most : 0;
}

bool float_circle_rect(const float_circle *c, const float_rect *r)
{
    return square(outside(c->center.x, r->left, r->right)) +
               square(outside(c->center.y, r->top, r->bottom)) <=
           square(c->radius);
}

static float clamped(float value, float low, float high)
{
    return value < low ? low : value > high ? high : value;
}

bool float_clamped_circle_rect(const float_circle *c, const float_rect *r)
{
    return square(c->center.x - clamped(c->center.x, r->left, r->right)) +
               square(c->center.y - clamped(c->center.y, r->top, r->bottom)) <=
           square(c->radius);
}

bool float_rect_rect(const float_rect *a, const float_rect *b)
{
    return a->left <= b->right && b->left <= a->right && a->top <= b->bottom && b->top <= a->bottom;
}

size_t float_find_rects(const float_rect *a, const float_rect *boxes, size_t count, size_t from)
{
    while (from < count && !float_rect_rect(a, &boxes[from]))
        from++;
    return from;
}

size_t float_find_circle_rects(const float_circle *c, const float_rect *boxes, size_t count,
                               size_t from)
{
    while (from < count && !float_circle_rect(c, &boxes[from]))
        from++;
    return from;
}

static float squared_distance(float_point p, float_point a, float_point b)
{
    const float_point along = {b.x - a.x, b.y - a.y};
    const float part =
        ((p.x - a.x) * along.x + (p.y - a.y) * along.y) / (square(along.x) + square(along.y));
    const float t = clamped(part, 0, 1);
    return square(p.x - (a.x + t * along.x)) + square(p.y - (a.y + t * along.y));
}

bool float_segment_circle(const float_point *segment, const float_circle *c)
{
    return squared_distance(c->center, segment[0], segment[1]) <= square(c->radius);
}

/* Near an edge, or on the same side of all edges. */
bool float_circle_polygon(const float_circle *c, const float_polygon *p)
{
    int to_the_left = 0;
    for (int i = 0; i < CORNERS; i++) {
        const float_point a = p->corners[i], b = p->corners[(i + 1) % CORNERS];
        if (squared_distance(c->center, a, b) <= square(c->radius)) return true;
        to_the_left += (b.x - a.x) * (c->center.y - a.y) - (b.y - a.y) * (c->center.x - a.x) > 0;
    }
    return to_the_left == 0 || to_the_left == CORNERS;
}

float_rect float_rect_of(const fh_rect *rect)
{
    const float unit = 1.0f / 65536;
    return (float_rect){(float)rect->left * unit, (float)rect->top * unit,
                        (float)rect->right * unit, (float)rect->bottom * unit};
}

void take_float(const real_shape *shape, own_shape *own)
{
    void *const room = own;
    float_point at[CORNERS];
    for (int i = 0; i < CORNERS; i++)
        at[i] = (float_point){(float)shape->at[i].x, (float)shape->at[i].y};
    if (shape->kind == FH_CIRCLE)
        *(float_circle *)room = (float_circle){at[0], (float)shape->radius};
    else if (shape->kind == FH_RECT)
        *(float_rect *)room = (float_rect){at[0].x, at[0].y, at[1].x, at[1].y};
    else /* a segment has the first two */
        for (int i = 0; i < CORNERS; i++)
            ((float_point *)room)[i] = at[i];
}

static const rival rivals[] = {
    RIVAL(CIRCLE_CIRCLE, TOUCH, float_circle_circle),
    RIVAL(CIRCLE_RECT, TOUCH, float_circle_rect),
    RIVAL(RECT_RECT, TOUCH, float_rect_rect),
    RIVAL(SEGMENT_CIRCLE, TOUCH, float_segment_circle),
    RIVAL(CIRCLE_POLYGON, TOUCH, float_circle_polygon),
};

static const rival by_clamping[] = {
    RIVAL(CIRCLE_RECT, TOUCH, float_clamped_circle_rect),
};

const family float_family = {"float, squares", ANY_NUMBERS, true,
                             take_float,       NULL,        RIVALS_OF(rivals)};
const family float_clamped_family = {"float, clamped", ANY_NUMBERS, true,
                                     take_float,       NULL,        RIVALS_OF(by_clamping)};
