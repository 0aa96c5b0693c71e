/* Contacts and sweeps, case by case. */
#include "../tests/unit/cases.h"
#include "bench.h"

/* A mover and an obstacle in the shapes that functions take, and a motion. */
typedef struct scene {
    fh_circle mover_circle, circle;
    fh_rect mover_rect, rect;
    fh_vec motion;
} scene;

typedef enum kind { CIRCLE, RECT } kind;

static const struct pair {
    const char *contact_name, *sweep_name;
    function contact, sweep;
    kind mover, obstacle;
} pairs[] = {
#define PAIR(a, b, kind_a, kind_b)                                                                 \
    {                                                                                              \
        "fh_contact_" #a "_" #b, "fh_sweep_" #a "_" #b, (function)fh_contact_##a##_##b,            \
            (function)fh_sweep_##a##_##b, kind_a, kind_b                                           \
    }
    PAIR(circle, circle, CIRCLE, CIRCLE),
    PAIR(circle, rect, CIRCLE, RECT),
    PAIR(rect, circle, RECT, CIRCLE),
    PAIR(rect, rect, RECT, RECT),
};

/* How far the centres are when the two just touch: by an edge, and by a corner. */
static const struct places {
    int edge_x, edge_y, corner_x, corner_y;
} places[2][2] = {{{25, 25, 15, 20}, {30, 25, 26, 23}}, {{25, 25, 19, 22}, {30, 25, 30, 25}}};

enum { RANDOM = 300, SEED = 20261130 };

static void call_pair(const struct pair *p, const char *case_name, const scene *s, bool contact)
{
    static fh_hit hit;
    static fh_contact found;
    const uint32_t mover = p->mover == CIRCLE ? word(&s->mover_circle) : word(&s->mover_rect);
    const uint32_t obstacle = p->obstacle == CIRCLE ? word(&s->circle) : word(&s->rect);
    const uint32_t contact_words[CALL_WORDS] = {mover, obstacle, word(&found)};
    const uint32_t sweep_words[CALL_WORDS] = {mover, (uint32_t)s->motion.x, (uint32_t)s->motion.y,
                                              obstacle, word(&hit)};
    call(contact ? p->contact_name : p->sweep_name, case_name, contact ? p->contact : p->sweep,
         contact ? contact_words : sweep_words);
}

/* The obstacle is 40 x 30 or a circle of 15 at (160, 120), the mover 20 wide, so far from it. */
static scene placed(fix16_t x, fix16_t y, fix16_t motion_x, fix16_t motion_y)
{
    const fh_vec at = {FH_PX(160) + x, FH_PX(120) + y};
    return (scene){
        .mover_circle = {at, FH_PX(10)},
        .circle = {{FH_PX(160), FH_PX(120)}, FH_PX(15)},
        .mover_rect = {at.x - FH_PX(10), at.y - FH_PX(10), at.x + FH_PX(10), at.y + FH_PX(10)},
        .rect = {FH_PX(140), FH_PX(105), FH_PX(180), FH_PX(135)},
        .motion = {motion_x, motion_y},
    };
}

/* In whole pixels, mirrored to all four sides. */
static void call_mirrored(const struct pair *p, const char *case_name, int x, int y, int mx, int my,
                          bool contact)
{
    for (int side = 0; side < 4; side++) {
        const int sx = side % 2 == 0 ? 1 : -1, sy = side < 2 ? 1 : -1;
        const scene s = placed(FH_PX(sx * x), FH_PX(sy * y), FH_PX(sx * mx), FH_PX(sy * my));
        call_pair(p, case_name, &s, contact);
    }
}

static void call_random(const struct pair *p, bool contact)
{
    uint32_t state = SEED;
    for (int i = 0; i < RANDOM; i++) {
        shape_case c;
        case_on_screen(&state, &c);
        const fix16_t mx = random_small(&state, FH_PX(8));
        const scene s = {
            c.circle, c.other_circle, c.other_rect, c.rect, {mx, random_small(&state, FH_PX(8))}};
        call_pair(p, "random on a screen", &s, contact);
    }
}

/* A ray from the mover's centre, to all four sides. */
static void call_casts(const char *case_name, int x, int y, int mx, int my)
{
    for (int side = 0; side < 4; side++) {
        static fh_hit hit;
        const int sx = side % 2 == 0 ? 1 : -1, sy = side < 2 ? 1 : -1;
        const scene s = placed(FH_PX(sx * x), FH_PX(sy * y), FH_PX(sx * mx), FH_PX(sy * my));
        const fh_vec from = s.mover_circle.center;
        uint32_t words[CALL_WORDS] = {(uint32_t)from.x,     (uint32_t)from.y, (uint32_t)s.motion.x,
                                      (uint32_t)s.motion.y, word(&s.circle),  word(&hit)};
        call("fh_cast_circle", case_name, (function)fh_cast_circle, words);
        words[4] = word(&s.rect);
        call("fh_cast_rect", case_name, (function)fh_cast_rect, words);
    }
}

void measure_motion(void)
{
    call_casts("far miss", 300, 10, -50, 5);
    call_casts("near miss", 80, 60, -100, 2);
    call_casts("hit", 80, 5, -100, 3);
    call_casts("inside", 3, 3, 50, 5);
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        const struct pair *p = &pairs[i];
        const struct places *at = &places[p->mover][p->obstacle];
        call_mirrored(p, "far miss", 300, 0, 0, 0, true);
        call_mirrored(p, "by a face, from the side", at->edge_x - 2, 3, 0, 0, true);
        call_mirrored(p, "by a face, from above or below", 3, at->edge_y - 2, 0, 0, true);
        call_mirrored(p, "by a corner", at->corner_x - 1, at->corner_y - 1, 0, 0, true);
        call_random(p, true);
        call_mirrored(p, "far miss", 300, 20, -5, -3, false);
        call_mirrored(p, "corner miss", at->corner_x + 4, at->corner_y - 3, -5, 8, false);
        call_mirrored(p, "face hit, from the side", at->edge_x + 3, 4, -5, -3, false);
        call_mirrored(p, "face hit, from above or below", 4, at->edge_y + 3, 3, -5, false);
        call_mirrored(p, "corner hit", at->corner_x + 4, at->corner_y + 3, -6, -7, false);
        call_mirrored(p, "corner hit, fast", at->corner_x + 304, at->corner_y + 303, -400, -400,
                      false);
        call_mirrored(p, "inside", 10, 10, 5, 5, false);
        call_random(p, false);
    }
}
