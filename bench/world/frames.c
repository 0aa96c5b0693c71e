/*
 * What frames of the world's scene cost in the library: prints for each frame what its calls took by the
 * counter, without the scene's own code and without what an empty call takes.
 */
#include "../../tests/world/stage.h"
#include "../bench.h"

enum { FRAMES = 600 };

static uint32_t spent, empty;

static fh_status counted_move(fh_world *world, fh_id id, fh_vec motion, fh_moved *moved)
{
    const uint32_t arguments[CALL_WORDS] = {word(world), id, (uint32_t)motion.x, (uint32_t)motion.y,
                                            word(moved)};
    spent += ticks_of((function)fh_world_move, arguments, NULL) - empty;
    return FH_OK;
}

static fh_status counted_update(fh_world *world, fh_tell *tell, void *context)
{
    const uint32_t arguments[CALL_WORDS] = {word(world), word((const void *)(uintptr_t)tell),
                                            word(context)};
    spent += ticks_of((function)fh_world_update, arguments, NULL) - empty;
    return FH_OK;
}

int main(void)
{
    static const uint32_t nothing[CALL_WORDS];
    static const scene_calls counted = {counted_move, counted_update};
    fh_world world;
    scene s;
    if (port_counter_start().value == NULL || !stage_start(&s, &world)) return 1;
    empty = ticks_of(count_empty, nothing, NULL);
    s.calls = &counted;
    for (int i = 0; i < FRAMES; i++) {
        spent = 0;
        scene_frame(&s);
        port_tell("frame", spent);
    }
    port_tell("hits", s.hits);
    port_tell("begun", s.begun);
    port_tell("digest", s.digest);
    return 0;
}
