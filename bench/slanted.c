/* The pairs of segment.h and polygon.h, and polygons in motion, case by case. */
#include "../tests/unit/cases.h"
#include "bench.h"
#include "scenes.h"

static const struct pair {
    const char *touch_name, *overlap_name;
    function touch, overlap;
    fh_kind first, second;
} pairs[] = {
#define PAIR(a, b, kind_a, kind_b)                                                                 \
    {                                                                                              \
        "fh_touch_" #a "_" #b, "fh_overlap_" #a "_" #b, (function)fh_touch_##a##_##b,              \
            (function)fh_overlap_##a##_##b, kind_a, kind_b                                         \
    }
    PAIR(point, segment, FH_POINT, FH_SEGMENT),     PAIR(point, capsule, FH_POINT, FH_CAPSULE),
    PAIR(point, polygon, FH_POINT, FH_POLYGON),     PAIR(segment, segment, FH_SEGMENT, FH_SEGMENT),
    PAIR(segment, circle, FH_SEGMENT, FH_CIRCLE),   PAIR(segment, capsule, FH_SEGMENT, FH_CAPSULE),
    PAIR(segment, rect, FH_SEGMENT, FH_RECT),       PAIR(segment, polygon, FH_SEGMENT, FH_POLYGON),
    PAIR(circle, capsule, FH_CIRCLE, FH_CAPSULE),   PAIR(circle, polygon, FH_CIRCLE, FH_POLYGON),
    PAIR(capsule, capsule, FH_CAPSULE, FH_CAPSULE), PAIR(capsule, rect, FH_CAPSULE, FH_RECT),
    PAIR(capsule, polygon, FH_CAPSULE, FH_POLYGON), PAIR(rect, polygon, FH_RECT, FH_POLYGON),
    PAIR(polygon, polygon, FH_POLYGON, FH_POLYGON),
};

static const struct mover {
    const char *contact_name, *sweep_name;
    function contact, sweep;
    fh_kind first, second;
} movers[] = {
#define MOVER(a, b, kind_a, kind_b)                                                                \
    {                                                                                              \
        "fh_contact_" #a "_" #b, "fh_sweep_" #a "_" #b, (function)fh_contact_##a##_##b,            \
            (function)fh_sweep_##a##_##b, kind_a, kind_b                                           \
    }
    MOVER(circle, polygon, FH_CIRCLE, FH_POLYGON),
    MOVER(capsule, polygon, FH_CAPSULE, FH_POLYGON),
    MOVER(rect, polygon, FH_RECT, FH_POLYGON),
    {0, "fh_sweep_polygon_segment", 0, (function)fh_sweep_polygon_segment, FH_POLYGON, FH_SEGMENT},
    MOVER(polygon, circle, FH_POLYGON, FH_CIRCLE),
    MOVER(polygon, capsule, FH_POLYGON, FH_CAPSULE),
    MOVER(polygon, rect, FH_POLYGON, FH_RECT),
    MOVER(polygon, polygon, FH_POLYGON, FH_POLYGON),
};

enum { PAIRS = sizeof pairs / sizeof pairs[0], MOVERS = sizeof movers / sizeof movers[0] };

static uint32_t pick(const shapes *s, fh_kind kind)
{
    return word(&s->of[kind].as);
}

static void ask(const struct pair *p, const char *case_name, const shapes *a, const shapes *b)
{
    const uint32_t second = pick(b, p->second);
    const fh_vec point = a->of[FH_POINT].as.point;
    const uint32_t of_point[CALL_WORDS] = {(uint32_t)point.x, (uint32_t)point.y, second};
    const uint32_t of_two[CALL_WORDS] = {pick(a, p->first), second};
    const uint32_t *const arguments = p->first == FH_POINT ? of_point : of_two;
    call(p->touch_name, case_name, p->touch, arguments);
    call(p->overlap_name, case_name, p->overlap, arguments);
}

static void move(const struct mover *m, const char *case_name, const shapes *a, fh_vec motion,
                 const shapes *b)
{
    static fh_hit hit;
    static fh_contact contact;
    const uint32_t first = pick(a, m->first), second = pick(b, m->second);
    const uint32_t parted[CALL_WORDS] = {first, second, word(&contact)};
    const uint32_t swept[CALL_WORDS] = {first, (uint32_t)motion.x, (uint32_t)motion.y, second,
                                        word(&hit)};
    if (m->contact != 0) call(m->contact_name, case_name, m->contact, parted);
    call(m->sweep_name, case_name, m->sweep, swept);
}

static void cast(const char *case_name, fh_vec from, fh_vec motion, const shapes *b)
{
    static fh_hit hit;
    const uint32_t words[CALL_WORDS] = {(uint32_t)from.x,   (uint32_t)from.y,    (uint32_t)motion.x,
                                        (uint32_t)motion.y, pick(b, FH_POLYGON), word(&hit)};
    call("fh_cast_polygon", case_name, (function)fh_cast_polygon, words);
}

/* Every function, or of those alone that take a polygon. */
static void all(const char *case_name, const shapes *a, fh_vec motion, const shapes *b,
                bool of_polygons_alone)
{
    for (unsigned i = 0; i < PAIRS; i++)
        if (!of_polygons_alone || pairs[i].second == FH_POLYGON) ask(&pairs[i], case_name, a, b);
    for (unsigned i = 0; i < MOVERS; i++)
        move(&movers[i], case_name, a, motion, b);
    cast(case_name, a->of[FH_POINT].as.point, motion, b);
}

/* How far off the middle the first stands, and how it moves, in pixels. */
static const struct scene {
    const char *name, *name_of_eight;
    int x, y, mx, my, slope;
} scenes[] = {
#define SCENE(name, x, y, mx, my, slope)                                                           \
    {                                                                                              \
        name, name ", 8 corners", x, y, mx, my, slope                                              \
    }
    SCENE("far miss", 300, 20, -5, -3, 1),
    SCENE("near miss", 30, 22, 5, -3, 1),
    SCENE("near, then hit", 30, 22, -15, -11, 1),
    SCENE("overlapping", 6, 4, 3, 2, 1),
    SCENE("crossing", 0, 0, 3, 2, -1),
};

/* From all four sides; those of eight corners are larger, and all else with them. */
static void from_sides(const struct scene *s, bool eight)
{
    const int quarters = eight ? 5 : 4;
    const shapes b = shapes_at(middle, eight ? &large_eight : &large_box, 1);
    for (int side = 0; side < 4; side++) {
        const int sx = side % 2 == 0 ? 1 : -1, sy = side < 2 ? 1 : -1;
        const shapes a = shapes_at(off(middle, sx * s->x * quarters / 4, sy * s->y * quarters / 4),
                                   eight ? &small_eight : &small_box, s->slope);
        const fh_vec motion = {FH_PX(sx * s->mx * quarters / 4), FH_PX(sy * s->my * quarters / 4)};
        all(eight ? s->name_of_eight : s->name, &a, motion, &b, eight);
    }
}

static void at_random(void)
{
    uint32_t state = 20261130;
    for (int n = 0; n < 100; n++) {
        shape_case c;
        case_on_screen(&state, &c);
        const shapes a = shapes_at(c.circle.center, &small_box, 1);
        const shapes b = shapes_at(c.other_circle.center, &large_box, 1);
        const fix16_t mx = random_small(&state, FH_PX(8));
        const fh_vec motion = {mx, random_small(&state, FH_PX(8))};
        all("random on a screen", &a, motion, &b, false);
    }
}

/* So near each other that most have to be looked at closely: to find the worst. */
static void nearby(const char *case_name, const fh_polygon *first, const fh_polygon *second)
{
    uint32_t state = 20261130;
    const shapes b = shapes_at(middle, second, 1);
    for (int n = 0; n < 60; n++) {
        const fix16_t x = random_small(&state, FH_PX(45)), y = random_small(&state, FH_PX(45));
        const fix16_t mx = random_small(&state, FH_PX(40)), my = random_small(&state, FH_PX(40));
        const shapes a = shapes_at((fh_vec){middle.x + x, middle.y + y}, first, 1);
        all(case_name, &a, (fh_vec){mx, my}, &b, true);
    }
}

static int dot(fh_vec a, fh_vec b)
{
    return FH_TO_PX(a.x) * FH_TO_PX(b.x) + FH_TO_PX(a.y) * FH_TO_PX(b.y);
}

/* Off from the polygon, where the edge that leads to this corner has the other one beyond it, a sixteenth of its
 * length away. */
static fh_vec beyond_edge(const fh_polygon *p, unsigned corner, const fh_polygon *other)
{
    const fh_vec to = p->vertices[corner];
    const fh_vec from = p->vertices[(corner + p->count - 1U) % p->count];
    fh_vec out = {to.y - from.y, from.x - to.x};
    if (dot(out, to) < 0) out = (fh_vec){-out.x, -out.y}; /* (0, 0) is inside */
    int nearest = dot(out, other->vertices[0]);
    for (unsigned i = 1; i < other->count; i++)
        if (dot(out, other->vertices[i]) < nearest) nearest = dot(out, other->vertices[i]);
    const fix16_t times = FH_PX(dot(out, to) - nearest) / dot(out, out) + FH_PX(1) / 16;
    return (fh_vec){FH_TO_PX(out.x) * times, FH_TO_PX(out.y) * times};
}

/* Two polygons side by side, and which an edge parts: of the first, or of the second. */
static void parted(const char *case_name, const fh_polygon *first, const fh_polygon *second,
                   bool by_second, unsigned corner)
{
    const fh_vec by =
        by_second ? beyond_edge(second, corner, first) : beyond_edge(first, corner, second);
    const fh_vec at = {middle.x + by.x, middle.y + by.y};
    const shapes a = shapes_at(by_second ? at : middle, first, 1);
    const shapes b = shapes_at(by_second ? middle : at, second, 1);
    ask(&pairs[PAIRS - 1], case_name, &a, &b);
}

/* The corner to which the edge leads that polygon.c tries first, of two boxes. */
enum { TRIED_FIRST = 1 };

static void parted_by_each(const char *case_name, const fh_polygon *first, const fh_polygon *second)
{
    for (unsigned i = 0; i < first->count; i++)
        parted(case_name, first, second, false, i);
    for (unsigned i = 0; i < second->count; i++)
        parted(case_name, first, second, true, i);
}

void measure_slanted(void)
{
    for (unsigned i = 0; i < sizeof scenes / sizeof scenes[0]; i++)
        from_sides(&scenes[i], false);
    at_random();
    nearby("random nearby", &small_box, &large_box);
    nearby("random nearby", &small_box, &slanted_box);
    parted("parted by the first axis", &small_box, &slanted_box, false, TRIED_FIRST);
    parted_by_each("parted by an edge", &small_box, &slanted_box);
    for (unsigned i = 0; i < sizeof scenes / sizeof scenes[0]; i++)
        from_sides(&scenes[i], true);
    nearby("random nearby, 8 corners", &small_eight, &large_eight);
    parted_by_each("parted by an edge, 8 corners", &small_eight, &large_eight);
}
