/*
 * A turning ship among drifting convex rocks: what it fires is swept against them, a rock that is hit falls
 * into two smaller ones, and a ship that meets a rock starts anew.
 *
 * asteroids RECORDING: left and right turn the ship, up pushes it, select fires.
 */
#include "../common/result.h"
#include <fixhit/fixhit.h>

enum { ROCKS = 24, BULLETS = 6, SIZES = 3, AT_START = 4, SAFE_FRAMES = 90, LIFE = 60 };

#define PX     FH_PX
#define WIDTH  PX(320)
#define HEIGHT PX(240)

static const fh_vec ship_outline[] = {{PX(9), 0}, {-PX(6), PX(5)}, {-PX(6), -PX(5)}};

/* Each about 16 pixels from its middle; a smaller rock is a half or a quarter of it. */
static const fh_vec outlines[][7] = {
    {{PX(15), PX(2)},
     {PX(8), PX(14)},
     {-PX(7), PX(13)},
     {-PX(15), PX(3)},
     {-PX(11), -PX(11)},
     {PX(3), -PX(15)},
     {PX(13), -PX(9)}},
    {{PX(16), 0},
     {PX(10), PX(11)},
     {-PX(2), PX(15)},
     {-PX(13), PX(9)},
     {-PX(15), -PX(4)},
     {-PX(4), -PX(14)},
     {PX(9), -PX(12)}},
    {{PX(14), PX(6)},
     {PX(1), PX(16)},
     {-PX(12), PX(10)},
     {-PX(16), -PX(1)},
     {-PX(8), -PX(13)},
     {PX(6), -PX(14)},
     {PX(15), -PX(5)}},
};
enum { OUTLINES = sizeof outlines / sizeof outlines[0], CORNERS = 7 };

typedef struct rock {
    fh_vec at, velocity;
    uint16_t turn, spin;
    uint8_t outline, size; /* 0 is the largest; SIZES and above: there is none */
    uint8_t count;
    fh_vec corners[CORNERS]; /* as it stands */
} rock;

typedef struct bullet {
    fh_circle circle;
    fh_vec velocity;
    uint32_t left; /* frames; 0: not flying */
} bullet;

typedef struct game {
    fh_vec at, velocity;
    uint16_t turn;
    rock rocks[ROCKS];
    bullet bullets[BULLETS];
    uint32_t safe, fired, hits, lost, frames, digest;
} game;

static fix16_t wrapped(fix16_t v, fix16_t size)
{
    return v < 0 ? v + size : v >= size ? v - size : v;
}

static fh_vec drifted(fh_vec at, fh_vec by)
{
    return (fh_vec){wrapped(at.x + by.x, WIDTH), wrapped(at.y + by.y, HEIGHT)};
}

/* So many pixels in the direction of the turn. */
static fh_vec ahead(uint16_t turn, int32_t quarter_pixels)
{
    const fh_rotation r = fh_rotation_from_turn(turn);
    return (fh_vec){r.cosine / 4 * quarter_pixels, r.sine / 4 * quarter_pixels};
}

static void stand(rock *r)
{
    fh_vec local[CORNERS];
    for (int i = 0; i < CORNERS; i++)
        local[i] =
            (fh_vec){outlines[r->outline][i].x >> r->size, outlines[r->outline][i].y >> r->size};
    const fh_polygon p = {local, CORNERS, {0, 0}};
    r->count = fh_polygon_place(&p, r->at, fh_rotation_from_turn(r->turn), r->corners);
}

static void add_rock(game *g, fh_vec at, fh_vec velocity, uint8_t size, uint16_t spin)
{
    for (unsigned i = 0; i < ROCKS; i++) {
        rock *const r = &g->rocks[i];
        if (r->size < SIZES) continue;
        *r = (rock){at, velocity, (uint16_t)(spin * 97u), spin, (uint8_t)(i % OUTLINES), size,
                    0,  {{0, 0}}};
        stand(r);
        return;
    }
}

static fh_polygon standing(const rock *r)
{
    return (fh_polygon){r->corners, r->count, {0, 0}};
}

static void split(game *g, rock *r)
{
    const rock old = *r;
    const fh_vec aside = {-old.velocity.y, old.velocity.x};
    r->size = SIZES;
    g->hits++;
    if (old.size + 1 == SIZES) return;
    const uint8_t size = (uint8_t)(old.size + 1);
    const fh_vec one = {old.velocity.x + aside.x / 2, old.velocity.y + aside.y / 2};
    const fh_vec other = {old.velocity.x - aside.x / 2, old.velocity.y - aside.y / 2};
    add_rock(g, old.at, one, size, (uint16_t)(old.spin + 150u));
    add_rock(g, old.at, other, size, (uint16_t)(0u - old.spin));
}

/* Both move in a frame: the bullet is swept by the difference, from where the rock will stand. */
static void move_bullet(game *g, bullet *b)
{
    for (unsigned i = 0; i < ROCKS; i++) {
        rock *const r = &g->rocks[i];
        if (r->size >= SIZES) continue;
        const fh_polygon p = standing(r);
        const fh_vec motion = {b->velocity.x - r->velocity.x, b->velocity.y - r->velocity.y};
        fh_hit hit;
        if (!fh_sweep_circle_polygon(&b->circle, motion, &p, &hit)) continue;
        split(g, r);
        b->left = 0;
        return;
    }
    b->circle.center = drifted(b->circle.center, b->velocity);
    b->left--;
}

static void move_rock(rock *r)
{
    r->at = drifted(r->at, r->velocity);
    r->turn = (uint16_t)(r->turn + r->spin);
    stand(r);
}

static void move_ship(game *g, unsigned buttons)
{
    if ((buttons & PORT_LEFT) != 0) g->turn = (uint16_t)(g->turn - 700u);
    if ((buttons & PORT_RIGHT) != 0) g->turn = (uint16_t)(g->turn + 700u);
    if ((buttons & PORT_UP) != 0) {
        const fh_vec push = ahead(g->turn, 1);
        g->velocity = (fh_vec){g->velocity.x + push.x / 4, g->velocity.y + push.y / 4};
    }
    g->velocity = (fh_vec){g->velocity.x / 64 * 63, g->velocity.y / 64 * 63};
    g->at = drifted(g->at, g->velocity);
    if ((buttons & PORT_SELECT) == 0 || g->frames % 8 != 0) return;
    bullet *const b = &g->bullets[g->fired++ % BULLETS];
    *b = (bullet){{g->at, PX(1)}, ahead(g->turn, 20), LIFE};
}

static void meet_rocks(game *g)
{
    fh_vec corners[3];
    const fh_polygon local = {ship_outline, 3, {0, 0}};
    const uint8_t count = fh_polygon_place(&local, g->at, fh_rotation_from_turn(g->turn), corners);
    const fh_polygon ship = {corners, count, {0, 0}};
    for (unsigned i = 0; i < ROCKS && g->safe == 0; i++) {
        const fh_polygon p = standing(&g->rocks[i]);
        if (g->rocks[i].size >= SIZES || !fh_overlap_polygon_polygon(&ship, &p)) continue;
        g->lost++;
        g->safe = SAFE_FRAMES;
        g->at = (fh_vec){WIDTH / 2, HEIGHT / 2};
        g->velocity = (fh_vec){0, 0};
    }
    if (g->safe > 0) g->safe--;
}

static void frame(game *g, unsigned buttons)
{
    move_ship(g, buttons);
    for (unsigned i = 0; i < BULLETS; i++)
        if (g->bullets[i].left > 0) move_bullet(g, &g->bullets[i]);
    for (unsigned i = 0; i < ROCKS; i++)
        if (g->rocks[i].size < SIZES) move_rock(&g->rocks[i]);
    meet_rocks(g);
    g->frames++;
    g->digest = digest_number(digest_number(g->digest, g->at.x), g->at.y);
    for (unsigned i = 0; i < ROCKS; i++)
        g->digest = digest_number(g->digest, g->rocks[i].at.x + g->rocks[i].corners[0].y);
}

static void start(game *g)
{
    static const fh_vec places[AT_START] = {
        {PX(40), PX(40)}, {PX(280), PX(60)}, {PX(60), PX(200)}, {PX(250), PX(190)}};
    static const fh_vec velocities[AT_START] = {{PX(3) / 4, PX(1) / 3},
                                                {-PX(1) / 2, PX(2) / 3},
                                                {PX(1) / 2, -PX(1) / 2},
                                                {-PX(5) / 8, -PX(1) / 4}};
    *g = (game){.at = {WIDTH / 2, HEIGHT / 2}, .safe = SAFE_FRAMES, .digest = DIGEST_START};
    for (unsigned i = 0; i < ROCKS; i++)
        g->rocks[i].size = SIZES;
    for (unsigned i = 0; i < AT_START; i++)
        add_rock(g, places[i], velocities[i], 0, (uint16_t)(211 + 57 * i));
}

int main(int argc, char **argv)
{
    static game g;
    if (!port_start(argc, argv)) return 2;
    start(&g);
    for (unsigned buttons; ((buttons = port_buttons()) & PORT_END) == 0;)
        frame(&g, buttons);
    port_tell("frames", g.frames);
    port_tell("fired", g.fired);
    port_tell("hits", g.hits);
    port_tell("lost", g.lost);
    tell_digest("digest", g.digest);
    return 0;
}
