/*
 * Bullets of several sizes and speeds, some faster in a frame than a wall is thick, against
 * standing and moving boxes. Small ones are spent by the first hit, large ones bounce.
 *
 * bullets RECORDING: select fires, left and right turn the gun.
 */
#include "../common/result.h"
#include <fixhit/fixhit.h>

enum { BULLETS = 16, WALLS = 9, FIRST_MOVING = 6, KINDS = 4, AIMS = 16 };

#define PX FH_PX
/* Four thin walls round a field of 320 x 240, two pillars, three boxes that go to and fro. */
static const fh_rect walls_at_start[WALLS] = {
    {PX(0), PX(0), PX(320), PX(2)},      {PX(0), PX(238), PX(320), PX(240)},
    {PX(0), PX(2), PX(2), PX(238)},      {PX(318), PX(2), PX(320), PX(238)},
    {PX(90), PX(60), PX(100), PX(90)},   {PX(210), PX(150), PX(220), PX(180)},
    {PX(140), PX(40), PX(170), PX(44)},  {PX(60), PX(150), PX(64), PX(180)},
    {PX(250), PX(90), PX(270), PX(110)},
};
static const fh_vec speeds_at_start[WALLS - FIRST_MOVING] = {
    {PX(1), 0}, {0, PX(1) / 2}, {PX(1) / 4, -PX(3) / 4}};

/* Speed is the longest step of a frame. */
static const struct {
    fix16_t radius, speed;
    bool bounces;
} kinds[KINDS] = {
    {1, PX(200), false}, {PX(1), PX(30), false}, {PX(3), PX(7), true}, {PX(6), PX(2), true}};

static const fh_vec muzzle = {PX(160), PX(200)};

typedef struct bullet {
    fh_circle circle;
    fh_vec velocity;
    uint32_t kind;
    bool flying;
} bullet;

typedef struct game {
    fh_rect walls[WALLS];
    fh_vec speeds[WALLS - FIRST_MOVING];
    bullet bullets[BULLETS];
    uint32_t aim, fired, hits, spent, frames, digest;
} game;

/* The direction of an aim, sixteen round the circle, by the slope of its octant. */
static fh_vec direction(uint32_t aim)
{
    static const fh_vec first[AIMS / 4] = {{4, 0}, {4, 2}, {3, 3}, {2, 4}};
    fh_vec v = first[aim % (AIMS / 4)];
    for (uint32_t quarter = aim / (AIMS / 4); quarter > 0; quarter--)
        v = (fh_vec){-v.y, v.x};
    return fh_unit(v);
}

static void fire(game *g)
{
    bullet *b = &g->bullets[g->fired % BULLETS];
    const fh_vec unit = direction(g->aim);
    b->kind = g->fired++ % KINDS;
    b->circle = (fh_circle){muzzle, kinds[b->kind].radius};
    const fix16_t pixels = kinds[b->kind].speed >> 16;
    b->velocity = (fh_vec){unit.x * pixels, unit.y * pixels};
    b->flying = true;
}

/* A moving box turns round before it would meet another; what it runs over is pushed. */
static void move_wall(game *g, uint32_t i)
{
    fh_vec *speed = &g->speeds[i - FIRST_MOVING];
    fh_rect *wall = &g->walls[i];
    for (uint32_t k = 0; k < WALLS; k++) {
        fh_hit hit;
        if (k != i && fh_sweep_rect_rect(wall, *speed, &g->walls[k], &hit))
            *speed = fh_bounce(*speed, hit.normal);
    }
    *wall = fh_rect_moved(*wall, *speed);
    for (uint32_t k = 0; k < BULLETS; k++) {
        fh_contact contact;
        bullet *b = &g->bullets[k];
        if (b->flying && fh_contact_circle_rect(&b->circle, wall, &contact))
            b->circle = fh_circle_moved(b->circle, contact.push);
    }
}

static void move_bullet(game *g, bullet *b)
{
    const fh_rects walls = FH_RECTS(g->walls);
    fh_vec motion = b->velocity;
    for (int bounces = 0; bounces < 4 && b->flying; bounces++) {
        size_t index;
        fh_hit hit;
        if (!fh_sweep_circle_rects(&b->circle, motion, &walls, &index, &hit)) {
            b->circle = fh_circle_moved(b->circle, motion);
            return;
        }
        g->hits++;
        b->circle = fh_circle_moved(b->circle, hit.travel);
        b->flying = kinds[b->kind].bounces && !hit.inside;
        if (!b->flying) g->spent++;
        motion = fh_bounce((fh_vec){motion.x - hit.travel.x, motion.y - hit.travel.y}, hit.normal);
        b->velocity = fh_bounce(b->velocity, hit.normal);
    }
}

static void frame(game *g, unsigned buttons)
{
    if ((buttons & PORT_LEFT) != 0) g->aim = (g->aim + AIMS - 1) % AIMS;
    if ((buttons & PORT_RIGHT) != 0) g->aim = (g->aim + 1) % AIMS;
    if ((buttons & PORT_SELECT) != 0) fire(g);
    for (uint32_t i = FIRST_MOVING; i < WALLS; i++)
        move_wall(g, i);
    for (uint32_t i = 0; i < BULLETS; i++) {
        bullet *b = &g->bullets[i];
        if (b->flying) move_bullet(g, b);
        g->digest = digest_number(g->digest, b->circle.center.x);
        g->digest = digest_number(g->digest, b->circle.center.y);
    }
    g->frames++;
}

int main(int argc, char **argv)
{
    static game g;
    if (!port_start(argc, argv)) return 2;
    for (int i = 0; i < WALLS; i++)
        g.walls[i] = walls_at_start[i];
    for (int i = 0; i < WALLS - FIRST_MOVING; i++)
        g.speeds[i] = speeds_at_start[i];
    g.digest = DIGEST_START;
    for (unsigned buttons; ((buttons = port_buttons()) & PORT_END) == 0;)
        frame(&g, buttons);
    port_tell("frames", g.frames);
    port_tell("fired", g.fired);
    port_tell("hits", g.hits);
    port_tell("spent", g.spent);
    tell_digest("digest", g.digest);
    return 0;
}
