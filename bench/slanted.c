/* The pairs of segment.h and polygon.h, and polygons in motion, case by case. */
#include "../tests/unit/cases.h"
#include "bench.h"

typedef enum kind { POINT, SEGMENT, CIRCLE, CAPSULE, RECT, POLYGON } kind;

static const struct pair {
    const char *touch_name, *overlap_name;
    function touch, overlap;
    kind first, second;
} pairs[] = {
#define PAIR(a, b, kind_a, kind_b)                                                                 \
    {                                                                                              \
        "fh_touch_" #a "_" #b, "fh_overlap_" #a "_" #b, (function)fh_touch_##a##_##b,              \
            (function)fh_overlap_##a##_##b, kind_a, kind_b                                         \
    }
    PAIR(point, segment, POINT, SEGMENT),     PAIR(point, capsule, POINT, CAPSULE),
    PAIR(point, polygon, POINT, POLYGON),     PAIR(segment, segment, SEGMENT, SEGMENT),
    PAIR(segment, circle, SEGMENT, CIRCLE),   PAIR(segment, capsule, SEGMENT, CAPSULE),
    PAIR(segment, rect, SEGMENT, RECT),       PAIR(segment, polygon, SEGMENT, POLYGON),
    PAIR(circle, capsule, CIRCLE, CAPSULE),   PAIR(circle, polygon, CIRCLE, POLYGON),
    PAIR(capsule, capsule, CAPSULE, CAPSULE), PAIR(capsule, rect, CAPSULE, RECT),
    PAIR(capsule, polygon, CAPSULE, POLYGON), PAIR(rect, polygon, RECT, POLYGON),
    PAIR(polygon, polygon, POLYGON, POLYGON),
};

static const struct mover {
    const char *contact_name, *sweep_name;
    function contact, sweep;
    kind first, second;
} movers[] = {
#define MOVER(a, b, kind_a, kind_b)                                                                \
    {                                                                                              \
        "fh_contact_" #a "_" #b, "fh_sweep_" #a "_" #b, (function)fh_contact_##a##_##b,            \
            (function)fh_sweep_##a##_##b, kind_a, kind_b                                           \
    }
    MOVER(circle, polygon, CIRCLE, POLYGON),
    MOVER(capsule, polygon, CAPSULE, POLYGON),
    MOVER(rect, polygon, RECT, POLYGON),
    {0, "fh_sweep_polygon_segment", 0, (function)fh_sweep_polygon_segment, POLYGON, SEGMENT},
    MOVER(polygon, circle, POLYGON, CIRCLE),
    MOVER(polygon, capsule, POLYGON, CAPSULE),
    MOVER(polygon, rect, POLYGON, RECT),
    MOVER(polygon, polygon, POLYGON, POLYGON),
};

/* Turned boxes, 20 x 10 along (3, 4), and 40 x 20 along (-4, 3). */
static const fh_vec small_box[] = {
    {FH_PX(2), FH_PX(11)}, {FH_PX(10), FH_PX(5)}, {FH_PX(-2), FH_PX(-11)}, {FH_PX(-10), FH_PX(-5)}};
static const fh_vec large_box[] = {{FH_PX(-10), FH_PX(20)},
                                   {FH_PX(-22), FH_PX(4)},
                                   {FH_PX(10), FH_PX(-20)},
                                   {FH_PX(22), FH_PX(-4)}};

/* One of each kind, round a place; in a field each, so that a call can point to it. */
typedef struct shapes {
    fh_vec point;
    fh_segment segment;
    fh_circle circle;
    fh_capsule capsule;
    fh_rect rect;
    fh_polygon polygon;
} shapes;

static fh_vec off(fh_vec at, int x, int y)
{
    return (fh_vec){at.x + FH_PX(x), at.y + FH_PX(y)};
}

static shapes shapes_at(fh_vec at, const fh_vec *table)
{
    return (shapes){at,
                    {off(at, -12, -9), off(at, 12, 9)},
                    {at, FH_PX(10)},
                    {off(at, -9, 8), off(at, 9, -8), FH_PX(6)},
                    {at.x - FH_PX(12), at.y - FH_PX(8), at.x + FH_PX(12), at.y + FH_PX(8)},
                    {table, 4, at}};
}

static const void *pick(const shapes *s, kind k)
{
    const void *const all[] = {&s->point,   &s->segment, &s->circle,
                               &s->capsule, &s->rect,    &s->polygon};
    return all[k];
}

static void ask(const struct pair *p, const char *case_name, const shapes *a, const shapes *b)
{
    const uint32_t second = word(pick(b, p->second));
    const uint32_t of_point[CALL_WORDS] = {(uint32_t)a->point.x, (uint32_t)a->point.y, second};
    const uint32_t of_two[CALL_WORDS] = {word(pick(a, p->first)), second};
    const uint32_t *const arguments = p->first == POINT ? of_point : of_two;
    call(p->touch_name, case_name, p->touch, arguments);
    call(p->overlap_name, case_name, p->overlap, arguments);
}

static void move(const struct mover *m, const char *case_name, const shapes *a, fh_vec motion,
                 const shapes *b)
{
    static fh_hit hit;
    static fh_contact contact;
    const uint32_t first = word(pick(a, m->first)), second = word(pick(b, m->second));
    const uint32_t parted[CALL_WORDS] = {first, second, word(&contact)};
    const uint32_t swept[CALL_WORDS] = {first, (uint32_t)motion.x, (uint32_t)motion.y, second,
                                        word(&hit)};
    if (m->contact != 0) call(m->contact_name, case_name, m->contact, parted);
    call(m->sweep_name, case_name, m->sweep, swept);
}

/* From all four sides. */
static void from_sides(const char *case_name, int x, int y, int mx, int my)
{
    static const fh_vec middle = {FH_PX(160), FH_PX(120)};
    const shapes b = shapes_at(middle, large_box);
    for (int side = 0; side < 4; side++) {
        const int sx = side % 2 == 0 ? 1 : -1, sy = side < 2 ? 1 : -1;
        const shapes a = shapes_at(off(middle, sx * x, sy * y), small_box);
        for (unsigned i = 0; i < sizeof pairs / sizeof pairs[0]; i++)
            ask(&pairs[i], case_name, &a, &b);
        const fh_vec motion = {FH_PX(sx * mx), FH_PX(sy * my)};
        for (unsigned i = 0; i < sizeof movers / sizeof movers[0]; i++)
            move(&movers[i], case_name, &a, motion, &b);
    }
}

static void at_random(void)
{
    uint32_t state = 20261130;
    for (int n = 0; n < 100; n++) {
        shape_case c;
        case_on_screen(&state, &c);
        const shapes a = shapes_at(c.circle.center, small_box);
        const shapes b = shapes_at(c.other_circle.center, large_box);
        const fix16_t mx = random_small(&state, FH_PX(8));
        const fh_vec motion = {mx, random_small(&state, FH_PX(8))};
        for (unsigned i = 0; i < sizeof pairs / sizeof pairs[0]; i++)
            ask(&pairs[i], "random on a screen", &a, &b);
        for (unsigned i = 0; i < sizeof movers / sizeof movers[0]; i++)
            move(&movers[i], "random on a screen", &a, motion, &b);
    }
}

void measure_slanted(void)
{
    from_sides("far miss", 300, 20, -5, -3);
    from_sides("near miss", 30, 22, 5, -3);
    from_sides("near, then hit", 30, 22, -15, -11);
    from_sides("overlapping", 6, 4, 3, 2);
    at_random();
}
