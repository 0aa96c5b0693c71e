/*
 * A scene that runs by itself: movers, half of them rects of 8 x 8 px and half circles of radius 4, fall, walk
 * and jump at up to 4 px a frame among boxes of 8 to 32 px that cover a third of the level. Some boxes' places
 * are watched. Everything comes from the seed.
 */
#ifndef SCENE_H
#define SCENE_H

#include <fixhit/fixhit.h>

/* For so many movers and boxes at most, and what else stands there: four walls and the watchers. */
#define SCENE_BODIES(movers, boxes, watchers) ((movers) + (boxes) + (watchers) + 4)

typedef struct scene_mover {
    fh_id id;
    fh_vec velocity;
} scene_mover;

typedef struct scene_config {
    int32_t width, height; /* px */
    unsigned movers, boxes, watchers;
    uint32_t seed;
} scene_config;

/* What the scene calls, so that it can be counted. */
typedef struct scene_calls {
    fh_status (*move)(fh_world *world, fh_id id, fh_vec motion, fh_moved *moved);
    fh_status (*update)(fh_world *world, fh_tell *tell, void *context);
} scene_calls;

typedef struct scene {
    scene_config is;
    const scene_calls *calls; /* the library's at the start */
    fh_world *world;
    scene_mover *movers;
    uint32_t random, digest;
    uint32_t begun, ended, hits;
} scene;

extern const scene_config scene_of_bench;

/* world is empty, with room for all; movers has room for as many as config says. False where something does not
 * fit. */
bool scene_start(scene *s, const scene_config *config, fh_world *world, scene_mover *movers);

/* One frame: all moves, the events, and a digest of it all. */
void scene_frame(scene *s);

#endif
