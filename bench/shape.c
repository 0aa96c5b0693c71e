/*
 * What a call through shape.h costs beside the function of the two kinds: some pairs, each far apart and meeting,
 * both ways on the same shapes.
 */
#include "bench.h"
#include "scenes.h"

#include <string.h>

typedef struct direct {
    const char *name;
    function code;
} direct;

#define CASES(what) what ", far miss", what ", meeting"
#define DIRECT(name)                                                                               \
    {                                                                                              \
#name, (function)name                                                                      \
    }

static const struct pair {
    const char *far, *meeting;
    fh_kind a, b;
    direct touch, overlap, contact, sweep; /* none where shape.h turns or swaps the shapes first */
} pairs[] = {
#define PAIR(a, b, kind_a, kind_b)                                                                 \
    {                                                                                              \
        CASES(#a " " #b), kind_a, kind_b, DIRECT(fh_touch_##a##_##b),                              \
            DIRECT(fh_overlap_##a##_##b), DIRECT(fh_contact_##a##_##b), DIRECT(fh_sweep_##a##_##b) \
    }
    PAIR(circle, circle, FH_CIRCLE, FH_CIRCLE),
    PAIR(circle, rect, FH_CIRCLE, FH_RECT),
    PAIR(rect, rect, FH_RECT, FH_RECT),
    PAIR(capsule, polygon, FH_CAPSULE, FH_POLYGON),
    PAIR(polygon, polygon, FH_POLYGON, FH_POLYGON),
    {CASES("rect circle"), FH_RECT, FH_CIRCLE, {0}, {0}, {0}, {0}},
    {CASES("point segment"), FH_POINT, FH_SEGMENT, {0}, {0}, {0}, {0}},
};

static const struct single {
    const char *name, *far, *meeting;
    direct cast;
} singles[KINDS] = {
    [FH_POINT] = {"point", CASES("point"), {0}},
    [FH_SEGMENT] = {"segment", CASES("segment"), {0}},
    [FH_CIRCLE] = {"circle", CASES("circle"), DIRECT(fh_cast_circle)},
    [FH_CAPSULE] = {"capsule", CASES("capsule"), DIRECT(fh_cast_capsule)},
    [FH_RECT] = {"rect", CASES("rect"), DIRECT(fh_cast_rect)},
    [FH_POLYGON] = {"polygon", CASES("polygon"), DIRECT(fh_cast_polygon)},
};

static const char *const directly[] = {"asked directly, far miss", "asked directly, meeting"};

/* Where the first stands to be asked, from where it moves and how, in pixels off the other. */
static const struct scene {
    int x, y, from_x, from_y, mx, my;
} scenes[] = {{300, 20, 300, 20, -5, -3}, {0, 0, 30, 20, -30, -20}};

static fh_hit hit;
static fh_contact contact;

/* By shape.h, and directly if there is a function: that takes what is in the shapes, not the shapes. */
static void two(const char *name, function through, const direct *straight, bool meeting,
                const char *case_name, const fh_shape *a, const fh_shape *b)
{
    const uint32_t whole[CALL_WORDS] = {word(a), word(b), word(&contact)};
    const uint32_t contents[CALL_WORDS] = {word(&a->as), word(&b->as), word(&contact)};
    call(name, case_name, through, whole);
    if (straight->code != NULL) call(straight->name, directly[meeting], straight->code, contents);
}

static void sweep(const struct pair *p, bool meeting, const char *case_name, const fh_shape *a,
                  fh_vec motion, const fh_shape *b)
{
    const uint32_t x = (uint32_t)motion.x, y = (uint32_t)motion.y;
    const uint32_t whole[CALL_WORDS] = {word(a), x, y, word(b), word(&hit)};
    const uint32_t contents[CALL_WORDS] = {word(&a->as), x, y, word(&b->as), word(&hit)};
    call("fh_sweep", case_name, (function)fh_sweep, whole);
    if (p->sweep.code != NULL) call(p->sweep.name, directly[meeting], p->sweep.code, contents);
}

static void cast(const struct single *s, bool meeting, const char *case_name, fh_vec from,
                 fh_vec motion, const fh_shape *b)
{
    uint32_t words[CALL_WORDS] = {(uint32_t)from.x,   (uint32_t)from.y, (uint32_t)motion.x,
                                  (uint32_t)motion.y, word(b),          word(&hit)};
    call("fh_cast", case_name, (function)fh_cast, words);
    words[4] = word(&b->as);
    if (s->cast.code != NULL) call(s->cast.name, directly[meeting], s->cast.code, words);
}

static void alone(const char *case_name, const fh_shape *s)
{
    static fh_rect bounds;
    static fh_shape moved;
    const uint32_t of_check[CALL_WORDS] = {word(s)},
                   of_bounds[CALL_WORDS] = {word(&bounds), word(s)};
    uint32_t of_moved[CALL_WORDS] = {word(&moved)}; /* the shape itself, and two words by which */
    memcpy(&of_moved[1], s, sizeof *s);
    call("fh_shape_check", case_name, (function)fh_shape_check, of_check);
    call("fh_shape_bounds", case_name, (function)fh_shape_bounds, of_bounds);
    call("fh_shape_moved", case_name, (function)fh_shape_moved, of_moved);
}

void measure_shapes(void)
{
    const shapes b = shapes_at(middle, &large_box, 1);
    for (int i = 0; i < 2; i++) {
        const struct scene *s = &scenes[i];
        const bool meeting = i == 1;
        const fh_vec from = off(middle, s->from_x, s->from_y),
                     motion = off((fh_vec){0}, s->mx, s->my);
        const shapes a = shapes_at(off(middle, s->x, s->y), &small_box, 1);
        const shapes mover = shapes_at(from, &small_box, 1);
        for (unsigned k = 0; k < sizeof pairs / sizeof pairs[0]; k++) {
            const struct pair *p = &pairs[k];
            const char *const name = meeting ? p->meeting : p->far;
            const fh_shape *const first = &a.of[p->a], *const second = &b.of[p->b];
            two("fh_touch", (function)fh_touch, &p->touch, meeting, name, first, second);
            two("fh_overlap", (function)fh_overlap, &p->overlap, meeting, name, first, second);
            two("fh_contact_shapes", (function)fh_contact_shapes, &p->contact, meeting, name, first,
                second);
            sweep(p, meeting, name, &mover.of[p->a], motion, second);
        }
        for (unsigned k = 0; k < KINDS; k++)
            cast(&singles[k], meeting, meeting ? singles[k].meeting : singles[k].far, from, motion,
                 &b.of[k]);
    }
    for (unsigned k = 0; k < KINDS; k++)
        alone(singles[k].name, &b.of[k]);
}
