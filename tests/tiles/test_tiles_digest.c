/* One number for what tiles answer, pinned: the same on the host and on every core. */
#include "../unit/check.h"
#include "../unit/random.h"
#include "tile_digest.h"
#include "tile_tests.h"

/* Taken on the host, with a library in which tests/tiles and tests/oracle had found no fault. */
#define TILES_DIGEST UINT32_C(0xf9101156)

enum { LEVELS = 40, FRAMES = 12, COLUMNS = 9, ROWS = 7 };

static uint32_t digest_level(uint32_t digest, const level *l, fh_shape mover, uint32_t *state)
{
    const fix16_t size = l->tiles.size;
    for (int i = 0; i < FRAMES; i++) {
        const fix16_t x = random_small(state, 2 * size);
        const fh_vec motion = {x, random_small(state, size)};
        fh_tile_hit tile;
        fh_hit hit;
        bool met = fh_tiles_sweep(&l->tiles, &mover, motion, (unsigned)i % 2, &tile, &hit);
        digest = digest_stop(digest, met, &tile, &hit);
        const fh_vec from = {l->tiles.origin.x + x * 2, l->tiles.origin.y};
        met = fh_tiles_cast(&l->tiles, from, (fh_vec){5 * x + 1, 4 * size}, 0, &tile, &hit);
        digest = digest_stop(digest, met, &tile, &hit);
        digest = digest_move(digest, l, &mover, motion, i);
    }
    return digest;
}

void test_tiles_digest(void)
{
    level *const l = &shared_level;
    uint32_t digest = DIGEST_START, state = 20261130;
    for (uint32_t i = 0; i < LEVELS; i++) {
        const fix16_t size = i % 2 == 0 ? FH_PX(16) : 16;
        const fh_vec origin = {random_small(&state, 9 * size), -3 * size};
        level_make(l, COLUMNS, ROWS, size, origin, i % 3 == 0 ? FH_TILE_SOLID : FH_TILE_EMPTY);
        for (int k = 0; k < COLUMNS * ROWS; k++)
            l->map[k] =
                (uint8_t)(random_below(&state, 3) == 0 ? random_below(&state, LEVEL_KINDS) : 0);
        const fix16_t left = origin.x + 3 * size + random_small(&state, size);
        const fix16_t width = 1 + (fix16_t)random_below(&state, (uint32_t)size);
        const fh_rect box = {left, origin.y + size, left + width, origin.y + size + width};
        digest = digest_level(digest, l, level_mover(i % LEVEL_MOVERS, box), &state);
    }
    CHECK_EQUAL(digest, TILES_DIGEST);
}
