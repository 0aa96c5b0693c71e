/* The cells of a tile map, and what stands in them. */
#ifndef FIXHIT_CELL_H
#define FIXHIT_CELL_H

#include "fixhit/tiles.h"

/* Column and row are -1 to columns and -1 to rows: what is outside is one more cell on each side. */
typedef struct fh_cell {
    int32_t column, row;
    const fh_tile *tile;
    uint8_t value;
} fh_cell;

/* Any column and row. */
fh_cell fh_cell_at(const fh_tiles *tiles, int32_t column, int32_t row);

/* The whole cell; outside of the map up to the ends of LIMIT. */
fh_rect fh_cell_box(const fh_tiles *tiles, const fh_cell *cell);

/* What it has in it: the polygon of a shape, else the box. */
fh_shape fh_cell_shape(const fh_tiles *tiles, const fh_cell *cell);

/* Is it in everyone's way? */
static inline bool fh_cell_is_solid(const fh_cell *cell)
{
    return cell->tile->kind == FH_TILE_SOLID || cell->tile->kind == FH_TILE_SHAPE;
}

fh_tile_hit fh_cell_hit(const fh_cell *cell, unsigned sides);

/* Adds it to those that were met, or the sides to the one that is there. */
void fh_hits_add(fh_tile_hits *hits, const fh_cell *cell, unsigned sides);

/* For assertions: do map and table lie within LIMIT, and are the values' tiles valid? */
bool fh_tiles_are_in_limit(const fh_tiles *tiles);
bool fh_tiles_are_valid(const fh_tiles *tiles);

#define FH_REQUIRE_TILES(tiles)                                                                    \
    do {                                                                                           \
        FH_ASSERT(tiles != NULL);                                                                  \
        FH_ASSERT(tiles->map != NULL || tiles->columns == 0 || tiles->rows == 0);                  \
        FH_ASSERT(tiles->values != NULL || tiles->count == 0);                                     \
        FH_ASSERT(tiles->size > 0);                                                                \
        FH_ASSERT(tiles->outside == FH_TILE_EMPTY || tiles->outside == FH_TILE_SOLID);             \
        FH_ASSERT(fh_tiles_are_in_limit(tiles));                                                   \
        FH_ASSERT(fh_tiles_are_valid(tiles));                                                      \
    } while (0)

#define FH_REQUIRE_HITS(hits) FH_ASSERT((hits)->at != NULL || (hits)->capacity == 0)

#define FH_REQUIRE_MOVER(mover)                                                                    \
    do {                                                                                           \
        FH_ASSERT(mover != NULL);                                                                  \
        FH_ASSERT(mover->kind == FH_RECT || mover->kind == FH_CIRCLE ||                            \
                  mover->kind == FH_CAPSULE);                                                      \
        FH_ASSERT(FH_SERVES(mover->kind));                                                         \
    } while (0)

#endif
