/* Boxes and points in boxes. */
#include "reports.h"

#include "../unit/check.h"
#include <fixhit/fixhit.h>

typedef struct point_rect_item {
    fh_vec point;
    fh_rect rect;
    bool touch, overlap, owns_pixel;
} point_rect_item;

typedef struct rects_item {
    fh_rect a, b;
    bool touch, overlap;
} rects_item;

typedef struct place_and_size {
    fix16_t x, y, width, height;
} place_and_size;

typedef struct sizes_item {
    place_and_size a, b;
    bool touch, overlap;
} sizes_item;

typedef struct contains_item {
    fh_rect outer, inner;
    bool contains;
} contains_item;

typedef struct intersection_item {
    fh_rect a, b;
    bool touch;
    fh_rect shared; /* where they touch */
} intersection_item;

static void check_point_rect(const point_rect_item *item)
{
    CHECK(fh_touch_point_rect(item->point, &item->rect) == item->touch);
    CHECK(fh_overlap_point_rect(item->point, &item->rect) == item->overlap);
    CHECK(fh_pixel_rect(item->point, &item->rect) == item->owns_pixel);
}

static void check_rects(const rects_item *item)
{
    CHECK(fh_touch_rect_rect(&item->a, &item->b) == item->touch);
    CHECK(fh_touch_rect_rect(&item->b, &item->a) == item->touch);
    CHECK(fh_overlap_rect_rect(&item->a, &item->b) == item->overlap);
    CHECK(fh_overlap_rect_rect(&item->b, &item->a) == item->overlap);
}

static fh_rect box_of(place_and_size p)
{
    return fh_rect_from_size(p.x, p.y, p.width, p.height);
}

static void check_sizes(const sizes_item *item)
{
    const rects_item rects = {box_of(item->a), box_of(item->b), item->touch, item->overlap};
    check_rects(&rects);
}

static void check_contains(const contains_item *item)
{
    CHECK(fh_rect_contains(&item->outer, &item->inner) == item->contains);
}

static void check_intersection(const intersection_item *item)
{
    fh_rect shared = {0, 0, 0, 0};
    CHECK(fh_rect_intersection(&item->a, &item->b, &shared) == item->touch);
    CHECK(shared.left == item->shared.left && shared.right == item->shared.right);
    CHECK(shared.top == item->shared.top && shared.bottom == item->shared.bottom);
}

/* raysan5/raylib PR #3022 */
void test_report_shared_edge_owned_by_both_tiles(void)
{
    static const point_rect_item items[] = {
        {{24, 5}, {8, 0, 24, 16}, true, false, false},
        {{24, 5}, {24, 0, 40, 16}, true, false, true},
        {{8, 0}, {8, 0, 24, 16}, true, false, true},
        {{24, 16}, {8, 0, 24, 16}, true, false, false},
    };
    CHECK_ITEMS(check_point_rect, items);
}

/* godotengine/godot #26615 */
void test_report_equal_rects_do_not_contain_each_other(void)
{
    static const contains_item items[] = {
        {{-3, 2, 4, 11}, {-3, 2, 4, 11}, true},
        {{-3, 2, 4, 11}, {-2, 3, 4, 11}, true},
        {{-3, 2, 4, 11}, {-2, 3, 3, 10}, true},
        {{-3, 2, 4, 11}, {-2, 3, 5, 10}, false},
    };
    CHECK_ITEMS(check_contains, items);
}

/* pygame/pygame #1197 */
void test_report_zero_sized_rects(void)
{
    static const rects_item items[] = {
        {{2, 2, 11, 11}, {5, 5, 5, 5}, true, true},
        {{2, 2, 11, 11}, {2, 2, 2, 2}, true, false},
        {{2, 2, 11, 11}, {6, 6, 9, 6}, true, true},
        {{2, 2, 11, 11}, {11, 11, 11, 11}, true, false},
        {{2, 2, 11, 11}, {12, 5, 12, 5}, false, false},
    };
    CHECK_ITEMS(check_rects, items);
}

/* wgroeneveld/gba-sprite-engine PR #5 */
void test_report_eight_and_sixteen_bit_wrap(void)
{
    static const rects_item items[] = {
        {{250, 10, 266, 26}, {2, 12, 10, 20}, false, false},
        {{250, 10, 266, 26}, {262, 12, 270, 20}, true, true},
        {{250, 10, 266, 26}, {266, 12, 274, 20}, true, false},
        {{32760, 0, 32780, 4}, {32770, 1, 32775, 2}, true, true},
    };
    CHECK_ITEMS(check_rects, items);
}

/* SFML/SFML #219 */
void test_report_negative_sizes(void)
{
    static const sizes_item items[] = {
        {{0, 0, 12, 12}, {17, 19, -9, -11}, true, true},
        {{17, 19, -9, -11}, {0, 0, 12, 12}, true, true},
        {{0, 0, 12, 12}, {17, 19, -5, -7}, true, false},
        {{20, 20, -4, -4}, {15, 15, 3, 3}, true, true},
    };
    CHECK_ITEMS(check_sizes, items);
}

/* libsdl-org/SDL #8879 */
#ifdef NDEBUG
void test_report_position_plus_size_overflows(void)
{
    static const sizes_item items[] = {
        {{2147483600, 0, 300, 10}, {0, 0, 10, 10}, false, false},
        {{2147483600, 0, 300, 10}, {2147483500, 2, 400, 4}, true, true},
        {{2147483600, 0, 300, 10}, {INT32_MIN, 0, 200, 10}, false, false},
        {{INT32_MAX, INT32_MAX, INT32_MAX, INT32_MAX},
         {2147483646, 2147483646, 2, 2},
         true,
         false}, /* held, a is only a point of b's corner: no overlap is left */
    };
    CHECK_ITEMS(check_sizes, items);
}
#endif

/* libsdl-org/SDL #819 */
void test_report_intersection_of_what_is_apart(void)
{
    static const intersection_item items[] = {
        {{0, 0, 10, 10}, {25, 3, 29, 7}, false, {0, 0, 0, 0}},
        {{0, 0, 10, 10}, {10, 3, 14, 7}, true, {10, 3, 10, 7}},
        {{0, 0, 10, 10}, {3, 3, 3, 8}, true, {3, 3, 3, 8}},
        {{-9, -9, -6, -6}, {-4, -4, -1, -1}, false, {0, 0, 0, 0}},
    };
    CHECK_ITEMS(check_intersection, items);
}

/* raysan5/raylib #98 */
void test_report_intersection_depends_on_order(void)
{
    static const intersection_item items[] = {
        {{3, 4, 23, 10}, {15, -2, 45, 7}, true, {15, 4, 23, 7}},
        {{15, -2, 45, 7}, {3, 4, 23, 10}, true, {15, 4, 23, 7}},
        {{-9, -9, -5, 21}, {-20, 0, 20, 3}, true, {-9, 0, -5, 3}},
        {{-20, 0, 20, 3}, {-9, -9, -5, 21}, true, {-9, 0, -5, 3}},
    };
    CHECK_ITEMS(check_intersection, items);
}
