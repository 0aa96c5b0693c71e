/*
 * What frames of the world's scene cost in the library: prints for each frame what its calls took by the
 * counter, without the scene's own code and without what an empty call takes.
 */
#include "../../tests/world/scene.h"
#include "../bench.h"
#include "port.h"

enum { FRAMES = 600, MOVERS = 64, WATCHERS = 16 };
#ifndef BOXES
#define BOXES 256 /* or 16 times as many, in a level of 16 times the size */
#endif
enum { BODIES = SCENE_BODIES(MOVERS, BOXES, WATCHERS), BUCKETS = 2 * BOXES, PAIRS = 64 };

static fh_body bodies[BODIES];
static fh_pair pairs[PAIRS];
static uint16_t buckets[BUCKETS], near[BODIES];
static scene_mover movers[MOVERS];
static uint32_t spent, empty;

/* Ticks of one call. */
static uint32_t ticks_of(function code, const uint32_t arguments[CALL_WORDS])
{
    count_result result;
    const port_counter counter = port_counter_start();
    const uint32_t after = count_call(code, arguments, counter.value, &result);
    return (counter.down ? result.before - after : after - result.before) & counter.mask;
}

static fh_status counted_move(fh_world *world, fh_id id, fh_vec motion, fh_moved *moved)
{
    const uint32_t arguments[CALL_WORDS] = {word(world), id, (uint32_t)motion.x, (uint32_t)motion.y,
                                            word(moved)};
    spent += ticks_of((function)fh_world_move, arguments) - empty;
    return FH_OK;
}

static fh_status counted_update(fh_world *world, fh_tell *tell, void *context)
{
    const uint32_t arguments[CALL_WORDS] = {word(world), word((const void *)(uintptr_t)tell),
                                            word(context)};
    spent += ticks_of((function)fh_world_update, arguments) - empty;
    return FH_OK;
}

static void print_line(const char *what, uint32_t value)
{
    port_print(what);
    port_print(" ");
    port_print_unsigned(value);
    port_print("\n");
}

int main(void)
{
    static const uint32_t nothing[CALL_WORDS];
    static const scene_calls counted = {counted_move, counted_update};
    scene_config config = scene_of_bench;
    const fh_world_config room = {.bodies = bodies,
                                  .capacity = BODIES,
                                  .buckets = buckets,
                                  .bucket_count = BUCKETS,
                                  .near = near,
                                  .near_capacity = BODIES,
                                  .pairs = pairs,
                                  .pair_capacity = PAIRS,
                                  .cell = FH_PX(32)};
    fh_world world;
    scene s;
    while (config.boxes < BOXES) { /* twice */
        config.boxes *= 4;
        config.width *= 2;
        config.height *= 2;
    }
    empty = ticks_of(count_empty, nothing);
    if (port_counter_start().value == NULL || fh_world_init(&world, &room) != FH_OK ||
        !scene_start(&s, &config, &world, movers))
        return 1;
    s.calls = &counted;
    for (int i = 0; i < FRAMES; i++) {
        spent = 0;
        scene_frame(&s);
        print_line("frame", spent);
    }
    print_line("hits", s.hits);
    print_line("begun", s.begun);
    print_line("digest", s.digest);
    return 0;
}

uint32_t word(const void *pointer)
{
    return (uint32_t)(uintptr_t)pointer;
}
