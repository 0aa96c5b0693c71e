/* Sweeps of lists: which box may be named, and where the mover may stop. */
#include "lists.h"
#include "oracle.h"

#include <math.h>
#include <stdlib.h>

/* What is told of two things by rounded numbers. */
typedef enum answer { NO, MAYBE, YES } answer;

/* A box in the way: when it is met, and how. Both where the two cannot be told apart. */
typedef struct met_box {
    bool met, face, corner;
    truth *t;
    difference d;
} met_box;

static bool is_round(const met_box *b)
{
    return b->d.reach > 0 && b->corner;
}

/* Without a radius a corner is met where another face is entered at the same time. */
static bool is_exact_corner(const met_box *b)
{
    int faces = 0;
    for (int turn = 0; turn < 4; turn++) {
        const feature f = box_face(&b->d, turn);
        const int64_t nearing = (int64_t)-spot_dot(f.out, b->t->motion);
        if (nearing <= 0) continue;
        faces += compare_time(b->t, (int64_t)-spot_dot(f.out, f.at), nearing) == 0;
    }
    return faces > 1;
}

static void meet(const list_case *c, size_t i, met_box *b)
{
    const body box = body_of_rect(c->boxes[i]);
    *b = (met_box){.met = overlaps_on_way(&c->mover, (fh_vec){0, 0}, c->motion, &box)};
    if (!b->met) return;
    b->t = truth_number(1 + (int)i);
    b->d = between(&c->mover, &box);
    true_entry(b->t, &b->d, c->motion);
    for (int k = 0; k < b->t->count; k++) {
        b->face = b->face || b->t->met[k].face;
        b->corner = b->corner || !b->t->met[k].face;
    }
    if (b->d.reach > 0) return;
    b->corner = is_exact_corner(b);
    b->face = !b->corner;
}

/* The units of the longer component by which a time may be rounded, where a round is involved. */
static double rounding(const list_case *c)
{
    return (double)fmaxl(labs(c->motion.x), labs(c->motion.y)) / (1 << 29) + JUDGED;
}

/* Does a come before b in time, and not only by rounding? */
static bool is_surely_before(const list_case *c, const met_box *a, const met_box *b)
{
    const int64_t longer = labs(c->motion.x) > labs(c->motion.y) ? c->motion.x : c->motion.y;
    return later_by(b->t, a->t, llabs(longer)) > (is_round(a) || is_round(b) ? rounding(c) : 0);
}

/* Does b, not before the first, count as equal to it? Within one unit of travel, which may be taken
 * along the longer component or along the motion. */
static answer is_equal(const list_case *c, const met_box *first, const met_box *b)
{
    const double x = c->motion.x, y = c->motion.y, longer = fmax(fabs(x), fabs(y));
    const double part = later_by(b->t, first->t, 1 << 30) / (1 << 30);
    if (!is_round(first) && !is_round(b)) return part == 0 ? YES : NO;
    if (part * longer > 1 + rounding(c)) return NO;
    return part * hypot(x, y) <= 1 - rounding(c) ? YES : MAYBE;
}

/* Of equals a face comes before a corner, then the lower index. Does a come before b, whatever they
 * are that may be either? */
static bool is_surely_better(const met_box *all, size_t a, size_t b)
{
    if (a < b) return !(all[a].corner && all[b].face);
    return !all[a].corner && !all[b].face;
}

/* With this box as the first in time, may `index` be named? */
static bool may_be_named(const list_case *c, const met_box *all, size_t first, size_t index)
{
    for (size_t i = 0; i < c->count; i++)
        if (all[i].met && is_surely_before(c, &all[i], &all[first])) return false;
    if (index != first && is_equal(c, &all[first], &all[index]) == NO) return false;
    for (size_t i = 0; i < c->count; i++) {
        if (i == index || !all[i].met) continue;
        const bool equal = i == first || is_equal(c, &all[first], &all[i]) == YES;
        if (equal && is_surely_better(all, i, index)) return false;
    }
    return true;
}

static bool index_is_right(const list_case *c, const met_box *all, size_t index)
{
    for (size_t first = 0; first < c->count; first++)
        if (all[first].met && may_be_named(c, all, first, index)) return true;
    return false;
}

/* So much of a component before it, rounded towards the start. */
static fix16_t part_of(fix16_t v, int64_t left, int64_t whole)
{
    return (fix16_t)((wide)v * left / whole);
}

/* How many units before the contact the rule leads: 1, 2, 4, ... or to the start. */
static int64_t steps_back(const list_case *c, fh_vec travel)
{
    const int64_t longer = labs(travel.x) > labs(travel.y) ? labs(travel.x) : labs(travel.y);
    for (int64_t back = 1; back < longer; back *= 2) {
        const fh_vec stops = {part_of(travel.x, longer - back, longer),
                              part_of(travel.y, longer - back, longer)};
        if (overlapped_box(c, stops, 0) == c->count) return back;
    }
    return longer;
}

static bool is_on_the_way(fix16_t got, fix16_t travel, int64_t back)
{
    const int64_t before = travel < 0 ? (int64_t)got - travel : (int64_t)travel - got;
    return before >= 0 && before <= back && (int64_t)got * travel >= 0;
}

/* Surely at the true contact, rounding aside: within a unit of it, on the way, on the outer side. */
static bool is_surely_at(const truth *t, fh_vec g)
{
    const double most = 1 - JUDGED;
    if (fabs(placed(t, -t->motion.x, g.x)) > most || fabs(placed(t, -t->motion.y, g.y)) > most)
        return false;
    if (g.x * t->motion.x < 0 || llabs(g.x) > llabs(t->motion.x)) return false;
    if (g.y * t->motion.y < 0 || llabs(g.y) > llabs(t->motion.y)) return false;
    for (int i = 0; i < t->count; i++) {
        const way out = way_out(t, &t->met[i]);
        const long double x = placed(t, -t->motion.x, g.x), y = placed(t, -t->motion.y, g.y);
        if (x * out.x + y * out.y < (t->met[i].face ? -1e-9L : (long double)JUDGED)) return false;
    }
    return true;
}

/* Is a grid point at the contact free of all boxes, so that the mover has to stop at one? */
static bool has_free_place(const list_case *c, const truth *t)
{
    const double x = floor(placed(t, t->motion.x, 0)), y = floor(placed(t, t->motion.y, 0));
    for (int i = 0; i < 16; i++) {
        const fh_vec g = {(fix16_t)x + i % 4 - 1, (fix16_t)y + i / 4 - 1};
        if (is_surely_at(t, g) && overlapped_box(c, g, 0) == c->count) return true;
    }
    return false;
}

/* At the contact's own place if that is free of all boxes, else no farther back than the rule. */
static bool stop_is_right(const list_case *c, fh_vec travel, fh_vec contact, bool *moved)
{
    *moved = !same(travel, contact);
    if (overlapped_box(c, travel, 0) < c->count) return wrong("list: overlap after travel");
    if (!*moved) return true;
    if (overlapped_box(c, contact, 0) == c->count) return wrong("list: not at the contact");
    const int64_t back = steps_back(c, contact);
    return (is_on_the_way(travel.x, contact.x, back) && is_on_the_way(travel.y, contact.y, back)) ||
           (labs(travel.x - contact.x) <= 1 && labs(travel.y - contact.y) <= 1) ||
           wrong("list: too far back");
}

static bool first_is_right(const list_case *c, const met_box *all, size_t index, const fh_hit *h)
{
    if (index >= c->count || !all[index].met) return wrong("list: a box that is not met");
    if (!index_is_right(c, all, index)) return wrong("list: index");
    const body box = body_of_rect(c->boxes[index]);
    fh_hit own;
    bool moved;
    if (!sweeps[c->mover.kind][BODY_RECT](&c->mover, c->motion, &box, &own) || h->inside)
        return wrong("list: inside");
    if (!stop_is_right(c, h->travel, own.travel, &moved)) return false;
    const bool before = moved && !has_free_place(c, all[index].t);
    return hit_is_right(&c->mover, &box, &all[index].d, all[index].t, h, before);
}

static bool list_is_right(list_case *c)
{
    size_t index = c->count;
    fh_hit h = unwritten_hit();
    const bool got = sweep_list(c, c->motion, &index, &h);
    const size_t inside = overlapped_box(c, (fh_vec){0, 0}, 0);
    if (inside < c->count) {
        const body box = body_of_rect(c->boxes[inside]);
        if (!got || index != inside) return wrong("list: inside");
        return inside_hit_is_right(&c->mover, &box, &h);
    }
    met_box all[LIST_BOXES];
    bool any = false;
    for (size_t i = 0; i < c->count; i++) {
        meet(c, i, &all[i]);
        any = any || all[i].met;
    }
    if (got != any) return wrong("list: hit or miss");
    if (!any) return (index == c->count && is_unwritten(&h)) || wrong("list: written by a miss");
    return first_is_right(c, all, index, &h);
}

static void check(list_case *c)
{
    count_list(list_is_right(c), c);
}

void oracle_lists_small(void)
{
    small_lists(check);
}

void oracle_lists_random(uint32_t *seed)
{
    list_case c;
    list_case_random(seed, &c);
    check(&c);
}
