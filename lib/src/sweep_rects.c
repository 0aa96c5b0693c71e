/* Sweeps against a list of boxes. */
#include "approach.h"
#include "fixhit/sweep.h"
#include "require.h"
#include "stop.h"

static bool sweep_one(const fh_mover *m, const fh_rect *rect, fh_hit *out)
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
    const uint64_t left = fh_multiply(a->time.by_face.gone, b->time.by_face.whole);
    const uint64_t right = fh_multiply(b->time.by_face.gone, a->time.by_face.whole);
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
static bool find_first(const fh_mover *m, const fh_rects *rects, fh_approach *first, size_t *index,
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
static size_t choose_of_equals(const fh_mover *m, const fh_rects *rects, const fh_approach *first,
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

static bool sweep_list(const fh_mover *m, const fh_rects *rects, size_t *index, fh_hit *out)
{
    size_t met = fh_mover_overlaps(m, (fh_vec){0, 0}, rects);
    if (met < rects->count) {
        *index = met;
        return sweep_one(m, fh_rect_at(rects, met), out);
    }
    fh_approach first = {.t = 0};
    bool any_round = false;
    if (!find_first(m, rects, &first, &met, &any_round)) return false;
    if (any_round) met = choose_of_equals(m, rects, &first, met);
    fh_hit hit;
    if (!sweep_one(m, fh_rect_at(rects, met), &hit)) return false; /* not with valid shapes */
    if (fh_mover_overlaps(m, hit.travel, rects) < rects->count)
        fh_stop_elsewhere(m, rects, met, &hit);
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
    const fh_mover m = {mover, {c.x, c.y, c.x, c.y}, (uint32_t)mover->radius, motion};
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
    const fh_mover m = {NULL, *mover, 0, motion};
    return sweep_list(&m, rects, index, out);
}
