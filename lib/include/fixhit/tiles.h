/*
 * Tile maps: a level of equal squares, moved through and asked about at any speed.
 *
 *     static const fh_vec rise[] = FH_SLOPE_RIGHT(FH_PX(16));
 *     static const fh_tile kinds[] = {{.kind = FH_TILE_EMPTY}, {.kind = FH_TILE_SOLID},
 *                                     FH_TILE_OF(rise), {.kind = FH_TILE_ONE_WAY, .sides = FH_UP}};
 *     static const fh_tiles level = {map, 40, 15, FH_PX(16), {0, 0}, kinds, 4, FH_TILE_SOLID};
 *
 *     fh_tile_hit room[8];
 *     fh_tile_move move = {.slides = 3, .snap = FH_PX(4), .hits = {room, 8, 0, false}};
 *     fh_tiles_move(&level, &hero, velocity, &move);
 *     hero = fh_shape_moved(hero, move.travel);
 *     if (move.on_ground) ...
 *
 * A map cannot have seams: a mover never stops at the joint of two tiles that are one surface.
 * docs/tiles.md says why.
 *
 * LIMIT (shapes.h) for the whole map, for shapes and for motions: asserted, as are valid tiles and shapes,
 * movers of a kind that moves here (rect, circle, capsule), and pointers that are not null. Movers are at least a
 * unit wide; what has no width passes between two tiles. Table and map may stay in flash.
 */
#ifndef FIXHIT_TILES_H
#define FIXHIT_TILES_H

#include "hit.h"
#include "response.h"
#include "shape.h"
#include "shapes.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum fh_tile_kind {
    FH_TILE_EMPTY,
    FH_TILE_SOLID,
    FH_TILE_ONE_WAY, /* holds what comes to one of its `sides` from outside, and nothing else */
    FH_TILE_SHAPE,   /* a convex polygon in it is solid */
    FH_TILE_TRIGGER  /* never blocks, is only told */
} fh_tile_kind;

/* What a value of the map stands for. */
typedef struct fh_tile {
    fh_tile_kind kind;
    uint8_t sides;          /* one-way: FH_UP holds what comes from above; may be added up */
    uint8_t count;          /* shape: so many vertices, 3 to FH_POLYGON_MAX */
    const fh_vec *vertices; /* shape: from the tile's upper left corner, 0 to the tiles' size */
} fh_tile;

/*
 * The tile in column c of row r is map[r * columns + c], and stands at origin + (c * size, r * size). What lies
 * outside the map is empty, or solid: its tiles then have column -1 or `columns`, row -1 or `rows`, and reach as
 * far as LIMIT. A value that is not below count is a bug of the caller; with assertions off it is empty.
 */
typedef struct fh_tiles {
    const uint8_t *map; /* row by row; may be null if there are no columns or no rows */
    uint16_t columns, rows;
    fix16_t size; /* of a tile, above 0 */
    fh_vec origin;
    const fh_tile *values; /* by the values of the map */
    uint16_t count;        /* of values, up to 256 */
    fh_tile_kind outside;  /* FH_TILE_EMPTY or FH_TILE_SOLID */
} fh_tiles;

/* An fh_tile of a plain array of vertices. */
/* clang-format off */
#define FH_TILE_OF(vertices)                                                                       \
    {FH_TILE_SHAPE, 0, (uint8_t)(sizeof(vertices) / sizeof((vertices)[0])), vertices}
/* clang-format on */

/*
 * Vertices of slopes for tiles of this size. RIGHT rises to the right, LEFT to the left: 1 in 1, or 1 in 2 in
 * two halves beside each other, a LOW and a HIGH one. FH_ROOF is the same upside down, at a ceiling.
 */
/* clang-format off */
#define FH_SLOPE_RIGHT(size)      {{0, (size)}, {(size), 0}, {(size), (size)}}
#define FH_SLOPE_LEFT(size)       {{0, 0}, {(size), (size)}, {0, (size)}}
#define FH_SLOPE_RIGHT_LOW(size)  {{0, (size)}, {(size), (size) / 2}, {(size), (size)}}
#define FH_SLOPE_RIGHT_HIGH(size) {{0, (size) / 2}, {(size), 0}, {(size), (size)}, {0, (size)}}
#define FH_SLOPE_LEFT_HIGH(size)  {{0, 0}, {(size), (size) / 2}, {(size), (size)}, {0, (size)}}
#define FH_SLOPE_LEFT_LOW(size)   {{0, (size) / 2}, {(size), (size)}, {0, (size)}}
#define FH_ROOF_RIGHT(size)       {{0, 0}, {(size), 0}, {(size), (size)}}
#define FH_ROOF_LEFT(size)        {{0, 0}, {(size), 0}, {0, (size)}}
#define FH_ROOF_RIGHT_LOW(size)   {{0, 0}, {(size), 0}, {(size), (size) / 2}}
#define FH_ROOF_RIGHT_HIGH(size)  {{0, 0}, {(size), 0}, {(size), (size)}, {0, (size) / 2}}
#define FH_ROOF_LEFT_HIGH(size)   {{0, 0}, {(size), 0}, {(size), (size) / 2}, {0, (size)}}
#define FH_ROOF_LEFT_LOW(size)    {{0, 0}, {(size), 0}, {0, (size) / 2}}
/* clang-format on */

/* A tile that was met. */
typedef struct fh_tile_hit {
    int32_t column, row; /* -1, columns or rows outside of the map */
    fh_tile_kind kind;
    uint8_t value; /* of the map; 0 outside of it */
    uint8_t
        sides; /* of the mover that met it, FH_UP ... FH_RIGHT; 0 where it was only overlapped */
} fh_tile_hit;

/* Those that were met, each once. */
typedef struct fh_tile_hits {
    fh_tile_hit *at; /* in: room for them; may be null if capacity is 0 */
    size_t capacity; /* in: for so many of them */
    size_t count;    /* out: so many are there */
    bool truncated;  /* out: there were more than there was room for */
} fh_tile_hits;

/*
 * Every tile that the shape, of any kind, touches or overlaps and that is not empty, row by row. True when one of
 * them is solid or a shape. hits may be null. Cost: a look at each tile that the shape's box covers, a question
 * of overlap.h or polygon.h for each that is not empty.
 */
bool fh_tiles_touch(const fh_tiles *tiles, const fh_shape *shape, fh_tile_hits *hits);
bool fh_tiles_overlap(const fh_tiles *tiles, const fh_shape *shape, fh_tile_hits *hits);

/* Options. FH_TILES_DROP: what is held by FH_UP of one-way tiles falls through. */
enum { FH_TILES_DROP = 1 };

/*
 * How far may the mover go before it meets a tile that blocks it? As sweep.h has it, with the tile in *tile. A
 * tile that is overlapped at the start comes first; then nothing is promised about overlap. Else what is met
 * first in time, as for lists of boxes, and after travel the mover overlaps no tile that blocks it.
 *
 * A one-way tile blocks by a side when the mover is all beyond that side at the start, or just on it, and meets
 * it there: the normal points out of that side. So an end of it holds too, and who comes from below, from beside
 * or is in it already passes.
 *
 * A face that a neighbour covers is none, and where the corner of a rect comes to stand exactly where several
 * faces of a shape meet, the face that turns the motion least counts.
 *
 * Cost: a look at each tile that the mover can come to on the way until it is stopped, a sweep for each that is
 * not empty, and an overlap for each where it stops. What is far away costs nothing.
 */
bool fh_tiles_sweep(const fh_tiles *tiles, const fh_shape *mover, fh_vec motion, unsigned options,
                    fh_tile_hit *tile, fh_hit *out);

/* The first tile that a ray meets, as cast.h has it. One-way tiles count as above, triggers never. */
bool fh_tiles_cast(const fh_tiles *tiles, fh_vec from, fh_vec motion, unsigned options,
                   fh_tile_hit *tile, fh_hit *out);

typedef struct fh_tile_move {
    unsigned slides;   /* in: along so many tiles at most; 0: stops at the first */
    unsigned options;  /* in: FH_TILES_DROP or 0 */
    fix16_t snap;      /* in: how far down it follows the ground; 0: not at all */
    fh_tile_hits hits; /* in and out: which tiles were met */
    fh_vec travel;     /* out: where it ended, from where it was */
    unsigned sides;    /* out: the sides of the mover that met something */
    bool on_ground;    /* out: it stands on something, and motion did not lead up */
    bool inside;       /* out: it overlapped a solid tile or shape at the start, and stays */
} fh_tile_move;

/*
 * A frame's move: as far as there is room, along what is in the way, and so on, as move.h has it.
 *
 * With snap, a mover that stands on the ground, and whose motion does not lead up, walks: it goes by motion.x
 * alone, and then down to the ground if that is within snap. So it keeps to a slope that falls away before it and is
 * not drawn down one by its weight. Where the ground is farther it falls by motion.y. A slope of 45 degrees
 * is ground, a steeper one a wall.
 *
 * hits has every trigger that the mover came to overlap on the way, at any speed, and every tile that stopped it:
 * not only the first, but all that it ran into at once. In their order: stretch by stretch; the triggers of a
 * stretch, the tile that ended it, the others that did. Tiles of a stretch are in the order of their rows, or of
 * their columns where the motion is longer in x, as the mover passes them.
 *
 * LIMIT; keep motion within FH_LIMIT / 1.42, and the mover |motion.x| + |motion.y| + snap + 8 units or more from
 * the ends of LIMIT: asserted. Cost: a sweep for each stretch, slides + 5 at most, a look around where each ends, and
 * one down.
 */
void fh_tiles_move(const fh_tiles *tiles, const fh_shape *mover, fh_vec motion, fh_tile_move *move);

#ifdef __cplusplus
}
#endif

#endif
