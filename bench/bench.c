/* Measures the functions of overlap.h case by case, and has all others measured; told as lines.h says. */
#include "bench.h"

#include "../tests/unit/cases.h"
#include "lines.h"

/* Which shapes of a case a function takes, in its order. */
typedef enum takes {
    TAKES_POINT_RECT,
    TAKES_POINT_CIRCLE,
    TAKES_RECT_RECT,
    TAKES_CIRCLE_CIRCLE,
    TAKES_CIRCLE_RECT,
    TAKES_ROUND_RECT,
    TAKES_ROUND_ROUND,
    TAKES_RECT_RECT_OUT,
    TAKES_OUT_POINT_RECT
} takes;

static const struct measured {
    const char *name;
    function code;
    takes shapes;
} measured[] = {
#define MEASURED(name, shapes)                                                                     \
    {                                                                                              \
#name, (function)name, shapes                                                              \
    }
    MEASURED(fh_touch_point_rect, TAKES_POINT_RECT),
    MEASURED(fh_overlap_point_rect, TAKES_POINT_RECT),
    MEASURED(fh_touch_point_circle, TAKES_POINT_CIRCLE),
    MEASURED(fh_overlap_point_circle, TAKES_POINT_CIRCLE),
    MEASURED(fh_touch_rect_rect, TAKES_RECT_RECT),
    MEASURED(fh_overlap_rect_rect, TAKES_RECT_RECT),
    MEASURED(fh_touch_circle_circle, TAKES_CIRCLE_CIRCLE),
    MEASURED(fh_overlap_circle_circle, TAKES_CIRCLE_CIRCLE),
    MEASURED(fh_touch_circle_rect, TAKES_CIRCLE_RECT),
    MEASURED(fh_overlap_circle_rect, TAKES_CIRCLE_RECT),
    MEASURED(fh_touch_round_rect, TAKES_ROUND_RECT),
    MEASURED(fh_overlap_round_rect, TAKES_ROUND_RECT),
    MEASURED(fh_touch_round_round, TAKES_ROUND_ROUND),
    MEASURED(fh_overlap_round_round, TAKES_ROUND_ROUND),
    MEASURED(fh_rect_contains, TAKES_RECT_RECT),
    MEASURED(fh_rect_intersection, TAKES_RECT_RECT_OUT),
    MEASURED(fh_pixel_rect, TAKES_POINT_RECT),
    MEASURED(fh_closest_on_rect, TAKES_OUT_POINT_RECT),
};

enum { MEASURED_COUNT = sizeof measured / sizeof measured[0], RANDOM = 300, SEED = 20261130 };

static fh_rect out_rect;
static fh_vec out_vec;

void call(const char *name, const char *case_name, function code,
          const uint32_t arguments[CALL_WORDS])
{
    bool yes;
    const uint32_t ticks = ticks_of(code, arguments, &yes);
    tell_call(name, case_name, ticks, yes);
}

static void call_on(const struct measured *m, const char *case_name, const shape_case *c)
{
    const uint32_t x = (uint32_t)c->point.x, y = (uint32_t)c->point.y;
    const uint32_t arguments[][CALL_WORDS] = {
        [TAKES_POINT_RECT] = {x, y, word(&c->rect)},
        [TAKES_POINT_CIRCLE] = {x, y, word(&c->circle), 0},
        [TAKES_RECT_RECT] = {word(&c->other_rect), word(&c->rect), 0, 0},
        [TAKES_CIRCLE_CIRCLE] = {word(&c->circle), word(&c->other_circle), 0, 0},
        [TAKES_CIRCLE_RECT] = {word(&c->circle), word(&c->rect), 0, 0},
        [TAKES_ROUND_RECT] = {word(&c->round), word(&c->rect), 0, 0},
        [TAKES_ROUND_ROUND] = {word(&c->round), word(&c->other_round), 0, 0},
        [TAKES_RECT_RECT_OUT] = {word(&c->other_rect), word(&c->rect), word(&out_rect), 0},
        [TAKES_OUT_POINT_RECT] = {word(&out_vec), x, y, word(&c->rect)},
    };
    call(m->name, case_name, m->code, arguments[m->shapes]);
}

/* Where the centres are when the two just touch: at an edge, and at a corner. In pixels. */
static const struct contact {
    int edge_x, edge_y, corner_x, corner_y;
} contacts[] = {
    [TAKES_POINT_RECT] = {20, 15, 20, 15},     [TAKES_POINT_CIRCLE] = {10, 10, 6, 8},
    [TAKES_RECT_RECT] = {30, 25, 30, 25},      [TAKES_CIRCLE_CIRCLE] = {25, 25, 15, 20},
    [TAKES_CIRCLE_RECT] = {30, 25, 26, 23},    [TAKES_ROUND_RECT] = {30, 25, 26, 23},
    [TAKES_ROUND_ROUND] = {25, 25, 15, 20},    [TAKES_RECT_RECT_OUT] = {30, 25, 30, 25},
    [TAKES_OUT_POINT_RECT] = {20, 15, 20, 15},
};

static fh_rect around(fh_vec center, int half_width, int half_height)
{
    return (fh_rect){center.x - FH_PX(half_width), center.y - FH_PX(half_height),
                     center.x + FH_PX(half_width), center.y + FH_PX(half_height)};
}

static fh_round round_in(fh_rect box)
{
    return (fh_round){box.left, box.top, box.right, box.bottom};
}

/* The fixed shapes at the middle of a screen, the moving ones this far from them. */
static shape_case placed(takes shapes, fix16_t x, fix16_t y)
{
    const fh_vec middle = {FH_PX(160), FH_PX(120)}, moved = {middle.x + x, middle.y + y};
    shape_case c = {
        .point = moved,
        .circle = {moved, FH_PX(10)},
        .other_circle = {middle, FH_PX(15)},
        .rect = around(middle, 20, 15),
        .other_rect = around(moved, 10, 10),
        .round = round_in(around(moved, 10, 10)),
        .other_round = round_in(around(middle, 15, 15)),
    };
    if (shapes == TAKES_POINT_CIRCLE) c.circle.center = middle;
    return c;
}

static void call_placed(const struct measured *m, const char *case_name, fix16_t x, fix16_t y)
{
    const shape_case c = placed(m->shapes, x, y);
    call_on(m, case_name, &c);
}

/* To both sides along x, and along y. */
static void call_beside(const struct measured *m, const char *case_x, const char *case_y,
                        fix16_t more)
{
    const fix16_t x = FH_PX(contacts[m->shapes].edge_x) + more;
    const fix16_t y = FH_PX(contacts[m->shapes].edge_y) + more;
    call_placed(m, case_x, -x, 0);
    call_placed(m, case_x, x, 0);
    call_placed(m, case_y, 0, -y);
    call_placed(m, case_y, 0, y);
}

static void call_corners(const struct measured *m, const char *case_name, fix16_t more)
{
    const fix16_t x = FH_PX(contacts[m->shapes].corner_x) + more;
    const fix16_t y = FH_PX(contacts[m->shapes].corner_y) + more;
    call_placed(m, case_name, -x, -y);
    call_placed(m, case_name, x, -y);
    call_placed(m, case_name, -x, y);
    call_placed(m, case_name, x, y);
}

static void call_random(const struct measured *m)
{
    uint32_t state = SEED;
    shape_case c;
    for (int i = 0; i < RANDOM; i++) {
        case_on_screen(&state, &c);
        call_on(m, "random on a screen", &c);
    }
    for (int i = 0; i < 2 * RANDOM; i++) {
        case_random(&state, &c);
        call_on(m, "random with trouble", &c);
    }
}

/* At a corner of the rect: the circle's own box meets it, the circle does not. */
static void call_near_misses(const struct measured *m)
{
    uint32_t state = SEED;
    shape_case c;
    for (int i = 0; i < RANDOM;) {
        case_on_screen(&state, &c);
        const uint32_t most = (uint32_t)c.circle.radius + 1;
        const fix16_t x = (fix16_t)random_below(&state, most);
        const fix16_t y = (fix16_t)random_below(&state, most);
        c.circle.center.x = random_below(&state, 2) != 0 ? c.rect.left - x : c.rect.right + x;
        c.circle.center.y = random_below(&state, 2) != 0 ? c.rect.top - y : c.rect.bottom + y;
        if (fh_touch_circle_rect(&c.circle, &c.rect)) continue;
        call_on(m, "random near misses", &c);
        i++;
    }
}

static void measure(const struct measured *m)
{
    call_beside(m, "far miss", "far miss above or below", FH_PX(300));
    call_beside(m, "near miss", "near miss", 1);
    call_corners(m, "corner miss", 1);
    call_beside(m, "edge hit", "edge hit", -1);
    call_corners(m, "corner hit", -1);
    call_placed(m, "centre hit", 0, 0);
    call_random(m);
    if (m->shapes == TAKES_CIRCLE_RECT) call_near_misses(m);
}

enum { BOXES = 100 };
static union {
    fh_rect wide[BOXES];
    fh_rect16 narrow[BOXES];
} boxes;

typedef enum arrangement { ALL_RIGHT, FOUR_SIDES, CORNERS, LAST_HIT, ARRANGEMENTS } arrangement;

/* Boxes of 16 pixels round the middle of a screen, 40 pixels away. */
static void arrange(arrangement how)
{
    static const fh_vec sides[] = {{40, 0}, {-40, 0}, {0, 40}, {0, -40}};
    for (unsigned i = 0; i < BOXES; i++) {
        const fh_vec side = sides[how == FOUR_SIDES ? i % 4 : 0];
        boxes.wide[i] = around((fh_vec){FH_PX(160 + side.x), FH_PX(120 + side.y)}, 8, 8);
    }
    /* The circle of radius 10 passes the corner at (8, 8) from its centre. */
    for (unsigned i = 0; how == CORNERS && i < BOXES; i++)
        boxes.wide[i] = around((fh_vec){FH_PX(176), FH_PX(136)}, 8, 8);
    if (how == LAST_HIT) boxes.wide[BOXES - 1] = around((fh_vec){FH_PX(160), FH_PX(120)}, 8, 8);
}

/* The same boxes in whole pixels, in the same place. */
static void narrow_boxes(void)
{
    for (unsigned i = 0; i < BOXES; i++) {
        const fh_rect box = boxes.wide[i];
        boxes.narrow[i] = (fh_rect16){(int16_t)FH_TO_PX(box.left), (int16_t)FH_TO_PX(box.top),
                                      (int16_t)FH_TO_PX(box.right), (int16_t)FH_TO_PX(box.bottom)};
    }
}

static void measure_lists(void)
{
    static const char *const names[ARRANGEMENTS] = {
        "100 boxes beyond the first compare", "100 boxes on four sides", "100 boxes at a corner",
        "100 boxes, the last hit"};
    const fh_rects list = FH_RECTS(boxes.wide), none = {boxes.wide, 0, sizeof boxes.wide[0]};
    const fh_rects16 list16 = FH_RECTS16(boxes.narrow),
                     none16 = {boxes.narrow, 0, sizeof boxes.narrow[0]};
    const fh_circle circle = {{FH_PX(160), FH_PX(120)}, FH_PX(10)}, circle16 = {{160, 120}, 10};
    const fh_rect rect = around(circle.center, 10, 10), rect16 = {150, 110, 170, 130};
#define FIND(name, shape, none, list)                                                              \
    {                                                                                              \
#name, (function)name, word(&shape), word(&none), word(&list)                              \
    }
    const struct {
        const char *name;
        function code;
        uint32_t shape, none, list;
    } finds[] = {
        FIND(fh_find_touch_circle_rects, circle, none, list),
        FIND(fh_find_overlap_circle_rects, circle, none, list),
        FIND(fh_find_touch_rect_rects, rect, none, list),
        FIND(fh_find_overlap_rect_rects, rect, none, list),
        FIND(fh_find_touch_circle_rects16, circle16, none16, list16),
        FIND(fh_find_overlap_circle_rects16, circle16, none16, list16),
        FIND(fh_find_touch_rect_rects16, rect16, none16, list16),
        FIND(fh_find_overlap_rect_rects16, rect16, none16, list16),
    };
    for (size_t i = 0; i < sizeof finds / sizeof finds[0]; i++) {
        const uint32_t empty[CALL_WORDS] = {finds[i].shape, finds[i].none};
        const uint32_t whole[CALL_WORDS] = {finds[i].shape, finds[i].list};
        call(finds[i].name, "no box", finds[i].code, empty);
        for (unsigned how = 0; how < ARRANGEMENTS; how++) {
            arrange((arrangement)how);
            if (finds[i].list == word(&list16)) narrow_boxes();
            call(finds[i].name, names[how], finds[i].code, whole);
        }
    }
}

int main(void)
{
    static const uint32_t nothing[CALL_WORDS];
    if (!tell_counter("fixhit bench")) return 1;
    call("count_empty", "calibration", count_empty, nothing);
    for (size_t i = 0; i < MEASURED_COUNT; i++)
        measure(&measured[i]);
    measure_lists();
    measure_motion();
    measure_slanted();
    measure_shapes();
    measure_compounds();
    measure_masks();
    measure_making();
    measure_frame();
    measure_tiles();
    measure_world();
    tell_end();
    return 0;
}
