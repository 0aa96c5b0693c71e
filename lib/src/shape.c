#include "fixhit/shape.h"

#include "corners.h"
#include "fixhit/cast.h"
#include "fixhit/overlap.h"
#include "fixhit/polygon.h"
#include "fixhit/segment.h"
#include "fixhit/sweep.h"
#include "require.h"

enum { KINDS = FH_POLYGON + 1 };

/* How a function of a pair takes its first shape: a point by value, the others by pointer. */
#define POINT(s)   (s)->as.point
#define SEGMENT(s) &(s)->as.segment
#define CIRCLE(s)  &(s)->as.circle
#define CAPSULE(s) &(s)->as.capsule
#define RECT(s)    &(s)->as.rect
#define POLYGON(s) &(s)->as.polygon

/* The pairs, each in the order of the names. */
#define PAIRS(X)                                                                                   \
    X(point, segment, POINT, SEGMENT)                                                              \
    X(point, circle, POINT, CIRCLE)                                                                \
    X(point, capsule, POINT, CAPSULE)                                                              \
    X(point, rect, POINT, RECT)                                                                    \
    X(point, polygon, POINT, POLYGON)                                                              \
    X(segment, segment, SEGMENT, SEGMENT)                                                          \
    X(segment, circle, SEGMENT, CIRCLE)                                                            \
    X(segment, capsule, SEGMENT, CAPSULE)                                                          \
    X(segment, rect, SEGMENT, RECT)                                                                \
    X(segment, polygon, SEGMENT, POLYGON)                                                          \
    X(circle, circle, CIRCLE, CIRCLE)                                                              \
    X(circle, capsule, CIRCLE, CAPSULE)                                                            \
    X(circle, rect, CIRCLE, RECT)                                                                  \
    X(circle, polygon, CIRCLE, POLYGON)                                                            \
    X(capsule, capsule, CAPSULE, CAPSULE)                                                          \
    X(capsule, rect, CAPSULE, RECT)                                                                \
    X(capsule, polygon, CAPSULE, POLYGON)                                                          \
    X(rect, rect, RECT, RECT)                                                                      \
    X(rect, polygon, RECT, POLYGON)                                                                \
    X(polygon, polygon, POLYGON, POLYGON)

typedef bool question(const fh_shape *a, const fh_shape *b);

#define QUESTIONS(a, b, A, B)                                                                      \
    static bool touch_##a##_##b(const fh_shape *s, const fh_shape *t)                              \
    {                                                                                              \
        return fh_touch_##a##_##b(A(s), B(t));                                                     \
    }                                                                                              \
    static bool overlap_##a##_##b(const fh_shape *s, const fh_shape *t)                            \
    {                                                                                              \
        return fh_overlap_##a##_##b(A(s), B(t));                                                   \
    }
PAIRS(QUESTIONS)

/* Two points touch when they are one, and have no inside to share. */
static bool touch_point_point(const fh_shape *s, const fh_shape *t)
{
    return s->as.point.x == t->as.point.x && s->as.point.y == t->as.point.y;
}

static bool overlap_point_point(const fh_shape *s, const fh_shape *t)
{
    (void)s;
    (void)t;
    return false;
}

/* By kind, the lower first; nothing for kinds that are not served. */
#define ENTRY(ask, a, b, A, B)                                                                     \
    [FH_##A][FH_##B] = FH_SERVES(FH_##A) && FH_SERVES(FH_##B) ? ask##_##a##_##b : NULL,
#define TOUCHES(a, b, A, B)  ENTRY(touch, a, b, A, B)
#define OVERLAPS(a, b, A, B) ENTRY(overlap, a, b, A, B)

static question *const touches[KINDS][KINDS] = {PAIRS(TOUCHES) TOUCHES(point, point, POINT, POINT)};
static question *const overlaps[KINDS][KINDS] = {PAIRS(OVERLAPS)
                                                     OVERLAPS(point, point, POINT, POINT)};

static bool ask(question *const table[KINDS][KINDS], const fh_shape *a, const fh_shape *b)
{
    if (!FH_SERVES(a->kind) || !FH_SERVES(b->kind)) return false; /* invalid */
    return a->kind <= b->kind ? table[a->kind][b->kind](a, b) : table[b->kind][a->kind](b, a);
}

bool fh_touch(const fh_shape *a, const fh_shape *b)
{
    FH_REQUIRE_SHAPE(a);
    FH_REQUIRE_SHAPE(b);
    return ask(touches, a, b);
}

bool fh_overlap(const fh_shape *a, const fh_shape *b)
{
    FH_REQUIRE_SHAPE(a);
    FH_REQUIRE_SHAPE(b);
    return ask(overlaps, a, b);
}
