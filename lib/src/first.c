#include "first.h"

#include "back.h"

/* The exact time of a box's face, by the axis of its normal; 0 / 0 where the hit is by no such face. */
static fh_moment moment_of_face(const fh_shape *mover, fh_vec motion, const fh_shape *obstacle,
                                const fh_hit *hit)
{
    const bool square = hit->normal.x == 0 || hit->normal.y == 0;
    const bool by_x = hit->normal.y == 0;
    if (obstacle->kind != FH_RECT || !square) return (fh_moment){0, 0, false};
    const fh_vec gone = hit->travel;
    const uint64_t part = fh_size(by_x ? gone.x : gone.y),
                   whole = fh_size(by_x ? motion.x : motion.y);
    const fh_rect *const m = &mover->as.rect, *const o = &obstacle->as.rect;
    const bool corner =
        mover->kind == FH_RECT &&
        (fh_plus(m->left, gone.x) == o->right || fh_plus(m->right, gone.x) == o->left) &&
        (fh_plus(m->top, gone.y) == o->bottom || fh_plus(m->bottom, gone.y) == o->top);
    return (fh_moment){part, whole, corner};
}

/* An edge without a length is no face. */
static bool is_face(fh_vec edge, fh_vec normal)
{
    return fh_dot(edge, normal) == 0 && !fh_is_zero(edge);
}

/* Is none of the polygon farther along the normal than its edge that ends here? */
static bool is_foremost(const fh_polygon *p, unsigned end, fh_vec normal)
{
    unsigned i = end;
    do { /* count at most */
        i = i + 1 < p->count ? i + 1 : 0;
        const int64_t beyond = fh_dot(fh_from_to(p->vertices[end], p->vertices[i]), normal);
        if (beyond != 0) return beyond < 0;
    } while (i != end);
    return true;
}

static FH_NOINLINE bool has_face(const fh_polygon *p, fh_vec normal)
{
    unsigned from = 0, to;
    do { /* count at most */
        to = from + 1 < p->count ? from + 1 : 0;
        if (is_face(fh_from_to(p->vertices[from], p->vertices[to]), normal) &&
            is_foremost(p, to, normal))
            return true;
        from = to;
    } while (to != 0);
    return false;
}

/* Is it met along a face of it? */
static bool is_by_face(const fh_shape *obstacle, fh_vec normal)
{
    switch (obstacle->kind) {
    case FH_SEGMENT:
        return is_face(fh_from_to(obstacle->as.segment.a, obstacle->as.segment.b), normal);
    case FH_CAPSULE:
        return is_face(fh_from_to(obstacle->as.capsule.a, obstacle->as.capsule.b), normal);
    case FH_RECT:
        return normal.x == 0 || normal.y == 0;
    case FH_POLYGON:
        return has_face(&obstacle->as.polygon, normal);
    default:
        return false;
    }
}

static fh_moment moment_of(const fh_shape *mover, fh_vec motion, const fh_shape *obstacle,
                           bool hidden, const fh_hit *hit)
{
    if (hit->inside) return (fh_moment){0, 0, false};
    const fh_moment exact = moment_of_face(mover, motion, obstacle, hit);
    if (exact.whole != 0 && !hidden) return exact;
    const bool late = hidden || !is_by_face(obstacle, hit->normal);
    const int64_t along = fh_dot(hit->travel, motion);
    const uint32_t length = fh_most_length(fh_size(motion.x), fh_size(motion.y));
    return (fh_moment){(along > 0 ? (uint64_t)along : 0) + (late ? (uint64_t)length * 2 : 0),
                       fh_length_squared(motion), late};
}

/* Below 0 when a comes before b. What is inside has no whole, and is first. */
static int compare(const fh_moment *a, const fh_moment *b)
{
    if (a->whole == 0 || b->whole == 0) return (a->whole != 0) - (b->whole != 0);
    const fh_wide left = fh_wide_product(a->part, b->whole),
                  right = fh_wide_product(b->part, a->whole);
    if (fh_wide_less(left, right)) return -1;
    if (fh_wide_less(right, left)) return 1;
    return (int)a->late - (int)b->late;
}

void fh_first_takes(fh_first *first, const fh_shape *mover, fh_vec motion, uint32_t id,
                    const fh_shape *obstacle, bool hidden, const fh_hit *hit)
{
    const fh_moment when = moment_of(mover, motion, obstacle, hidden, hit);
    if (first->found) {
        const int order = compare(&when, &first->when);
        if (order > 0 || (order == 0 && id > first->id)) return;
    }
    *first = (fh_first){true, id, when, *hit};
}

void fh_stop_clear(fh_vec motion, fh_hit *hit, fh_is_free *is_free, const void *obstacles)
{
    static const int8_t steps[9][2] = {{0, 0}, {-1, 0}, {0, -1}, {-1, -1}, {1, 0},
                                       {0, 1}, {1, -1}, {-1, 1}, {1, 1}};
    for (int i = 0; i < 9; i++) {
        const fh_vec step = {motion.x < 0 ? -steps[i][0] : steps[i][0],
                             motion.y < 0 ? -steps[i][1] : steps[i][1]};
        const fh_vec place = fh_shifted(hit->travel, step);
        if (!fh_is_on_way(place.x, motion.x) || !fh_is_on_way(place.y, motion.y)) continue;
        if (fh_dot(hit->normal, step) < 0 || !is_free(obstacles, place)) continue;
        hit->travel = place;
        return;
    }
    const fh_vec from = hit->travel;
    for (uint32_t back = 1; back <= FH_LIMIT; back <<= 1) { /* 30 at most */
        hit->travel = fh_stepped_back(from, back);
        if (fh_is_zero(hit->travel) || is_free(obstacles, hit->travel)) return;
    }
    hit->travel = (fh_vec){0, 0};
}
