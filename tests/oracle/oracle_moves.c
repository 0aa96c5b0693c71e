/* Moves against lists: what holds for every one, and step by step what two contacts lead to. */
#include "../unit/random.h"
#include "lists.h"
#include "oracle.h"

#include <stdlib.h>
#include <string.h>

enum { SLIDES = 4, UNTOUCHED = 77 };

/* A move, with room for more hits than there can be. */
typedef struct run {
    fh_move move;
    size_t hits[LIST_BOXES + 1];
} run;

static run run_move(list_case *c, unsigned slides, size_t capacity)
{
    const fh_rects list = list_of(c);
    run r;
    for (int i = 0; i <= LIST_BOXES; i++)
        r.hits[i] = UNTOUCHED;
    memset(&r.move, 0xa5, sizeof r.move);
    r.move.capacity = capacity;
    r.move.hits = capacity == 0 ? NULL : r.hits;
    if (c->mover.kind == BODY_CIRCLE)
        fh_move_circle_rects(&c->mover.as.circle, c->motion, &list, slides, &r.move);
    else
        fh_move_rect_rects(&c->mover.as.rect, c->motion, &list, slides, &r.move);
    return r;
}

static int64_t dot(fh_vec a, fh_vec b)
{
    return (int64_t)a.x * b.x + (int64_t)a.y * b.y;
}

static bool is_zero(fh_vec v)
{
    return v.x == 0 && v.y == 0;
}

static fh_vec sum(fh_vec a, fh_vec b)
{
    return (fh_vec){a.x + b.x, a.y + b.y};
}

/* The sides of the mover that met a surface of this normal. */
static unsigned sides_of(fh_vec normal)
{
    unsigned sides = 0;
    if (labs(normal.y) >= labs(normal.x)) sides |= normal.y < 0 ? FH_DOWN : FH_UP;
    if (labs(normal.x) >= labs(normal.y)) sides |= normal.x < 0 ? FH_RIGHT : FH_LEFT;
    return sides;
}

/* Where a mover stands, what it met so far, and what is left of the motion. */
typedef struct stage {
    list_case at; /* by which it has gone is in `travel` */
    fh_vec travel, left;
    unsigned sides;
    size_t hits[3], count;
} stage;

static void meet_box(stage *s, size_t index, fh_vec normal)
{
    s->sides |= sides_of(normal);
    for (size_t i = 0; i < s->count; i++)
        if (s->hits[i] == index) return;
    s->hits[s->count++] = index;
}

static void go(stage *s, fh_vec by)
{
    const fh_circle circle = s->at.mover.as.circle;
    const fh_rect rect = s->at.mover.as.rect;
    s->travel = sum(s->travel, by);
    if (s->at.mover.kind == BODY_CIRCLE)
        s->at.mover = body_of_circle((fh_circle){sum(circle.center, by), circle.radius});
    else
        s->at.mover = body_of_rect(
            (fh_rect){rect.left + by.x, rect.top + by.y, rect.right + by.x, rect.bottom + by.y});
}

/* Is the run what the stage says it is? */
static bool ends_so(const stage *s, const run *r, const char *what)
{
    const fh_move *m = &r->move;
    if (!same(m->travel, s->travel)) return wrong(what);
    if (m->sides != s->sides) return wrong("move: sides");
    if (m->count != s->count || m->truncated) return wrong("move: count");
    for (size_t i = 0; i < s->count; i++)
        if (r->hits[i] != s->hits[i]) return wrong("move: hits");
    return true;
}

/*
 * From a contact on: the motion slides, and is done, or meets a second box. `run` is of a move that
 * may do so and stops then. Where the second is one that the mover rests against already, only the
 * inner corner is judged.
 */
static bool second_is_right(const list_case *c, stage s, fh_vec normal, const run *r)
{
    size_t index;
    fh_hit hit;
    s.left = fh_slide(s.left, normal);
    if (is_zero(s.left) || dot(s.left, c->motion) < 0) return ends_so(&s, r, "move: stops");
    const bool met = sweep_list(&s.at, s.left, &index, &hit);
    const fh_vec by = met ? hit.travel : s.left;
    if (met && hit.inside) return wrong("move: overlap on the way");
    if (dot(sum(s.travel, by), c->motion) < 0) return ends_so(&s, r, "move: backward");
    go(&s, by);
    if (!met) return ends_so(&s, r, "move: slides freely");
    meet_box(&s, index, hit.normal);
    if (!is_zero(hit.travel)) return ends_so(&s, r, "move: stops at the second");
    const fh_vec back = fh_slide(s.left, hit.normal);
    if (is_zero(back) || dot(back, normal) < 0) return ends_so(&s, r, "move: inner corner");
    return true;
}

/* No slide allowed: it stops at the first contact, which is not one where it rests already. */
static bool first_contact_is_right(list_case *c, const run *none, const run *one)
{
    stage s = {.at = *c, .left = c->motion};
    size_t index;
    fh_hit hit;
    if (!sweep_list(c, c->motion, &index, &hit)) return wrong("move: nothing met");
    meet_box(&s, index, hit.normal);
    if (is_zero(hit.travel)) return second_is_right(c, s, hit.normal, none);
    go(&s, hit.travel);
    s.left = (fh_vec){c->motion.x - hit.travel.x, c->motion.y - hit.travel.y};
    if (!ends_so(&s, none, "move: stops at the first")) return false;
    return second_is_right(c, s, hit.normal, one);
}

/* Might the mover, gone by `travel`, have met the box with that side: near enough, and on the right
 * side of it? Where rounding leaves no free place at the contact, it may stop tens of units off. */
static bool may_have_met(const list_case *c, size_t index, fh_vec travel, unsigned side)
{
    const double off = 40;
    const body box = body_of_rect(c->boxes[index]);
    const difference d = between(&c->mover, &box);
    const double reach = (double)d.reach;
    const double over[] = {
        (double)box_face(&d, 0).at.y - travel.y, travel.y - (double)box_face(&d, 1).at.y,
        (double)box_face(&d, 2).at.x - travel.x, travel.x - (double)box_face(&d, 3).at.x};
    for (int i = 0; i < 4; i++)
        if (over[i] > reach + off) return false;
    const int which = side == FH_DOWN ? 0 : side == FH_UP ? 1 : side == FH_RIGHT ? 2 : 3;
    return over[which] >= reach * 0.7 - off;
}

/* Each side that the longer run has more is that of a box it hit, where one of the two stopped. */
static bool sides_are_explained(const list_case *c, const run *shorter, const run *longer)
{
    const unsigned more = longer->move.sides & ~shorter->move.sides;
    for (unsigned side = 1; side <= FH_RIGHT; side *= 2) {
        bool explained = (more & side) == 0;
        for (size_t i = 0; i < longer->move.count && !explained; i++)
            explained = may_have_met(c, longer->hits[i], longer->move.travel, side) ||
                        may_have_met(c, longer->hits[i], shorter->move.travel, side);
        if (!explained) return wrong("move: a side without a box");
    }
    return true;
}

/* What holds of every run that does not start inside. */
static bool keeps_promises(const list_case *c, const run *r)
{
    const fh_move *m = &r->move;
    if (m->inside) return wrong("move: inside");
    if (overlapped_box(c, m->travel, 0) < c->count) return wrong("move: overlap after travel");
    if (dot(m->travel, c->motion) < 0) return wrong("move: backward");
    if ((m->sides == 0) != (m->count == 0)) return wrong("move: sides without hits");
    for (size_t i = 0; i < m->count; i++)
        for (size_t k = 0; k <= i; k++)
            if (r->hits[i] >= c->count || (k < i && r->hits[k] == r->hits[i]))
                return wrong("move: hits");
    return true;
}

/* Less room for hits changes nothing but what is written there. */
static bool room_is_kept(list_case *c, unsigned slides, size_t capacity, const run *whole)
{
    const run r = run_move(c, slides, capacity);
    const bool cut = whole->move.count > capacity;
    const size_t count = cut ? capacity : whole->move.count;
    if (!same(r.move.travel, whole->move.travel) || r.move.sides != whole->move.sides)
        return wrong("move: by room for hits");
    if (r.move.count != count || r.move.truncated != cut || r.move.inside != whole->move.inside)
        return wrong("move: truncated");
    for (size_t i = 0; i <= LIST_BOXES; i++)
        if (r.hits[i] != (i < count ? whole->hits[i] : UNTOUCHED)) return wrong("move: hits");
    return true;
}

/* More slides only add. */
static bool goes_on(const list_case *c, const run *shorter, const run *longer)
{
    if (longer->move.count < shorter->move.count) return wrong("move: fewer hits by a slide more");
    for (size_t i = 0; i < shorter->move.count; i++)
        if (shorter->hits[i] != longer->hits[i]) return wrong("move: other hits by a slide more");
    if ((shorter->move.sides & ~longer->move.sides) != 0) return wrong("move: fewer sides");
    return sides_are_explained(c, shorter, longer);
}

static bool is_way_free(const list_case *c)
{
    for (size_t i = 0; i < c->count; i++) {
        const body box = body_of_rect(c->boxes[i]);
        if (overlaps_on_way(&c->mover, (fh_vec){0, 0}, c->motion, &box)) return false;
    }
    return true;
}

static bool inside_is_right(list_case *c, const run *r)
{
    size_t index;
    fh_hit hit;
    stage s = {.at = *c};
    if (!r->move.inside || !sweep_list(c, c->motion, &index, &hit)) return wrong("move: inside");
    meet_box(&s, overlapped_box(c, (fh_vec){0, 0}, 0), hit.normal);
    return ends_so(&s, r, "move: inside");
}

static bool move_is_right(list_case *c, size_t capacity)
{
    run runs[SLIDES];
    for (unsigned slides = 0; slides < SLIDES; slides++)
        runs[slides] = run_move(c, slides, LIST_BOXES);
    if (!room_is_kept(c, SLIDES - 1, capacity, &runs[SLIDES - 1])) return false;
    if (overlapped_box(c, (fh_vec){0, 0}, 0) < c->count)
        return inside_is_right(c, &runs[0]) && inside_is_right(c, &runs[1]);
    for (int i = 0; i < SLIDES; i++)
        if (!keeps_promises(c, &runs[i]) || (i > 0 && !goes_on(c, &runs[i - 1], &runs[i])))
            return false;
    const run start = {.move = {.sides = 0}};
    if (!sides_are_explained(c, &start, &runs[0])) return false;
    if (!is_way_free(c)) return first_contact_is_right(c, &runs[0], &runs[1]);
    const stage whole = {.travel = c->motion};
    return ends_so(&whole, &runs[0], "move: not all of a free way");
}

/* Within the domain of moves, which a slide can lead off the straight way. */
static bool has_room(const list_case *c)
{
    const int64_t most = labs(c->motion.x) + labs(c->motion.y) + 16;
    for (int i = 0; i < c->mover.points; i++)
        if (llabs(c->mover.at[i].x) + most > FH_LIMIT || llabs(c->mover.at[i].y) + most > FH_LIMIT)
            return false;
    return true;
}

static void check(list_case *c)
{
    if (has_room(c)) count_list(move_is_right(c, (size_t)labs(c->motion.x) % 4), c);
}

void oracle_moves_small(void)
{
    small_lists(check);
}

void oracle_moves_random(uint32_t *seed)
{
    list_case c;
    list_case_random(seed, &c);
    check(&c);
}
