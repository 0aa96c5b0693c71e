/* Tile maps against every tile of theirs: random levels, each asked and walked. */
#include "../tiles/tile_walks.h"
#include "oracle.h"

#include <inttypes.h>
#include <stdio.h>

enum { FRAMES = 100 };

void oracle_tiles_random(uint32_t *seed)
{
    const uint32_t from = *seed;
    const bool right = tile_answers_agree(seed) && tile_walk_keeps(seed, FRAMES);
    if (!oracle_agrees((meeting){true, true}, right, right))
        printf("tiles: a level of seed %" PRIu32 "\n", from);
}
