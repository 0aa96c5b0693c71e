/*
 * polygon.h and rotation.h, by a turning ship among drifting rocks: convex outlines that turn and are asked about as
 * they stand, bullets that are swept so that none flies through a rock, and a field whose edges are joined.
 *
 * How it is asked: fh_polygon_place turns an outline once a frame, and both the picture and the collisions have
 * it from there. fh_overlap_polygon_polygon tells whether the ship met a rock. A bullet and a rock both move in
 * a frame: fh_sweep_circle_polygon sweeps the bullet by the difference of their motions. What crosses an edge is there
 * twice, and is drawn and asked about at each of its places.
 *
 * Left and right turn the ship, up pushes it, select fires.
 */
#include "../common/draw.h"
#include "../common/play.h"
#include <fixhit/fixhit.h>
#include <string.h>

enum { ROCKS = 20, BULLETS = 4, SIZES = 3, OUTLINES = 3, CORNERS = 7, SPARKS = 12 };
enum { LIVES = 3, MOST_LIVES = 9, POINTS_A_LIFE = 3000 };
enum { FIRST_ROCKS = 2, MOST_ROCKS = 5 }; /* of a wave: each falls into four of the smallest */
enum { SAFE_FRAMES = 120, LOST_FRAMES = 60, WAVE_FRAMES = 70, FLIGHT = 36, RELOAD = 8 };
enum { TURN = 900 }; /* a frame, of 65536 */

#define PX     FH_PX
#define WIDTH  PX(PORT_SCREEN_WIDTH)
#define HEIGHT PX(PORT_SCREEN_HEIGHT)

/* Round (0, 0); the smaller rocks are so many eighths of these. */
static const fh_vec ship_outline[] = {{PX(5), 0}, {-PX(3), PX(3)}, {-PX(3), -PX(3)}};
static const fh_vec outlines[OUTLINES][CORNERS] = {
    {{PX(9), PX(1)},
     {PX(5), PX(8)},
     {-PX(4), PX(8)},
     {-PX(9), PX(2)},
     {-PX(7), -PX(6)},
     {PX(2), -PX(9)},
     {PX(8), -PX(5)}},
    {{PX(9), 0},
     {PX(6), PX(6)},
     {-PX(1), PX(9)},
     {-PX(8), PX(5)},
     {-PX(9), -PX(2)},
     {-PX(2), -PX(8)},
     {PX(5), -PX(7)}},
    {{PX(8), PX(3)},
     {PX(1), PX(9)},
     {-PX(7), PX(6)},
     {-PX(9), -PX(1)},
     {-PX(5), -PX(8)},
     {PX(3), -PX(8)},
     {PX(8), -PX(3)}},
};
static const uint8_t eighths[SIZES] = {8, 5, 3};
static const uint8_t points[SIZES] = {20, 50, 100};

typedef struct rock {
    fh_vec at, velocity;
    uint16_t turn, spin;
    uint8_t outline, size; /* 0 is the largest; SIZES: there is none */
} rock;

typedef struct bullet {
    fh_circle circle;
    fh_vec velocity;
    uint32_t left; /* frames; 0: not flying */
} bullet;

typedef struct spark {
    fh_vec at, velocity;
    uint32_t left;
} spark;

static struct {
    uint32_t lost;       /* frames until there is a ship again; 0: there is */
    uint32_t until_wave; /* frames until the next rocks come; 0: they are there */
    fh_vec at, velocity;
    uint16_t turn;
    bool pushes;
    uint32_t safe, reload, wave, random, lives_given;
    rock rocks[ROCKS];
    bullet bullets[BULLETS];
    spark sparks[SPARKS];
} g;

static struct {
    uint32_t fired, hits, lost, cleared;
} total;

/* Below the limit, which is at most 2^16. */
static uint32_t random_below(uint32_t limit)
{
    g.random = g.random * 1664525u + 1013904223u;
    return ((g.random >> 16) * limit) >> 16;
}

/* -most to most, which is a multiple of 256. */
static fix16_t random_to(fix16_t most)
{
    return (fix16_t)random_below(512) * (most / 256) - most;
}

static fix16_t wrapped(fix16_t v, fix16_t size)
{
    return v < 0 ? v + size : v >= size ? v - size : v;
}

static fh_vec drifted(fh_vec at, fh_vec by)
{
    return (fh_vec){wrapped(at.x + by.x, WIDTH), wrapped(at.y + by.y, HEIGHT)};
}

/* So many eighths of a pixel in the direction of the turn. */
static fh_vec ahead(uint16_t turn, int32_t eighth_pixels)
{
    const fh_rotation r = fh_rotation_from_turn(turn);
    return (fh_vec){r.cosine / 8 * eighth_pixels, r.sine / 8 * eighth_pixels};
}

/* ---- Shapes as they stand --------------------------------------------------------------------- */

/* An outline, turned, round (0, 0): where it stands is the polygon's `at`. */
static fh_polygon turned(const fh_vec *outline, uint8_t count, uint16_t turn, fh_vec *corners)
{
    const fh_polygon p = {outline, count, {0, 0}};
    return (fh_polygon){corners,
                        fh_polygon_place(&p, (fh_vec){0, 0}, fh_rotation_from_turn(turn), corners),
                        {0, 0}};
}

static fh_polygon rock_shape(const rock *r, fh_vec corners[CORNERS])
{
    fh_vec local[CORNERS];
    for (int i = 0; i < CORNERS; i++) {
        const fh_vec v = outlines[r->outline][i];
        local[i] = (fh_vec){v.x / 8 * eighths[r->size], v.y / 8 * eighths[r->size]};
    }
    fh_polygon p = turned(local, CORNERS, r->turn, corners);
    p.at = r->at;
    return p;
}

static fh_polygon ship_shape(fh_vec corners[3])
{
    fh_polygon p = turned(ship_outline, 3, g.turn, corners);
    p.at = g.at;
    return p;
}

/*
 * The places of something in a field whose edges are joined: of the other places, a field away, the one that is nearest
 * to what is asked about. Rocks are smaller than half the field, so no other can matter.
 */
static fh_vec place_near(fh_vec place, fh_vec to)
{
    if (place.x - to.x > WIDTH / 2) place.x -= WIDTH;
    if (place.x - to.x < -WIDTH / 2) place.x += WIDTH;
    if (place.y - to.y > HEIGHT / 2) place.y -= HEIGHT;
    if (place.y - to.y < -HEIGHT / 2) place.y += HEIGHT;
    return place;
}

/* ---- Rocks ------------------------------------------------------------------------------------ */

static void add_rock(fh_vec at, fh_vec velocity, uint8_t size)
{
    for (unsigned i = 0; i < ROCKS; i++) {
        rock *const r = &g.rocks[i];
        if (r->size < SIZES) continue;
        *r = (rock){at,
                    velocity,
                    (uint16_t)random_below(65536),
                    (uint16_t)(random_below(600) - 300u),
                    (uint8_t)random_below(OUTLINES),
                    size};
        return;
    }
}

/* With each wave there are more of them, and faster; they come in from the edges. */
static void start_wave(void)
{
    const uint32_t more = g.wave < MOST_ROCKS - FIRST_ROCKS ? g.wave : MOST_ROCKS - FIRST_ROCKS;
    const fix16_t most = PX(1) / 4 + (fix16_t)(g.wave < 8 ? g.wave : 8) * (PX(1) / 32);
    for (uint32_t i = 0; i < FIRST_ROCKS + more; i++) {
        const fh_vec at = {i % 2 == 0 ? 0 : (fix16_t)random_below(PORT_SCREEN_WIDTH) * PX(1),
                           i % 2 == 0 ? (fix16_t)random_below(PORT_SCREEN_HEIGHT) * PX(1) : 0};
        fh_vec velocity = {random_to(most), random_to(most)};
        velocity.x += velocity.x < 0 ? -PX(1) / 8 : PX(1) / 8;
        add_rock(at, velocity, 0);
    }
    g.wave++;
    if (g.safe < SAFE_FRAMES / 2) g.safe = SAFE_FRAMES / 2;
}

static void throw_sparks(fh_vec at, unsigned count)
{
    for (unsigned i = 0; i < SPARKS && count > 0; i++) {
        if (g.sparks[i].left > 0) continue;
        g.sparks[i] = (spark){at, {random_to(PX(1)), random_to(PX(1))}, 10 + random_below(12)};
        count--;
    }
}

static void add_score(uint32_t more)
{
    play.score += more;
    if (play.score / POINTS_A_LIFE <= g.lives_given) return;
    g.lives_given++;
    if (play.lives < MOST_LIVES) play.lives++;
}

/* A rock falls into two of the next size, which part to both sides. */
static void split(rock *r)
{
    const rock old = *r;
    const fh_vec aside = {-old.velocity.y, old.velocity.x};
    r->size = SIZES;
    total.hits++;
    add_score(points[old.size]);
    throw_sparks(old.at, 4);
    if (old.size + 1 == SIZES) return;
    const fh_vec v = {old.velocity.x * 5 / 4, old.velocity.y * 5 / 4};
    add_rock(old.at, (fh_vec){v.x + aside.x, v.y + aside.y}, (uint8_t)(old.size + 1));
    add_rock(old.at, (fh_vec){v.x - aside.x, v.y - aside.y}, (uint8_t)(old.size + 1));
}

static bool move_rocks(void)
{
    bool any = false;
    for (rock *r = g.rocks; r < g.rocks + ROCKS; r++) {
        if (r->size >= SIZES) continue;
        r->at = drifted(r->at, r->velocity);
        r->turn = (uint16_t)(r->turn + r->spin);
        any = true;
    }
    return any;
}

/* ---- Bullets and the ship --------------------------------------------------------------------- */

/* Both move in this frame: the bullet is swept by the difference of the motions, past a rock that stands. */
static bool bullet_hits(const bullet *b, const rock *r)
{
    fh_vec corners[CORNERS];
    fh_polygon p = rock_shape(r, corners);
    p.at = place_near(r->at, b->circle.center);
    const fh_vec motion = {b->velocity.x - r->velocity.x, b->velocity.y - r->velocity.y};
    fh_hit hit;
    return fh_sweep_circle_polygon(&b->circle, motion, &p, &hit);
}

static bool is_far(fh_vec a, fh_vec b, fix16_t most)
{
    const fh_vec near = place_near(a, b);
    return near.x - b.x > most || b.x - near.x > most || near.y - b.y > most || b.y - near.y > most;
}

static void move_bullet(bullet *b)
{
    for (rock *r = g.rocks; r < g.rocks + ROCKS; r++) {
        if (r->size >= SIZES || is_far(r->at, b->circle.center, PX(16)) || !bullet_hits(b, r))
            continue;
        split(r);
        b->left = 0;
        return;
    }
    b->circle.center = drifted(b->circle.center, b->velocity);
    b->left--;
}

static void fire(void)
{
    if (g.reload > 0) return;
    for (bullet *b = g.bullets; b < g.bullets + BULLETS; b++) {
        if (b->left > 0) continue;
        const fh_vec nose = ahead(g.turn, 32), speed = ahead(g.turn, 20);
        *b = (bullet){{drifted(g.at, nose), PX(1) / 2},
                      {speed.x + g.velocity.x, speed.y + g.velocity.y},
                      FLIGHT};
        g.reload = RELOAD;
        total.fired++;
        return;
    }
}

static void steer(unsigned held)
{
    if ((held & PORT_LEFT) != 0) g.turn = (uint16_t)(g.turn - TURN);
    if ((held & PORT_RIGHT) != 0) g.turn = (uint16_t)(g.turn + TURN);
    g.pushes = (held & PORT_UP) != 0;
    if (g.pushes) {
        const fh_vec push = ahead(g.turn, 1);
        g.velocity = (fh_vec){g.velocity.x + push.x / 4, g.velocity.y + push.y / 4};
    }
    g.velocity = (fh_vec){g.velocity.x - g.velocity.x / 64, g.velocity.y - g.velocity.y / 64};
    g.at = drifted(g.at, g.velocity);
    if (g.reload > 0) g.reload--;
    if ((held & PORT_SELECT) != 0) fire();
}

/* The ship is lost when it overlaps a rock; to touch is not enough. */
static bool ship_is_hit(void)
{
    fh_vec ship_corners[3], corners[CORNERS];
    const fh_polygon ship = ship_shape(ship_corners);
    for (const rock *r = g.rocks; r < g.rocks + ROCKS; r++) {
        if (r->size >= SIZES || is_far(r->at, g.at, PX(16))) continue;
        fh_polygon p = rock_shape(r, corners);
        p.at = place_near(r->at, g.at);
        if (fh_overlap_polygon_polygon(&ship, &p)) return true;
    }
    return false;
}

static void move_sparks(void)
{
    for (spark *s = g.sparks; s < g.sparks + SPARKS; s++) {
        if (s->left == 0) continue;
        s->at = drifted(s->at, s->velocity);
        s->left--;
    }
}

static void start_ship(void)
{
    g.at = (fh_vec){WIDTH / 2, HEIGHT / 2};
    g.velocity = (fh_vec){0, 0};
    g.turn = 0xC000; /* up */
    g.safe = SAFE_FRAMES;
}

static void fly(unsigned held)
{
    steer(held);
    if (g.safe > 0) {
        g.safe--;
    } else if (ship_is_hit()) {
        throw_sparks(g.at, SPARKS);
        g.lost = LOST_FRAMES;
        total.lost++;
    }
}

static void start(void)
{
    memset(&g, 0, sizeof g);
    g.random = 1;
    for (unsigned i = 0; i < ROCKS; i++)
        g.rocks[i].size = SIZES;
    play.lives = LIVES;
    start_ship();
    start_wave();
}

static void mix(void)
{
    play_mix(g.at.x);
    play_mix(g.at.y);
    play_mix(g.velocity.x);
    play_mix(g.velocity.y);
    play_mix((int32_t)((g.lost > 0 ? 65536u : 0) + g.turn));
    for (const rock *r = g.rocks; r < g.rocks + ROCKS; r++) {
        if (r->size >= SIZES) continue;
        play_mix(r->at.x);
        play_mix(r->at.y);
        play_mix(r->turn);
    }
    for (const bullet *b = g.bullets; b < g.bullets + BULLETS; b++) {
        if (b->left == 0) continue;
        play_mix(b->circle.center.x);
        play_mix(b->circle.center.y);
    }
}

/* When all rocks are gone there is a rest, and then more of them. */
static void count_waves(bool any_rocks)
{
    if (any_rocks) return;
    if (g.until_wave == 0) {
        g.until_wave = WAVE_FRAMES;
        total.cleared++;
    } else if (--g.until_wave == 0) {
        start_wave();
    }
}

static void frame(unsigned held, unsigned pressed)
{
    (void)pressed;
    for (bullet *b = g.bullets; b < g.bullets + BULLETS; b++)
        if (b->left > 0) move_bullet(b);
    count_waves(move_rocks());
    move_sparks();
    if (g.lost == 0) {
        fly(held);
    } else if (--g.lost == 0) {
        play.lives--;
        start_ship();
    }
    mix();
}

/* ---- The picture ------------------------------------------------------------------------------ */

enum { INSIDE = 2 }; /* its grey */

static void draw_at(const fh_polygon *p, fh_vec by, unsigned grey)
{
    fh_vec pixels[CORNERS];
    for (unsigned i = 0; i < p->count; i++)
        pixels[i] = (fh_vec){FH_TO_PX(p->vertices[i].x + p->at.x + by.x),
                             FH_TO_PX(p->vertices[i].y + p->at.y + by.y)};
    draw_polygon(pixels, p->count, INSIDE);
    draw_outline(pixels, p->count, grey);
}

/* Which other place along an axis may be seen too, as a step to it; 0: none. */
static fix16_t to_other_place(fix16_t at, fix16_t size)
{
    const fix16_t margin = PX(10);
    return at < margin ? size : at >= size - margin ? -size : 0;
}

/* At all its places: up to four, in a corner of the field. */
static void draw_everywhere(const fh_polygon *p, unsigned grey)
{
    const fh_vec other = {to_other_place(p->at.x, WIDTH), to_other_place(p->at.y, HEIGHT)};
    draw_at(p, (fh_vec){0, 0}, grey);
    if (other.x != 0) draw_at(p, (fh_vec){other.x, 0}, grey);
    if (other.y != 0) draw_at(p, (fh_vec){0, other.y}, grey);
    if (other.x != 0 && other.y != 0) draw_at(p, other, grey);
}

static void draw_ship(void)
{
    fh_vec corners[3];
    if (g.lost > 0 || g.safe / 4 % 2 != 0) return; /* it blinks while it is safe */
    const fh_polygon ship = ship_shape(corners);
    draw_everywhere(&ship, WHITE);
    if (!g.pushes) return;
    const fh_vec tail = ahead(g.turn, -36), end = ahead(g.turn, -52);
    draw_line(FH_TO_PX(g.at.x + tail.x), FH_TO_PX(g.at.y + tail.y), FH_TO_PX(g.at.x + end.x),
              FH_TO_PX(g.at.y + end.y), MIDDLE);
}

static void draw(void)
{
    static const uint8_t greys[SIZES] = {LIGHT, LIGHT, WHITE};
    fh_vec corners[CORNERS];
    for (const rock *r = g.rocks; r < g.rocks + ROCKS; r++) {
        if (r->size >= SIZES) continue;
        const fh_polygon p = rock_shape(r, corners);
        draw_everywhere(&p, greys[r->size]);
    }
    for (const spark *s = g.sparks; s < g.sparks + SPARKS; s++)
        if (s->left > 0)
            draw_pixel(FH_TO_PX(s->at.x), FH_TO_PX(s->at.y), s->left > 8 ? LIGHT : MIDDLE);
    for (const bullet *b = g.bullets; b < g.bullets + BULLETS; b++) {
        const int x = FH_TO_PX(b->circle.center.x), y = FH_TO_PX(b->circle.center.y);
        if (b->left > 0) draw_rect(x, y, x + 2, y + 2, WHITE);
    }
    draw_ship();
    if (g.until_wave > 0)
        (void)draw_number(draw_text(PORT_SCREEN_WIDTH / 2 - 14, 10, "WAVE ", LIGHT), 10, g.wave + 1,
                          LIGHT);
}

static void tell(void)
{
    port_tell("fired", total.fired);
    port_tell("hits", total.hits);
    port_tell("cleared", total.cleared);
    port_tell("lost", total.lost);
}

int main(int argc, char **argv)
{
    static const play_game game = {
        "ASTEROIDS", {"LEFT RIGHT: TURN   UP: PUSH", "SELECT: FIRE"}, start, frame, draw, tell,
        false};
    return play_run(&game, argc, argv);
}
