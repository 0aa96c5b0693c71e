/* The pairs of polygon.h against the definition. */
#include "../unit/polygon_cases.h"
#include "oracle.h"
#include "outlines.h"

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

static meeting wanted_of(polygon_pair which, const polygon_case *c)
{
    const core polygon = core_polygon(c, 0), other = other_core(which, c);
    return defined_meeting(&polygon, &other);
}

static void check(meeting wanted, polygon_pair which, const polygon_case *c)
{
    const unsigned touch = 2 * (unsigned)which;
    if (!oracle_agrees(wanted, polygon_answer(touch, c), polygon_answer(touch + 1, c)))
        show(which, c);
}

static fh_vec spot_of(fix16_t size, int number)
{
    return (fh_vec){number % size, number / size};
}

/* Two at the left and at the upper edge of the grid: any other two are such two moved. */
static bool are_at_edges(fh_vec one, fh_vec other)
{
    return (one.x == 0 || other.x == 0) && (one.y == 0 || other.y == 0);
}

static void set_polygon(polygon_case *c, int which, const outline *o, unsigned way)
{
    c->counts[which] = o->count;
    list_vertices(o, way, c->at[which], c->tables[which]);
}

/* Another shape against a family, by each list of its vertices. */
static void check_family(polygon_pair which, const outline *first, const outline *end,
                         polygon_case *c)
{
    set_polygon(c, 0, first, 0);
    const meeting wanted = wanted_of(which, c);
    for (const outline *o = first; o < end; o++)
        for (unsigned way = 0; way < ways_to_list(o); way++) {
            set_polygon(c, 0, o, way);
            check(wanted, which, c);
        }
}

static void check_round(fh_vec center, const outline *first, const outline *end, polygon_case *c)
{
    if (!are_at_edges(center, upper_left(first))) return;
    c->shapes.point = c->shapes.circle.center = center;
    check_family(POINT_POLYGON, first, end, c);
    for (fix16_t r = 0; r < 3; r++) {
        c->shapes.circle.radius = r;
        check_family(CIRCLE_POLYGON, first, end, c);
    }
}

static void check_long(fh_vec a, fh_vec b, const outline *first, const outline *end,
                       polygon_case *c)
{
    const fh_rect box = fh_rect_from_corners(a, b);
    if (!are_at_edges((fh_vec){box.left, box.top}, upper_left(first))) return;
    c->shapes.segment = (fh_segment){a, b};
    check_family(SEGMENT_POLYGON, first, end, c);
    for (fix16_t r = 0; r < 3 && (a.y != b.y ? a.y < b.y : a.x <= b.x); r++) { /* one way round */
        c->shapes.capsule = (fh_capsule){a, b, r};
        check_family(CAPSULE_POLYGON, first, end, c);
    }
    if (a.x != box.left || a.y != box.top) return; /* each box once */
    c->shapes.rect = box;
    check_family(RECT_POLYGON, first, end, c);
}

/* Two outlines by all of their lists; or the first both ways round from a vertex and the second in
 * one way, which turn chooses. */
static void check_two(const outline *one, const outline *other, bool from_each, unsigned turn,
                      meeting wanted, polygon_case *c)
{
    const unsigned step = from_each ? 1 : one->count;
    const unsigned other_step = from_each ? 1 : ways_to_list(other);
    for (unsigned way = turn % step; way < ways_to_list(one); way += step) {
        set_polygon(c, 0, one, way);
        for (unsigned k = turn / 3 % other_step; k < ways_to_list(other); k += other_step) {
            set_polygon(c, 1, other, k);
            check(wanted, POLYGON_POLYGON, c);
        }
    }
}

static void check_families(const outlines *all, int one, int other, bool from_each, polygon_case *c)
{
    static unsigned turn;
    const int first = all->first[one], other_first = all->first[other];
    if (!are_at_edges(upper_left(&all->all[first]), upper_left(&all->all[other_first]))) return;
    set_polygon(c, 0, &all->all[first], 0);
    set_polygon(c, 1, &all->all[other_first], 0);
    const meeting wanted = wanted_of(POLYGON_POLYGON, c);
    for (int i = first; i < all->first[one + 1]; i++)
        for (int k = other_first; k < all->first[other + 1]; k++)
            check_two(&all->all[i], &all->all[k], from_each, turn++, wanted, c);
}

/* Of all lists of so many spots of a grid those that fh_polygon_check takes. */
static int64_t count_taken(fix16_t size, uint8_t count)
{
    const int spots = size * size;
    int64_t lists = 1, taken = 0;
    for (int i = 0; i < count; i++)
        lists *= spots;
    for (int64_t n = 0; n < lists; n++) {
        fh_vec v[4];
        int64_t left = n;
        for (int i = 0; i < count; i++, left /= spots)
            v[i] = spot_of(size, (int)(left % spots));
        taken += fh_polygon_check(&(fh_polygon){v, count, {0, 0}}) == FH_OK;
    }
    return taken;
}

/* These are the polygons that there are: each is taken, and they are as many as are taken. */
static void check_lists(fix16_t size, const outlines *all, polygon_case *c)
{
    int64_t more = count_taken(size, 3) + count_taken(size, 4);
    for (int i = 0; i < all->count; i++)
        for (unsigned way = 0; way < ways_to_list(&all->all[i]); way++) {
            set_polygon(c, 0, &all->all[i], way);
            const fh_polygon p = polygon_of(c, 0);
            more += fh_polygon_check(&p) == FH_OK ? -1 : 1;
        }
    if (!oracle_agrees((meeting){true, true}, more == 0, true))
        printf("polygons of a grid of %d: %" PRId64 " too many taken\n", (int)size, more);
}

/* A grid's polygons against all else; against each other by all of their lists, or by some. */
static void check_grid(fix16_t size, bool from_each)
{
    static outlines all;
    polygon_case c = {.at = {{3, -5}, {-2, 7}}};
    all_outlines(size, &all);
    check_lists(size, &all, &c);
    for (int i = 0; i < all.families; i += POLYGON_STEP) {
        const outline *const first = all.all + all.first[i], *const end =
                                                                 all.all + all.first[i + 1];
        for (int a = 0; a < size * size; a++) {
            check_round(spot_of(size, a), first, end, &c);
            for (int b = 0; b < size * size; b++)
                check_long(spot_of(size, a), spot_of(size, b), first, end, &c);
        }
        for (int k = 0; k < all.families; k++)
            check_families(&all, i, k, from_each, &c);
    }
}

/*
 * In a grid of 4 by 4 spots every triangle and every convex quadrilateral, those too that repeat a
 * corner or have one on a side (outlines.h), by each list of its vertices: both ways round, from
 * each vertex on. Against every point of the grid, every segment, box and capsule between two of
 * its spots (a capsule one way round), every circle round one; radii 0, 1 and 2.
 *
 * Every two of them, in either order: in a grid of 3 by 3 by each list of both; in the one of 4 by
 * 4 the first both ways round, from a vertex that changes from pair to pair, the second in one way,
 * which changes too.
 *
 * Pairs that are the same but moved are asked once. All tables stand away from (0, 0).
 */
void oracle_polygon_small(void)
{
    check_grid(3, true);
    check_grid(4, false);
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
        check(wanted_of((polygon_pair)p, &c), (polygon_pair)p, &c);
}
