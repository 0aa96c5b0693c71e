#include "cell.h"

#include "fixhit/polygon.h"
#include "require.h"

static const fh_tile nothing = {FH_TILE_EMPTY, 0, 0, NULL}, wall = {FH_TILE_SOLID, 0, 0, NULL};

fh_cell fh_cell_at(const fh_tiles *tiles, int32_t column, int32_t row)
{
    if (column < 0 || column >= tiles->columns || row < 0 || row >= tiles->rows)
        return (fh_cell){column, row, tiles->outside == FH_TILE_SOLID ? &wall : &nothing, 0};
    const uint8_t value = tiles->map[(size_t)row * tiles->columns + (size_t)column];
    FH_ASSERT(value < tiles->count);
    return (fh_cell){column, row, value < tiles->count ? &tiles->values[value] : &nothing, value};
}

/* Where the cell begins along an axis; -1 and the one after the last are those outside. */
static fix16_t edge(fix16_t origin, fix16_t size, int32_t cell, int32_t cells)
{
    if (cell < 0) return -FH_LIMIT;
    if (cell > cells) return FH_LIMIT;
    return fh_plus(origin, (int32_t)((uint32_t)cell * (uint32_t)size));
}

fh_rect fh_cell_box(const fh_tiles *tiles, const fh_cell *cell)
{
    const fh_vec origin = tiles->origin;
    const int32_t columns = tiles->columns, rows = tiles->rows;
    return (fh_rect){edge(origin.x, tiles->size, cell->column, columns),
                     edge(origin.y, tiles->size, cell->row, rows),
                     edge(origin.x, tiles->size, cell->column + 1, columns),
                     edge(origin.y, tiles->size, cell->row + 1, rows)};
}

fh_shape fh_cell_shape(const fh_tiles *tiles, const fh_cell *cell)
{
    const fh_rect box = fh_cell_box(tiles, cell);
    const fh_tile *const tile = cell->tile;
    fh_shape shape = {.kind = FH_RECT, .as = {.rect = box}};
    if (tile->kind != FH_TILE_SHAPE) return shape;
    shape.kind = FH_POLYGON;
    shape.as.polygon = (fh_polygon){tile->vertices, tile->count, {box.left, box.top}};
    return shape;
}

fh_tile_hit fh_cell_hit(const fh_cell *cell, unsigned sides)
{
    return (fh_tile_hit){cell->column, cell->row, cell->tile->kind, cell->value, (uint8_t)sides};
}

void fh_hits_add(fh_tile_hits *hits, const fh_cell *cell, unsigned sides)
{
    for (size_t i = 0; i < hits->count; i++) {
        fh_tile_hit *const hit = &hits->at[i];
        if (hit->column != cell->column || hit->row != cell->row) continue;
        hit->sides = (uint8_t)(hit->sides | sides);
        return;
    }
    if (hits->count < hits->capacity)
        hits->at[hits->count++] = fh_cell_hit(cell, sides);
    else
        hits->truncated = true;
}

static bool axis_is_in_limit(fix16_t origin, fix16_t size, uint32_t cells)
{
    const uint64_t length = fh_multiply((uint32_t)size, cells);
    return FH_LIMITED(origin) && length <= 2 * (uint32_t)FH_LIMIT &&
           FH_LIMITED(fh_plus(origin, (int32_t)length));
}

bool fh_tiles_are_in_limit(const fh_tiles *tiles)
{
    return axis_is_in_limit(tiles->origin.x, tiles->size, tiles->columns) &&
           axis_is_in_limit(tiles->origin.y, tiles->size, tiles->rows);
}

static bool is_valid_shape(const fh_tile *tile, fix16_t size)
{
    const fh_polygon polygon = {tile->vertices, tile->count, {0, 0}};
    if (!FH_SERVES(FH_POLYGON) || tile->vertices == NULL || fh_polygon_check(&polygon) != FH_OK)
        return false;
    for (unsigned i = 0; i < tile->count; i++) {
        const fh_vec v = tile->vertices[i];
        if (v.x < 0 || v.x > size || v.y < 0 || v.y > size) return false;
    }
    return true;
}

bool fh_tiles_are_valid(const fh_tiles *tiles)
{
    for (unsigned i = 0; i < tiles->count; i++) {
        const fh_tile *const tile = &tiles->values[i];
        if ((unsigned)tile->kind > FH_TILE_TRIGGER) return false;
        if (tile->kind == FH_TILE_SHAPE && !is_valid_shape(tile, tiles->size)) return false;
        if (tile->kind == FH_TILE_ONE_WAY && (tile->sides == 0 || tile->sides > 15)) return false;
    }
    return true;
}
