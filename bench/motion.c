/* Contacts and sweeps, case by case. */
#include "../tests/unit/cases.h"
#include "bench.h"

typedef enum kind { SEGMENT, CIRCLE, CAPSULE, RECT } kind;

/* A mover and an obstacle in the shapes that functions take, and a motion. */
typedef struct scene {
    fh_circle mover_circle, circle;
    fh_capsule mover_capsule, capsule;
    fh_rect mover_rect, rect;
    fh_segment segment;
    fh_vec motion;
} scene;

static const struct pair {
    const char *contact_name, *sweep_name;
    function contact, sweep;
    kind mover, obstacle;
} pairs[] = {
#define SWEEP(a, b) "fh_sweep_" #a "_" #b
#define PAIR(a, b, kind_a, kind_b)                                                                 \
    {                                                                                              \
        "fh_contact_" #a "_" #b, SWEEP(a, b), (function)fh_contact_##a##_##b,                      \
            (function)fh_sweep_##a##_##b, kind_a, kind_b                                           \
    }
#define ONTO_SEGMENT(a, kind_a)                                                                    \
    {                                                                                              \
        NULL, SWEEP(a, segment), NULL, (function)fh_sweep_##a##_segment, kind_a, SEGMENT           \
    }
    PAIR(circle, circle, CIRCLE, CIRCLE),
    PAIR(circle, rect, CIRCLE, RECT),
    PAIR(rect, circle, RECT, CIRCLE),
    PAIR(rect, rect, RECT, RECT),
    ONTO_SEGMENT(circle, CIRCLE),
    PAIR(circle, capsule, CIRCLE, CAPSULE),
    ONTO_SEGMENT(capsule, CAPSULE),
    PAIR(capsule, circle, CAPSULE, CIRCLE),
    PAIR(capsule, capsule, CAPSULE, CAPSULE),
    PAIR(capsule, rect, CAPSULE, RECT),
    ONTO_SEGMENT(rect, RECT),
    PAIR(rect, capsule, RECT, CAPSULE),
};

/* How far the centres are when the two just touch: by an edge, and by a corner. */
static const struct places {
    int edge_x, edge_y, corner_x, corner_y;
} of_circles = {25, 25, 15, 20}, of_rects = {30, 25, 30, 25}, of_circle_and_rect = {30, 25, 26, 23},
  of_rect_and_circle = {25, 25, 19, 22};

enum { RANDOM = 300, SEED = 20261130 };

static uint32_t mover_of(const scene *s, kind k)
{
    return k == CIRCLE    ? word(&s->mover_circle)
           : k == CAPSULE ? word(&s->mover_capsule)
                          : word(&s->mover_rect);
}

static uint32_t obstacle_of(const scene *s, kind k)
{
    return k == CIRCLE    ? word(&s->circle)
           : k == CAPSULE ? word(&s->capsule)
           : k == RECT    ? word(&s->rect)
                          : word(&s->segment);
}

static void call_pair(const struct pair *p, const char *case_name, const scene *s, bool contact)
{
    static fh_hit hit;
    static fh_contact found;
    const uint32_t mover = mover_of(s, p->mover), obstacle = obstacle_of(s, p->obstacle);
    const uint32_t contact_words[CALL_WORDS] = {mover, obstacle, word(&found)};
    const uint32_t sweep_words[CALL_WORDS] = {mover, (uint32_t)s->motion.x, (uint32_t)s->motion.y,
                                              obstacle, word(&hit)};
    call(contact ? p->contact_name : p->sweep_name, case_name, contact ? p->contact : p->sweep,
         contact ? contact_words : sweep_words);
}

/* Round (160, 120) the obstacle, 40 x 30 or a circle of 15 or slanted, and so far from it the mover, 20
 * wide. */
static scene placed(fix16_t x, fix16_t y, fix16_t motion_x, fix16_t motion_y)
{
    const fh_vec at = {FH_PX(160) + x, FH_PX(120) + y};
    return (scene){
        .mover_circle = {at, FH_PX(10)},
        .circle = {{FH_PX(160), FH_PX(120)}, FH_PX(15)},
        .mover_capsule = {{at.x - FH_PX(6), at.y - FH_PX(4)},
                          {at.x + FH_PX(6), at.y + FH_PX(4)},
                          FH_PX(6)},
        .capsule = {{FH_PX(150), FH_PX(110)}, {FH_PX(170), FH_PX(130)}, FH_PX(8)},
        .mover_rect = {at.x - FH_PX(10), at.y - FH_PX(10), at.x + FH_PX(10), at.y + FH_PX(10)},
        .rect = {FH_PX(140), FH_PX(105), FH_PX(180), FH_PX(135)},
        .segment = {{FH_PX(145), FH_PX(105)}, {FH_PX(175), FH_PX(135)}},
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
        const fh_vec a = c.circle.center, b = c.other_circle.center;
        const scene s = {
            .mover_circle = c.circle,
            .circle = c.other_circle,
            .mover_capsule = {a, {a.x + 2 * mx, a.y + c.circle.radius}, c.circle.radius},
            .capsule = {b, {b.x + FH_PX(20), b.y - 3 * mx}, c.other_circle.radius},
            .mover_rect = c.other_rect,
            .rect = c.rect,
            .segment = {b, {b.x + FH_PX(20), b.y - 3 * mx}},
            .motion = {mx, random_small(&state, FH_PX(8))},
        };
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
        words[4] = word(&s.segment);
        call("fh_cast_segment", case_name, (function)fh_cast_segment, words);
        words[4] = word(&s.capsule);
        call("fh_cast_capsule", case_name, (function)fh_cast_capsule, words);
    }
}

static void measure_upright(const struct pair *p, const struct places *at)
{
    call_mirrored(p, "far miss", 300, 0, 0, 0, true);
    call_mirrored(p, "by a face, from the side", at->edge_x - 2, 3, 0, 0, true);
    call_mirrored(p, "by a face, from above or below", 3, at->edge_y - 2, 0, 0, true);
    call_mirrored(p, "by a corner", at->corner_x - 1, at->corner_y - 1, 0, 0, true);
    call_random(p, true);
    call_mirrored(p, "far miss", 300, 20, -5, -3, false);
    call_mirrored(p, "far miss, from above or below", 20, 300, -3, -5, false);
    call_mirrored(p, "tangent miss", at->corner_x + 8, at->corner_y - 10, -12, 16, false);
    call_mirrored(p, "ends short of a corner", at->corner_x + 6, at->corner_y + 6, -5, -5, false);
    call_mirrored(p, "corner miss", at->corner_x + 4, at->corner_y - 3, -5, 8, false);
    call_mirrored(p, "face hit, from the side", at->edge_x + 3, 4, -5, -3, false);
    call_mirrored(p, "face hit, from above or below", 4, at->edge_y + 3, 3, -5, false);
    call_mirrored(p, "corner hit", at->corner_x + 4, at->corner_y + 3, -6, -7, false);
    call_mirrored(p, "corner hit, fast", at->corner_x + 304, at->corner_y + 303, -400, -400, false);
    call_mirrored(p, "inside", 10, 10, 5, 5, false);
    call_random(p, false);
}

/* One of them is slanted: two sides look to its faces, two to its ends. */
static void measure_capsule(const struct pair *p)
{
    if (p->contact != NULL) {
        call_mirrored(p, "far miss", 300, 0, 0, 0, true);
        call_mirrored(p, "crossing", 3, 2, 0, 0, true);
        call_mirrored(p, "deep", 9, 8, 0, 0, true);
        call_random(p, true);
    }
    call_mirrored(p, "far miss", 300, 20, -5, -3, false);
    call_mirrored(p, "near miss", 45, 15, -20, 40, false);
    call_mirrored(p, "hit", 40, 36, -30, -31, false);
    call_mirrored(p, "hit, fast", 340, 303, -400, -360, false);
    call_mirrored(p, "inside", 8, 8, 5, 5, false);
    call_random(p, false);
}

void measure_motion(void)
{
    call_casts("far miss", 300, 10, -50, 5);
    call_casts("near miss", 80, 60, -100, 2);
    call_casts("hit", 80, 5, -100, 3);
    call_casts("inside", 3, 3, 50, 5);
    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        const struct pair *p = &pairs[i];
        const bool rect = p->mover == RECT, onto_rect = p->obstacle == RECT;
        if (p->mover == CAPSULE || p->obstacle == CAPSULE || p->obstacle == SEGMENT)
            measure_capsule(p);
        else
            measure_upright(p, rect ? (onto_rect ? &of_rects : &of_rect_and_circle)
                                    : (onto_rect ? &of_circle_and_rect : &of_circles));
    }
}
