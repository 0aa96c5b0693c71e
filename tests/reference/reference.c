/*
 * A world without a grid, in which every pair is asked, beside the real one: step by step equal over long random
 * runs with bodies that come and go in between. Host only.
 *
 *     reference [STEPS [SEED]]
 */
#include "../unit/random.h"
#include "earliest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 48, PAIRS = 400, BUCKETS = 16 };

static fh_body bodies[ROOM];
static fh_pair pairs[PAIRS];
static uint16_t buckets[BUCKETS], near[ROOM];
static fh_world world;
static plain_world plain;
static unsigned long failures;

static void check(bool ok, const char *what, unsigned long step)
{
    if (ok) return;
    if (failures++ < 20) printf("step %lu: %s differs\n", step, what);
}

static fix16_t coordinate(uint32_t *state)
{
    const uint32_t kind = random_below(state, 8);
    const int32_t c = random_small(state, kind == 0 ? 400 : 60);
    return kind == 1 ? c * 1000000 : c;
}

static fh_vec vector(uint32_t *state)
{
    const fix16_t x = coordinate(state);
    return (fh_vec){x, coordinate(state)};
}

static fh_shape random_shape(uint32_t *state)
{
    static const fh_vec corners[] = {{-8, 0}, {0, -6}, {9, 0}, {0, 7}};
    const fh_vec at = vector(state),
                 size = {(fix16_t)random_below(state, 20), (fix16_t)random_below(state, 20)};
    const bool huge = random_below(state, 12) == 0;
    const fix16_t width = size.x * (huge ? 40 : 1) + 1, height = size.y + 1;
    switch (random_below(state, 6)) {
    case 0:
        return (fh_shape){.kind = FH_CIRCLE, .as.circle = {at, size.x}};
    case 1:
        return (fh_shape){.kind = FH_CAPSULE,
                          .as.capsule = {at, {at.x + width, at.y + height}, size.y / 2}};
    case 2:
        return (fh_shape){.kind = FH_POLYGON, .as.polygon = {corners, 4, at}};
    case 3:
        return (fh_shape){.kind = FH_SEGMENT, .as.segment = {at, {at.x + width, at.y}}};
    default:
        return (fh_shape){.kind = FH_RECT, .as.rect = {at.x, at.y, at.x + width, at.y + height}};
    }
}

static fh_layers random_layers(uint32_t *state)
{
    const uint32_t bits = random_next(state);
    return (fh_layers)(bits & bits >> 8 & 15);
}

static void add(uint32_t *state, unsigned long step)
{
    fh_body_config body = {.shape = random_shape(state),
                           .layers = (fh_layers)(1 << random_below(state, 4))};
    body.slides = random_layers(state);
    body.stops = random_layers(state);
    body.bounces = random_layers(state);
    body.passes = random_layers(state);
    body.watches = random_layers(state);
    fh_id id = 0;
    const fh_status status = fh_world_add(&world, &body, &id);
    check((status == FH_OK) == (plain.count < ROOM), "status of add", step);
    if (status == FH_OK) plain_add(&plain, id, &body);
}

/* A third of the times, so that the world is mostly full. */
static void remove_one(uint32_t *state, unsigned long step)
{
    if (random_below(state, 3) != 0 || plain.count == 0) return;
    const fh_id id = plain.bodies[random_below(state, (uint32_t)plain.count)].id;
    check(fh_world_remove(&world, id) == FH_OK, "status of remove", step);
    check(fh_world_remove(&world, id) == FH_ERR_ID, "status of the second remove", step);
    plain_remove(&plain, id);
}

static void place_one(uint32_t *state, unsigned long step)
{
    if (plain.count == 0) return;
    plain_body *const body = &plain.bodies[random_below(state, (uint32_t)plain.count)];
    body->is.shape = random_shape(state);
    check(fh_world_place(&world, body->id, &body->is.shape) == FH_OK, "status of place", step);
}

static bool same_hits(const fh_world_hit *a, const fh_world_hit *b, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        const fh_hit *const s = &a[i].hit, *const t = &b[i].hit;
        if (a[i].id != b[i].id || a[i].response != b[i].response || s->t != t->t ||
            s->inside != t->inside || s->travel.x != t->travel.x || s->travel.y != t->travel.y ||
            s->normal.x != t->normal.x || s->normal.y != t->normal.y)
            return false;
    }
    return true;
}

static void move_one(uint32_t *state, unsigned long step)
{
    if (plain.count == 0) return;
    const size_t which = random_below(state, (uint32_t)plain.count);
    const fh_id id = plain.bodies[which].id;
    const fh_vec motion = vector(state);
    fh_world_hit a_hits[6], b_hits[6];
    fh_moved a = {.hits = a_hits,
                  .capacity = random_below(state, 7),
                  .turns = random_below(state, 4)},
             b;
    b = a;
    b.hits = b_hits;
    check(fh_world_move(&world, id, motion, &a) == FH_OK, "status of move", step);
    check(earliest_is_first(&plain, which, motion, &a), "what was met first", step);
    plain_move(&plain, which, motion, &b);
    check(a.travel.x == b.travel.x && a.travel.y == b.travel.y, "travel", step);
    check(a.sides == b.sides && a.inside == b.inside && a.truncated == b.truncated, "what was met",
          step);
    check(a.count == b.count && same_hits(a_hits, b_hits, a.count), "hits", step);
    const fh_rect bounds = fh_shape_bounds(&fh_world_body(&world, id)->shape);
    const fh_rect other = fh_shape_bounds(&plain.bodies[which].is.shape);
    check(bounds.left == other.left && bounds.top == other.top, "place after the move", step);
    check(a.inside || plain_is_free(&plain, which), "freedom after the move", step);
}

static void query(uint32_t *state, unsigned long step)
{
    const fh_shape shape = random_shape(state);
    const fh_layers layers = (fh_layers)random_below(state, 16);
    fh_id a[4] = {0, 0, 0, 0}, b[4] = {0, 0, 0, 0};
    size_t count = 0;
    check(fh_world_query(&world, &shape, layers, a, 4, &count) == FH_OK, "status of query", step);
    check(count == plain_query(&plain, &shape, layers, b, 4) && memcmp(a, b, sizeof a) == 0,
          "query", step);
}

static void cast(uint32_t *state, unsigned long step)
{
    const fh_vec from = vector(state), motion = vector(state);
    const fh_layers layers = (fh_layers)random_below(state, 16);
    fh_world_hit a[5], b[5];
    size_t count = 0;
    const size_t capacity = random_below(state, 6);
    check(fh_world_cast(&world, from, motion, layers, a, capacity, &count) == FH_OK,
          "status of cast", step);
    check(count == plain_cast(&plain, from, motion, layers, b, capacity), "count of cast", step);
    check(same_hits(a, b, count < capacity ? count : capacity), "cast", step);
}

static void nearest(uint32_t *state, unsigned long step)
{
    const fh_vec point = vector(state);
    const fh_layers layers = (fh_layers)random_below(state, 16);
    const fix16_t within = (fix16_t)random_below(state, 300);
    fh_id id = 0;
    fix16_t distance = 0, wanted = 0;
    check(fh_world_nearest(&world, point, layers, within, &id, &distance) == FH_OK,
          "status of nearest", step);
    check(id == plain_nearest(&plain, point, layers, within, &wanted), "nearest", step);
    check(id == 0 || distance == wanted, "distance of the nearest", step);
}

static void tell(void *context, fh_event event, fh_id watcher, fh_id other)
{
    plain_tell(context, event, watcher, other);
}

static void update(uint32_t *state, unsigned long step)
{
    (void)state;
    plain_begin_update(&plain);
    check(fh_world_update(&world, tell, &plain) == FH_OK, "status of update", step);
    check(plain_end_update(&plain), "events", step);
    check(plain.begun - plain.ended == world.pair_count, "begins less ends", step);
}

static void carry(uint32_t *state, unsigned long step)
{
    if (plain.count == 0) return;
    const size_t which = random_below(state, (uint32_t)plain.count);
    fh_carried list[ROOM];
    fh_carry c = {.bodies = list, .capacity = ROOM};
    const fh_vec motion = {random_small(state, 9), random_small(state, 9)};
    check(fh_world_carry(&world, plain.bodies[which].id, motion, &c) == FH_OK, "status of carry",
          step);
    check(plain_carried(&plain, &world, which, motion, &c), "carry", step);
}

typedef void action(uint32_t *state, unsigned long step);

static void step_on(uint32_t *state, unsigned long step)
{
    static action *const actions[] = {add,    remove_one, place_one, query,    cast,     nearest,
                                      update, carry,      move_one,  move_one, move_one, move_one};
    actions[random_below(state, sizeof actions / sizeof actions[0])](state, step);
    check(world.count == plain.count, "count", step);
}

int main(int argc, char **argv)
{
    const unsigned long steps = argc > 1 ? strtoul(argv[1], NULL, 10) : 200000;
    uint32_t state = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 10) : 1;
    printf("seed %lu\n", (unsigned long)state);
    const fh_world_config config = {.bodies = bodies,
                                    .capacity = ROOM,
                                    .buckets = buckets,
                                    .bucket_count = BUCKETS,
                                    .near = near,
                                    .near_capacity = ROOM,
                                    .pairs = pairs,
                                    .pair_capacity = PAIRS,
                                    .cell = (fix16_t)1 << random_below(&state, 9)};
    if (fh_world_init(&world, &config) != FH_OK) return 1;
    for (unsigned long step = 0; step < steps; step++)
        step_on(&state, step);
    printf("%lu passed, %lu failed\n", steps, failures);
    return failures == 0 ? 0 : 1;
}
