/* Whole pixels as taught for a RECT: centre and radius by halving the width, squares in int. */
#include "rivals.h"

typedef struct box {
    int left, top, right, bottom;
} box;

bool halved_circle_circle(const box *a, const box *b);
bool halved_circle_rect(const box *c, const box *r);
bool halved_rect_rect(const box *a, const box *b);

/* Through unsigned, so that what overflows is defined: it wraps round, as the processors do. */
static int less(int a, int b)
{
    return (int)((unsigned)a - (unsigned)b);
}

static int plus(int a, int b)
{
    return (int)((unsigned)a + (unsigned)b);
}

static int square(int a)
{
    return (int)((unsigned)a * (unsigned)a);
}

static int half_width(const box *b)
{
    return less(b->right, b->left) / 2;
}

static int half_height(const box *b)
{
    return less(b->bottom, b->top) / 2;
}

bool halved_circle_circle(const box *a, const box *b)
{
    const int x = less(plus(a->left, half_width(a)), plus(b->left, half_width(b)));
    const int y = less(plus(a->top, half_height(a)), plus(b->top, half_height(b)));
    return plus(square(x), square(y)) <= square(plus(half_width(a), half_width(b)));
}

static int clamped(int value, int low, int high)
{
    return value < low ? low : value > high ? high : value;
}

bool halved_circle_rect(const box *c, const box *r)
{
    const int x = plus(c->left, half_width(c)), y = plus(c->top, half_height(c));
    const int dx = less(x, clamped(x, r->left, r->right));
    const int dy = less(y, clamped(y, r->top, r->bottom));
    return plus(square(dx), square(dy)) <= square(half_width(c));
}

/* By centres and half sizes too. */
bool halved_rect_rect(const box *a, const box *b)
{
    const int x = less(plus(a->left, half_width(a)), plus(b->left, half_width(b)));
    const int y = less(plus(a->top, half_height(a)), plus(b->top, half_height(b)));
    return (x < 0 ? less(0, x) : x) <= plus(half_width(a), half_width(b)) &&
           (y < 0 ? less(0, y) : y) <= plus(half_height(a), half_height(b));
}

static void take(const real_shape *shape, own_shape *own)
{
    const bool round = shape->kind == FH_CIRCLE;
    const double x = shape->at[0].x, y = shape->at[0].y, r = shape->radius;
    void *const room = own;
    *(box *)room = (box){(int)(x - r), (int)(y - r), (int)(round ? x + r : shape->at[1].x),
                         (int)(round ? y + r : shape->at[1].y)};
}

static const rival rivals[] = {
    RIVAL(CIRCLE_CIRCLE, TOUCH, halved_circle_circle),
    RIVAL(CIRCLE_RECT, TOUCH, halved_circle_rect),
    RIVAL(RECT_RECT, TOUCH, halved_rect_rect),
};

const family halved_family = {
    "whole pixels, halved RECT", PIXEL_NUMBERS, false, take, NULL, RIVALS_OF(rivals)};
