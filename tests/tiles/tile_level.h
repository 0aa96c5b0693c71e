/* Levels of tiles for tests, drawn in text, and what stands in them told tile by tile, without the library's maps. */
#ifndef TILE_LEVEL_H
#define TILE_LEVEL_H

#include <fixhit/fixhit.h>

/*
 *  .  empty    #  solid    o  trigger    - v < >  one-way: holds from above, below, left, right
 *  /  \        slopes of 1 in 1, rising to the right, to the left;    7 F  their roofs
 *  l h, H L    slopes of 1 in 2, rising to the right, to the left;    i j, J I  their roofs
 */
#define LEVEL_SIGNS ".#o-v<>/\\7FlhHLijJI"

enum { LEVEL_KINDS = sizeof LEVEL_SIGNS - 1, LEVEL_CELLS = 128 };

typedef struct level {
    fh_tiles tiles;
    fh_tile kinds[LEVEL_KINDS];
    fh_vec corners[LEVEL_KINDS][4];
    uint8_t map[LEVEL_CELLS];
} level;

/* One for all tests, in turn: a small chip has no room for more. */
extern level shared_level;

/* Of a size, at an origin; all empty. */
void level_make(level *l, uint16_t columns, uint16_t rows, fix16_t size, fh_vec origin,
                fh_tile_kind outside);

/* Draws rows of text from the top on. */
void level_draw(level *l, const char *const *text);

/* The kind of a tile, outside as the level has it, and its shape; column -1 to columns, row -1 to rows. */
fh_tile level_tile(const level *l, int column, int row);
fh_shape level_shape(const level *l, int column, int row);

/* Does the mover overlap a solid tile, a shape, or what is outside? */
bool level_overlaps(const level *l, const fh_shape *mover);

/* Does it on its way come to overlap one by a unit or more? */
bool level_is_passed(const level *l, const fh_shape *mover, fh_vec way);

/* A rect, a circle, an upright or a lying capsule in this box, which is at least as high as it is wide. */
enum { LEVEL_MOVERS = 4 };
fh_shape level_mover(unsigned kind, fh_rect box);

#endif
