/* Polygons: do they touch, do they overlap, and what is none. */
#include "../unit/check.h"
#include "reports.h"
#include "retold.h"

/* In both orders, and however the corners are told. */
static void check_pair(const fh_shape *told_a, const fh_shape *told_b, bool touch, bool overlap)
{
    const unsigned a_ways = ways_to_tell(told_a), ways = a_ways * ways_to_tell(told_b);
    for (unsigned way = 0; way < ways; way++) {
        fh_vec a_corners[FH_POLYGON_MAX], b_corners[FH_POLYGON_MAX];
        const fh_shape a = retold(told_a, way % a_ways, a_corners);
        const fh_shape b = retold(told_b, way / a_ways, b_corners);
        CHECK(fh_touch(&a, &b) == touch && fh_touch(&b, &a) == touch);
        CHECK(fh_overlap(&a, &b) == overlap && fh_overlap(&b, &a) == overlap);
    }
}

typedef struct touch_item {
    fh_shape shape;
    bool touch, overlap;
} touch_item;

static void check_touch(const fh_shape *other, const touch_item *item)
{
    check_pair(&item->shape, other, item->touch, item->overlap);
}

/* georust/geo #921: the determinant of 32-bit coordinates was kept in 32 bits. */
void test_report_cross_product_overflows(void)
{
    static const fh_vec beyond[] = {
        {-2000000000, -2000000000}, {2000000000, -2000000000}, {2000000000, 2000000000}};
    static const fh_vec as_far_as_allowed[] = {
        {-FH_LIMIT, -FH_LIMIT}, {FH_LIMIT, -FH_LIMIT}, {FH_LIMIT, FH_LIMIT}};
    static const fh_vec corners[] = {{0, 0}, {100000, 0}, {100000, 100000}, {0, 100000}};
    static const fh_shape square = POLYGON(corners), triangle = POLYGON(as_far_as_allowed);
    static const touch_item by_the_square[] = {
        {POINT(99999, 50000), true, true},
        {POINT(100001, 50000), false, false},
        {POINT(100000, 50000), true, false},
    };
    static const touch_item by_the_triangle[] = {
        {POINT(-1, 0), false, false},
        {POINT(0, 0), true, false},
        {POINT(1, 0), true, true},
    };
    CHECK(STATUS(beyond) == FH_ERR_RANGE && STATUS(as_far_as_allowed) == FH_OK);
    CHECK_AGAINST(check_touch, square, by_the_square);
    CHECK_AGAINST(check_touch, triangle, by_the_triangle);
}

/* nical/lyon PR #456: a point was found in triangles of one winding only. */
void test_report_inside_for_one_winding_only(void)
{
    static const fh_vec one[] = {{0, 0}, {12, 0}, {0, 9}};
    static const fh_vec other[] = {{0, 9}, {12, 0}, {0, 0}};
    static const fh_shape one_way = POLYGON(one), other_way = POLYGON(other);
    static const touch_item items[] = {
        {POINT(3, 3), true, true},
        {POINT(8, 3), true, false},
        {POINT(6, 5), false, false},
    };
    CHECK_AGAINST(check_touch, one_way, items);
    CHECK_AGAINST(check_touch, other_way, items);
}

/* libgdx/libgdx #1635: a rectangle told as a bow-tie overlapped a triangle well to its left. */
void test_report_bow_tie_hits_what_is_beside_it(void)
{
    static const fh_vec bow_tie[] = {{10, 60}, {20, 60}, {10, 10}, {20, 10}};
    static const fh_vec in_order[] = {{10, 60}, {20, 60}, {20, 10}, {10, 10}};
    static const fh_vec apart[] = {{2, 50}, {8, 50}, {5, 44}};
    static const fh_vec touching[] = {{4, 50}, {10, 50}, {7, 44}};
    static const fh_vec reaching_in[] = {{5, 50}, {11, 50}, {8, 44}};
    static const fh_shape polygon = POLYGON(in_order), rect = RECT(10, 10, 20, 60);
    static const touch_item items[] = {
        {POLYGON(apart), false, false},
        {POLYGON(touching), true, false},
        {POLYGON(reaching_in), true, true},
    };
    CHECK(STATUS(bow_tie) == FH_ERR_SHAPE && STATUS(in_order) == FH_OK);
    CHECK_AGAINST(check_touch, polygon, items);
    CHECK_AGAINST(check_touch, rect, items);
}

/* jriecken/sat-js #55: a box without a height collided with every circle, however far away. */
void test_report_flat_polygon_hits_every_circle(void)
{
    static const fh_vec flat[] = {{100, 100}, {120, 100}, {120, 100}, {100, 100}};
    static const fh_vec thin[] = {{100, 100}, {120, 100}, {120, 100}, {120, 99}, {100, 99}};
    static const fh_shape segment = SEGMENT(100, 100, 120, 100);
    static const fh_shape rect = RECT(100, 100, 120, 100), polygon = POLYGON(thin);
    static const touch_item items[] = {
        {CIRCLE(5, 5, 4), false, false},    {CIRCLE(110, 103, 4), true, true},
        {CIRCLE(110, 104, 4), true, false}, {CIRCLE(123, 104, 4), false, false},
        {CIRCLE(123, 104, 5), true, false},
    };
    CHECK(STATUS(flat) == FH_ERR_SHAPE && STATUS(thin) == FH_OK);
    CHECK_AGAINST(check_touch, segment, items);
    CHECK_AGAINST(check_touch, rect, items);
    CHECK_AGAINST(check_touch, polygon, items);
}

/* ashoulson/VolatilePhysics #7: two that cross without a corner in each other were missed. */
void test_report_crossing_without_a_corner_inside(void)
{
    static const fh_vec tip_down[] = {{0, 0}, {12, 0}, {6, 9}};
    static const fh_vec tip_up[] = {{0, 6}, {12, 6}, {6, -3}};
    /* Turned along (3, 4) and across; five times the report's size, where all corners are whole. */
    static const fh_vec along[] = {{52, 86}, {68, 74}, {-52, -86}, {-68, -74}};
    static const fh_vec across[] = {{-86, 52}, {-74, 68}, {86, -52}, {74, -68}};
    static const fh_vec narrow[] = {{56, 83}, {64, 77}, {-56, -83}, {-64, -77}};
    static const fh_shape pairs[][2] = {
        {POLYGON(tip_down), POLYGON(tip_up)},
        {RECT(0, 10, 30, 20), RECT(10, 0, 20, 30)},
        {POLYGON(along), POLYGON(across)},
        {RECT(-100, -5, 100, 5), POLYGON(narrow)},
    };
    for (uint32_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++) {
        check_item("item", i);
        check_pair(&pairs[i][0], &pairs[i][1], true, true);
    }
}

/* jeffThompson/CollisionDetection #2: a circle over the tip was missed until half of it was in. */
void test_report_tip_of_a_polygon_missed(void)
{
    static const fh_vec corners[] = {{0, 0}, {-10, 20}, {10, 20}};
    static const fh_shape triangle = POLYGON(corners);
    static const touch_item items[] = {
        {CIRCLE(0, -2, 3), true, true},
        {CIRCLE(0, -3, 3), true, false},
        {CIRCLE(0, -4, 3), false, false},
        {CIRCLE(13, 24, 5), true, false},
    };
    CHECK_AGAINST(check_touch, triangle, items);
}

/* raysan5/raylib #3742: a point beside the polygon at the height of a corner was inside. */
void test_report_inside_at_the_height_of_a_corner(void)
{
    static const fh_vec corners[] = {{0, 10}, {10, 0}, {20, 10}, {10, 20}};
    static const fh_shape diamond = POLYGON(corners);
    static const touch_item items[] = {
        {POINT(25, 10), false, false}, {POINT(-5, 10), false, false}, {POINT(-5, 0), false, false},
        {POINT(25, 20), false, false}, {POINT(10, 10), true, true},
    };
    CHECK_AGAINST(check_touch, diamond, items);
}

/* MonoGame-Extended/Monogame-Extended #214: one corner was inside, the opposite one outside. */
void test_report_opposite_corners_answered_differently(void)
{
    static const fh_vec corners[] = {{-4, 6}, {-4, 18}, {8, 18}, {8, 6}};
    static const fh_shape square = POLYGON(corners);
    static const touch_item items[] = {
        {POINT(-4, 6), true, false},  {POINT(8, 18), true, false}, {POINT(-4, 18), true, false},
        {POINT(8, 6), true, false},   {POINT(2, 6), true, false},  {POINT(2, 18), true, false},
        {POINT(-4, 12), true, false}, {POINT(8, 12), true, false},
    };
    CHECK_AGAINST(check_touch, square, items);
}

/* hope1026/weppy-roblox-mcp #160: a turned box was taken for the upright box round it. */
void test_report_turned_box_taken_for_its_bounds(void)
{
    static const fh_vec corners[] = {{2, 11}, {-10, -5}, {-2, -11}, {10, 5}};
    static const fh_shape turned = POLYGON(corners);
    static const touch_item items[] = {
        {RECT(6, -10, 9, -7), false, false},
        {RECT(9, 4, 12, 6), true, true},
        {RECT(10, 5, 12, 7), true, false},
        {RECT(1, -1, 2, 1), true, true},
    };
    CHECK_AGAINST(check_touch, turned, items);
}
