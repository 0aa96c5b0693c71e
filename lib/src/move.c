#include "fixhit/move.h"

#include "fixhit/sweep.h"
#include "require.h"
#include "way.h"

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

static void move_body(body *b, bool round, fh_vec wanted, const fh_rects *rects, unsigned slides,
                      fh_move *move)
{
    fh_way way = fh_way_of(wanted, slides);
    fh_hit hit;
    size_t index;
    bool resting;
    move->sides = 0;
    move->count = 0;
    move->truncated = move->inside = false;
    do { /* slides + FH_RESTS + 1 at most */
        const bool met = sweep(b, round, way.motion, rects, &index, &hit);
        if (!fh_way_goes(&way, met ? hit.travel : way.motion) || !met) break;
        record(move, index, hit.normal);
        move->inside = hit.inside;
        if (hit.inside) break;
        shift(b, hit.travel, round);
        resting = fh_is_zero(hit.travel);
    } while (fh_way_turns(&way, resting) && fh_way_slides(&way, hit.travel, resting, hit.normal));
    move->travel = way.gone;
}

void fh_move_circle_rects(const fh_circle *mover, fh_vec motion, const fh_rects *rects,
                          unsigned slides, fh_move *move)
{
    FH_REQUIRE_LIMITED_CIRCLE(mover);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_LIMITED_RECTS(rects);
    FH_ASSERT(move != NULL);
    FH_ASSERT(move->hits != NULL || move->capacity == 0);
    FH_ASSERT(fh_way_has_room(fh_box_of(mover->center, mover->center), motion, 0));
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
    FH_ASSERT(fh_way_has_room(*mover, motion, 0));
    body b = {.rect = *mover};
    move_body(&b, false, motion, rects, slides, move);
}
