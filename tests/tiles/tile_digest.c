#include "tile_digest.h"

#include "../unit/check.h"

enum { HITS = 12 };

uint32_t digest_vec(uint32_t digest, fh_vec v)
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

uint32_t digest_stop(uint32_t digest, bool met, const fh_tile_hit *tile, const fh_hit *hit)
{
    if (!met) return digest_word(digest, 0);
    digest = digest_vec(digest_vec(digest, hit->travel), hit->normal);
    digest = digest_vec(digest_vec(digest, hit->point), (fh_vec){tile->column, tile->row});
    return digest_word(digest, (uint32_t)hit->t << 1 | hit->inside);
}

uint32_t digest_move(uint32_t digest, const level *l, fh_shape *mover, fh_vec motion, int frame)
{
    static fh_tile_hit room[HITS];
    fh_tile_move move = {.slides = (unsigned)frame % 4, .snap = frame % 3 * l->tiles.size / 3};
    move.hits = (fh_tile_hits){room, HITS, 0, false};
    fh_tiles_move(&l->tiles, mover, motion, &move);
    digest = digest_vec(digest_hits(digest, &move.hits), move.travel);
    digest = digest_word(digest, move.sides << 2 | (unsigned)move.on_ground << 1 | move.inside);
    *mover = fh_shape_moved(*mover, move.travel);
    fh_tiles_touch(&l->tiles, mover, &move.hits);
    return digest_hits(digest, &move.hits);
}
