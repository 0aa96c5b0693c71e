/* Sweeps against a list of boxes. */
#include "approach.h"
#include "fixhit/overlap.h"
#include "fixhit/sweep.h"
#include "require.h"

/* A mover is its core, a box or a dot, and a radius, with which shape it came as. */
typedef struct body {
    const fh_circle *circle; /* or null */
    fh_rect core;
    uint32_t reach;
    fh_vec motion;
} body;

static size_t find_overlap(const body *m, fh_vec travel, const fh_rects *rects)
{
    if (m->circle != NULL) {
        const fh_circle moved = {fh_shifted(m->circle->center, travel), m->circle->radius};
        return fh_find_overlap_circle_rects(&moved, rects, 0);
    }
    const fh_rect moved = {fh_plus(m->core.left, travel.x), fh_plus(m->core.top, travel.y),
                           fh_plus(m->core.right, travel.x), fh_plus(m->core.bottom, travel.y)};
    return fh_find_overlap_rect_rects(&moved, rects, 0);
}

static bool sweep_one(const body *m, const fh_rect *rect, fh_hit *out)
{
    return m->circle != NULL ? fh_sweep_circle_rect(m->circle, m->motion, rect, out)
                             : fh_sweep_rect_rect(&m->core, m->motion, rect, out);
}

static bool is_corner(const fh_approach *a)
{
    return a->meets == FH_MEETS_CORNER || a->exact_corner;
}

/* Below 0 when a comes before b, 0 when they are equal; exact between faces. */
static int compare_times(const fh_approach *a, const fh_approach *b)
{
    if (a->meets == FH_MEETS_CORNER || b->meets == FH_MEETS_CORNER)
        return (a->t > b->t) - (a->t < b->t);
    const uint64_t left = fh_multiply(a->gone, b->whole), right = fh_multiply(b->gone, a->whole);
    return (left > right) - (left < right);
}

/* Does a, which is not before `first`, count as equal to it? */
static bool counts_as_equal(const fh_approach *a, const fh_approach *first, uint32_t longer)
{
    if (a->meets != FH_MEETS_CORNER && first->meets != FH_MEETS_CORNER)
        return compare_times(a, first) == 0;
    return fh_multiply(a->t - first->t, longer) <= UINT32_C(1) << 30;
}

static uint32_t longer_component(fh_vec v)
{
    const uint32_t x = fh_size(v.x), y = fh_size(v.y);
    return x > y ? x : y;
}

/* The first in time; among those met at exactly one time by faces, what stands along one. */
static bool find_first(const body *m, const fh_rects *rects, fh_approach *first, size_t *index,
                       bool *any_round)
{
    bool found = false;
    for (size_t i = 0; i < rects->count; i++) {
        fh_approach a;
        if (!fh_approach_rect(&m->core, m->reach, m->motion, fh_rect_at(rects, i), &a)) continue;
        *any_round = *any_round || a.meets == FH_MEETS_CORNER;
        const int order = found ? compare_times(&a, first) : -1;
        if (order > 0 || (order == 0 && (is_corner(&a) || !is_corner(first)))) continue;
        found = true;
        *first = a;
        *index = i;
    }
    return found;
}

/* Among what counts as equal to the first: along a face, else the lowest index. */
static size_t choose_of_equals(const body *m, const fh_rects *rects, const fh_approach *first,
                               size_t index)
{
    const uint32_t longer = longer_component(m->motion);
    size_t chosen = rects->count;
    for (size_t i = 0; i < rects->count; i++) {
        fh_approach a;
        if (!fh_approach_rect(&m->core, m->reach, m->motion, fh_rect_at(rects, i), &a)) continue;
        if (a.t < first->t && i != index) a.t = first->t; /* a face, before by less than t tells */
        if (!counts_as_equal(&a, first, longer)) continue;
        if (!is_corner(&a)) return i;
        if (chosen == rects->count) chosen = i;
    }
    return chosen;
}

/* travel, less `back` units of its longer component, both rounded towards the start. */
static fh_vec stepped_back(fh_vec travel, uint32_t back)
{
    const uint32_t longer = longer_component(travel);
    if (back >= longer) return (fh_vec){0, 0};
    uint64_t remainder;
    const int32_t x = (int32_t)fh_scaled(fh_size(travel.x), longer - back, longer, &remainder);
    const int32_t y = (int32_t)fh_scaled(fh_size(travel.y), longer - back, longer, &remainder);
    return (fh_vec){travel.x < 0 ? fh_minus(0, x) : x, travel.y < 0 ? fh_minus(0, y) : y};
}

/*
 * Where the mover stops: at the contact, a unit before it along the face's axis, or at the first place
 * before it at which nothing of the list is overlapped.
 */
static fh_vec free_travel(const body *m, const fh_hit *hit, const fh_rects *rects)
{
    const fh_vec travel = hit->travel;
    if (find_overlap(m, travel, rects) == rects->count) return travel;
    const fh_vec off = {hit->normal.x != 0 ? fh_less(travel.x) : travel.x,
                        hit->normal.y != 0 ? fh_less(travel.y) : travel.y};
    if (find_overlap(m, off, rects) == rects->count) return off;
    for (uint32_t back = 1; back <= FH_LIMIT; back <<= 1) {
        const fh_vec stops = stepped_back(travel, back);
        if ((stops.x == 0 && stops.y == 0) || find_overlap(m, stops, rects) == rects->count)
            return stops;
    }
    return (fh_vec){0, 0};
}

static fix16_t beyond(fix16_t v, fix16_t low, fix16_t high)
{
    return v < low ? fh_minus(v, low) : v > high ? fh_minus(v, high) : 0;
}

/* Of a circle at a corner: from the box to where it stands. */
static fh_vec corner_normal(const body *m, fh_vec travel, const fh_rect *rect)
{
    const fh_vec stands = fh_shifted(m->circle->center, travel);
    return (fh_vec){beyond(stands.x, rect->left, rect->right),
                    beyond(stands.y, rect->top, rect->bottom)};
}

/* The normal alone does not tell: straight beside a corner it looks like a face's. */
static FH_NOINLINE bool meets_corner(const body *m, const fh_rect *rect)
{
    fh_approach a;
    return fh_approach_rect(&m->core, m->reach, m->motion, rect, &a) && a.meets == FH_MEETS_CORNER;
}

static bool sweep_list(const body *m, const fh_rects *rects, size_t *index, fh_hit *out)
{
    size_t met = find_overlap(m, (fh_vec){0, 0}, rects);
    if (met < rects->count) {
        *index = met;
        return sweep_one(m, fh_rect_at(rects, met), out);
    }
    fh_approach first = {FH_MEETS_CORNER, {0, 0}, {0, 0}, 0, 0, 0, false};
    bool any_round = false;
    if (!find_first(m, rects, &first, &met, &any_round)) return false;
    if (any_round) met = choose_of_equals(m, rects, &first, met);
    const fh_rect *rect = fh_rect_at(rects, met);
    fh_hit hit;
    if (!sweep_one(m, rect, &hit)) return false; /* not with valid shapes */
    const fh_vec stops = free_travel(m, &hit, rects);
    const bool moved = stops.x != hit.travel.x || stops.y != hit.travel.y;
    if (moved && meets_corner(m, rect)) hit.normal = corner_normal(m, stops, rect);
    hit.travel = stops;
    *index = met;
    *out = hit;
    return true;
}

bool fh_sweep_circle_rects(const fh_circle *mover, fh_vec motion, const fh_rects *rects,
                           size_t *index, fh_hit *out)
{
    FH_REQUIRE_LIMITED_CIRCLE(mover);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_LIMITED_RECTS(rects);
    FH_ASSERT(index != NULL);
    FH_ASSERT(out != NULL);
    const fh_vec c = mover->center;
    const body m = {mover, {c.x, c.y, c.x, c.y}, (uint32_t)mover->radius, motion};
    return sweep_list(&m, rects, index, out);
}

bool fh_sweep_rect_rects(const fh_rect *mover, fh_vec motion, const fh_rects *rects, size_t *index,
                         fh_hit *out)
{
    FH_REQUIRE_LIMITED_RECT(mover);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_LIMITED_RECTS(rects);
    FH_ASSERT(index != NULL);
    FH_ASSERT(out != NULL);
    const body m = {NULL, *mover, 0, motion};
    return sweep_list(&m, rects, index, out);
}
