/* The scene in a form that fits the smallest board: one digest everywhere. */
#include "../unit/check.h"
#include "scene.h"
#include "world_tests.h"

enum { MOVERS = 8, BOXES = 16, WATCHERS = 4, BODIES = SCENE_BODIES(MOVERS, BOXES, WATCHERS) };

void test_world_replay(void)
{
    static const scene_config small = {160, 120, MOVERS, BOXES, WATCHERS, UINT32_C(20250805)};
    fh_body bodies[BODIES];
    fh_pair pairs[WATCHERS * MOVERS];
    uint16_t buckets[32], near[BODIES];
    scene_mover movers[MOVERS];
    fh_world world;
    scene s;
    const fh_world_config config = {.bodies = bodies,
                                    .capacity = BODIES,
                                    .buckets = buckets,
                                    .bucket_count = 32,
                                    .near = near,
                                    .near_capacity = BODIES,
                                    .pairs = pairs,
                                    .pair_capacity = WATCHERS * MOVERS,
                                    .cell = FH_PX(32)};
    CHECK(fh_world_init(&world, &config) == FH_OK && scene_start(&s, &small, &world, movers));
    for (int frame = 0; frame < 300; frame++)
        scene_frame(&s);
    CHECK(s.begun > 20 && s.hits > 1000 && s.begun - s.ended == world.pair_count);
    CHECK_EQUAL(s.digest, UINT32_C(0x368994ba));
}
