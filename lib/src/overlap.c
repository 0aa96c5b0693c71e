#ifndef FH_INLINE
#define FH_SMALL_BODIES
#endif
#include "exact.h"

#include "fixhit/overlap.h"

#include "require.h"

/*
 * Each question is written once, with `strict` false for touch and true for overlap, and inlined
 * into its two public functions.
 */

static inline bool rect_meets_rect(const fh_rect *a, const fh_rect *b, bool strict)
{
    return fh_up_to(a->left, b->right, strict) && fh_up_to(b->left, a->right, strict) &&
           fh_up_to(a->top, b->bottom, strict) && fh_up_to(b->top, a->bottom, strict);
}

/*
 * Without a branch, for FH_BRANCHES_DEAR: x^2 + y^2 <= r^2, < if strict, all of 33 bits with a sign. A sum
 * that has carried out of 64 bits is less than what it was made of.
 */
static inline int squares_within(int64_t x, int64_t y, uint64_t r, bool strict)
{
    const uint64_t xx = (uint64_t)x * (uint64_t)x, sum = xx + (uint64_t)y * (uint64_t)y;
    return (int)(sum >= xx) & (int)(strict ? sum < r * r : sum <= r * r);
}

/* Are the two points at most (less than, if strict) this far apart? */
static inline bool points_within(fh_vec a, fh_vec b, uint32_t distance, bool strict)
{
    if (FH_BRANCHES_DEAR)
        return (bool)squares_within((int64_t)a.x - b.x, (int64_t)a.y - b.y, distance, strict);
    const uint32_t dx = fh_apart(a.x, b.x);
    if (!fh_near(dx, distance, strict)) return false;
    const uint32_t dy = fh_apart(a.y, b.y);
    if (!fh_near(dy, distance, strict)) return false;
    return fh_within(dx, dy, distance, strict);
}

static inline int64_t beyond(int64_t value, int64_t least, int64_t most)
{
    const int64_t below = least - value, above = value - most, past = below > above ? below : above;
    return past > 0 ? past : 0;
}

static inline bool circle_meets_rect_evenly(const fh_circle *circle, const fh_rect *rect,
                                            bool strict)
{
    const int64_t x = circle->center.x, y = circle->center.y;
    const int is_within =
        squares_within(beyond(x, rect->left, rect->right), beyond(y, rect->top, rect->bottom),
                       (uint64_t)circle->radius, strict);
    if (!strict) return (bool)is_within;
    const int holds = (int)(rect->left < x) & (int)(x < rect->right) & (int)(rect->top < y) &
                      (int)(y < rect->bottom);
    return (bool)(is_within | holds);
}

/*
 * The nearest point of the rect is (dx, dy) away from the centre. Beside the rect one of them is 0
 * and the other decides: that is the cross of the grown rect. Diagonally off a corner it is the
 * corner's circle, within the square that dx and dy up to the radius leave of it. If strict, a
 * centre on an edge counts as beside it, 0 away: a circle without a radius is not nearer than that.
 */
static inline bool circle_meets_rect(const fh_circle *circle, const fh_rect *rect, bool strict)
{
    if (FH_BRANCHES_DEAR) return circle_meets_rect_evenly(circle, rect, strict);
    fix16_t x, y, size;
    fh_load_three(&circle->center.x, &x, &y, &size);
    const uint32_t radius = (uint32_t)size;
    uint32_t dx, dy;
    if (fh_past(rect->left, x, strict, &dx)) {
        if (FH_CHECK_TWICE && !fh_near(dx, radius, strict)) return false;
    } else if (fh_past(x, rect->right, strict, &dx)) {
        if (FH_CHECK_TWICE && !fh_near(dx, radius, strict)) return false;
    } else {
        if (!fh_past(rect->top, y, strict, &dy) && !fh_past(y, rect->bottom, strict, &dy))
            return true;
        return fh_near(dy, radius, strict);
    }
    if (!FH_CHECK_TWICE && !fh_near(dx, radius, strict)) return false;
    if (!fh_past(rect->top, y, strict, &dy) && !fh_past(y, rect->bottom, strict, &dy)) return true;
    if (!fh_near(dy, radius, strict)) return false;
    return fh_within_radius(dx, dy, radius, strict);
}

/*
 * Rounds, the circles given by their square boxes. Centres lie on halves of a unit, so all is asked
 * in doubled units, and then halved again: with doubled distances dx, dy and a doubled reach d, the
 * numbers a = (d - dx) / 2 and b = (d - dy) / 2 of fh_corner_reached come out whole, as plain
 * differences of edges. Only s keeps a half where d is odd. Unlike d itself, which has 33 bits for
 * two rounds, all of them fit 32.
 */
static inline bool halves_reached(uint32_t a, uint32_t b, uint32_t half, bool odd, bool strict)
{
    const uint32_t rest = half - a;
    if (b > rest) return true;
    return fh_corner_reached(a, b, rest - b, odd, strict);
}

/* How far the round's edge reaches past the near edge of [low, high]; false if its centre is within
 * the interval already. The round and the interval meet. */
static inline bool reach_past(int32_t round_low, int32_t round_high, int32_t low, int32_t high,
                              uint32_t *reach)
{
    const uint32_t width = (uint32_t)round_high - (uint32_t)round_low;
    *reach = (uint32_t)round_high - (uint32_t)low;
    if (round_low < low && *reach < width - *reach) return true;
    *reach = (uint32_t)high - (uint32_t)round_low;
    return round_high > high && *reach < width - *reach;
}

static inline bool round_meets_rect(const fh_round *round, const fh_rect *rect, bool strict)
{
    if (!fh_up_to(round->left, rect->right, strict)) return false;
    if (!fh_up_to(rect->left, round->right, strict)) return false;
    if (!fh_up_to(round->top, rect->bottom, strict)) return false;
    if (!fh_up_to(rect->top, round->bottom, strict)) return false;
    uint32_t a, b;
    if (!reach_past(round->left, round->right, rect->left, rect->right, &a)) return true;
    if (!reach_past(round->top, round->bottom, rect->top, rect->bottom, &b)) return true;
    const uint32_t width = (uint32_t)round->right - (uint32_t)round->left;
    return halves_reached(a, b, width / 2, width % 2 != 0, strict);
}

static inline uint32_t smaller(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/* Of rounds whose boxes meet. Out of line, so that a miss of the boxes saves no registers for it.
 */
static FH_NOINLINE bool boxed_rounds_meet(const fh_round *p, const fh_round *q, bool strict)
{
    const uint32_t width_p = (uint32_t)p->right - (uint32_t)p->left;
    const uint32_t width_q = (uint32_t)q->right - (uint32_t)q->left;
    const uint32_t half = width_p / 2 + width_q / 2 + (width_p & width_q & 1);
    const uint32_t a =
        smaller((uint32_t)q->right - (uint32_t)p->left, (uint32_t)p->right - (uint32_t)q->left);
    const uint32_t b =
        smaller((uint32_t)q->bottom - (uint32_t)p->top, (uint32_t)p->bottom - (uint32_t)q->top);
    return halves_reached(a, b, half, ((width_p ^ width_q) & 1) != 0, strict);
}

static inline bool round_meets_round(const fh_round *p, const fh_round *q, bool strict)
{
    return fh_up_to(p->left, q->right, strict) && fh_up_to(q->left, p->right, strict) &&
           fh_up_to(p->top, q->bottom, strict) && fh_up_to(q->top, p->bottom, strict) &&
           boxed_rounds_meet(p, q, strict);
}

bool fh_touch_point_circle(fh_vec point, const fh_circle *circle)
{
    FH_REQUIRE_CIRCLE(circle);
    return points_within(point, circle->center, (uint32_t)circle->radius, false);
}

bool fh_overlap_point_circle(fh_vec point, const fh_circle *circle)
{
    FH_REQUIRE_CIRCLE(circle);
    return points_within(point, circle->center, (uint32_t)circle->radius, true);
}

static inline bool circle_meets_circle(const fh_circle *a, const fh_circle *b, bool strict)
{
    fh_vec p, q;
    fix16_t radius;
    fh_load_three(&a->center.x, &p.x, &p.y, &radius);
    const uint32_t reach = (uint32_t)radius + (uint32_t)b->radius;
    fh_load_two(&b->center.x, &q.x, &q.y);
    return points_within(p, q, reach, strict);
}

bool fh_touch_circle_circle(const fh_circle *a, const fh_circle *b)
{
    FH_REQUIRE_CIRCLE(a);
    FH_REQUIRE_CIRCLE(b);
    return circle_meets_circle(a, b, false);
}

bool fh_overlap_circle_circle(const fh_circle *a, const fh_circle *b)
{
    FH_REQUIRE_CIRCLE(a);
    FH_REQUIRE_CIRCLE(b);
    return circle_meets_circle(a, b, true);
}

FH_NOINLINE bool fh_touch_circle_rect(const fh_circle *circle, const fh_rect *rect)
{
    FH_REQUIRE_CIRCLE(circle);
    FH_REQUIRE_RECT(rect);
    return circle_meets_rect(circle, rect, false);
}

FH_NOINLINE bool fh_overlap_circle_rect(const fh_circle *circle, const fh_rect *rect)
{
    FH_REQUIRE_CIRCLE(circle);
    FH_REQUIRE_RECT(rect);
    return circle_meets_rect(circle, rect, true);
}

bool fh_touch_round_rect(const fh_round *round, const fh_rect *rect)
{
    FH_REQUIRE_ROUND(round);
    FH_REQUIRE_RECT(rect);
    return round_meets_rect(round, rect, false);
}

bool fh_overlap_round_rect(const fh_round *round, const fh_rect *rect)
{
    FH_REQUIRE_ROUND(round);
    FH_REQUIRE_RECT(rect);
    return round_meets_rect(round, rect, true);
}

bool fh_touch_round_round(const fh_round *a, const fh_round *b)
{
    FH_REQUIRE_ROUND(a);
    FH_REQUIRE_ROUND(b);
    return round_meets_round(a, b, false);
}

bool fh_overlap_round_round(const fh_round *a, const fh_round *b)
{
    FH_REQUIRE_ROUND(a);
    FH_REQUIRE_ROUND(b);
    return round_meets_round(a, b, true);
}

bool fh_rect_intersection(const fh_rect *a, const fh_rect *b, fh_rect *out)
{
    FH_REQUIRE_RECT(a);
    FH_REQUIRE_RECT(b);
    FH_ASSERT(out != NULL);
    if (!rect_meets_rect(a, b, false)) return false;
    *out = (fh_rect){a->left > b->left ? a->left : b->left, a->top > b->top ? a->top : b->top,
                     a->right < b->right ? a->right : b->right,
                     a->bottom < b->bottom ? a->bottom : b->bottom};
    return true;
}

/* Lists. */

/*
 * The first box from `from` on that meets `wanted`, and, if there is a circle, the circle too. What
 * differs between the four functions is known where this is inlined.
 */
static inline size_t find(const fh_rect *wanted, bool strict, const fh_rects *rects, size_t from,
                          const fh_circle *circle, bool strict_circle)
{
    if (from >= rects->count) return rects->count;
    const size_t stride = rects->stride;
    const fh_rect box = *wanted;
    size_t left =
        rects->count - from; /* counted instead of an index: a register less in the loop */
    for (const fh_rect *rect = fh_rect_at(rects, from);; rect = fh_rect_after(rect, stride)) {
        if (rect_meets_rect(rect, &box, strict)) {
            if (circle == NULL) break;
            if (strict_circle ? fh_overlap_circle_rect(circle, rect)
                              : fh_touch_circle_rect(circle, rect))
                break;
        }
        if (--left == 0) break;
    }
    return rects->count - left;
}

/* Only boxes that meet the circle's own box are asked the circle's question. */
size_t fh_find_touch_circle_rects(const fh_circle *circle, const fh_rects *rects, size_t from)
{
    FH_REQUIRE_CIRCLE(circle);
    FH_REQUIRE_RECTS(rects);
    const fh_rect box = fh_circle_bounds(circle);
    return find(&box, false, rects, from, circle, false);
}

size_t fh_find_overlap_circle_rects(const fh_circle *circle, const fh_rects *rects, size_t from)
{
    FH_REQUIRE_CIRCLE(circle);
    FH_REQUIRE_RECTS(rects);
    const fh_rect box = fh_circle_bounds(circle);
    return find(&box, false, rects, from, circle, true);
}

size_t fh_find_touch_rect_rects(const fh_rect *rect, const fh_rects *rects, size_t from)
{
    FH_REQUIRE_RECT(rect);
    FH_REQUIRE_RECTS(rects);
    return find(rect, false, rects, from, NULL, false);
}

size_t fh_find_overlap_rect_rects(const fh_rect *rect, const fh_rects *rects, size_t from)
{
    FH_REQUIRE_RECT(rect);
    FH_REQUIRE_RECTS(rects);
    return find(rect, true, rects, from, NULL, false);
}
