/* One number for what tiles answer, pinned: the same on the host and on every core. */
#include "../unit/check.h"
#include "../unit/random.h"
#include "tile_level.h"
#include "tile_tests.h"

/* Taken on the host, with a library in which tests/tiles and tests/oracle had found no fault. */
#define TILES_DIGEST UINT32_C(0xf9101156)

enum { LEVELS = 40, FRAMES = 12, COLUMNS = 9, ROWS = 7, HITS = 12 };

static uint32_t digest_vec(uint32_t digest, fh_vec v)
{
    return digest_word(digest_word(digest, (uint32_t)v.x), (uint32_t)v.y);
}

static uint32_t digest_hits(uint32_t digest, const fh_tile_hits *hits)
{
    for (size_t i = 0; i < hits->count; i++) {
        const fh_tile_hit *const h = &hits->at[i];
        digest = digest_vec(digest, (fh_vec){h->column, h->row});
        digest = digest_word(digest, (uint32_t)h->kind << 16 | (uint32_t)h->value << 8 | h->sides);
    }
    return digest_word(digest, (uint32_t)hits->count << 1 | hits->truncated);
}

static uint32_t digest_stop(uint32_t digest, bool met, const fh_tile_hit *tile, const fh_hit *hit)
{
    if (!met) return digest_word(digest, 0);
    digest = digest_vec(digest_vec(digest, hit->travel), hit->normal);
    digest = digest_vec(digest_vec(digest, hit->point), (fh_vec){tile->column, tile->row});
    return digest_word(digest, (uint32_t)hit->t << 1 | hit->inside);
}

static uint32_t digest_level(uint32_t digest, const level *l, fh_shape mover, uint32_t *state)
{
    static fh_tile_hit room[HITS];
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
        fh_tile_move move = {.slides = (unsigned)i % 4, .snap = i % 3 * size / 3};
        move.hits = (fh_tile_hits){room, HITS, 0, false};
        fh_tiles_move(&l->tiles, &mover, motion, &move);
        digest = digest_vec(digest_hits(digest, &move.hits), move.travel);
        digest = digest_word(digest, move.sides << 2 | (unsigned)move.on_ground << 1 | move.inside);
        mover = fh_shape_moved(mover, move.travel);
        fh_tiles_touch(&l->tiles, &mover, &move.hits);
        digest = digest_hits(digest, &move.hits);
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
