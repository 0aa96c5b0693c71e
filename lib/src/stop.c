#include "stop.h"

#include "back.h"
#include "boxes.h"
#include "fixhit/overlap.h"

size_t fh_mover_overlaps(const fh_mover *m, fh_vec travel, const fh_rects *rects)
{
    if (m->circle != NULL) {
        const fh_circle moved = {fh_shifted(m->circle->center, travel), m->circle->radius};
        return fh_find_overlap_circle_rects(&moved, rects, 0);
    }
    const fh_rect moved = {fh_plus(m->core.left, travel.x), fh_plus(m->core.top, travel.y),
                           fh_plus(m->core.right, travel.x), fh_plus(m->core.bottom, travel.y)};
    return fh_find_overlap_rect_rects(&moved, rects, 0);
}

/* The true place of a contact and the way out there, in units of 1 / FINE: right but for a few. */
enum { FINE_BITS = 8, FINE = 1 << FINE_BITS };

typedef struct contact {
    int64_t place[2], outward[2];
} contact;

static int64_t place_of(int32_t motion, fh_when when)
{
    const fh_wide product = fh_wide_multiple(when.time, fh_size(motion));
    const int64_t place = (int64_t)fh_wide_shifted(product, when.bits - FINE_BITS);
    return motion < 0 ? fh_minus64(0, place) : place;
}

static int64_t beyond(int64_t v, int64_t low, int64_t high)
{
    return v < low ? fh_minus64(v, low) : v > high ? fh_minus64(v, high) : 0;
}

/* By a face, whose own axis is exact. */
static FH_NOINLINE contact contact_by_face(const fh_mover *m, const fh_approach *a, fh_vec normal)
{
    enum { BITS = 40 };
    const fh_wide gone = {0, a->time.by_face.gone}, whole = {0, a->time.by_face.whole};
    const fh_when when = {fh_ratio(gone, whole, BITS), BITS};
    const int64_t along = (int64_t)a->time.by_face.gone * FINE;
    contact c = {{place_of(m->motion.x, when), place_of(m->motion.y, when)}, {normal.x, normal.y}};
    c.place[a->meets == FH_MEETS_FACE_X ? 0 : 1] =
        (a->meets == FH_MEETS_FACE_X ? m->motion.x : m->motion.y) < 0 ? 0 - along : along;
    return c;
}

/* At a corner, outward is the way from it; the time is in the middle of its limits. */
static FH_NOINLINE contact contact_at_corner(const fh_mover *m, const fh_rect *box,
                                             const fh_approach *a)
{
    const fh_when when = {a->time.by_corner.time + FH_LATER / 2, a->time.by_corner.bits};
    contact c = {{place_of(m->motion.x, when), place_of(m->motion.y, when)}, {0, 0}};
    c.outward[0] = beyond(c.place[0], (int64_t)box->left * FINE, (int64_t)box->right * FINE);
    c.outward[1] = beyond(c.place[1], (int64_t)box->top * FINE, (int64_t)box->bottom * FINE);
    return c;
}

static int64_t times(int64_t v, int64_t few)
{
    const uint64_t size = fh_wide_multiple(fh_size64(v), (uint32_t)fh_size64(few)).low;
    return (int64_t)((v < 0) != (few < 0) ? 0 - size : size);
}

/* Within a unit of the true place, and on its outer side. */
static bool is_at(const contact *c, fh_vec travel)
{
    enum { ROUNDING = 2 };
    const int64_t x = fh_minus64((int64_t)travel.x * FINE, c->place[0]);
    const int64_t y = fh_minus64((int64_t)travel.y * FINE, c->place[1]);
    return x <= FINE + ROUNDING && x >= -FINE - ROUNDING && y <= FINE + ROUNDING &&
           y >= -FINE - ROUNDING &&
           fh_minus64(times(c->outward[0], x), times(c->outward[1], fh_minus64(0, y))) >= 0;
}

static int32_t nearest(int64_t fine)
{
    const uint64_t size = (fh_size64(fine) + FINE / 2) / FINE;
    return fine < 0 ? fh_minus(0, (int32_t)size) : (int32_t)size;
}

/* The nine places round the true one: back first, then aside, then on. */
static FH_NOINLINE bool find_free(const fh_mover *m, const fh_rects *rects, const contact *c,
                                  fh_vec *travel)
{
    static const int8_t steps[9][2] = {{-1, 0}, {0, -1}, {0, 0},  {-1, -1}, {1, 0},
                                       {0, 1},  {1, -1}, {-1, 1}, {1, 1}};
    const fh_vec middle = {nearest(c->place[0]), nearest(c->place[1])};
    for (int i = 0; i < 9; i++) {
        const int32_t x = m->motion.x < 0 ? -steps[i][0] : steps[i][0];
        const int32_t y = m->motion.y < 0 ? -steps[i][1] : steps[i][1];
        const fh_vec place = {fh_plus(middle.x, x), fh_plus(middle.y, y)};
        if (!fh_is_on_way(place.x, m->motion.x) || !fh_is_on_way(place.y, m->motion.y)) continue;
        if (!is_at(c, place) || fh_mover_overlaps(m, place, rects) < rects->count) continue;
        *travel = place;
        return true;
    }
    return false;
}

/* 31 tries at most: the start is free. */
static FH_NOINLINE fh_vec free_before(const fh_mover *m, const fh_rects *rects, fh_vec travel)
{
    for (uint32_t back = 1; back <= FH_LIMIT; back <<= 1) {
        const fh_vec stops = fh_stepped_back(travel, back);
        if (fh_is_zero(stops) || fh_mover_overlaps(m, stops, rects) == rects->count) return stops;
    }
    return (fh_vec){0, 0};
}

void fh_stop_elsewhere(const fh_mover *m, const fh_rects *rects, size_t met, fh_hit *hit)
{
    const fh_rect *const rect = fh_rect_at(rects, met), box = fh_box_between(&m->core, rect);
    fh_approach a;
    if (!fh_approach_rect(&m->core, m->reach, m->motion, rect, &a)) return; /* it was a hit */
    const bool corner = a.meets == FH_MEETS_CORNER;
    const contact c = corner ? contact_at_corner(m, &box, &a) : contact_by_face(m, &a, hit->normal);
    if (!find_free(m, rects, &c, &hit->travel)) hit->travel = free_before(m, rects, hit->travel);
    if (!corner) return;
    hit->normal.x = (fix16_t)beyond(hit->travel.x, box.left, box.right);
    hit->normal.y = (fix16_t)beyond(hit->travel.y, box.top, box.bottom);
}
