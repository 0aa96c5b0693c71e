/* The pairs of overlap.h against the definition. */
#include "../unit/answers.h"
#include "oracle.h"

#include <inttypes.h>
#include <stdio.h>

static const char *const names[PAIRS] = {"point-rect",    "point-circle", "rect-rect",
                                         "circle-circle", "circle-rect",  "round-rect",
                                         "round-round"};

static core core_round(const fh_round *o)
{
    return (core){1,
                  {(int64_t)o->left + o->right},
                  {(int64_t)o->top + o->bottom},
                  (int64_t)o->right - o->left};
}

static meeting defined(pair which, const shape_case *c)
{
    const core point = core_point(c->point), circle = core_circle(&c->circle);
    const core other_circle = core_circle(&c->other_circle), rect = core_rect(&c->rect);
    const core other_rect = core_rect(&c->other_rect), round = core_round(&c->round);
    const core other_round = core_round(&c->other_round);
    switch (which) {
    case POINT_RECT:
        return defined_meeting(&point, &rect);
    case POINT_CIRCLE:
        return defined_meeting(&point, &circle);
    case RECT_RECT:
        return defined_meeting(&rect, &other_rect);
    case CIRCLE_CIRCLE:
        return defined_meeting(&circle, &other_circle);
    case CIRCLE_RECT:
        return defined_meeting(&circle, &rect);
    case ROUND_RECT:
        return defined_meeting(&round, &rect);
    default:
        return defined_meeting(&round, &other_round);
    }
}

static void show(pair which, const shape_case *c)
{
    const fh_rect boxes[] = {
        c->rect,
        c->other_rect,
        {c->round.left, c->round.top, c->round.right, c->round.bottom},
        {c->other_round.left, c->other_round.top, c->other_round.right, c->other_round.bottom}};
    printf("%s: point %" PRId32 ",%" PRId32, names[which], c->point.x, c->point.y);
    printf("; circles %" PRId32 ",%" PRId32 " r %" PRId32, c->circle.center.x, c->circle.center.y,
           c->circle.radius);
    printf(" and %" PRId32 ",%" PRId32 " r %" PRId32 "; boxes", c->other_circle.center.x,
           c->other_circle.center.y, c->other_circle.radius);
    for (size_t i = 0; i < sizeof boxes / sizeof boxes[0]; i++)
        printf(" {%" PRId32 ", %" PRId32 ", %" PRId32 ", %" PRId32 "}", boxes[i].left, boxes[i].top,
               boxes[i].right, boxes[i].bottom);
    printf("\n");
}

static void check(pair which, const shape_case *c)
{
    const meeting wanted = defined(which, c);
    const unsigned touch = 2 * (unsigned)which, overlap = touch + 1;
    if (!oracle_agrees(wanted, answer(touch, c), answer(overlap, c))) show(which, c);
}

static bool touches(fh_vec p, const fh_rect *r)
{
    const core a = core_point(p), b = core_rect(r);
    return defined_meeting(&a, &b).touch;
}

static bool contains_is_right(const shape_case *c)
{
    const fh_rect *o = &c->other_rect;
    const bool wanted = touches((fh_vec){o->left, o->top}, &c->rect) &&
                        touches((fh_vec){o->right, o->bottom}, &c->rect);
    return answer(CONTAINS, c) == wanted;
}

/* The shared box is in both, and each of its sides is a side of one of them. */
static bool intersection_is_right(const shape_case *c)
{
    const fh_rect *a = &c->rect, *b = &c->other_rect;
    const bool wanted = defined(RECT_RECT, c).touch;
    fh_rect s = {1, 2, 3, 4};
    if (fh_rect_intersection(a, b, &s) != wanted) return false;
    if (!wanted) return s.left == 1 && s.top == 2 && s.right == 3 && s.bottom == 4;
    return fh_rect_contains(a, &s) && fh_rect_contains(b, &s) &&
           (s.left == a->left || s.left == b->left) && (s.top == a->top || s.top == b->top) &&
           (s.right == a->right || s.right == b->right) &&
           (s.bottom == a->bottom || s.bottom == b->bottom);
}

/* A box owns a pixel when the pixel's middle is inside. */
static bool pixel_is_right(const shape_case *c)
{
    core middle = core_point(c->point);
    const core rect = core_rect(&c->rect);
    middle.x[0]++;
    middle.y[0]++;
    return answer(PIXEL, c) == defined_meeting(&middle, &rect).overlap;
}

/* Nearest in a convex set: from there no corner lies in the direction of the point. */
static bool closest_is_right(const shape_case *c)
{
    const fh_vec q = fh_closest_on_rect(c->point, &c->rect);
    const int64_t x = (int64_t)c->point.x - q.x, y = (int64_t)c->point.y - q.y;
    if (!touches(q, &c->rect)) return false;
    const int64_t left = (int64_t)c->rect.left - q.x, right = (int64_t)c->rect.right - q.x;
    const int64_t top = (int64_t)c->rect.top - q.y, bottom = (int64_t)c->rect.bottom - q.y;
    return (x > 0 ? right : left) * (x != 0) == 0 && (y > 0 ? bottom : top) * (y != 0) == 0;
}

static bool find_is_right(const shape_case *c)
{
    const fh_rect boxes[] = {c->other_rect, c->rect};
    const fh_rects list = FH_RECTS(boxes);
    shape_case other = *c;
    other.rect = c->other_rect;
    const meeting first = defined(CIRCLE_RECT, &other), second = defined(CIRCLE_RECT, c);
    const size_t touch = first.touch ? 0 : second.touch ? 1 : 2;
    const size_t overlap = first.overlap ? 0 : second.overlap ? 1 : 2;
    return fh_find_touch_circle_rects(&c->circle, &list, 0) == touch &&
           fh_find_overlap_circle_rects(&c->circle, &list, 0) == overlap;
}

/* The upper half, where the numbers are too large for 16 bits. */
static fh_rect16 rect16(const fh_rect *r, bool small)
{
    const int shift = small ? 0 : 16;
    return (fh_rect16){(int16_t)(r->left >> shift), (int16_t)(r->top >> shift),
                       (int16_t)(r->right >> shift), (int16_t)(r->bottom >> shift)};
}

static bool fits16(const fh_rect *r)
{
    return INT16_MIN <= r->left && r->right <= INT16_MAX && INT16_MIN <= r->top &&
           r->bottom <= INT16_MAX;
}

static fh_rect widened(const fh_rect16 *r)
{
    return (fh_rect){r->left, r->top, r->right, r->bottom};
}

enum { SAME = 4 };

static size_t first_of(bool first, bool last)
{
    return first ? 0 : last ? SAME : SAME + 1;
}

/* Five boxes, of which the first four stand for those that are passed over together. */
static bool find16_is_right(const shape_case *c)
{
    const bool small = fits16(&c->rect) && fits16(&c->other_rect);
    const fh_rect16 first = rect16(&c->other_rect, small), last = rect16(&c->rect, small);
    const _Alignas(4) fh_rect16 boxes[] = {first, first, first, first, last};
    const fh_rects16 list = FH_RECTS16(boxes);
    const int shift = small ? 0 : 16;
    shape_case one = *c, other = *c;
    one.rect = widened(&first);
    other.rect = widened(&last);
    one.circle.center = (fh_vec){c->circle.center.x >> shift, c->circle.center.y >> shift};
    one.circle.radius = c->circle.radius >> shift;
    other.circle = one.circle;
    one.other_rect = other.other_rect = (fh_rect){c->point.x >> shift, c->point.y >> shift,
                                                  c->point.x >> shift, c->point.y >> shift};
    const meeting round = defined(CIRCLE_RECT, &one), next_round = defined(CIRCLE_RECT, &other);
    const meeting box = defined(RECT_RECT, &one), next_box = defined(RECT_RECT, &other);
    const fh_circle *const circle = &one.circle;
    const fh_rect *const rect = &one.other_rect;
    return fh_find_touch_circle_rects16(circle, &list, 0) ==
               first_of(round.touch, next_round.touch) &&
           fh_find_overlap_circle_rects16(circle, &list, 0) ==
               first_of(round.overlap, next_round.overlap) &&
           fh_find_touch_rect_rects16(rect, &list, 0) == first_of(box.touch, next_box.touch) &&
           fh_find_overlap_rect_rects16(rect, &list, 0) == first_of(box.overlap, next_box.overlap);
}

static void check_others(const shape_case *c)
{
    static const struct {
        const char *name;
        bool (*is_right)(const shape_case *c);
    } others[] = {{"contains", contains_is_right}, {"intersection", intersection_is_right},
                  {"pixel", pixel_is_right},       {"closest", closest_is_right},
                  {"find", find_is_right},         {"find16", find16_is_right}};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        const bool right = others[i].is_right(c);
        if (oracle_agrees((meeting){true, true}, right, right)) continue;
        printf("%s: ", others[i].name);
        show(RECT_RECT, c);
    }
}

/* Every box of a small grid, into *r, one a call; false after the last. */
static bool next_rect(fh_rect *r, fix16_t size)
{
    if (++r->right <= size) return true;
    if (++r->left <= size) return r->right = r->left, true;
    r->left = r->right = 0;
    if (++r->bottom <= size) return true;
    if (++r->top <= size) return r->bottom = r->top, true;
    r->top = r->bottom = 0;
    return false;
}

static bool next_circle(fh_circle *c, fix16_t low, fix16_t high, fix16_t most)
{
    if (++c->radius <= most) return true;
    c->radius = 0;
    if (++c->center.x <= high) return true;
    c->center.x = low;
    if (++c->center.y <= high) return true;
    c->center.y = low;
    return false;
}

/* The round in the box at the circle's centre, as wide as its radius: halves come of themselves. */
static fh_round round_at(const fh_circle *c)
{
    return (fh_round){c->center.x, c->center.y, c->center.x + c->radius, c->center.y + c->radius};
}

static void small_rects(void)
{
    enum { SIZE = 4 };
    shape_case c = {.rect = {0, 0, 0, 0}};
    do {
        do {
            check(RECT_RECT, &c);
            check_others(&c);
        } while (next_rect(&c.other_rect, SIZE));
    } while (next_rect(&c.rect, SIZE));
}

static void small_circles_and_rects(void)
{
    enum { SIZE = 4, LOW = -4, HIGH = 8, RADIUS = 6 };
    shape_case c = {.circle = {{LOW, LOW}, 0}};
    do {
        c.point = c.circle.center;
        c.round = round_at(&c.circle);
        do {
            check(CIRCLE_RECT, &c);
            check(ROUND_RECT, &c);
            if (c.circle.radius == 0) check(POINT_RECT, &c);
        } while (next_rect(&c.rect, SIZE));
    } while (next_circle(&c.circle, LOW, HIGH, RADIUS));
}

static void small_circles(void)
{
    enum { LOW = 0, HIGH = 5, RADIUS = 6 };
    shape_case c = {.circle = {{LOW, LOW}, 0}};
    do {
        c.point = c.circle.center;
        c.round = round_at(&c.circle);
        do {
            c.other_round = round_at(&c.other_circle);
            check(CIRCLE_CIRCLE, &c);
            check(ROUND_ROUND, &c);
        } while (next_circle(&c.other_circle, LOW, HIGH, RADIUS));
        shape_case one = c;
        for (one.point.x = LOW - 6; one.point.x <= HIGH + 6; one.point.x++)
            for (one.point.y = LOW - 6; one.point.y <= HIGH + 6; one.point.y++)
                check(POINT_CIRCLE, &one);
    } while (next_circle(&c.circle, LOW, HIGH, RADIUS));
}

void oracle_overlap_small(void)
{
    small_rects();
    small_circles_and_rects();
    small_circles();
}

void oracle_overlap_random(uint32_t *seed)
{
    shape_case c;
    case_random(seed, &c);
    for (unsigned p = 0; p < PAIRS; p++)
        check((pair)p, &c);
    check_others(&c);
}
