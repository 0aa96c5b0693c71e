/* Circles against boxes and circles. */
#include "reports.h"

#include "../unit/check.h"
#include <fixhit/fixhit.h>

typedef struct circle_rect_item {
    fh_circle circle;
    fh_rect rect;
    bool touch, overlap;
} circle_rect_item;

typedef struct circles_item {
    fh_circle a, b;
    bool touch, overlap;
} circles_item;

static void check_circle_rect(const circle_rect_item *item)
{
    CHECK(fh_touch_circle_rect(&item->circle, &item->rect) == item->touch);
    CHECK(fh_overlap_circle_rect(&item->circle, &item->rect) == item->overlap);
    const fh_vec c = item->circle.center;
    const fix16_t r = item->circle.radius;
    const fh_round round = {c.x - r, c.y - r, c.x + r, c.y + r};
    CHECK(fh_touch_round_rect(&round, &item->rect) == item->touch);
    CHECK(fh_overlap_round_rect(&round, &item->rect) == item->overlap);
}

static void check_circles(const circles_item *item)
{
    CHECK(fh_touch_circle_circle(&item->a, &item->b) == item->touch);
    CHECK(fh_touch_circle_circle(&item->b, &item->a) == item->touch);
    CHECK(fh_overlap_circle_circle(&item->a, &item->b) == item->overlap);
    CHECK(fh_overlap_circle_circle(&item->b, &item->a) == item->overlap);
}

/* raysan5/raylib #3575 */
void test_report_odd_width_shifts_the_centre(void)
{
    static const circle_rect_item items[] = {
        {{{17, 11}, 2}, {10, 10, 15, 13}, true, false},
        {{{8, 11}, 2}, {10, 10, 15, 13}, true, false},
        {{{12, 15}, 2}, {10, 10, 15, 13}, true, false},
        {{{12, 8}, 2}, {10, 10, 15, 13}, true, false},
        {{{12, 14}, 2}, {10, 10, 15, 13}, true, true},
        {{{0, 0}, 1}, {1, -3, 2, 4}, true, false},
    };
    CHECK_ITEMS(check_circle_rect, items);
}

/* not-fl3/macroquad #483 */
void test_report_corner_taken_for_the_centre(void)
{
    static const circle_rect_item items[] = {
        {{{142, 82}, 3}, {100, 60, 140, 80}, true, true},
        {{{85, 55}, 4}, {100, 60, 140, 80}, false, false},
        {{{139, 79}, 0}, {100, 60, 140, 80}, true, true},
    };
    CHECK_ITEMS(check_circle_rect, items);
}

/* gamelab/kiwi.js #163 */
void test_report_corner_treated_as_a_box(void)
{
    static const circle_rect_item items[] = {
        {{{13, 13}, 4}, {0, 0, 10, 10}, false, false},
        {{{-3, 13}, 4}, {0, 0, 10, 10}, false, false},
        {{{13, 10}, 4}, {0, 0, 10, 10}, true, true},
        {{{12, 13}, 4}, {0, 0, 10, 10}, true, true},
    };
    CHECK_ITEMS(check_circle_rect, items);
}

/* PurpleKingdomGames/indigo #658 */
void test_report_circle_wholly_inside(void)
{
    static const circle_rect_item items[] = {
        {{{60, 40}, 3}, {0, 0, 200, 100}, true, true},
        {{{100, 50}, 1}, {0, 0, 200, 100}, true, true},
        {{{199, 99}, 1}, {0, 0, 200, 100}, true, true},
    };
    CHECK_ITEMS(check_circle_rect, items);
}

/* schteppe/p2.js #372 */
void test_report_rect_wholly_inside(void)
{
    static const circle_rect_item items[] = {
        {{{9, 0}, 14}, {-2, -2, 2, 2}, true, true},
        {{{9, 0}, 7}, {-2, -2, 2, 2}, true, false},
        {{{9, 0}, 6}, {-2, -2, 2, 2}, false, false},
    };
    CHECK_ITEMS(check_circle_rect, items);
}

/* LBALab/lba2-classic-community #600 */
void test_report_square_overflows_int(void)
{
    static const circles_item items[] = {
        {{{0, 0}, 100}, {{46400, 0}, 100}, false, false},
        {{{0, 0}, 100}, {{65536, 0}, 100}, false, false},
        {{{0, 0}, 100}, {{65536, 65536}, 100}, false, false},
        {{{-30000, -30000}, 50}, {{30000, 30000}, 50}, false, false},
        {{{-30000, -30000}, 45000}, {{30000, 30000}, 40000}, true, true},
    };
    CHECK_ITEMS(check_circles, items);
}

/* PICO-8 wiki, known bugs */
void test_report_square_overflows_q16(void)
{
    static const circles_item items[] = {
        {{{0, 0}, 1310720}, {{11927552, 0}, 1310720}, false, false},
        {{{0, 0}, 1310720}, {{16777216, 0}, 1310720}, false, false},
        {{{0, 0}, 5963776}, {{11927552, 0}, 5963776}, true, false},
        {{{0, 0}, 5963776}, {{11927552, 0}, 5963775}, false, false},
        {{{0, 0}, 1310720}, {{8388608, 8388608}, 1310720}, false, false},
    };
    CHECK_ITEMS(check_circles, items);
}

/* MoonModules/projectMM PR #62 */
void test_report_difference_overflows_before_it_is_widened(void)
{
    static const circles_item items[] = {
        {{{INT32_MIN, 0}, 1}, {{INT32_MAX, 0}, 1}, false, false},
        {{{INT32_MIN, 0}, INT32_MAX}, {{INT32_MAX, 0}, INT32_MAX}, false, false},
        {{{INT32_MIN, 0}, INT32_MAX}, {{2147483646, 0}, INT32_MAX}, true, false},
        {{{-1500000000, 0}, 10}, {{1500000000, 0}, 10}, false, false},
    };
    CHECK_ITEMS(check_circles, items);
}

/* mdn/content PR #19565 */
void test_report_radii_added_to_the_distance(void)
{
    static const circles_item items[] = {
        {{{0, 0}, 5}, {{12, 0}, 20}, true, true},    {{{0, 0}, 5}, {{15, 20}, 20}, true, false},
        {{{0, 0}, 5}, {{15, 21}, 20}, false, false}, {{{-3, -4}, 1}, {{3, 4}, 9}, true, false},
        {{{-3, -4}, 1}, {{3, 4}, 8}, false, false},
    };
    CHECK_ITEMS(check_circles, items);
}
