#include "tile_level.h"

#include <string.h>

level shared_level;

static void set_shape(level *l, char sign, const fh_vec corners[4], uint8_t count)
{
    const size_t i = (size_t)(strchr(LEVEL_SIGNS, sign) - LEVEL_SIGNS);
    memcpy(l->corners[i], corners, sizeof l->corners[i]);
    l->kinds[i] = (fh_tile){FH_TILE_SHAPE, 0, count, l->corners[i]};
}

#define SET_SHAPE(sign, count, macro)                                                              \
    do {                                                                                           \
        const fh_vec corners[4] = macro(size);                                                     \
        set_shape(l, sign, corners, count);                                                        \
    } while (0)

void level_make(level *l, uint16_t columns, uint16_t rows, fix16_t size, fh_vec origin,
                fh_tile_kind outside)
{
    memset(l, 0, sizeof *l);
    l->tiles = (fh_tiles){l->map, columns, rows, size, origin, l->kinds, LEVEL_KINDS, outside};
    l->kinds[1].kind = FH_TILE_SOLID;
    l->kinds[2].kind = FH_TILE_TRIGGER;
    for (unsigned i = 0; i < 4; i++)
        l->kinds[3 + i] = (fh_tile){FH_TILE_ONE_WAY, (uint8_t)(1u << i), 0, NULL};
    SET_SHAPE('/', 3, FH_SLOPE_RIGHT);
    SET_SHAPE('\\', 3, FH_SLOPE_LEFT);
    SET_SHAPE('7', 3, FH_ROOF_RIGHT);
    SET_SHAPE('F', 3, FH_ROOF_LEFT);
    SET_SHAPE('l', 3, FH_SLOPE_RIGHT_LOW);
    SET_SHAPE('h', 4, FH_SLOPE_RIGHT_HIGH);
    SET_SHAPE('H', 4, FH_SLOPE_LEFT_HIGH);
    SET_SHAPE('L', 3, FH_SLOPE_LEFT_LOW);
    SET_SHAPE('i', 3, FH_ROOF_RIGHT_LOW);
    SET_SHAPE('j', 4, FH_ROOF_RIGHT_HIGH);
    SET_SHAPE('J', 4, FH_ROOF_LEFT_HIGH);
    SET_SHAPE('I', 3, FH_ROOF_LEFT_LOW);
}

void level_draw(level *l, const char *const *text)
{
    for (unsigned i = 0; i < (unsigned)l->tiles.columns * l->tiles.rows; i++) {
        const char sign = text[i / l->tiles.columns][i % l->tiles.columns];
        l->map[i] = (uint8_t)(strchr(LEVEL_SIGNS, sign) - LEVEL_SIGNS);
    }
}

fh_tile level_tile(const level *l, int column, int row)
{
    const fh_tiles *const t = &l->tiles;
    if (column < 0 || row < 0 || column >= t->columns || row >= t->rows)
        return (fh_tile){t->outside, 0, 0, NULL};
    return l->kinds[l->map[row * t->columns + column]];
}

static fix16_t begin(fix16_t origin, fix16_t size, int cell, int cells)
{
    return cell < 0 ? -FH_LIMIT : cell > cells ? FH_LIMIT : origin + cell * size;
}

fh_shape level_shape(const level *l, int column, int row)
{
    const fh_tiles *const t = &l->tiles;
    const fh_tile tile = level_tile(l, column, row);
    const fix16_t left = begin(t->origin.x, t->size, column, t->columns);
    const fix16_t top = begin(t->origin.y, t->size, row, t->rows);
    fh_shape s = {.kind = FH_RECT};
    s.as.rect = (fh_rect){left, top, begin(t->origin.x, t->size, column + 1, t->columns),
                          begin(t->origin.y, t->size, row + 1, t->rows)};
    if (tile.kind != FH_TILE_SHAPE) return s;
    s.kind = FH_POLYGON;
    s.as.polygon = (fh_polygon){tile.vertices, tile.count, {left, top}};
    return s;
}

static bool is_solid(const level *l, int column, int row)
{
    const fh_tile_kind kind = level_tile(l, column, row).kind;
    return kind == FH_TILE_SOLID || kind == FH_TILE_SHAPE;
}

bool level_overlaps(const level *l, const fh_shape *mover)
{
    for (int row = -1; row <= l->tiles.rows; row++)
        for (int column = -1; column <= l->tiles.columns; column++) {
            if (!is_solid(l, column, row)) continue;
            const fh_shape s = level_shape(l, column, row);
            if (fh_overlap(mover, &s)) return true;
        }
    return false;
}

/* Two units less on each side; false where nothing is left. */
static bool shrink(fh_shape *s)
{
    switch (s->kind) {
    case FH_CIRCLE:
        s->as.circle.radius -= 2;
        return s->as.circle.radius > 0;
    case FH_CAPSULE:
        s->as.capsule.radius -= 2;
        return s->as.capsule.radius > 0;
    default: {
        const fh_rect r = s->as.rect;
        s->as.rect = (fh_rect){r.left + 2, r.top + 2, r.right - 2, r.bottom - 2};
        return r.right - r.left > 4 && r.bottom - r.top > 4;
    }
    }
}

bool level_is_passed(const level *l, const fh_shape *mover, fh_vec way)
{
    fh_shape s = *mover;
    fh_hit hit;
    if (!shrink(&s)) return false;
    for (int row = -1; row <= l->tiles.rows; row++)
        for (int column = -1; column <= l->tiles.columns; column++) {
            if (!is_solid(l, column, row)) continue;
            const fh_shape other = level_shape(l, column, row);
            if (fh_sweep(&s, way, &other, &hit)) return true;
        }
    return false;
}

fh_shape level_mover(unsigned kind, fh_rect box)
{
    const fix16_t radius = (box.right - box.left + 1) / 2;
    const fh_vec upper = {box.left + radius, box.top + radius};
    const fh_vec lower = {upper.x, box.bottom - radius};
    fh_shape s = {.kind = FH_RECT, .as = {.rect = box}};
    if (kind == 1) {
        s.kind = FH_CIRCLE;
        s.as.circle = (fh_circle){lower, radius};
    } else if (kind == 2) {
        s.kind = FH_CAPSULE;
        s.as.capsule = (fh_capsule){upper, lower, radius};
    } else if (kind == 3) {
        const fix16_t half = (radius + 1) / 2;
        s.kind = FH_CAPSULE;
        s.as.capsule = (fh_capsule){
            {box.left + half, box.bottom - half}, {box.right - half, box.bottom - half}, half};
    }
    return s;
}
