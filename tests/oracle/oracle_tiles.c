/* Tile maps against every tile of theirs: random levels, each asked and walked. */
#include "../tiles/tile_walks.h"
#include "oracle.h"

#include <inttypes.h>
#include <stdio.h>

enum { FRAMES = 100 };

static void check(uint32_t *seed)
{
    const uint32_t from = *seed;
    const bool right = tile_answers_agree(seed) && tile_walk_keeps(seed, FRAMES);
    if (!oracle_agrees((meeting){true, true}, right, right))
        printf("tiles: a level of seed %" PRIu32 "\n", from);
}

void oracle_tiles_small(void)
{
    for (uint32_t i = 1; i <= 100; i++) {
        uint32_t seed = i;
        check(&seed);
    }
}

void oracle_tiles_random(uint32_t *seed)
{
    check(seed);
}
