/* The bench's scene for 10,000 frames: prints what happened, the same everywhere. */
#include "../world/scene.h"
#include "port.h"

enum { FRAMES = 10000, MOVERS = 64, BOXES = 256, WATCHERS = 16, PAIRS = 64 };
enum { BODIES = SCENE_BODIES(MOVERS, BOXES, WATCHERS), BUCKETS = 512 };

static fh_body bodies[BODIES];
static fh_pair pairs[PAIRS];
static uint16_t buckets[BUCKETS], near[BODIES];
static scene_mover movers[MOVERS];

static void print_line(const char *what, uint32_t value)
{
    port_print(what);
    port_print(" ");
    port_print_unsigned(value);
    port_print("\n");
}

int main(void)
{
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
    if (fh_world_init(&world, &room) != FH_OK || !scene_start(&s, &scene_of_bench, &world, movers))
        return 1;
    for (int i = 0; i < FRAMES; i++)
        scene_frame(&s);
    print_line("hits", s.hits);
    print_line("begun", s.begun);
    print_line("ended", s.ended);
    print_line("pairs", (uint32_t)world.pair_count);
    print_line("digest", s.digest);
    return 0;
}
