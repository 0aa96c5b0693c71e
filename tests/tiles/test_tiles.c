/* Tile maps: what is touched, where a mover stops, one-way tiles, triggers, and what is reported. */
#include "../unit/check.h"
#include "../unit/random.h"
#include "tile_tests.h"
#include "tile_walks.h"

#ifdef CHECK_SHORT
enum { LEVELS = 30, WALKS = 6, FRAMES = 60 };
#else
enum { LEVELS = 1000, WALKS = 1000, FRAMES = 200 };
#endif
enum { HITS = 8 };

static level *const l = &shared_level;
static fh_tile_hit room[HITS];

static void make(const char *const *text, uint16_t columns, uint16_t rows, fh_tile_kind outside)
{
    level_make(l, columns, rows, 10, (fh_vec){0, 0}, outside);
    level_draw(l, text);
}

static fh_shape box(fix16_t left, fix16_t top, fix16_t right, fix16_t bottom)
{
    return (fh_shape){FH_RECT, {.rect = {left, top, right, bottom}}};
}

static fh_shape ball(fix16_t x, fix16_t y, fix16_t radius)
{
    return (fh_shape){FH_CIRCLE, {.circle = {{x, y}, radius}}};
}

static fh_tile_move moved(const fh_shape *mover, fix16_t x, fix16_t y, fh_tile_move move)
{
    move.hits = (fh_tile_hits){room, HITS, 0, false};
    fh_tiles_move(&l->tiles, mover, (fh_vec){x, y}, &move);
    return move;
}

static bool is_hit(size_t i, int32_t column, int32_t row, unsigned sides)
{
    return room[i].column == column && room[i].row == row && room[i].sides == sides;
}

static bool is_zero(fh_vec v)
{
    return v.x == 0 && v.y == 0;
}

void test_tiles_answers(void)
{
    uint32_t state = 97531;
    for (uint32_t i = 0; i < LEVELS; i++) {
        check_item("level", i);
        CHECK(tile_answers_agree(&state));
    }
}

void test_tiles_walks(void)
{
    uint32_t state = 13579;
    for (uint32_t i = 0; i < WALKS; i++) {
        check_item("level", i);
        CHECK(tile_walk_keeps(&state, FRAMES));
    }
}

void test_tiles_touch(void)
{
    static const char *const text[] = {"#.o", "./-"};
    fh_tile_hits hits = {room, HITS, 0, false};
    make(text, 3, 2, FH_TILE_EMPTY);
    fh_shape s = box(10, 10, 20, 20);
    CHECK(fh_tiles_touch(&l->tiles, &s, &hits) && hits.count == 4);
    CHECK(is_hit(0, 0, 0, 0) && is_hit(1, 2, 0, 0) && is_hit(2, 1, 1, 0) && is_hit(3, 2, 1, 0));
    CHECK(room[1].kind == FH_TILE_TRIGGER && room[1].value == 2);
    CHECK(fh_tiles_overlap(&l->tiles, &s, &hits) && hits.count == 1 && is_hit(0, 1, 1, 0));
    s = box(10, 10, 14, 15); /* in the slope's tile, but not in the slope */
    CHECK(!fh_tiles_overlap(&l->tiles, &s, NULL) && fh_tiles_touch(&l->tiles, &s, NULL));
    s = box(21, 1, 29, 19);
    CHECK(!fh_tiles_overlap(&l->tiles, &s, &hits) && hits.count == 2 && !hits.truncated);
    hits.capacity = 1;
    CHECK(!fh_tiles_touch(&l->tiles, &s, &hits) && hits.count == 1 && hits.truncated);
    hits.capacity = HITS;
    l->tiles.outside = FH_TILE_SOLID;
    s = box(-50, -50, -40, -40);
    CHECK(fh_tiles_overlap(&l->tiles, &s, &hits) && hits.count == 1 && is_hit(0, -1, -1, 0));
    s = box(25, 15, 900, 16);
    CHECK(fh_tiles_overlap(&l->tiles, &s, &hits) && hits.count == 2 && is_hit(1, 3, 1, 0));
}

/* What a mover of size 4 meets that comes from 3 away, from each side and outward. */
static void check_one_way(char sign, int side)
{
    static const fh_vec ways[4] = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}}; /* onto the upper side, ... */
    const char row[] = {'.', sign, '.', '\0'};
    const char *const text[] = {"...", row, "..."};
    make(text, 3, 3, FH_TILE_EMPTY);
    for (int i = 0; i < 4; i++) {
        const fh_vec way = ways[i];
        const fh_vec at = {15 - 10 * way.x, 15 - 10 * way.y};
        const fh_shape movers[] = {box(at.x - 2, at.y - 2, at.x + 2, at.y + 2),
                                   ball(at.x, at.y, 2)};
        for (int k = 0; k < 2; k++) {
            const fh_tile_move move =
                moved(&movers[k], 20 * way.x, 20 * way.y, (fh_tile_move){.slides = 2});
            const fix16_t gone = i == side ? 3 : 20;
            CHECK(move.travel.x == gone * way.x && move.travel.y == gone * way.y);
            CHECK(move.hits.count == (i == side) && !move.inside);
        }
        const fh_shape in = box(13, 13, 17, 17); /* who is in it goes where he will */
        CHECK(moved(&in, way.x, way.y, (fh_tile_move){.slides = 0}).hits.count == 0);
    }
}

void test_tiles_one_way(void)
{
    for (int side = 0; side < 4; side++) {
        check_item("side", (uint32_t)side);
        check_one_way("-v<>"[side], side);
    }
}

/* A platform of two tiles from 10 to 30, its upper side at 10. */
void test_tiles_one_way_ends(void)
{
    static const char *const text[] = {"....", ".--.", "....", "####"};
    const fh_tile_move plain = {.slides = 2};
    make(text, 4, 4, FH_TILE_EMPTY);
    fh_shape s = box(6, 0, 10, 10); /* exactly beside the end and on its level, into its corner */
    fh_tile_move move = moved(&s, 6, 2, plain);
    CHECK(move.travel.x == 6 && move.travel.y == 0 && move.sides == FH_DOWN && move.on_ground);
    CHECK(move.hits.count == 1 && is_hit(0, 1, 1, FH_DOWN));
    s = box(6, 1, 10, 11); /* a unit lower */
    CHECK(moved(&s, 6, 2, plain).travel.y == 2);
    s = box(4, 0, 8, 9); /* below its level before it is there: in on the side */
    CHECK(moved(&s, 10, 16, plain).hits.count == 0);
    s = ball(8, 7, 3); /* a ball whose lower edge is just on its level lands on the end */
    move = moved(&s, 0, 9, plain);
    CHECK(move.travel.y < 9 && move.hits.count == 1 && is_hit(0, 1, 1, FH_DOWN));
    s = ball(8, 8, 3); /* a unit lower it falls past */
    CHECK(moved(&s, 0, 9, plain).travel.y == 9);
    s = box(18, 0, 22, 10); /* on both tiles, touching them by the bottom exactly */
    move = moved(&s, 3, 3, plain);
    CHECK(move.travel.x == 3 && move.travel.y == 0 && move.hits.count == 2);
    CHECK(is_hit(0, 1, 1, FH_DOWN) && is_hit(1, 2, 1, FH_DOWN));
    s = box(18, 31, 22, 35); /* up and through, at any speed */
    l->map[3 * 4 + 1] = l->map[3 * 4 + 2] = 0;
    CHECK(moved(&s, 0, -90, plain).travel.y == -90);
}

void test_tiles_drop(void)
{
    static const char *const text[] = {"....", "--#.", "....", "####"};
    const fh_tile_move plain = {.slides = 2}, drop = {.slides = 2, .options = FH_TILES_DROP};
    make(text, 4, 4, FH_TILE_EMPTY);
    const fh_shape above = box(2, 0, 8, 10), beside = box(16, 0, 24, 10);
    CHECK(moved(&above, 0, 2, plain).travel.y == 0);
    CHECK(moved(&above, 0, 2, drop).travel.y == 2);
    const fh_tile_move fast = moved(&above, 0, 90, drop); /* but not through the ground under it */
    CHECK(fast.travel.y == 20 && fast.hits.count == 1 && is_hit(0, 0, 3, FH_DOWN));
    const fh_tile_move held = moved(&beside, 0, 2, drop); /* nor through that beside it */
    CHECK(held.travel.y == 0 && held.hits.count == 1 && is_hit(0, 2, 1, FH_DOWN) && held.on_ground);
    const fh_shape in = box(2, 2, 8, 12); /* once in it, it falls on by itself */
    CHECK(moved(&in, 0, 5, plain).travel.y == 5);
    /* At the joint of platform and ground nothing stops a walker. */
    fh_shape walker = box(2, 0, 8, 10);
    for (int i = 0; i < 7; i++) {
        const fh_tile_move move = moved(&walker, 3, 1, plain);
        CHECK(move.travel.x == 3 && move.travel.y == 0 && move.on_ground);
        walker = fh_shape_moved(walker, move.travel);
    }
}

/* Every tile that stops it at once, and every trigger, however fast. */
void test_tiles_reports(void)
{
    static const char *const text[] = {"......#", "oo..o.#", "#######"};
    make(text, 7, 3, FH_TILE_EMPTY);
    fh_shape s = box(51, 1, 60, 20);
    fh_tile_move move = moved(&s, 5, 5, (fh_tile_move){.slides = 2}); /* wall and floor */
    CHECK(is_zero(move.travel));
    CHECK(move.sides == (FH_DOWN | FH_RIGHT) && move.on_ground && move.hits.count == 3);
    CHECK(is_hit(0, 6, 0, FH_RIGHT) && is_hit(1, 6, 1, FH_RIGHT) && is_hit(2, 5, 2, FH_DOWN));
    s = box(5, 8, 15, 18);
    move = moved(&s, 500, 2, (fh_tile_move){.slides = 2});
    CHECK(move.travel.x == 45 && move.hits.count == 5);
    CHECK(is_hit(0, 0, 1, 0) && is_hit(1, 1, 1, 0) && is_hit(2, 4, 1, 0));
    CHECK(is_hit(3, 6, 0, FH_RIGHT) && is_hit(4, 6, 1, FH_RIGHT));
    move.hits = (fh_tile_hits){room, 2, 0, false};
    fh_tiles_move(&l->tiles, &s, (fh_vec){500, 2}, &move);
    CHECK(move.hits.count == 2 && move.hits.truncated && move.travel.x == 45);
    s = box(55, 10, 65, 20);
    move = moved(&s, -5, -5, (fh_tile_move){.slides = 2});
    CHECK(move.inside && is_zero(move.travel) && move.hits.count == 1);
}

/* Down a slope step by step, and no sliding down by its weight. */
void test_tiles_snap(void)
{
    static const char *const text[] = {"......", "##\\...", "###HL.", "######"};
    const fh_tile_move snaps = {.slides = 2, .snap = 6}, plain = {.slides = 2};
    make(text, 6, 4, FH_TILE_EMPTY);
    fh_shape s = box(8, 4, 14, 10);
    for (int i = 0; i < 15; i++) {
        const fh_tile_move move = moved(&s, 3, 1, snaps);
        CHECK(move.travel.x == 3 && move.on_ground && (move.sides & FH_DOWN) != 0);
        s = fh_shape_moved(s, move.travel);
    }
    CHECK(s.as.rect.bottom == 30);
    const fh_shape on_slope = box(25, 9, 31, 15);
    CHECK(is_zero(moved(&on_slope, 0, 3, snaps).travel));
    CHECK(moved(&on_slope, 0, 3, plain).travel.y > 0);
    const fh_tile_move jump = moved(&on_slope, 0, -3, snaps);
    CHECK(jump.travel.y == -3 && !jump.on_ground);
    const fh_shape at_ledge = box(54, 24, 60, 30); /* beyond snap it falls by its motion */
    const fh_tile_move falls = moved(&at_ledge, 8, 2, snaps);
    CHECK(falls.travel.x == 8 && falls.travel.y == 2 && !falls.on_ground);
}

/* At a joint the tile and the face are those of the surface. */
void test_tiles_joints(void)
{
    static const char *const text[] = {"....#.", "..lh##", "./####", "######"};
    fh_tile_hit tile;
    fh_hit hit;
    make(text, 6, 4, FH_TILE_EMPTY);
    const struct {
        fix16_t right, bottom;
        fh_vec motion;
        int32_t column, row;
        fh_vec normal;
    } items[] = {
        {10, 30, {5, 0}, 1, 2, {-1, -1}}, {10, 30, {5, 1}, 1, 2, {-1, -1}},
        {20, 20, {5, 0}, 2, 1, {-1, -2}}, {30, 15, {5, 1}, 3, 1, {-1, -2}},
        {20, 20, {5, 3}, 2, 1, {-1, -2}}, {40, 10, {5, 0}, 4, 0, {-1, 0}},
    };
    for (uint32_t i = 0; i < sizeof items / sizeof items[0]; i++) {
        check_item("joint", i);
        const fh_shape s =
            box(items[i].right - 3, items[i].bottom - 3, items[i].right, items[i].bottom);
        const fh_vec n = items[i].normal;
        CHECK(fh_tiles_sweep(&l->tiles, &s, items[i].motion, 0, &tile, &hit));
        CHECK(tile.column == items[i].column && tile.row == items[i].row && !hit.inside);
        CHECK((int64_t)hit.normal.x * n.y == (int64_t)hit.normal.y * n.x);
        CHECK(hit.normal.x * n.x >= 0 && hit.normal.y * n.y >= 0);
    }
}

void test_tiles_cast(void)
{
    static const char *const text[] = {"....", ".#-.", "#...", "####"};
    fh_tile_hit tile;
    fh_hit hit;
    make(text, 4, 4, FH_TILE_EMPTY);
    /* Exactly between two that touch by a corner: both are met, the upper one is told. */
    CHECK(fh_tiles_cast(&l->tiles, (fh_vec){0, 10}, (fh_vec){20, 20}, 0, &tile, &hit));
    CHECK(tile.column == 1 && tile.row == 1 && hit.travel.x == 10);
    /* On a seam of the floor from either side the floor is met, not a side of the next tile. */
    CHECK(fh_tiles_cast(&l->tiles, (fh_vec){14, 28}, (fh_vec){12, 4}, 0, &tile, &hit));
    CHECK(hit.normal.x == 0 && hit.normal.y < 0 && hit.travel.x == 6 && tile.row == 3);
    CHECK(fh_tiles_cast(&l->tiles, (fh_vec){26, 28}, (fh_vec){-12, 4}, 0, &tile, &hit));
    CHECK(hit.normal.x == 0 && hit.normal.y < 0 && hit.travel.x == -6 && tile.row == 3);
    /* One-way: from above, not from below, and not if dropped through. */
    CHECK(fh_tiles_cast(&l->tiles, (fh_vec){25, 0}, (fh_vec){0, 25}, 0, &tile, &hit));
    CHECK(tile.kind == FH_TILE_ONE_WAY && hit.travel.y == 10);
    CHECK(!fh_tiles_cast(&l->tiles, (fh_vec){25, 25}, (fh_vec){0, -25}, 0, &tile, &hit));
    CHECK(!fh_tiles_cast(&l->tiles, (fh_vec){25, 0}, (fh_vec){0, 25}, FH_TILES_DROP, &tile, &hit));
    l->tiles.outside = FH_TILE_SOLID;
    CHECK(fh_tiles_cast(&l->tiles, (fh_vec){25, 5}, (fh_vec){0, -FH_LIMIT}, 0, &tile, &hit));
    CHECK(tile.column == 2 && tile.row == -1 && hit.travel.y == -5);
}

#ifdef NDEBUG
/* Tables and maps that say anything, movers anywhere: nothing is touched beyond them, and it ends. */
void test_wild_tiles(void)
{
    uint32_t state = 8642;
    const place any = {ANY, 0};
    for (uint32_t i = 0; i < 400; i++) {
        static uint8_t map[12];
        fh_tile_hit tile;
        fh_hit hit;
        make((const char *const[]){"#./-", "o#\\.", "h..l"}, 4, 3, FH_TILE_SOLID);
        for (int k = 0; k < 12; k++)
            map[k] = (uint8_t)random_below(&state, 256);
        if (i % 4 == 0) l->tiles.map = map;
        if (i % 4 == 1) l->tiles.size = random_mixed(&state, any);
        if (i % 4 == 2) l->tiles.origin = random_vector(&state, any);
        const fh_vec a = random_vector(&state, any), b = random_vector(&state, any);
        const fh_vec motion = random_vector(&state, any);
        const fh_shape s = i % 2 == 0 ? box(a.x, a.y, b.x, b.y) : ball(a.x, a.y, b.x);
        fh_tile_hits hits = {room, HITS, 0, false};
        fh_tiles_touch(&l->tiles, &s, &hits);
        CHECK(hits.count <= HITS);
        fh_tiles_sweep(&l->tiles, &s, motion, 0, &tile, &hit);
        fh_tiles_cast(&l->tiles, a, motion, 0, &tile, &hit);
        CHECK(moved(&s, motion.x, motion.y, (fh_tile_move){.slides = 2, .snap = b.y}).hits.count <=
              HITS);
    }
}
#endif
