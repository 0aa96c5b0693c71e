/* Sweeps against a list of boxes. */
#include "approach.h"
#include "fixhit/overlap.h"
#include "fixhit/sweep.h"
#include "require.h"

/* A mover is its core, a box or a dot, and a radius, with which shape it came as. */
typedef struct mover {
    const fh_circle *circle; /* or null */
    fh_rect core;
    uint32_t reach;
    fh_vec motion;
} mover;

static const fh_rect *rect_at(const fh_rects *rects, size_t index)
{
    const unsigned char *first = (const unsigned char *)rects->first;
    return (const fh_rect *)(const void *)(first + index * rects->stride);
}

static size_t find_overlap(const mover *m, fh_vec travel, const fh_rects *rects)
{
    if (m->circle != NULL) {
        const fh_circle moved = {fh_shifted(m->circle->center, travel), m->circle->radius};
        return fh_find_overlap_circle_rects(&moved, rects, 0);
    }
    const fh_rect moved = {fh_plus(m->core.left, travel.x), fh_plus(m->core.top, travel.y),
                           fh_plus(m->core.right, travel.x), fh_plus(m->core.bottom, travel.y)};
    return fh_find_overlap_rect_rects(&moved, rects, 0);
}

static bool sweep_one(const mover *m, const fh_rect *rect, fh_hit *out)
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
static bool find_first(const mover *m, const fh_rects *rects, fh_approach *first, size_t *index,
                       bool *any_round)
{
    bool found = false;
    for (size_t i = 0; i < rects->count; i++) {
        fh_approach a;
        if (!fh_approach_rect(&m->core, m->reach, m->motion, rect_at(rects, i), &a)) continue;
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
static size_t choose_of_equals(const mover *m, const fh_rects *rects, const fh_approach *first,
                               size_t index)
{
    const uint32_t longer = longer_component(m->motion);
    size_t chosen = rects->count;
    for (size_t i = 0; i < rects->count; i++) {
        fh_approach a;
        if (!fh_approach_rect(&m->core, m->reach, m->motion, rect_at(rects, i), &a)) continue;
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
    return (fh_vec){travel.x < 0 ? -x : x, travel.y < 0 ? -y : y};
}

/* The contact's place, or the first one before it where nothing of the list is overlapped. */
static fh_vec free_travel(const mover *m, fh_vec travel, const fh_rects *rects)
{
    if (find_overlap(m, travel, rects) == rects->count) return travel;
    for (uint32_t back = 1; back <= FH_LIMIT; back <<= 1) {
        const fh_vec stops = stepped_back(travel, back);
        if ((stops.x == 0 && stops.y == 0) || find_overlap(m, stops, rects) == rects->count)
            return stops;
    }
    return (fh_vec){0, 0};
}

static bool sweep_list(const mover *m, const fh_rects *rects, size_t *index, fh_hit *out)
{
    size_t met = find_overlap(m, (fh_vec){0, 0}, rects);
    if (met < rects->count) {
        *index = met;
        return sweep_one(m, rect_at(rects, met), out);
    }
    fh_approach first = {FH_MEETS_CORNER, {0, 0}, {0, 0}, 0, 0, 0, false};
    bool any_round = false;
    if (!find_first(m, rects, &first, &met, &any_round)) return false;
    if (any_round) met = choose_of_equals(m, rects, &first, met);
    *index = met;
    sweep_one(m, rect_at(rects, met), out);
    out->travel = free_travel(m, out->travel, rects);
    return true;
}

bool fh_sweep_circle_rects(const fh_circle *mover_circle, fh_vec motion, const fh_rects *rects,
                           size_t *index, fh_hit *out)
{
    FH_REQUIRE_LIMITED_CIRCLE(mover_circle);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_RECTS(rects);
    FH_ASSERT(index != NULL && out != NULL);
    const fh_vec c = mover_circle->center;
    const mover m = {mover_circle, {c.x, c.y, c.x, c.y}, (uint32_t)mover_circle->radius, motion};
    return sweep_list(&m, rects, index, out);
}

bool fh_sweep_rect_rects(const fh_rect *mover_rect, fh_vec motion, const fh_rects *rects,
                         size_t *index, fh_hit *out)
{
    FH_REQUIRE_LIMITED_RECT(mover_rect);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_RECTS(rects);
    FH_ASSERT(index != NULL && out != NULL);
    const mover m = {NULL, *mover_rect, 0, motion};
    return sweep_list(&m, rects, index, out);
}
