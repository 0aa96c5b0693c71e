/* The pairs of polygon.h against the definition. */
#include "../unit/polygon_cases.h"
#include "oracle.h"

#include <inttypes.h>
#include <stdio.h>

static core core_polygon(const polygon_case *c, int which)
{
    core k = {.points = c->counts[which]};
    for (int i = 0; i < k.points; i++) {
        k.x[i] = 2 * ((int64_t)c->tables[which][i].x + c->at[which].x);
        k.y[i] = 2 * ((int64_t)c->tables[which][i].y + c->at[which].y);
    }
    return k;
}

static core other_core(polygon_pair which, const polygon_case *c)
{
    const limit_case *const s = &c->shapes;
    switch (which) {
    case POINT_POLYGON:
        return core_point(s->point);
    case SEGMENT_POLYGON:
        return core_segment(s->segment.a, s->segment.b, 0);
    case CIRCLE_POLYGON:
        return core_circle(&s->circle);
    case CAPSULE_POLYGON:
        return core_segment(s->capsule.a, s->capsule.b, s->capsule.radius);
    case RECT_POLYGON:
        return core_rect(&s->rect);
    default:
        return core_polygon(c, 1);
    }
}

static void show(polygon_pair which, const polygon_case *c)
{
    static const char *const names[POLYGON_PAIRS] = {"point",   "segment", "circle",
                                                     "capsule", "rect",    "polygon"};
    const core other = other_core(which, c), p = core_polygon(c, 0);
    printf("%s", names[which]);
    for (int i = 0; i < other.points; i++)
        printf(" %" PRId64 ",%" PRId64, other.x[i] / 2, other.y[i] / 2);
    printf(" radius %" PRId64 " and polygon", other.radius / 2);
    for (int i = 0; i < p.points; i++)
        printf(" %" PRId64 ",%" PRId64, p.x[i] / 2, p.y[i] / 2);
    printf("\n");
}

static void check(polygon_pair which, const polygon_case *c)
{
    const core polygon = core_polygon(c, 0), other = other_core(which, c);
    const meeting wanted = defined_meeting(&polygon, &other);
    const unsigned touch = 2 * (unsigned)which;
    if (!oracle_agrees(wanted, polygon_answer(touch, c), polygon_answer(touch + 1, c)))
        show(which, c);
}

/* The spots of a grid, numbered. */
enum { SIZE = 4, SPOTS = SIZE * SIZE };

static fh_vec spot_of(int number)
{
    return (fh_vec){number % SIZE, number / SIZE};
}

static bool set_polygon(polygon_case *c, int which, const int *spots, uint8_t count)
{
    for (int i = 0; i < count; i++)
        c->tables[which][i] = spot_of(spots[i]);
    c->counts[which] = count;
    const fh_polygon p = polygon_of(c, which);
    return fh_polygon_check(&p) == FH_OK;
}

/* Three of its corners by a number; false where the fourth is not in the grid. */
static bool set_box(polygon_case *c, int which, int number)
{
    const int first = number % SPOTS, second = number / SPOTS % SPOTS,
              third = number / SPOTS / SPOTS;
    const int x = first % SIZE + third % SIZE - second % SIZE;
    const int y = first / SIZE + third / SIZE - second / SIZE;
    const int spots[4] = {first, second, third, y * SIZE + x};
    return x >= 0 && x < SIZE && y >= 0 && y < SIZE && set_polygon(c, which, spots, 4);
}

static void check_round(polygon_case *c)
{
    for (int a = 0; a < SPOTS; a++) {
        c->shapes.point = c->shapes.circle.center = spot_of(a);
        check(POINT_POLYGON, c);
        for (fix16_t r = 0; r < 3; r++) {
            c->shapes.circle.radius = r;
            check(CIRCLE_POLYGON, c);
        }
        for (int b = 0; b < SPOTS; b++) {
            c->shapes.segment = (fh_segment){spot_of(a), spot_of(b)};
            c->shapes.capsule = (fh_capsule){spot_of(a), spot_of(b), (a + b) % 3};
            c->shapes.rect = fh_rect_from_corners(spot_of(a), spot_of(b));
            check(SEGMENT_POLYGON, c);
            check(CAPSULE_POLYGON, c);
            check(RECT_POLYGON, c);
        }
    }
}

/* Every turned box against others. */
static void check_boxes(polygon_case *c)
{
    enum { ALL = SPOTS * SPOTS * SPOTS };
    for (int i = 0; i < ALL; i++) {
        if (!set_box(c, 0, i)) continue;
        for (int k = i % 7; k < ALL; k += 7)
            if (set_box(c, 1, k)) check(POLYGON_POLYGON, c);
    }
}

/* Every triangle, and every quadrilateral from a corner of the grid's, with a few others; and boxes. */
void oracle_polygon_small(void)
{
    enum { ALL = SPOTS * SPOTS * SPOTS };
    polygon_case c = {.at = {{0, 0}, {0, 0}}};
    for (int i = 0; i < ALL; i++) {
        const int spots[4] = {i % SPOTS, i / SPOTS % SPOTS, i / SPOTS / SPOTS, i * 7 % SPOTS};
        if (set_polygon(&c, 0, spots, 3)) check_round(&c);
        if (!set_polygon(&c, 0, spots, 4)) continue;
        check_round(&c);
        for (int k = i % 13; k < ALL; k += 13) {
            const int others[3] = {k % SPOTS, k / SPOTS % SPOTS, k / SPOTS / SPOTS};
            if (set_polygon(&c, 1, others, 3)) check(POLYGON_POLYGON, &c);
        }
    }
    check_boxes(&c);
}

void oracle_polygon_random(uint32_t *seed)
{
    polygon_case c;
    polygon_case_random(seed, &c);
    for (int which = 0; which < 2; which++) {
        const fh_polygon p = polygon_of(&c, which);
        if (fh_polygon_check(&p) != FH_OK) printf("polygon refused:");
        if (fh_polygon_check(&p) != FH_OK && !oracle_agrees((meeting){true, true}, false, false))
            show(POLYGON_POLYGON, &c);
    }
    for (unsigned p = 0; p < POLYGON_PAIRS; p++)
        check((polygon_pair)p, &c);
    boxes_among(seed, &c);
    check(POLYGON_POLYGON, &c);
}
