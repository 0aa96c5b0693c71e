/*
 * A hero runs, jumps, climbs slopes, stands on ledges and on a moving platform, and picks up coins, through a level
 * that a text file drew (level.txt). Below the level a life is lost; at the exit it starts again with all coins.
 *
 * platformer RECORDING: left and right run, up jumps, down falls through a ledge.
 */
#include "../common/result.h"
#include "level.h"
#include <fixhit/fixhit.h>
#include <string.h>

#define PX   FH_PX
#define TILE PX(8)

/* All in Q16.16 pixels a frame, and a frame more each frame. */
static const fix16_t run = PX(1) / 8, top_speed = PX(3) / 2, drag = PX(1) / 16;
static const fix16_t gravity = PX(1) / 5, jump = PX(7) / 2, top_fall = PX(4),
                     platform_speed = PX(1) / 2;

static const fh_vec rise[] = FH_SLOPE_RIGHT(TILE), fall[] = FH_SLOPE_LEFT(TILE);
static const fh_vec rise_low[] = FH_SLOPE_RIGHT_LOW(TILE), rise_high[] = FH_SLOPE_RIGHT_HIGH(TILE);
static const fh_vec fall_high[] = FH_SLOPE_LEFT_HIGH(TILE), fall_low[] = FH_SLOPE_LEFT_LOW(TILE);

static const fh_tile values[LEVEL_VALUES] = {
    [LEVEL_EMPTY] = {.kind = FH_TILE_EMPTY},
    [LEVEL_SOLID] = {.kind = FH_TILE_SOLID},
    [LEVEL_LEDGE] = {.kind = FH_TILE_ONE_WAY, .sides = FH_UP},
    [LEVEL_RISE] = FH_TILE_OF(rise),
    [LEVEL_FALL] = FH_TILE_OF(fall),
    [LEVEL_RISE_LOW] = FH_TILE_OF(rise_low),
    [LEVEL_RISE_HIGH] = FH_TILE_OF(rise_high),
    [LEVEL_FALL_HIGH] = FH_TILE_OF(fall_high),
    [LEVEL_FALL_LOW] = FH_TILE_OF(fall_low),
    [LEVEL_COIN] = {.kind = FH_TILE_TRIGGER},
    [LEVEL_EXIT] = {.kind = FH_TILE_TRIGGER},
};

typedef struct game {
    uint8_t map[sizeof level_map]; /* coins are taken from it */
    fh_tiles tiles;
    fh_shape hero;
    fh_vec velocity;
    bool on_ground, on_platform;
    fh_rect platform;
    fix16_t platform_motion;
    uint32_t frames, jumps, rides, coins, lost, exits, digest;
} game;

static void start_hero(game *g)
{
    const fh_rect box =
        fh_rect_from_size(LEVEL_START_COLUMN * TILE + PX(1), LEVEL_START_ROW * TILE, PX(6), PX(7));
    g->hero = (fh_shape){.kind = FH_RECT, .as.rect = box};
    g->velocity = (fh_vec){0, 0};
    g->on_ground = g->on_platform = false;
}

static void start(game *g)
{
    *g = (game){.platform_motion = platform_speed, .digest = DIGEST_START};
    memcpy(g->map, level_map, sizeof g->map);
    g->tiles = (fh_tiles){g->map, LEVEL_COLUMNS, LEVEL_ROWS,   TILE,
                          {0, 0}, values,        LEVEL_VALUES, FH_TILE_EMPTY};
    g->platform = fh_rect_from_size(LEVEL_WAY_LEFT * TILE, LEVEL_WAY_ROW * TILE, 2 * TILE, PX(3));
    start_hero(g);
}

static bool is_hit(const fh_tile_hit *hit, uint8_t value)
{
    return hit->kind == FH_TILE_TRIGGER && hit->value == value;
}

/* Moves the hero through the tiles, and takes what it touches on the way. */
static fh_tile_move move_hero(game *g, fh_vec motion, unsigned options)
{
    fh_tile_hit room[8];
    fh_tile_move move = {
        .slides = 3, .snap = PX(2), .options = options, .hits = {.at = room, .capacity = 8}};
    fh_tiles_move(&g->tiles, &g->hero, motion, &move);
    g->hero = fh_shape_moved(g->hero, move.travel);
    for (size_t i = 0; i < move.hits.count; i++) {
        if (is_hit(&room[i], LEVEL_COIN)) {
            g->map[room[i].row * LEVEL_COLUMNS + room[i].column] = LEVEL_EMPTY;
            g->coins++;
        }
        if (!is_hit(&room[i], LEVEL_EXIT)) continue;
        g->exits++;
        memcpy(g->map, level_map, sizeof g->map);
        start_hero(g);
        break;
    }
    return move;
}

static void move_platform(game *g)
{
    if (g->platform.left + g->platform_motion < LEVEL_WAY_LEFT * TILE ||
        g->platform.right + g->platform_motion > (LEVEL_WAY_RIGHT + 1) * TILE)
        g->platform_motion = -g->platform_motion;
    const fh_vec by = {g->platform_motion, 0};
    g->platform = fh_rect_moved(g->platform, by);
    if (!g->on_platform) return;
    g->rides++;
    (void)move_hero(g, by, 0);
}

/* The platform holds from above, like a ledge: was the hero all above it, and would it come into it? */
static bool lands_on_platform(const game *g, fh_vec motion, fh_hit *hit)
{
    return motion.y >= 0 && g->hero.as.rect.bottom <= g->platform.top &&
           fh_sweep_rect_rect(&g->hero.as.rect, motion, &g->platform, hit) && hit->normal.y < 0;
}

/* As far as the platform, along it, and else through the tiles. */
static void step(game *g, unsigned options)
{
    fh_hit hit;
    const fh_vec motion = g->velocity;
    g->on_platform = (options & FH_TILES_DROP) == 0 && lands_on_platform(g, motion, &hit);
    if (!g->on_platform) {
        const fh_tile_move move = move_hero(g, motion, options);
        g->on_ground = move.on_ground;
        if ((move.sides & (FH_LEFT | FH_RIGHT)) != 0) g->velocity.x = 0;
        if ((move.sides & FH_UP) != 0 || move.on_ground) g->velocity.y = 0;
        return;
    }
    (void)move_hero(g, hit.travel, options);
    (void)move_hero(g, (fh_vec){motion.x - hit.travel.x, 0}, options);
    g->velocity.y = 0;
}

static fix16_t toward_zero(fix16_t v, fix16_t by)
{
    return v > by ? v - by : v < -by ? v + by : 0;
}

static fix16_t held(fix16_t v, fix16_t most)
{
    return v > most ? most : v < -most ? -most : v;
}

static void frame(game *g, unsigned buttons)
{
    const bool stands = g->on_ground || g->on_platform;
    move_platform(g);
    g->velocity.x = toward_zero(g->velocity.x, drag);
    if ((buttons & PORT_LEFT) != 0) g->velocity.x -= run + drag;
    if ((buttons & PORT_RIGHT) != 0) g->velocity.x += run + drag;
    g->velocity.x = held(g->velocity.x, top_speed);
    g->velocity.y = held(g->velocity.y + gravity, top_fall);
    if (stands && (buttons & PORT_UP) != 0) {
        g->velocity.y = -jump;
        g->jumps++;
    }
    step(g, (buttons & PORT_DOWN) != 0 ? FH_TILES_DROP : 0);
    if (g->hero.as.rect.top > LEVEL_ROWS * TILE) {
        g->lost++;
        start_hero(g);
    }
    g->frames++;
    g->digest = digest_number(digest_number(g->digest, g->hero.as.rect.left), g->hero.as.rect.top);
}

int main(int argc, char **argv)
{
    static game g;
    if (!port_start(argc, argv)) return 2;
    start(&g);
    for (unsigned buttons; ((buttons = port_buttons()) & PORT_END) == 0;)
        frame(&g, buttons);
    port_tell("frames", g.frames);
    port_tell("jumps", g.jumps);
    port_tell("rides", g.rides);
    port_tell("coins", g.coins);
    port_tell("exits", g.exits);
    port_tell("lost", g.lost);
    tell_digest("digest", g.digest);
    return 0;
}
