/*
 * tiles.h, by a hero who runs, jumps, climbs slopes, stands on ledges and on a moving platform, picks up coins,
 * jumps onto enemies and keeps off spikes, through levels that a text file drew (level.txt, and level.py, which
 * makes tables of it). After the last level the first comes again, and everything is faster.
 *
 * How the tiles are asked: fh_tiles_move is the whole move of a frame, of the hero and of an enemy: it stops at
 * walls, slides along, walks up and down slopes, and says what was met. Coins, spikes and the exit are triggers: told,
 * never in the way. Only rects move here and only polygons are slopes, so that the library is compiled for these two
 * (FH_KINDS in options.h) and takes half the flash.
 *
 * Left and right run, up jumps, down falls through a ledge.
 */
#include "../common/draw.h"
#include "../common/play.h"
#include "level.h"
#include <fixhit/fixhit.h>
#include <string.h>

enum { LIVES = 3, MOST_LIVES = 9, COINS_A_LIFE = 20 };
enum { COIN = 10, STOMP = 50, EXIT = 100 }; /* score */
enum { BEGIN_FRAMES = 50, LOST_FRAMES = 45, WON_FRAMES = 40 };
enum { SIDE = 8 }; /* of a tile, in pixels */

#define PX   FH_PX
#define TILE PX(SIDE)

/* All in Q16.16 pixels a frame, and a frame more each frame. */
static const fix16_t run = PX(1) / 8, top_speed = PX(3) / 2, drag = PX(1) / 16;
static const fix16_t gravity = PX(1) / 5, jump = PX(7) / 2, bounce = PX(5) / 2, top_fall = PX(4);

static const fh_vec rise[] = FH_SLOPE_RIGHT(TILE), fall[] = FH_SLOPE_LEFT(TILE);
static const fh_vec rise_low[] = FH_SLOPE_RIGHT_LOW(TILE), rise_high[] = FH_SLOPE_RIGHT_HIGH(TILE);
static const fh_vec fall_high[] = FH_SLOPE_LEFT_HIGH(TILE), fall_low[] = FH_SLOPE_LEFT_LOW(TILE);

/* What a value of the map is to a mover; those left out are empty. */
static const fh_tile values[LEVEL_VALUES] = {
    [LEVEL_SOLID] = {.kind = FH_TILE_SOLID},
    [LEVEL_LEDGE] = {.kind = FH_TILE_ONE_WAY, .sides = FH_UP},
    [LEVEL_RISE] = FH_TILE_OF(rise),
    [LEVEL_FALL] = FH_TILE_OF(fall),
    [LEVEL_RISE_LOW] = FH_TILE_OF(rise_low),
    [LEVEL_RISE_HIGH] = FH_TILE_OF(rise_high),
    [LEVEL_FALL_HIGH] = FH_TILE_OF(fall_high),
    [LEVEL_FALL_LOW] = FH_TILE_OF(fall_low),
    [LEVEL_SPIKES] = {.kind = FH_TILE_TRIGGER},
    [LEVEL_COIN] = {.kind = FH_TILE_TRIGGER},
    [LEVEL_EXIT] = {.kind = FH_TILE_TRIGGER},
};

typedef struct enemy {
    fh_rect box;
    bool alive, left;
} enemy;

static struct {
    enum { BEGINS, RUNS, LOST, WON } stage;
    uint32_t left;            /* frames of the stage, but for RUNS */
    uint32_t number;          /* of levels before this one */
    uint8_t map[LEVEL_TILES]; /* coins and enemies are taken from it */
    fh_tiles tiles;
    fh_rect hero;
    fh_vec velocity;
    bool on_ground, on_platform, looks_left;
    fh_rect platform;
    fix16_t platform_motion;
    enemy enemies[LEVEL_ENEMIES];
    uint32_t coins, frames;
} g;

static struct {
    uint32_t jumps, rides, coins, stomps, exits, lost;
} total;

static const level *this_level(void)
{
    return &levels[g.number % LEVELS];
}

static void start_hero(void)
{
    const level *const l = this_level();
    g.hero = fh_rect_from_size(l->start_column * TILE + PX(1), l->start_row * TILE, PX(6), PX(7));
    g.velocity = (fh_vec){0, 0};
    g.on_ground = g.on_platform = g.looks_left = false;
}

/* The enemies stand in the map, and come out of it. */
static void wake_enemies(void)
{
    enemy *e = g.enemies;
    memset(g.enemies, 0, sizeof g.enemies);
    for (int i = 0; i < g.tiles.columns * g.tiles.rows; i++) {
        if (g.map[i] != LEVEL_ENEMY) continue;
        const int column = i % g.tiles.columns, row = i / g.tiles.columns;
        e->box = fh_rect_from_size(column * TILE, row * TILE + PX(3), PX(7), PX(5));
        e->alive = e->left = true;
        e++;
        g.map[i] = LEVEL_EMPTY;
    }
}

static fix16_t faster(fix16_t speed, fix16_t most)
{
    const fix16_t v = speed + (fix16_t)g.number * (PX(1) / 16);
    return v < most ? v : most;
}

static void start_level(uint32_t number)
{
    g.number = number;
    const level *const l = this_level();
    memcpy(g.map, l->map, (size_t)l->columns * l->rows);
    g.tiles =
        (fh_tiles){g.map, l->columns, l->rows, TILE, {0, 0}, values, LEVEL_VALUES, FH_TILE_EMPTY};
    g.platform = fh_rect_from_size(l->way_left * TILE, l->way_row * TILE, 2 * TILE, PX(3));
    g.platform_motion = faster(PX(1) / 2, PX(1));
    wake_enemies();
    start_hero();
    g.stage = BEGINS;
    g.left = BEGIN_FRAMES;
}

static void start(void)
{
    play.lives = LIVES;
    g.coins = 0;
    start_level(0);
}

static void lose(void)
{
    if (g.stage != RUNS) return;
    g.stage = LOST;
    g.left = LOST_FRAMES;
    total.lost++;
}

static void win(void)
{
    if (g.stage != RUNS) return;
    g.stage = WON;
    g.left = WON_FRAMES;
    play.score += EXIT;
    total.exits++;
}

static void take_coin(const fh_tile_hit *hit)
{
    g.map[hit->row * g.tiles.columns + hit->column] = LEVEL_EMPTY;
    play.score += COIN;
    total.coins++;
    if (++g.coins % COINS_A_LIFE == 0 && play.lives < MOST_LIVES) play.lives++;
}

/* A trigger is all of its tile; spikes are the lower half of it. */
static bool is_on_spikes(const fh_tile_hit *hit)
{
    const fix16_t left = hit->column * TILE, top = hit->row * TILE;
    const fh_rect spikes = {left + PX(1), top + PX(4), left + TILE - PX(1), top + TILE};
    return fh_overlap_rect_rect(&g.hero, &spikes);
}

/* Moves the hero through the tiles, and takes what it came to overlap on the way. */
static fh_tile_move move_hero(fh_vec motion, unsigned options)
{
    fh_tile_hit room[8];
    fh_tile_move move = {
        .slides = 3, .snap = PX(2), .options = options, .hits = {.at = room, .capacity = 8}};
    const fh_shape hero = {.kind = FH_RECT, .as.rect = g.hero};
    fh_tiles_move(&g.tiles, &hero, motion, &move);
    g.hero = fh_rect_moved(g.hero, move.travel);
    for (size_t i = 0; i < move.hits.count; i++) {
        if (room[i].kind != FH_TILE_TRIGGER) continue;
        if (room[i].value == LEVEL_COIN) take_coin(&room[i]);
        if (room[i].value == LEVEL_SPIKES && is_on_spikes(&room[i])) lose();
        if (room[i].value == LEVEL_EXIT) win();
    }
    return move;
}

static void move_platform(void)
{
    const level *const l = this_level();
    const fh_vec by = {g.platform_motion, 0}, back = {-g.platform_motion, 0};
    const fh_rect moved = fh_rect_moved(g.platform, by);
    const bool turns = moved.left < l->way_left * TILE || moved.right > (l->way_right + 1) * TILE;
    if (turns) g.platform_motion = back.x;
    g.platform = fh_rect_moved(g.platform, turns ? back : by);
    if (!g.on_platform) return;
    total.rides++;
    (void)move_hero(turns ? back : by, 0);
}

/* The platform holds from above, like a ledge: was the hero all above it, and would it come into it? */
static bool lands_on_platform(fh_vec motion, fh_hit *hit)
{
    return motion.y >= 0 && g.hero.bottom <= g.platform.top &&
           fh_sweep_rect_rect(&g.hero, motion, &g.platform, hit) && hit->normal.y < 0;
}

/* As far as the platform, along it, and else through the tiles. */
static void step(unsigned options)
{
    fh_hit hit;
    const fh_vec motion = g.velocity;
    g.on_platform = (options & FH_TILES_DROP) == 0 && lands_on_platform(motion, &hit);
    if (!g.on_platform) {
        const fh_tile_move move = move_hero(motion, options);
        g.on_ground = move.on_ground;
        if ((move.sides & (FH_LEFT | FH_RIGHT)) != 0) g.velocity.x = 0;
        if ((move.sides & FH_UP) != 0 || move.on_ground) g.velocity.y = 0;
        return;
    }
    (void)move_hero(hit.travel, options);
    (void)move_hero((fh_vec){motion.x - hit.travel.x, 0}, options);
    g.velocity.y = 0;
}

/* It turns at walls and where there is no ground ahead, up to a tile down. */
static void move_enemy(enemy *e)
{
    const fix16_t speed = faster(PX(1) / 4, PX(3) / 4),
                  front = e->left ? e->box.left : e->box.right;
    const fh_shape box = {.kind = FH_RECT, .as.rect = e->box};
    fh_shape ahead = {.kind = FH_RECT};
    ahead.as.rect = fh_rect_from_size(front, e->box.bottom, e->left ? -PX(1) : PX(1), TILE);
    if (!fh_tiles_overlap(&g.tiles, &ahead, NULL)) e->left = !e->left;
    fh_tile_move move = {.slides = 2, .snap = PX(2)};
    fh_tiles_move(&g.tiles, &box, (fh_vec){e->left ? -speed : speed, PX(1)}, &move);
    e->box = fh_rect_moved(e->box, move.travel);
    if ((move.sides & (FH_LEFT | FH_RIGHT)) != 0) e->left = !e->left;
}

/* Who comes down from above it jumps off it; who meets it else is lost. */
static void meet_enemy(enemy *e, fix16_t feet_before)
{
    if (!fh_overlap_rect_rect(&g.hero, &e->box)) return;
    if (feet_before > e->box.top + PX(2)) {
        lose();
        return;
    }
    e->alive = false;
    g.velocity.y = -bounce;
    play.score += STOMP;
    total.stomps++;
}

static void move_enemies(fix16_t feet_before)
{
    const fix16_t near = PX(PORT_SCREEN_WIDTH);
    for (enemy *e = g.enemies; e < g.enemies + LEVEL_ENEMIES; e++) {
        const fix16_t away = e->box.left - g.hero.left;
        if (!e->alive || away > near || away < -near) continue; /* it waits until it may be seen */
        move_enemy(e);
        meet_enemy(e, feet_before);
    }
}

static fix16_t toward_zero(fix16_t v, fix16_t by)
{
    return v > by ? v - by : v < -by ? v + by : 0;
}

static void steer(unsigned held)
{
    fix16_t x = toward_zero(g.velocity.x, drag);
    if ((held & PORT_LEFT) != 0) x -= run + drag;
    if ((held & PORT_RIGHT) != 0) x += run + drag;
    if ((held & (PORT_LEFT | PORT_RIGHT)) != 0) g.looks_left = (held & PORT_LEFT) != 0;
    x = play_held(-top_speed, x, top_speed);
    g.velocity.x = play_held(-g.hero.left, x, g.tiles.columns * TILE - g.hero.right); /* stays in */
    g.velocity.y = play_held(-jump, g.velocity.y + gravity, top_fall);
}

static void play_on(unsigned held)
{
    const bool stands = g.on_ground || g.on_platform;
    const fix16_t feet = g.hero.bottom;
    move_platform();
    steer(held);
    if (stands && (held & PORT_UP) != 0) {
        g.velocity.y = -jump;
        total.jumps++;
    }
    step((held & PORT_DOWN) != 0 ? FH_TILES_DROP : 0);
    move_enemies(feet);
    if (g.hero.top > g.tiles.rows * TILE) lose();
}

static void end_stage(void)
{
    if (g.stage == WON) {
        start_level(g.number + 1);
        return;
    }
    if (g.stage == LOST) {
        play.lives--;
        start_hero();
    }
    g.stage = RUNS;
}

static void frame(unsigned held, unsigned pressed)
{
    (void)pressed;
    g.frames++;
    if (g.stage == RUNS)
        play_on(held);
    else if (--g.left == 0)
        end_stage();
    play_mix(g.hero.left);
    play_mix(g.hero.top);
    play_mix(g.platform.left);
    play_mix((int32_t)(g.number * 4 + g.stage));
    for (const enemy *e = g.enemies; e < g.enemies + LEVEL_ENEMIES; e++)
        play_mix(e->alive ? e->box.left : -1);
}

/* ---- The picture ------------------------------------------------------------------------------ */

#define SPRITE(name, width, ...)                                                                   \
    static const uint8_t name##_rows[] = {__VA_ARGS__};                                            \
    static const draw_sprite name = {width, sizeof name##_rows, name##_rows}

SPRITE(stand, 6, 0x78, 0xFC, 0xFC, 0x78, 0xFC, 0x78, 0x48);
SPRITE(stride, 6, 0x78, 0xFC, 0xFC, 0x78, 0xFC, 0x78, 0x84);
SPRITE(leap, 6, 0x78, 0xFC, 0xFC, 0xFC, 0x78, 0xCC, 0x84);
SPRITE(crawl, 7, 0x38, 0x7C, 0xFE, 0xFE, 0xAA);
SPRITE(creep, 7, 0x38, 0x7C, 0xFE, 0xFE, 0x54);
SPRITE(coin, 5, 0x70, 0xF8, 0xF8, 0xF8, 0x70);
SPRITE(coin_aside, 5, 0x20, 0x70, 0x70, 0x70, 0x20);
SPRITE(spikes, 8, 0x44, 0x44, 0xEE, 0xEE, 0xFF);
SPRITE(flag, 6, 0xC0, 0xF0, 0xFC, 0xF0, 0xC0, 0x80, 0x80, 0xC0);

/* The corner of the level that the picture begins at: the hero is in the middle, but at the ends. */
static int camera_x, camera_y;

static int camera_at(fix16_t hero, int tiles, int screen)
{
    const int most = tiles * SIDE - screen, at = (int)FH_TO_PX(hero) - screen / 2;
    return at < 0 || most < 0 ? 0 : at > most ? most : at;
}

static unsigned value_at(int column, int row)
{
    return row < 0 ? LEVEL_EMPTY : g.map[row * g.tiles.columns + column];
}

static bool is_ground(unsigned value)
{
    return values[value].kind == FH_TILE_SOLID || values[value].kind == FH_TILE_SHAPE;
}

/* By the vertices that it is made of; the first two are those of its upper side. */
static void draw_slope(int x, int y, const fh_tile *tile)
{
    fh_vec corners[4];
    for (unsigned i = 0; i < tile->count; i++) {
        const int32_t right = FH_TO_PX(tile->vertices[i].x), down = FH_TO_PX(tile->vertices[i].y);
        corners[i] =
            (fh_vec){x + (right < SIDE ? right : SIDE - 1), y + (down < SIDE ? down : SIDE - 1)};
    }
    draw_polygon(corners, tile->count, DARK);
    draw_line(corners[0].x, corners[0].y, corners[1].x, corners[1].y, LIGHT);
}

static void draw_solid(int x, int y, bool is_top)
{
    draw_rect(x, y, x + SIDE, y + SIDE, DARK);
    draw_pixel(x + 2, y + 3, MIDDLE);
    draw_pixel(x + 6, y + 6, MIDDLE);
    if (is_top) draw_rect(x, y, x + SIDE, y + 1, LIGHT);
}

static void draw_tile(int column, int row)
{
    const int x = column * SIDE - camera_x, y = row * SIDE - camera_y;
    const unsigned value = value_at(column, row);
    if (values[value].kind == FH_TILE_SOLID)
        draw_solid(x, y, !is_ground(value_at(column, row - 1)));
    else if (values[value].kind == FH_TILE_SHAPE)
        draw_slope(x, y, &values[value]);
    else if (value == LEVEL_LEDGE)
        draw_rect(x, y, x + SIDE, y + 2, MIDDLE);
    else if (value == LEVEL_COIN)
        draw_sprite_at(x + 1, y + 1, g.frames / 16 % 2 == 0 ? &coin : &coin_aside, WHITE);
    else if (value == LEVEL_SPIKES)
        draw_sprite_at(x, y + 3, &spikes, LIGHT);
    else if (value == LEVEL_EXIT)
        draw_sprite_at(x + 1, y, &flag, g.frames / 16 % 2 == 0 ? WHITE : LIGHT);
}

/* Hills far away, which pass at a quarter of the speed. */
static void draw_hills(void)
{
    for (int i = 0; i < 5; i++)
        draw_disc(i * 70 + 20 - camera_x / 4, 78 + i % 2 * 8 - camera_y, 40, 1);
}

static void draw_hero(void)
{
    int y = (int)FH_TO_PX(g.hero.top) - camera_y;
    const int x = (int)FH_TO_PX(g.hero.left) - camera_x;
    const bool strides = g.velocity.x != 0 && g.frames / 4 % 2 == 0;
    if (g.stage == LOST) y -= g.left > LOST_FRAMES / 2 ? (int)(LOST_FRAMES - g.left) : (int)g.left;
    draw_sprite_at(x, y,
                   !g.on_ground && !g.on_platform ? &leap
                   : strides                      ? &stride
                                                  : &stand,
                   g.stage == LOST && g.left / 4 % 2 == 0 ? MIDDLE : WHITE);
    draw_rect(x + (g.looks_left ? 1 : 4), y + 1, x + (g.looks_left ? 2 : 5), y + 3, BLACK);
}

static void draw_movers(void)
{
    const int left = (int)FH_TO_PX(g.platform.left) - camera_x;
    const int top = (int)FH_TO_PX(g.platform.top) - camera_y;
    draw_rect(left, top, left + 2 * SIDE, top + 3, MIDDLE);
    draw_rect(left, top, left + 2 * SIDE, top + 1, WHITE);
    for (const enemy *e = g.enemies; e < g.enemies + LEVEL_ENEMIES; e++) {
        const int x = (int)FH_TO_PX(e->box.left) - camera_x,
                  y = (int)FH_TO_PX(e->box.top) - camera_y;
        if (!e->alive) continue;
        draw_sprite_at(x, y, g.frames / 8 % 2 == 0 ? &crawl : &creep, LIGHT);
        draw_pixel(x + (e->left ? 2 : 4), y + 1, BLACK);
    }
}

static void draw(void)
{
    camera_x = camera_at(g.hero.left + PX(3), g.tiles.columns, PORT_SCREEN_WIDTH);
    camera_y = camera_at(g.hero.top + PX(3), g.tiles.rows, PORT_SCREEN_HEIGHT);
    const int first = camera_x / SIDE, after = (camera_x + PORT_SCREEN_WIDTH - 1) / SIDE + 1;
    draw_hills();
    for (int row = 0; row < g.tiles.rows; row++)
        for (int column = first; column < after && column < g.tiles.columns; column++)
            draw_tile(column, row);
    draw_movers();
    draw_hero();
    if (g.stage == BEGINS)
        (void)draw_number(draw_text(PORT_SCREEN_WIDTH / 2 - 16, 24, "LEVEL ", WHITE), 24,
                          g.number + 1, WHITE);
    if (g.stage == WON) draw_text_in_the_middle(PORT_SCREEN_WIDTH / 2, 24, "WELL DONE!", WHITE);
}

static void tell(void)
{
    port_tell("jumps", total.jumps);
    port_tell("rides", total.rides);
    port_tell("coins", total.coins);
    port_tell("stomps", total.stomps);
    port_tell("exits", total.exits);
    port_tell("lost", total.lost);
}

int main(int argc, char **argv)
{
    static const play_game game = {"THE PLATFORMER",
                                   {"LEFT RIGHT: RUN   UP: JUMP", "DOWN: FALL THROUGH A LEDGE"},
                                   start,
                                   frame,
                                   draw,
                                   tell,
                                   false};
    return play_run(&game, argc, argv);
}
