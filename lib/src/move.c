#include "fixhit/move.h"

#include "fixhit/sweep.h"
#include "require.h"
#include "wide.h"

/* Contacts at rest that turn one motion: two walls and what stands in their corner. */
enum { RESTS = 4 };

typedef union body {
    fh_circle circle;
    fh_rect rect;
} body;

static bool sweep(const body *b, bool round, fh_vec motion, const fh_rects *rects, size_t *index,
                  fh_hit *hit)
{
    return round ? fh_sweep_circle_rects(&b->circle, motion, rects, index, hit)
                 : fh_sweep_rect_rects(&b->rect, motion, rects, index, hit);
}

static void shift(body *b, fh_vec by, bool round)
{
    if (round) {
        b->circle.center = fh_shifted(b->circle.center, by);
        return;
    }
    b->rect.left = fh_plus(b->rect.left, by.x);
    b->rect.right = fh_plus(b->rect.right, by.x);
    b->rect.top = fh_plus(b->rect.top, by.y);
    b->rect.bottom = fh_plus(b->rect.bottom, by.y);
}

static void record(fh_move *move, size_t index, fh_vec normal)
{
    move->sides |= fh_side_of(normal);
    for (size_t i = 0; i < move->count; i++)
        if (move->hits[i] == index) return;
    if (move->count < move->capacity)
        move->hits[move->count++] = index;
    else
        move->truncated = true;
}

static bool is_zero(fh_vec v)
{
    return v.x == 0 && v.y == 0;
}

static void move_body(body *b, bool round, fh_vec motion, const fh_rects *rects, unsigned slides,
                      fh_move *move)
{
    const fh_vec wanted = motion;
    fh_vec last = {0, 0}; /* the normal of what turned the motion before */
    unsigned rests = 0;
    fh_hit hit;
    size_t index;
    move->travel = (fh_vec){0, 0};
    move->sides = 0;
    move->count = 0;
    move->truncated = move->inside = false;
    while (!is_zero(motion)) {
        if (!sweep(b, round, motion, rects, &index, &hit)) {
            move->travel = fh_shifted(move->travel, motion);
            return;
        }
        record(move, index, hit.normal);
        move->inside = hit.inside;
        if (hit.inside) return;
        const bool resting = is_zero(hit.travel);
        shift(b, hit.travel, round);
        move->travel = fh_shifted(move->travel, hit.travel);
        if (resting ? rests++ == RESTS : slides-- == 0) return;
        motion = fh_slide(fh_from_to(hit.travel, motion), hit.normal);
        /* Turned into what turned it before, or against what was wanted: an inner corner. */
        if (fh_dot(motion, last) < 0 || fh_dot(motion, wanted) < 0) return;
        last = hit.normal;
    }
}

void fh_move_circle_rects(const fh_circle *mover, fh_vec motion, const fh_rects *rects,
                          unsigned slides, fh_move *move)
{
    FH_REQUIRE_LIMITED_CIRCLE(mover);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_RECTS(rects);
    FH_ASSERT(move != NULL);
    FH_ASSERT(move->hits != NULL || move->capacity == 0);
    body b = {.circle = *mover};
    move_body(&b, true, motion, rects, slides, move);
}

void fh_move_rect_rects(const fh_rect *mover, fh_vec motion, const fh_rects *rects, unsigned slides,
                        fh_move *move)
{
    FH_REQUIRE_LIMITED_RECT(mover);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_RECTS(rects);
    FH_ASSERT(move != NULL);
    FH_ASSERT(move->hits != NULL || move->capacity == 0);
    body b = {.rect = *mover};
    move_body(&b, false, motion, rects, slides, move);
}
