#include "fixhit/move.h"

#include "fixhit/sweep.h"
#include "require.h"
#include "wide.h"

/* Contacts at rest that turn one motion: two walls and what stands in their corner. */
enum { RESTS = 4 };

/* What rounding can add to the longest way: a unit for each stretch. */
enum { MARGIN = 2 * RESTS };

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

/* Not on the way any more, for what was wanted. */
static bool is_backward(fh_vec v, fh_vec wanted)
{
    return fh_dot(v, wanted) < 0;
}

static void move_body(body *b, bool round, fh_vec wanted, const fh_rects *rects, unsigned slides,
                      fh_move *move)
{
    fh_vec motion = wanted;
    fh_vec last = {0, 0}; /* the normal of what turned the motion before */
    unsigned rests = 0;
    fh_hit hit;
    size_t index;
    move->travel = (fh_vec){0, 0};
    move->sides = 0;
    move->count = 0;
    move->truncated = move->inside = false;
    do { /* slides + RESTS + 1 at most */
        const bool met = sweep(b, round, motion, rects, &index, &hit);
        const fh_vec travel = fh_shifted(move->travel, met ? hit.travel : motion);
        if (is_backward(travel, wanted)) return; /* by rounding: rather a unit less */
        move->travel = travel;
        if (!met) return;
        record(move, index, hit.normal);
        move->inside = hit.inside;
        if (hit.inside) return;
        const bool resting = is_zero(hit.travel);
        shift(b, hit.travel, round);
        if (resting ? rests++ == RESTS : slides-- == 0) return;
        motion = fh_slide(fh_from_to(hit.travel, motion), hit.normal);
        /* Turned back into what it still rests against: an inner corner. */
        if ((resting && fh_dot(motion, last) < 0) || is_backward(motion, wanted)) return;
        last = hit.normal;
    } while (!is_zero(motion));
}

#ifndef FH_ASSERTIONS_OFF
/* Is the mover's box so far inside LIMIT that no slide leads beyond? */
static bool has_room(fh_rect box, fh_vec motion)
{
    const uint32_t along = fh_size(motion.x) + fh_size(motion.y);
    const fix16_t room = (fix16_t)along + (along == 0 ? 0 : MARGIN);
    return box.left >= -FH_LIMIT + room && box.right <= FH_LIMIT - room &&
           box.top >= -FH_LIMIT + room && box.bottom <= FH_LIMIT - room;
}
#endif

void fh_move_circle_rects(const fh_circle *mover, fh_vec motion, const fh_rects *rects,
                          unsigned slides, fh_move *move)
{
    FH_REQUIRE_LIMITED_CIRCLE(mover);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_LIMITED_RECTS(rects);
    FH_ASSERT(move != NULL);
    FH_ASSERT(move->hits != NULL || move->capacity == 0);
    FH_ASSERT(has_room(fh_box_of(mover->center, mover->center), motion));
    body b = {.circle = *mover};
    move_body(&b, true, motion, rects, slides, move);
}

void fh_move_rect_rects(const fh_rect *mover, fh_vec motion, const fh_rects *rects, unsigned slides,
                        fh_move *move)
{
    FH_REQUIRE_LIMITED_RECT(mover);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_LIMITED_RECTS(rects);
    FH_ASSERT(move != NULL);
    FH_ASSERT(move->hits != NULL || move->capacity == 0);
    FH_ASSERT(has_room(*mover, motion));
    body b = {.rect = *mover};
    move_body(&b, false, motion, rects, slides, move);
}
