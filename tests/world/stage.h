/* Room for the bench's scene, in static arrays: with 256 boxes, or BOXES of them in a larger level, as densely. */
#ifndef STAGE_H
#define STAGE_H

#include "scene.h"

#ifndef BOXES
#define BOXES 256 /* or 16 times as many */
#endif

enum { STAGE_MOVERS = 64, STAGE_WATCHERS = 16, STAGE_PAIRS = 64, STAGE_BUCKETS = 2 * BOXES };
enum { STAGE_BODIES = SCENE_BODIES(STAGE_MOVERS, BOXES, STAGE_WATCHERS) };

/* False where it does not fit. world is kept by the caller as long as the scene. */
static inline bool stage_start(scene *s, fh_world *world)
{
    static fh_body bodies[STAGE_BODIES];
    static fh_pair pairs[STAGE_PAIRS];
    static uint16_t buckets[STAGE_BUCKETS], near[STAGE_BODIES];
    static scene_mover movers[STAGE_MOVERS];
    const fh_world_config room = {.bodies = bodies,
                                  .capacity = STAGE_BODIES,
                                  .buckets = buckets,
                                  .bucket_count = STAGE_BUCKETS,
                                  .near = near,
                                  .near_capacity = STAGE_BODIES,
                                  .pairs = pairs,
                                  .pair_capacity = STAGE_PAIRS,
                                  .cell = FH_PX(32)};
    scene_config config = scene_of_bench;
    while (config.boxes < BOXES) { /* twice */
        config.boxes *= 4;
        config.width *= 2;
        config.height *= 2;
    }
    return fh_world_init(world, &room) == FH_OK && scene_start(s, &config, world, movers);
}

#endif
