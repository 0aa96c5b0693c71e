/* Segments and capsules. */
#include "../unit/check.h"
#include "reports.h"

#include <fixhit/fixhit.h>

typedef struct segments_item {
    fh_segment a;
    fh_segment b;
    bool touch, overlap;
} segments_item;

static void check_segments(const segments_item *item)
{
    CHECK(fh_touch_segment_segment(&item->a, &item->b) == item->touch);
    CHECK(fh_overlap_segment_segment(&item->a, &item->b) == item->overlap);
}

typedef struct segment_rect_item {
    fh_segment segment;
    fh_rect rect;
    bool touch, overlap;
} segment_rect_item;

static void check_segment_rect(const segment_rect_item *item)
{
    CHECK(fh_touch_segment_rect(&item->segment, &item->rect) == item->touch);
    CHECK(fh_overlap_segment_rect(&item->segment, &item->rect) == item->overlap);
}

typedef struct segment_circle_item {
    fh_segment segment;
    fh_circle circle;
    bool touch, overlap;
} segment_circle_item;

static void check_segment_circle(const segment_circle_item *item)
{
    CHECK(fh_touch_segment_circle(&item->segment, &item->circle) == item->touch);
    CHECK(fh_overlap_segment_circle(&item->segment, &item->circle) == item->overlap);
}

typedef struct capsules_item {
    fh_capsule a;
    fh_capsule b;
    bool touch, overlap;
} capsules_item;

static void check_capsules(const capsules_item *item)
{
    CHECK(fh_touch_capsule_capsule(&item->a, &item->b) == item->touch);
    CHECK(fh_overlap_capsule_capsule(&item->a, &item->b) == item->overlap);
}

typedef struct capsule_circle_item {
    fh_capsule capsule;
    fh_circle circle;
    bool touch, overlap;
} capsule_circle_item;

static void check_capsule_circle(const capsule_circle_item *item)
{
    CHECK(fh_touch_circle_capsule(&item->circle, &item->capsule) == item->touch);
    CHECK(fh_overlap_circle_capsule(&item->circle, &item->capsule) == item->overlap);
}

typedef struct closest_item {
    fh_vec point;
    fh_segment segment;
    fh_vec closest;
} closest_item;

static void check_closest(const closest_item *item)
{
    const fh_vec got = fh_closest_on_segment(item->point, &item->segment);
    CHECK(got.x == item->closest.x && got.y == item->closest.y);
}

/* Ramarren/cl-geometry #3 */
void test_report_collinear_segments(void)
{
    static const segments_item items[] = {
        {{{0, 0}, {40, 20}}, {{42, 21}, {100, 50}}, false, false},
        {{{0, 0}, {40, 20}}, {{40, 20}, {100, 50}}, true, false},
        {{{0, 0}, {40, 20}}, {{38, 19}, {100, 50}}, true, false},
        {{{0, 0}, {40, 20}}, {{0, 1}, {40, 21}}, false, false},
        {{{5, 9}, {5, 2}}, {{5, 1}, {5, -7}}, false, false},
    };
    CHECK_ITEMS(check_segments, items);
}

/* godotengine/godot #86651 */
void test_report_answer_depends_on_direction(void)
{
    static const segments_item items[] = {
        {{{12, 30}, {4, 36}}, {{12, 50}, {12, -10}}, true, false},
        {{{12, 30}, {4, 36}}, {{12, -10}, {12, 50}}, true, false},
        {{{4, 36}, {12, 30}}, {{12, 50}, {12, -10}}, true, false},
        {{{4, 36}, {12, 30}}, {{12, -10}, {12, 50}}, true, false},
        {{{12, -10}, {12, 50}}, {{4, 36}, {12, 30}}, true, false},
        {{{11, 30}, {4, 36}}, {{12, 50}, {12, -10}}, false, false},
    };
    CHECK_ITEMS(check_segments, items);
}

/* raysan5/raylib #5510 */
void test_report_rounded_crossing_tested_again(void)
{
    static const segments_item items[] = {
        {{{0, 10485760}, {41943040, 10485760}}, {{13697024, 0}, {13697025, 19660800}}, true, true},
        {{{0, 10485760}, {41943040, 10485760}}, {{13697025, 19660800}, {13697024, 0}}, true, true},
        {{{0, 10485760}, {41943040, 10485761}}, {{13697024, 0}, {13697025, 19660800}}, true, true},
        {{{0, 10485760}, {41943040, 10485760}},
         {{13697024, 0}, {13697025, 10485759}},
         false,
         false},
    };
    CHECK_ITEMS(check_segments, items);
}

/* phaserjs/phaser #2942 */
void test_report_axis_parallel_segment_missed(void)
{
    static const segment_rect_item items[] = {
        {{{0, 15}, {50, 15}}, {10, 10, 30, 20}, true, true},
        {{{15, 0}, {15, 50}}, {10, 10, 30, 20}, true, true},
        {{{10, 0}, {10, 40}}, {10, 10, 30, 20}, true, false},
        {{{0, 20}, {50, 20}}, {10, 10, 30, 20}, true, false},
        {{{0, 21}, {50, 21}}, {10, 10, 30, 20}, false, false},
        {{{12, 12}, {18, 18}}, {10, 10, 30, 20}, true, true},
    };
    CHECK_ITEMS(check_segment_rect, items);
}

/* noonat/intersect #9 */
void test_report_ray_along_an_edge(void)
{
    static const segment_rect_item items[] = {
        {{{100, 40}, {150, 40}}, {300, 40, 320, 70}, false, false},
        {{{100, 40}, {500, 40}}, {300, 40, 320, 70}, true, false},
        {{{100, 70}, {500, 70}}, {300, 40, 320, 70}, true, false},
        {{{300, 0}, {300, 39}}, {300, 40, 320, 70}, false, false},
        {{{320, 0}, {320, 40}}, {300, 40, 320, 70}, true, false},
    };
    CHECK_ITEMS(check_segment_rect, items);
}

/* godotengine/godot #26698 */
void test_report_segment_starts_inside(void)
{
    static const segment_circle_item items[] = {
        {{{1, 0}, {10, 0}}, {{0, 0}, 5}, true, true},
        {{{10, 0}, {1, 0}}, {{0, 0}, 5}, true, true},
        {{{-1, 1}, {2, -2}}, {{0, 0}, 5}, true, true},
        {{{5, -9}, {5, 9}}, {{0, 0}, 5}, true, false},
        {{{3, 4}, {9, 12}}, {{0, 0}, 5}, true, false},
        {{{6, 0}, {10, 0}}, {{0, 0}, 5}, false, false},
    };
    CHECK_ITEMS(check_segment_circle, items);
}

/* AMReX-Codes/amrex #5021 */
void test_report_segment_without_a_length(void)
{
    static const segment_circle_item items[] = {
        {{{0, 0}, {0, 0}}, {{6, 8}, 10}, true, false},
        {{{0, 0}, {0, 0}}, {{6, 8}, 9}, false, false},
        {{{0, 0}, {0, 0}}, {{6, 8}, 11}, true, true},
        {{{6, 8}, {6, 8}}, {{6, 8}, 0}, true, false},
    };
    CHECK_ITEMS(check_segment_circle, items);
}

/* sceneview/sceneview PR #1139 */
void test_report_capsules_sign_of_closest_points(void)
{
    static const capsules_item items[] = {
        {{{0, 0}, {40, 0}, 3}, {{26, 10}, {26, 50}, 6}, false, false},
        {{{0, 0}, {40, 0}, 3}, {{26, 10}, {26, 50}, 7}, true, false},
        {{{0, 0}, {40, 0}, 3}, {{26, 10}, {26, 50}, 8}, true, true},
        {{{0, 0}, {40, 0}, 3}, {{43, 4}, {43, 50}, 2}, true, false},
        {{{0, 0}, {40, 0}, 0}, {{20, -5}, {20, 5}, 0}, true, true},
    };
    CHECK_ITEMS(check_capsules, items);
}

/* appsinacup/godot-box2d #93 */
void test_report_capsule_against_circle(void)
{
    static const capsule_circle_item items[] = {
        {{{0, -35}, {0, 35}, 8}, {{0, 18}, 9}, true, true},
        {{{0, -35}, {0, 35}, 8}, {{17, 18}, 9}, true, false},
        {{{0, -35}, {0, 35}, 8}, {{18, 18}, 9}, false, false},
        {{{0, -35}, {0, 35}, 8}, {{8, 50}, 9}, true, false},
        {{{0, -35}, {0, 35}, 8}, {{8, 51}, 9}, false, false},
    };
    CHECK_ITEMS(check_capsule_circle, items);
}

/* theshock/libcanvas #49 */
void test_report_line_taken_for_the_segment(void)
{
    static const closest_item items[] = {
        {{88, 40}, {{100, 40}, {160, 40}}, {100, 40}},
        {{170, 64}, {{100, 40}, {160, 40}}, {160, 40}},
        {{130, 33}, {{100, 40}, {160, 40}}, {130, 40}},
        {{-8, -6}, {{0, 0}, {12, 9}}, {0, 0}},
    };
    CHECK_ITEMS(check_closest, items);
}
