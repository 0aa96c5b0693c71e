#include "motion.h"

#include "oracle.h"

#include <inttypes.h>
#include <stdio.h>

void count_pair(bool right, const body *mover, fh_vec motion, const body *obstacle)
{
    static const char *const names[] = {"segment", "circle", "capsule", "rect", "polygon"};
    if (oracle_agrees((meeting){true, true}, right, right)) return;
    printf("%s: %s", what_was_wrong(), names[mover->kind]);
    print_body(mover);
    printf(" by {%" PRId32 ", %" PRId32 "} against %s", motion.x, motion.y, names[obstacle->kind]);
    print_body(obstacle);
    printf("\n");
}

static const fh_vec axes[] = {{0, 0}, {2, 1}, {-1, 2}, {3, 0}, {1, -3}, {0, 2}};

enum { SHAPES = sizeof axes / sizeof axes[0] };

/* A thin one, a square, one with a vertex on a side and one twice, a wide one. */
static const fh_vec outlines[][5] = {
    {{0, 0}, {3, 1}, {1, 1}, {1, 1}, {1, 1}},   {{0, 0}, {2, 0}, {2, 2}, {0, 2}, {0, 2}},
    {{0, 0}, {0, 2}, {1, 2}, {2, 2}, {2, 2}},   {{0, 0}, {2, -1}, {3, 1}, {1, 3}, {0, 2}},
    {{-1, 0}, {2, 0}, {0, 1}, {0, 1}, {-1, 0}}, {{0, 0}, {1, 2}, {3, 3}, {2, 1}, {0, 0}}};

/* The body of this kind and number at a place. */
static body small_body(body_kind kind, int number, fh_vec at)
{
    const fh_vec axis = axes[number], to = {at.x + axis.x, at.y + axis.y};
    const fix16_t radius = (fix16_t)(number * 2 % 3);
    switch (kind) {
    case BODY_SEGMENT:
        return body_of_segment((fh_segment){at, to});
    case BODY_CIRCLE:
        return body_of_circle((fh_circle){at, (fix16_t)number});
    case BODY_CAPSULE:
        return body_of_capsule((fh_capsule){at, to, radius});
    case BODY_POLYGON:
        return body_of_polygon((fh_polygon){outlines[number], 5, at});
    default:
        return body_of_rect(fh_rect_from_corners(at, to));
    }
}

static void small_motions(const body *mover, fix16_t most, const body *obstacle, pair_check *check)
{
    for (fh_vec by = {-most, 0}; by.x <= most; by.x++)
        for (by.y = -most; by.y <= most; by.y++)
            check(mover, by, obstacle);
}

void small_pairs(fix16_t reach, fix16_t motion, pair_check *check)
{
    enum { PAIRS = BODY_KINDS * BODY_KINDS * SHAPES * SHAPES };
    for (int pair = 0; pair < PAIRS; pair++) {
        const body_kind moves = (body_kind)(pair % BODY_KINDS);
        const int shapes = pair / (BODY_KINDS * BODY_KINDS);
        const body obstacle = small_body((body_kind)(pair / BODY_KINDS % BODY_KINDS),
                                         shapes % SHAPES, (fh_vec){0, 0});
        for (fh_vec from = {-reach, 0}; from.x <= reach; from.x++)
            for (from.y = -reach; from.y <= reach; from.y++) {
                const body mover = small_body(moves, shapes / SHAPES, from);
                small_motions(&mover, motion, &obstacle, check);
            }
    }
}

fh_vec small_vector(uint32_t *seed, fix16_t x_reach, fix16_t y_reach)
{
    const fix16_t x = random_small(seed, x_reach);
    return (fh_vec){x, random_small(seed, y_reach)};
}

static fh_rect tiny_rect(uint32_t *seed, fix16_t spread)
{
    const fh_vec corner = small_vector(seed, spread, spread);
    return fh_rect_from_corners(corner, small_vector(seed, spread, spread));
}

/* A few units large, where rounding weighs most. */
static void tiny_case(uint32_t *seed, limit_case *c)
{
    const fix16_t spread = 2 + (fix16_t)random_below(seed, 14);
    const fix16_t radius = (fix16_t)random_below(seed, 6), other = (fix16_t)random_below(seed, 4);
    fh_vec p[7];
    for (int i = 0; i < 7; i++)
        p[i] = small_vector(seed, spread, spread);
    *c = (limit_case){.point = p[0],
                      .segment = {p[1], p[2]},
                      .other_segment = {p[3], p[4]},
                      .circle = {p[5], radius},
                      .other_circle = {p[6], other},
                      .capsule = {p[1], p[2], radius},
                      .other_capsule = {p[3], p[4], other}};
    c->rect = tiny_rect(seed, spread);
    c->other_rect = tiny_rect(seed, spread);
    c->motion = small_vector(seed, 3 * spread, 3 * spread);
}

void motion_case_random(uint32_t *seed, limit_case *c)
{
    if (random_below(seed, 3) == 0)
        tiny_case(seed, c);
    else
        limit_case_random(seed, c);
}

void random_pairs(uint32_t *seed, pair_check *check)
{
    polygon_case p;
    const limit_case *const c = &p.shapes;
    motion_case_random(seed, &p.shapes);
    polygons_among(seed, &p);
    const body movers[] = {body_of_circle(c->circle), body_of_capsule(c->capsule),
                           body_of_rect(c->other_rect), body_of_polygon(polygon_of(&p, 0))};
    const body obstacles[] = {body_of_segment(c->other_segment), body_of_circle(c->other_circle),
                              body_of_capsule(c->other_capsule), body_of_rect(c->rect),
                              body_of_polygon(polygon_of(&p, 1))};
    for (int i = 0; i < 20; i++)
        check(&movers[i / 5], c->motion, &obstacles[i % 5]);
}
