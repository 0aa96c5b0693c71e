/* Tile maps: which tiles a thing stands on, and where it is stopped. */
#include "../tiles/tile_level.h"
#include "../unit/check.h"
#include "reports.h"

enum { SOLIDS = 3 };

static level *const map = &shared_level;
static fh_tile_hit room[16];

/* A map of tiles of this size, just large enough for the boxes, which are filled with a kind of tile. */
static void fill(const fh_rect *boxes, size_t count, fix16_t size, uint8_t value)
{
    fh_rect all = boxes[0];
    for (size_t i = 1; i < count; i++) {
        const fh_rect b = boxes[i];
        all = (fh_rect){b.left < all.left ? b.left : all.left, b.top < all.top ? b.top : all.top,
                        b.right > all.right ? b.right : all.right,
                        b.bottom > all.bottom ? b.bottom : all.bottom};
    }
    level_make(map, (uint16_t)((all.right - all.left) / size),
               (uint16_t)((all.bottom - all.top) / size), size, (fh_vec){all.left, all.top},
               FH_TILE_EMPTY);
    map->tiles.count = 7; /* without slopes, which need tiles of 2 or more */
    for (size_t i = 0; i < count; i++)
        for (fix16_t y = boxes[i].top; y < boxes[i].bottom; y += size)
            for (fix16_t x = boxes[i].left; x < boxes[i].right; x += size)
                map->map[(y - all.top) / size * map->tiles.columns + (x - all.left) / size] = value;
}

/* First and last column, first and last row; tiles of 16, all of them solid from (-48, -48) to (48, 48). */
typedef struct range_item {
    fh_rect rect;
    int32_t touched[4], overlapped[4];
} range_item;

static void check_range(const fh_shape *s, bool closed, const int32_t wanted[4])
{
    static const fh_rect all = {-48, -48, 48, 48};
    fill(&all, 1, 16, 1);
    fh_tile_hits hits = {room, 16, 0, false};
    CHECK(closed ? fh_tiles_touch(&map->tiles, s, &hits) : fh_tiles_overlap(&map->tiles, s, &hits));
    const int32_t columns = wanted[1] - wanted[0] + 1, rows = wanted[3] - wanted[2] + 1;
    CHECK_EQUAL(hits.count, columns * rows);
    for (size_t i = 0; i < hits.count; i++) {
        CHECK_EQUAL(hits.at[i].column - 3, wanted[0] + (int32_t)i % columns);
        CHECK_EQUAL(hits.at[i].row - 3, wanted[2] + (int32_t)i / columns);
    }
}

static void check_ranges(const range_item *item)
{
    const fh_shape s = {FH_RECT, {.rect = item->rect}};
    check_range(&s, true, item->touched);
    check_range(&s, false, item->overlapped);
}

/* enigma-dev/enigma-dev #1199 */
void test_report_tile_range_at_a_boundary(void)
{
    static const range_item items[] = {
        {{16, 0, 32, 16}, {0, 2, -1, 1}, {1, 1, 0, 0}},
        {{15, -1, 33, 17}, {0, 2, -1, 1}, {0, 2, -1, 1}},
        {{-16, -16, 0, 0}, {-2, 0, -2, 0}, {-1, -1, -1, -1}},
        {{17, 3, 31, 5}, {1, 1, 0, 0}, {1, 1, 0, 0}},
    };
    CHECK_ITEMS(check_ranges, items);
}

/* NVIDIA/warp #1256 */
void test_report_negative_cell_index(void)
{
    static const int32_t places[][2] = {{-1, -1},  {0, 0},    {15, 0},   {16, 1},
                                        {-16, -1}, {-17, -2}, {-32, -2}, {-33, -3}};
    for (uint32_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        check_item("place", i);
        const fix16_t x = places[i][0];
        const fh_shape pixel = {FH_RECT, {.rect = {x, 5, x + 1, 6}}};
        const int32_t wanted[4] = {places[i][1], places[i][1], 0, 0};
        check_range(&pixel, false, wanted);
    }
}

typedef struct sweep_item {
    fh_shape mover;
    fh_vec motion;
    bool hit;
    fh_vec travel;
} sweep_item;

static void check_sweep(const sweep_item *item)
{
    fh_tile_hit tile;
    fh_hit hit;
    CHECK(fh_tiles_sweep(&map->tiles, &item->mover, item->motion, 0, &tile, &hit) == item->hit);
    CHECK(!item->hit || (hit.travel.x == item->travel.x && hit.travel.y == item->travel.y));
}

#define BOX(left, top, right, bottom)                                                              \
    {                                                                                              \
        FH_RECT,                                                                                   \
        {                                                                                          \
            .rect = { left, top, right, bottom }                                                   \
        }                                                                                          \
    }

/* melonjs/melonJS #50 */
void test_report_only_corners_of_a_large_mover(void)
{
    static const fh_rect tile = {16, 16, 24, 24};
    static const sweep_item items[] = {
        {BOX(0, 0, 8, 40), {10, 0}, true, {8, 0}},
        {BOX(0, 0, 8, 40), {8, 0}, false, {0, 0}},
        {BOX(0, 0, 40, 8), {0, 10}, true, {0, 8}},
        {BOX(30, 0, 38, 40), {-10, 0}, true, {-6, 0}},
    };
    fill(&tile, 1, 8, 1);
    CHECK_ITEMS(check_sweep, items);
}

typedef struct ray_item {
    const char *const *rows;
    uint16_t columns, count;
    fix16_t size;
    fh_vec from, to;
    int32_t part, whole; /* of the way */
    int32_t column, row;
} ray_item;

static void check_ray(const ray_item *item)
{
    fh_tile_hit tile = {-9, -9, FH_TILE_EMPTY, 0, 0};
    fh_hit hit = {.t = -1};
    const fh_vec motion = {item->to.x - item->from.x, item->to.y - item->from.y};
    level_make(map, item->columns, item->count, item->size, (fh_vec){0, 0}, FH_TILE_EMPTY);
    level_draw(map, item->rows);
    CHECK(fh_tiles_cast(&map->tiles, item->from, motion, 0, &tile, &hit));
    const int32_t off = hit.t * item->whole - item->part * 65536;
    CHECK(-item->whole <= off && off <= item->whole);
    CHECK(tile.column == item->column && tile.row == item->row);
}

/* KilledByAPixel/LittleJS PR #60 */
void test_report_ray_skips_a_cell(void)
{
    static const char *const one[] = {"........", ".#......", "........", "........"};
    static const char *const two[] = {"........", "....#...", "...#....", "........"};
    static const char *const below[] = {"........", "........", "#.......", "........"};
    static const ray_item items[] = {
        {one, 8, 4, 16, {8, 8}, {120, 56}, 1, 6, 1, 1},
        {one, 8, 4, 16, {120, 56}, {8, 8}, 11, 14, 1, 1},
        {two, 8, 4, 16, {8, 8}, {120, 56}, 1, 2, 4, 1}, /* by the corner that both share */
        {below, 8, 4, 16, {8, 8}, {8, 56}, 1, 2, 0, 2},
    };
    CHECK_ITEMS(check_ray, items);
}

/* godotengine/godot #11506 */
void test_report_contact_on_the_neighbours_tile(void)
{
    static const char *const left[] = {"#..."}, *const right[] = {"...#"};
    static const char *const top[] = {"#", ".", ".", "."};
    static const ray_item items[] = {
        {left, 4, 1, 64, {200, 8}, {0, 8}, 17, 25, 0, 0},
        {right, 4, 1, 64, {30, 8}, {230, 8}, 81, 100, 3, 0},
        {left, 4, 1, 64, {200, 8}, {64, 8}, 1, 1, 0, 0},
        {top, 1, 4, 64, {8, 200}, {8, 0}, 17, 25, 0, 0},
    };
    CHECK_ITEMS(check_ray, items);
}

typedef struct move_item {
    fh_rect mover;
    fh_vec motion;
    fh_rect solids[SOLIDS];
    size_t count;
    fix16_t size;
    fh_vec end; /* of the upper left corner */
    unsigned sides;
} move_item;

static void check_move(const move_item *item, uint8_t value)
{
    const fh_shape mover = {FH_RECT, {.rect = item->mover}};
    fh_tile_move move = {.slides = 3, .hits = {room, 16, 0, false}};
    fill(item->solids, item->count, item->size, value);
    fh_tiles_move(&map->tiles, &mover, item->motion, &move);
    CHECK_EQUAL(item->mover.left + move.travel.x, item->end.x);
    CHECK_EQUAL(item->mover.top + move.travel.y, item->end.y);
    CHECK_EQUAL(move.sides, item->sides);
}

static void check_solid(const move_item *item)
{
    check_move(item, 1);
}

static void check_platform(const move_item *item)
{
    check_move(item, 3);
}

/* prime31/CharacterController2D #80 */
void test_report_one_way_stops_who_starts_below(void)
{
    static const move_item items[] = {
        {{0, 10, 8, 26}, {0, 10}, {{-10, 20, 30, 24}}, 1, 4, {0, 20}, 0},
        {{0, 4, 8, 20}, {0, 10}, {{-10, 20, 30, 24}}, 1, 4, {0, 4}, FH_DOWN},
        {{0, 0, 8, 16}, {0, 10}, {{-10, 20, 30, 24}}, 1, 4, {0, 4}, FH_DOWN},
        {{0, 30, 8, 46}, {0, -40}, {{-10, 20, 30, 24}}, 1, 4, {0, -10}, 0},
        {{0, 5, 8, 21}, {0, 10}, {{-10, 20, 30, 24}}, 1, 4, {0, 15}, 0},
    };
    CHECK_ITEMS(check_platform, items);
}

/* AdamAtomic/flixel #57 */
void test_report_first_column_does_not_stop(void)
{
    static const move_item items[] = {
        {{20, 4, 28, 12}, {-30, 0}, {{0, 0, 16, 16}}, 1, 16, {16, 4}, FH_LEFT},
        {{4, 20, 12, 28}, {0, -30}, {{0, 0, 16, 16}}, 1, 16, {4, 16}, FH_UP},
        {{-12, 4, -4, 12}, {30, 0}, {{0, 0, 16, 16}}, 1, 16, {-8, 4}, FH_RIGHT},
        {{4, -12, 12, -4}, {0, 30}, {{0, 0, 16, 16}}, 1, 16, {4, -8}, FH_DOWN},
    };
    CHECK_ITEMS(check_solid, items);
}

/* godotengine/godot #89458 */
void test_report_seam_stops_a_walker(void)
{
    static const move_item items[] = {
        {{0, 16, 12, 32}, {20, 4}, {{0, 32, 48, 48}}, 1, 16, {20, 16}, FH_DOWN},
        {{0, 16, 12, 32}, {20, 0}, {{0, 32, 48, 48}}, 1, 16, {20, 16}, 0},
        {{0, 15, 12, 31}, {20, 4}, {{0, 32, 48, 48}}, 1, 16, {20, 16}, FH_DOWN},
        {{0, 16, 12, 32},
         {20, 4},
         {{0, 32, 32, 48}, {16, 16, 32, 32}},
         2,
         16,
         {4, 16},
         FH_DOWN | FH_RIGHT},
    };
    CHECK_ITEMS(check_solid, items);
}

/* "Swept AABB Collision Detection Conflict with Tile-sized Gaps" */
void test_report_tile_sized_gap(void)
{
    static const move_item items[] = {
        {{16, 0, 32, 16}, {0, 10}, {{0, 16, 16, 32}, {32, 16, 48, 32}}, 2, 8, {16, 10}, 0},
        {{16, 0, 32, 16},
         {0, 40},
         {{0, 16, 16, 32}, {32, 16, 48, 32}, {16, 40, 32, 56}},
         3,
         8,
         {16, 24},
         FH_DOWN},
        {{15, 0, 31, 16}, {0, 10}, {{0, 16, 16, 32}, {32, 16, 48, 32}}, 2, 8, {15, 0}, FH_DOWN},
        {{16, 0, 33, 16}, {0, 10}, {{0, 16, 16, 32}, {32, 16, 48, 32}}, 2, 8, {16, 0}, FH_DOWN},
    };
    CHECK_ITEMS(check_solid, items);
}

#define BALL(x, y, radius)                                                                         \
    {                                                                                              \
        FH_CIRCLE,                                                                                 \
        {                                                                                          \
            .circle = { {x, y}, radius }                                                           \
        }                                                                                          \
    }

/* phaserjs/phaser-ce #122 */
void test_report_falls_through_a_thin_floor(void)
{
    static const fh_rect floor = {100, 600, 300, 616}, thin = {100, 600, 200, 601};
    static const sweep_item items[] = {
        {BALL(150, 200, 8), {0, 900}, true, {0, 392}},
        {BALL(150, 700, 8), {0, -900}, true, {0, -76}},
        {BALL(150, 200, 8), {0, 391}, false, {0, 0}},
        {BALL(150, 200, 8), {0, 392}, false, {0, 0}},
    };
    static const sweep_item fast[] = {{BALL(150, 200, 8), {0, 30000}, true, {0, 392}}};
    fill(&floor, 1, 8, 1);
    CHECK_ITEMS(check_sweep, items);
    fill(&thin, 1, 1, 1);
    CHECK_ITEMS(check_sweep, fast);
}
