/* Random levels walked with random input, each step held against every tile of the level. */
#ifndef TILE_WALKS_H
#define TILE_WALKS_H

#include "tile_level.h"

/* One level and so many frames in it; false when a promise of tiles.h is broken. */
bool tile_walk_keeps(uint32_t *state, int frames);

/* One level, a sweep, a ray, and what is touched. */
bool tile_answers_agree(uint32_t *state);

#endif
