/* Contacts: how to part what overlaps. */
#include "../unit/check.h"
#include "../unit/vectors.h"
#include "reports.h"

#include <fixhit/fixhit.h>

/* Of two pushes either is right; both (0, 0): any of that length. */
typedef struct circle_rect_item {
    fh_circle mover;
    fh_rect obstacle;
    bool overlap;
    fix16_t depth;
    fh_vec push, other_push;
} circle_rect_item;

typedef struct circles_item {
    fh_circle mover, obstacle;
    bool overlap;
    fix16_t depth;
    fh_vec push, other_push;
} circles_item;

static void check_contact(const fh_contact *c, fix16_t depth, fh_vec push, fh_vec other_push)
{
    const fh_vec any = {0, 0};
    const int32_t squared = c->push.x * c->push.x + c->push.y * c->push.y;
    CHECK(c->depth == depth && (c->normal.x != 0 || c->normal.y != 0));
    if (is_same(push, any))
        CHECK(squared == depth * depth);
    else
        CHECK(is_same(c->push, push) || is_same(c->push, other_push));
}

static void check_circle_rect(const circle_rect_item *item)
{
    fh_contact c;
    CHECK(fh_contact_circle_rect(&item->mover, &item->obstacle, &c) == item->overlap);
    if (item->overlap) check_contact(&c, item->depth, item->push, item->other_push);
}

static void check_circles(const circles_item *item)
{
    fh_contact c;
    CHECK(fh_contact_circle_circle(&item->mover, &item->obstacle, &c) == item->overlap);
    if (item->overlap) check_contact(&c, item->depth, item->push, item->other_push);
}

/* idmillington/cyclone-physics #34 */
void test_report_zero_normal_when_the_centre_is_inside(void)
{
    static const circle_rect_item items[] = {
        {{{30, 5}, 3}, {0, 0, 40, 16}, true, 8, {0, -8}, {0, -8}},
        {{{2, 9}, 1}, {0, 0, 40, 16}, true, 3, {-3, 0}, {-3, 0}},
        {{{20, 8}, 4}, {0, 0, 40, 16}, true, 12, {0, -12}, {0, 12}},
    };
    CHECK_ITEMS(check_circle_rect, items);
}

/* RandyGaul/cute_headers #85 */
void test_report_wrong_axis_of_a_long_rect(void)
{
    static const circle_rect_item items[] = {
        {{{50, 3}, 2}, {0, 0, 100, 10}, true, 5, {0, -5}, {0, -5}},
        {{{5, 6}, 2}, {0, 0, 100, 10}, true, 6, {0, 6}, {0, 6}},
        {{{3, 6}, 2}, {0, 0, 100, 10}, true, 5, {-5, 0}, {-5, 0}},
        {{{6, 97}, 1}, {0, 0, 10, 100}, true, 4, {0, 4}, {0, 4}},
    };
    CHECK_ITEMS(check_circle_rect, items);
}

/* vrld/HC #50 */
void test_report_push_points_the_wrong_way(void)
{
    static const circle_rect_item items[] = {
        {{{40, 30}, 3}, {20, 31, 60, 41}, true, 2, {0, -2}, {0, -2}},
        {{{40, 42}, 3}, {20, 31, 60, 41}, true, 2, {0, 2}, {0, 2}},
        {{{18, 36}, 3}, {20, 31, 60, 41}, true, 1, {-1, 0}, {-1, 0}},
        {{{62, 36}, 3}, {20, 31, 60, 41}, true, 1, {1, 0}, {1, 0}},
    };
    CHECK_ITEMS(check_circle_rect, items);
}

/* nenjack/check2d #11 */
void test_report_concentric_circles(void)
{
    static const circles_item items[] = {
        {{{7, 7}, 4}, {{7, 7}, 6}, true, 10, {0, 0}, {0, 0}},
        {{{7, 7}, 0}, {{7, 7}, 0}, false, 0, {0, 0}, {0, 0}},
        {{{8, 7}, 4}, {{7, 7}, 6}, true, 9, {9, 0}, {9, 0}},
    };
    CHECK_ITEMS(check_circles, items);
}

/* ianmackenzie/elm-geometry #99 */
void test_report_tiny_squares_underflow(void)
{
    static const circles_item items[] = {
        {{{3, 4}, 10}, {{0, 0}, 10}, true, 15, {9, 12}, {9, 12}},
        {{{0, 0}, 10}, {{3, 4}, 10}, true, 15, {-9, -12}, {-9, -12}},
        {{{0, 2}, 1}, {{0, 0}, 1}, false, 0, {0, 0}, {0, 0}},
    };
    CHECK_ITEMS(check_circles, items);
}
