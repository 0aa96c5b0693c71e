/* The tiles that a shape stands on. */
#include "fixhit/tiles.h"

#include "require.h"
#include "walk.h"

static bool find(const fh_tiles *tiles, const fh_shape *shape, bool closed, fh_tile_hits *hits)
{
    bool blocks = false;
    if (hits != NULL) {
        hits->count = 0;
        hits->truncated = false;
    }
    fh_walk w = fh_walk_of(tiles, fh_shape_bounds(shape), (fh_vec){0, 0}, closed);
    fh_cell cell;
    while (fh_walk_next(&w, &cell)) { /* at most all cells */
        const fh_shape other = fh_cell_shape(tiles, &cell);
        if (!(closed ? fh_touch(shape, &other) : fh_overlap(shape, &other))) continue;
        blocks = blocks || fh_cell_is_solid(&cell);
        if (hits != NULL) fh_hits_add(hits, &cell, 0);
        if (hits == NULL && blocks) return true;
    }
    return blocks;
}

bool fh_tiles_touch(const fh_tiles *tiles, const fh_shape *shape, fh_tile_hits *hits)
{
    FH_REQUIRE_TILES(tiles);
    FH_REQUIRE_SHAPE(shape);
    FH_ASSERT(hits == NULL || hits->at != NULL || hits->capacity == 0);
    return find(tiles, shape, true, hits);
}

bool fh_tiles_overlap(const fh_tiles *tiles, const fh_shape *shape, fh_tile_hits *hits)
{
    FH_REQUIRE_TILES(tiles);
    FH_REQUIRE_SHAPE(shape);
    FH_ASSERT(hits == NULL || hits->at != NULL || hits->capacity == 0);
    return find(tiles, shape, false, hits);
}
