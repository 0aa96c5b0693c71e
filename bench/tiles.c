/* What a frame among tiles costs: a screen of 40 x 15 tiles of 16 pixels, a hero of 12 x 14, a ball of radius 6. */
#include "bench.h"

#include <fixhit/fixhit.h>

enum { COLUMNS = 40, ROWS = 15, HITS = 8 };

static uint8_t map[COLUMNS * ROWS];
static const fh_vec rise[] = FH_SLOPE_RIGHT(FH_PX(16)), fall[] = FH_SLOPE_LEFT(FH_PX(16));
static const fh_tile kinds[] = {{.kind = FH_TILE_EMPTY},
                                {.kind = FH_TILE_SOLID},
                                FH_TILE_OF(rise),
                                FH_TILE_OF(fall),
                                {.kind = FH_TILE_ONE_WAY, .sides = FH_UP},
                                {.kind = FH_TILE_TRIGGER}};
static const fh_tiles level = {map, COLUMNS, ROWS, FH_PX(16), {0, 0}, kinds, 6, FH_TILE_EMPTY};

/* A floor in the row before the last, a hill on it, a platform, two coins, a wall at the end. */
static void lay_level(void)
{
    for (int i = 0; i < COLUMNS; i++)
        map[(ROWS - 2) * COLUMNS + i] = map[(ROWS - 1) * COLUMNS + i] = 1;
    uint8_t *const on_floor = map + (ROWS - 3) * COLUMNS;
    on_floor[10] = 2;
    on_floor[11] = 1;
    on_floor[12] = 3;
    on_floor[20] = on_floor[21] = 5;
    on_floor[COLUMNS - 1] = map[(ROWS - 4) * COLUMNS + COLUMNS - 1] = 1;
    for (int i = 25; i < 30; i++)
        map[8 * COLUMNS + i] = 4;
}

static void call_mover(const char *case_name, const fh_shape *mover, fh_vec motion, fix16_t snap)
{
    static fh_hit hit;
    static fh_tile_hit tile, hits[HITS];
    static fh_tile_move move;
    const uint32_t x = (uint32_t)motion.x, y = (uint32_t)motion.y;
    const uint32_t swept[CALL_WORDS] = {word(&level), word(mover), x, y, 0,
                                        word(&tile),  word(&hit)};
    const uint32_t moved[CALL_WORDS] = {word(&level), word(mover), x, y, word(&move)};
    move = (fh_tile_move){.slides = 3, .snap = snap, .hits = {hits, HITS, 0, false}};
    call("fh_tiles_sweep", case_name, (function)fh_tiles_sweep, swept);
    call("fh_tiles_move", case_name, (function)fh_tiles_move, moved);
}

/* The middle of the lower edge stands there; names for the rect, the ball, and others. */
static void call_tiles(const char *const names[3], fh_vec foot, fh_vec motion, fix16_t snap)
{
    static fh_hit hit;
    static fh_tile_hit tile;
    const fh_shape rect = {
        FH_RECT, {.rect = {foot.x - FH_PX(6), foot.y - FH_PX(14), foot.x + FH_PX(6), foot.y}}};
    const fh_shape ball = {FH_CIRCLE, {.circle = {{foot.x, foot.y - FH_PX(6)}, FH_PX(6)}}};
    call_mover(names[0], &rect, motion, snap);
    call_mover(names[1], &ball, motion, snap);
    const uint32_t ray[CALL_WORDS] = {word(&level),       (uint32_t)foot.x,   (uint32_t)foot.y - 1,
                                      (uint32_t)motion.x, (uint32_t)motion.y, 0,
                                      word(&tile),        word(&hit)};
    call("fh_tiles_cast", names[2], (function)fh_tiles_cast, ray);
    const uint32_t touched[CALL_WORDS] = {word(&level), word(&rect), 0};
    call("fh_tiles_touch", names[2], (function)fh_tiles_touch, touched);
    call("fh_tiles_overlap", names[2], (function)fh_tiles_overlap, touched);
}

#define CALL_TILES(name, x, bottom, mx, my, snap)                                                  \
    call_tiles((const char *const[]){"rect, " name, "circle, " name, name},                        \
               (fh_vec){FH_PX(x), FH_PX(bottom)}, (fh_vec){FH_PX(mx), FH_PX(my)}, snap)

void measure_tiles(void)
{
    enum { FLOOR = (ROWS - 2) * 16 };
    lay_level();
    CALL_TILES("in the air", 100, 100, 2, 3, 0);
    CALL_TILES("on the floor", 100, FLOOR, 2, 1, 0);
    CALL_TILES("on the floor, with snap", 100, FLOOR, 2, 1, FH_PX(4));
    CALL_TILES("falls on the floor", 100, FLOOR - 2, 2, 5, 0);
    CALL_TILES("up a slope", 161, FLOOR - 8, 2, 1, FH_PX(4));
    CALL_TILES("past two coins", 310, FLOOR, 40, 1, 0);
    CALL_TILES("into the wall", 615, FLOOR, 8, 1, 0);
    CALL_TILES("on a platform", 420, 128, 2, 1, 0);
    CALL_TILES("across the screen", 20, 60, 580, 90, 0);
}
