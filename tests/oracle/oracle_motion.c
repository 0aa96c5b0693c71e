/*
 * Contacts and sweeps of circles and rects against the definition and the true time of contact,
 * which comes from every face and corner there is, by big numbers of 320 bits.
 */
#include "../unit/limit_cases.h"
#include "oracle.h"

#include <gmp.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { BITS = 320 };
static const double JUDGED = 1.0 / 64; /* of a unit: how finely rounding is judged */

/* A circle or a rect. */
typedef struct body {
    bool round;
    fh_circle circle;
    fh_rect rect;
} body;

static fh_rect core_box(const body *b)
{
    const fh_vec c = b->circle.center;
    return b->round ? (fh_rect){c.x, c.y, c.x, c.y} : b->rect;
}

static int64_t radius_of(const body *b)
{
    return b->round ? b->circle.radius : 0;
}

/* The body at two places and between them, doubled. */
static core swept_core(const body *b, fh_vec from, fh_vec to)
{
    const fh_rect r = core_box(b);
    const fix16_t xs[] = {r.left, r.right, r.right, r.left},
                  ys[] = {r.top, r.top, r.bottom, r.bottom};
    core c = {.points = 8, .radius = 2 * radius_of(b)};
    for (int i = 0; i < 8; i++) {
        c.x[i] = 2 * ((int64_t)xs[i % 4] + (i < 4 ? from.x : to.x));
        c.y[i] = 2 * ((int64_t)ys[i % 4] + (i < 4 ? from.y : to.y));
    }
    return c;
}

/* Whether the two overlap at some time of the way: where the difference of the shapes has an inside, that
 * is the overlap of all that the mover sweeps; else never. */
static bool overlaps_on_way(const body *mover, fh_vec from, fh_vec to, const body *obstacle)
{
    const fh_rect m = core_box(mover), o = core_box(obstacle);
    const bool flat =
        (m.left == m.right && o.left == o.right) || (m.top == m.bottom && o.top == o.bottom);
    if (flat && radius_of(mover) + radius_of(obstacle) == 0) return false;
    const core a = swept_core(mover, from, to),
               b = swept_core(obstacle, (fh_vec){0, 0}, (fh_vec){0, 0});
    return defined_meeting(&a, &b).overlap;
}

/* The difference of the cores, as the mover's place sees it, and the reach. */
typedef struct problem {
    int64_t low[2], high[2], reach, motion[2];
} problem;

static problem between(const body *mover, fh_vec motion, const body *obstacle)
{
    const fh_rect m = core_box(mover), o = core_box(obstacle);
    return (problem){{(int64_t)o.left - m.right, (int64_t)o.top - m.bottom},
                     {(int64_t)o.right - m.left, (int64_t)o.bottom - m.top},
                     radius_of(mover) + radius_of(obstacle),
                     {motion.x, motion.y}};
}

/* The true contact: when, where, and which way out. Numbers that tests compare with tolerance. */
typedef struct truth {
    mpf_t time;
    bool face, corner; /* both where they cannot be told apart */
    int axis;          /* of the face */
    int64_t k[2];      /* the corner */
} truth;

static mpf_t zero;

/* Work space that lives as long as the program. */
static mpf_t *scratch(int which)
{
    static mpf_t space[4];
    static bool ready;
    if (!ready)
        for (int i = 0; i < 4; i++)
            mpf_init2(space[i], BITS);
    ready = true;
    return &space[which];
}

static void consider(truth *t, const mpf_t time, bool face, int axis, int64_t x, int64_t y,
                     bool *any)
{
    int order = -1;
    if (*any) { /* equal as far as the work space can tell */
        mpf_sub(*scratch(2), time, t->time);
        mpf_set_ui(*scratch(3), 1);
        mpf_div_2exp(*scratch(3), *scratch(3), 200);
        order = mpf_sgn(*scratch(2));
        mpf_abs(*scratch(2), *scratch(2));
        if (mpf_cmp(*scratch(2), *scratch(3)) < 0) order = 0;
    }
    if (order > 0) return;
    if (order < 0) t->face = t->corner = false;
    *any = true;
    mpf_set(t->time, time);
    if (face) {
        t->face = true;
        t->axis = axis;
    } else {
        t->corner = true;
        t->k[0] = x;
        t->k[1] = y;
    }
}

static void consider_faces(truth *t, const problem *p, bool *any)
{
    static mpf_t time, other;
    static bool ready;
    if (!ready) mpf_init2(time, BITS), mpf_init2(other, BITS);
    ready = true;
    for (int axis = 0; axis < 2; axis++) {
        const int64_t m = p->motion[axis];
        if (m == 0 || p->low[1 - axis] == p->high[1 - axis]) continue;
        mpf_set_si(time, m > 0 ? p->low[axis] - p->reach : p->high[axis] + p->reach);
        mpf_set_si(other, m);
        mpf_div(time, time, other);
        mpf_set_si(other, p->motion[1 - axis]);
        mpf_mul(other, other, time);
        if (mpf_cmp(time, zero) < 0) continue;
        /* At an end of the edge both the face and the corner are met, as far as can be told. */
        mpf_set_ui(*scratch(2), 1);
        mpf_div_2exp(*scratch(2), *scratch(2), 200);
        mpf_add(*scratch(3), other, *scratch(2));
        mpf_sub(other, other, *scratch(2));
        if (mpf_cmp_si(*scratch(3), p->low[1 - axis]) < 0) continue;
        if (mpf_cmp_si(other, p->high[1 - axis]) > 0) continue;
        consider(t, time, true, axis, 0, 0, any);
    }
}

/* The first time at which the distance from (x, y) is the reach: the smaller root. */
static void consider_corner(truth *t, const problem *p, int64_t x, int64_t y, bool *any)
{
    static mpf_t a, b, c, root, part;
    static bool ready;
    if (!ready)
        mpf_init2(a, BITS), mpf_init2(b, BITS), mpf_init2(c, BITS), mpf_init2(root, BITS),
            mpf_init2(part, BITS);
    ready = true;
    const int64_t mx = p->motion[0], my = p->motion[1];
    mpf_set_si(a, mx * mx + my * my);
    mpf_set_si(b, mx * x + my * y);
    mpf_set_si(c, x * x + y * y - p->reach * p->reach);
    mpf_mul(root, b, b);
    mpf_mul(part, a, c);
    mpf_sub(root, root, part);
    if (mpf_sgn(root) < 0 || mpf_sgn(a) == 0 || mpf_sgn(c) < 0) return;
    mpf_sqrt(root, root);
    mpf_sub(b, b, root);
    mpf_div(b, b, a);
    if (mpf_cmp(b, zero) < 0) return;
    consider(t, b, false, 0, x, y, any);
}

/* Of a hit that does not start inside. */
static bool true_contact(truth *t, const problem *p)
{
    bool any = false;
    if (p->reach == 0) { /* when both intervals are entered */
        static mpf_t time, whole;
        static bool ready;
        if (!ready) mpf_init2(time, BITS), mpf_init2(whole, BITS);
        ready = true;
        mpf_set_si(t->time, -1);
        for (int axis = 0; axis < 2; axis++) {
            const int64_t m = p->motion[axis];
            if (m == 0) continue;
            mpf_set_si(time, m > 0 ? p->low[axis] : p->high[axis]);
            mpf_set_si(whole, m);
            mpf_div(time, time, whole);
            const int order = mpf_cmp(time, t->time);
            const int64_t other = p->motion[1 - axis];
            const bool faster = m * m > other * other || (m * m == other * other && axis == 1);
            if (order < 0 || (order == 0 && !faster)) continue;
            mpf_set(t->time, time);
            t->axis = axis;
        }
        t->face = true;
        t->corner = false;
        return true;
    }
    consider_faces(t, p, &any);
    for (int i = 0; i < 4; i++)
        consider_corner(t, p, i % 2 == 0 ? p->low[0] : p->high[0], i < 2 ? p->low[1] : p->high[1],
                        &any);
    return any;
}

/* whole + motion * time, exactly, and then as a double. */
static double placed(const truth *t, int64_t motion, int64_t whole)
{
    mpf_t *product = scratch(0), *sum = scratch(1);
    mpf_set_si(*product, motion);
    mpf_mul(*product, *product, t->time);
    mpf_set_si(*sum, whole);
    mpf_add(*sum, *sum, *product);
    return mpf_get_d(*sum);
}

static bool time_is_right(const truth *t, fix16_t got)
{
    mpf_t *scaled = scratch(0);
    mpf_mul_2exp(*scaled, t->time, 16);
    mpf_set_si(*scratch(1), got);
    mpf_sub(*scaled, *scaled, *scratch(1));
    return got >= 0 && got <= 65536 && mpf_cmp_si(*scaled, 1) <= 0 && mpf_cmp_si(*scaled, -1) >= 0;
}

/* Within a unit of the true contact, on the way, and on the side of it that leads out. */
static bool travel_is_right(const truth *t, const problem *p, fh_vec got)
{
    const int64_t travel[2] = {got.x, got.y};
    double off[2], out[2], length = 0, side = 0;
    for (int i = 0; i < 2; i++) {
        off[i] = placed(t, -p->motion[i], travel[i]);
        if (off[i] > 1 + JUDGED || off[i] < -1 - JUDGED) return false;
        if (travel[i] * p->motion[i] < 0 || llabs(travel[i]) > llabs(p->motion[i])) return false;
        if (t->corner)
            out[i] = placed(t, p->motion[i], -t->k[i]);
        else
            out[i] = t->axis != i ? 0 : p->motion[i] > 0 ? -1 : 1;
        length += out[i] * out[i];
        side += off[i] * out[i];
    }
    return side >= -JUDGED * sqrt(length);
}

static int64_t clamped(int64_t v, int64_t low, int64_t high)
{
    return v < low ? low : v > high ? high : v;
}

static bool normal_is_right(const truth *t, const problem *p, const fh_hit *h)
{
    const fh_vec n = h->normal;
    const int64_t faced = t->axis == 0 ? n.x : n.y, other = t->axis == 0 ? n.y : n.x;
    if (t->face && other == 0 && faced == (p->motion[t->axis] > 0 ? -65536 : 65536)) return true;
    const int64_t x = h->travel.x - clamped(h->travel.x, p->low[0], p->high[0]);
    const int64_t y = h->travel.y - clamped(h->travel.y, p->low[1], p->high[1]);
    return t->corner && n.x == x && n.y == y && (x != 0 || y != 0);
}

/* Within two units of both shapes at the true contact, in each component. */
static bool near_box(double x, double y, const fh_rect *box, double dx, double dy, double radius)
{
    const double ex = fmax(fmax(box->left + dx - x, x - box->right - dx), 0);
    const double ey = fmax(fmax(box->top + dy - y, y - box->bottom - dy), 0);
    return hypot(ex, ey) <= radius + 2 * sqrt(2) + JUDGED;
}

static bool point_is_right(const truth *t, const problem *p, fh_vec at, const body *mover,
                           const body *obstacle)
{
    const fh_rect m = core_box(mover), o = core_box(obstacle);
    const double dx = placed(t, p->motion[0], 0), dy = placed(t, p->motion[1], 0);
    return near_box(at.x, at.y, &m, dx, dy, (double)radius_of(mover)) &&
           near_box(at.x, at.y, &o, 0, 0, (double)radius_of(obstacle));
}

static bool sweep(const body *mover, fh_vec motion, const body *obstacle, fh_hit *hit)
{
    if (mover->round)
        return obstacle->round
                   ? fh_sweep_circle_circle(&mover->circle, motion, &obstacle->circle, hit)
                   : fh_sweep_circle_rect(&mover->circle, motion, &obstacle->rect, hit);
    return obstacle->round ? fh_sweep_rect_circle(&mover->rect, motion, &obstacle->circle, hit)
                           : fh_sweep_rect_rect(&mover->rect, motion, &obstacle->rect, hit);
}

static bool contact(const body *mover, const body *obstacle, fh_contact *out)
{
    if (mover->round)
        return obstacle->round ? fh_contact_circle_circle(&mover->circle, &obstacle->circle, out)
                               : fh_contact_circle_rect(&mover->circle, &obstacle->rect, out);
    return obstacle->round ? fh_contact_rect_circle(&mover->rect, &obstacle->circle, out)
                           : fh_contact_rect_rect(&mover->rect, &obstacle->rect, out);
}

static bool same(fh_vec a, fh_vec b)
{
    return a.x == b.x && a.y == b.y;
}

/* The true depth: how far the origin is inside the box grown by the reach. */
static double true_depth(const problem *p)
{
    const int64_t x = -clamped(0, p->low[0], p->high[0]), y = -clamped(0, p->low[1], p->high[1]);
    if (x != 0 || y != 0)
        return (double)((long double)p->reach - sqrtl((long double)x * x + (long double)y * y));
    const int64_t ways[] = {-p->low[0], p->high[0], -p->low[1], p->high[1]};
    int64_t least = ways[0];
    for (int i = 1; i < 4; i++)
        if (ways[i] < least) least = ways[i];
    return (double)(p->reach + least);
}

/* The face that the order of equals names: up, down, left, right. */
static fh_vec first_face(const problem *p)
{
    const int64_t up = -p->low[1], down = p->high[1], left = -p->low[0], right = p->high[0];
    const int64_t vertical = up < down ? up : down, horizontal = left < right ? left : right;
    if (vertical <= horizontal) return (fh_vec){0, up <= down ? -65536 : 65536};
    return (fh_vec){left <= right ? -65536 : 65536, 0};
}

static bool contact_is_right(const body *mover, const body *obstacle)
{
    fh_contact c;
    const problem p = between(mover, (fh_vec){0, 0}, obstacle);
    const bool wanted = overlaps_on_way(mover, (fh_vec){0, 0}, (fh_vec){0, 0}, obstacle);
    if (contact(mover, obstacle, &c) != wanted) return false;
    if (!wanted) return true;
    const double depth = true_depth(&p), push = hypot(c.push.x, c.push.y);
    if (overlaps_on_way(mover, c.push, c.push, obstacle)) return false;
    if (push > depth + 2 || c.depth > depth + 2 || c.depth < depth - 2 || c.depth < 0) return false;
    const int64_t x = clamped(0, p.low[0], p.high[0]), y = clamped(0, p.low[1], p.high[1]);
    const bool off_corner = x != 0 && y != 0,
               dot_off = p.low[0] == p.high[0] && p.low[1] == p.high[1];
    const int64_t nx = c.push.x - clamped(c.push.x, p.low[0], p.high[0]);
    const int64_t ny = c.push.y - clamped(c.push.y, p.low[1], p.high[1]);
    if (off_corner || (dot_off && (x != 0 || y != 0) && obstacle->round && mover->round)) {
        if (c.normal.x != nx || c.normal.y != ny || (nx == 0 && ny == 0)) return false;
    } else if (dot_off && x == 0 && y == 0) {
        if (!same(c.normal, (fh_vec){0, -65536})) return false;
    } else if (x == 0 && y == 0) {
        if (!same(c.normal, first_face(&p))) return false;
    } else { /* beside: by the face it is beside of */
        if (!same(c.normal, (fh_vec){x > 0   ? -65536
                                     : x < 0 ? 65536
                                             : 0,
                                     y > 0   ? -65536
                                     : y < 0 ? 65536
                                             : 0}))
            return false;
    }
    const fh_rect m = core_box(mover), o = core_box(obstacle);
    return near_box(c.point.x, c.point.y, &m, c.push.x, c.push.y, (double)radius_of(mover) + 2) &&
           near_box(c.point.x, c.point.y, &o, 0, 0, (double)radius_of(obstacle));
}

static const char *why;

static bool wrong(const char *what)
{
    why = what;
    return false;
}

static truth *the_truth(void)
{
    static truth t;
    static bool ready;
    if (!ready) mpf_init2(t.time, BITS), mpf_init2(zero, BITS);
    ready = true;
    return &t;
}

static bool sweep_is_right(const body *mover, fh_vec motion, const body *obstacle)
{
    truth *const t = the_truth();
    const fh_vec still = {0, 0};
    const problem p = between(mover, motion, obstacle);
    const bool wanted = overlaps_on_way(mover, still, motion, obstacle);
    fh_hit h;
    if (sweep(mover, motion, obstacle, &h) != wanted) return wrong("hit or miss");
    if (!wanted) return true;
    fh_contact c;
    const bool inside = contact(mover, obstacle, &c);
    if (h.inside != inside) return wrong("inside");
    if (inside)
        return (h.t == 0 && same(h.travel, still) && same(h.normal, c.normal) &&
                same(h.point, c.point)) ||
               wrong("inside");
    if (overlaps_on_way(mover, h.travel, h.travel, obstacle)) return wrong("overlap after travel");
    if (!true_contact(t, &p)) return wrong("no true contact");
    if (!time_is_right(t, h.t)) return wrong("t");
    if (!travel_is_right(t, &p, h.travel)) return wrong("travel");
    if (!normal_is_right(t, &p, &h)) return wrong("normal");
    return point_is_right(t, &p, h.point, mover, obstacle) || wrong("point");
}

/* A ray: touch along the closed path, as the definition has it for a segment. */
static bool cast_is_right(fh_vec from, fh_vec motion, const body *obstacle)
{
    const body dot = {true, {from, 0}, {0, 0, 0, 0}};
    const problem p = between(&dot, motion, obstacle);
    const core path = core_segment(from, (fh_vec){from.x + motion.x, from.y + motion.y}, 0);
    const core point = core_point(from);
    const core shape = swept_core(obstacle, (fh_vec){0, 0}, (fh_vec){0, 0});
    fh_hit h;
    const bool got = obstacle->round ? fh_cast_circle(from, motion, &obstacle->circle, &h)
                                     : fh_cast_rect(from, motion, &obstacle->rect, &h);
    if (got != defined_meeting(&path, &shape).touch) return wrong("cast: hit or miss");
    if (!got) return true;
    const bool inside = defined_meeting(&point, &shape).touch;
    if (h.inside != inside || (h.normal.x == 0 && h.normal.y == 0)) return wrong("cast: inside");
    if (inside) return (h.t == 0 && same(h.travel, (fh_vec){0, 0})) || wrong("cast: inside");
    truth *const t = the_truth();
    if (!true_contact(t, &p)) return wrong("cast: no true contact");
    if (!time_is_right(t, h.t)) return wrong("cast: t");
    if (!travel_is_right(t, &p, h.travel)) return wrong("cast: travel");
    if ((int64_t)h.normal.x * motion.x + (int64_t)h.normal.y * motion.y > 0)
        return wrong("cast: normal");
    return obstacle->round || normal_is_right(t, &p, &h) || wrong("cast: normal");
}

static void print_body(const body *b)
{
    if (b->round)
        printf(" {{%" PRId32 ", %" PRId32 "}, %" PRId32 "}", b->circle.center.x, b->circle.center.y,
               b->circle.radius);
    else
        printf(" {%" PRId32 ", %" PRId32 ", %" PRId32 ", %" PRId32 "}", b->rect.left, b->rect.top,
               b->rect.right, b->rect.bottom);
}

static void check(const body *mover, fh_vec motion, const body *obstacle)
{
    const bool parted = contact_is_right(mover, obstacle);
    const bool stopped = sweep_is_right(mover, motion, obstacle) &&
                         cast_is_right(mover->circle.center, motion, obstacle);
    if (oracle_agrees((meeting){true, true}, parted, stopped)) return;
    printf("%s:", !parted ? "contact" : why);
    print_body(mover);
    printf(" by {%" PRId32 ", %" PRId32 "} against", motion.x, motion.y);
    print_body(obstacle);
    printf("\n");
}

static void check_all(const body movers[2], fh_vec motion, const body obstacles[2])
{
    for (int i = 0; i < 4; i++)
        check(&movers[i % 2], motion, &obstacles[i / 2]);
}

void oracle_motion_small(void)
{
    enum { REACH = 5, SIZE = 3 };
    for (int shape = 0; shape < 2 * SIZE * SIZE; shape++) {
        const fix16_t w = shape % SIZE, h = shape / SIZE % SIZE, r = shape / SIZE / SIZE + 1;
        const body obstacles[] = {{true, {{0, 0}, w}, {0, 0, 0, 0}},
                                  {false, {{0, 0}, 0}, {0, 0, w, h}}};
        for (fh_vec from = {-REACH, 0}; from.x <= REACH; from.x++)
            for (from.y = -REACH; from.y <= REACH; from.y++) {
                const body movers[] = {
                    {true, {from, r}, {0, 0, 0, 0}},
                    {false, {from, 0}, {from.x, from.y, from.x + h, from.y + r - 1}}};
                for (fh_vec by = {-REACH, 0}; by.x <= REACH; by.x++)
                    for (by.y = -REACH; by.y <= REACH; by.y++)
                        check_all(movers, by, obstacles);
            }
    }
}

void oracle_motion_random(uint32_t *seed)
{
    limit_case c;
    limit_case_random(seed, &c);
    const body movers[] = {{true, c.circle, c.rect}, {false, c.circle, c.other_rect}};
    const body obstacles[] = {{true, c.other_circle, c.rect}, {false, c.other_circle, c.rect}};
    check_all(movers, c.motion, obstacles);
}
