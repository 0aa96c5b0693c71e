/* Sweeps: when a mover meets what. */
#include "../unit/check.h"
#include "reports.h"

#include <fixhit/fixhit.h>

/* Hit or miss; the time as a fraction; the direction of the normal, (0, 0) where any will do. */
typedef struct wanted {
    bool hit;
    int32_t part, whole;
    fh_vec normal;
} wanted;

static void check_hit(bool hit, const fh_hit *h, const wanted *w)
{
    CHECK(hit == w->hit);
    if (!hit || !w->hit) return;
    const int32_t off = h->t * w->whole - w->part * 65536;
    CHECK(-w->whole <= off && off <= w->whole);
    const int64_t cross = (int64_t)h->normal.x * w->normal.y - (int64_t)h->normal.y * w->normal.x;
    const int64_t dot = (int64_t)h->normal.x * w->normal.x + (int64_t)h->normal.y * w->normal.y;
    CHECK(cross == 0 && (dot > 0 || (w->normal.x == 0 && w->normal.y == 0)));
}

typedef struct rects_item {
    fh_rect mover;
    fh_vec motion;
    fh_rect obstacle;
    wanted hit;
} rects_item;

static void check_rects(const rects_item *item)
{
    fh_hit h;
    const bool hit = fh_sweep_rect_rect(&item->mover, item->motion, &item->obstacle, &h);
    check_hit(hit, &h, &item->hit);
}

typedef struct circle_rect_item {
    fh_circle mover;
    fh_vec motion;
    fh_rect obstacle;
    wanted hit;
} circle_rect_item;

static void check_circle_rect(const circle_rect_item *item)
{
    fh_hit h;
    const bool hit = fh_sweep_circle_rect(&item->mover, item->motion, &item->obstacle, &h);
    check_hit(hit, &h, &item->hit);
}

typedef struct circles_item {
    fh_circle mover;
    fh_vec motion;
    fh_circle obstacle;
    wanted hit;
} circles_item;

static void check_circles(const circles_item *item)
{
    fh_hit h;
    const bool hit = fh_sweep_circle_circle(&item->mover, item->motion, &item->obstacle, &h);
    check_hit(hit, &h, &item->hit);
}

/* erincatto/box2d #552 */
void test_report_time_rounded_into_overlap(void)
{
    static const rects_item items[] = {
        {{0, 0, 65536, 65536}, {196608, 0}, {196608, 0, 262144, 65536}, {true, 2, 3, {-1, 0}}},
        {{0, 0, 65536, 65536}, {196608, 65536}, {196608, 0, 262144, 131072}, {true, 2, 3, {-1, 0}}},
        {{0, 0, 65536, 65536}, {458752, 0}, {262144, 0, 327680, 65536}, {true, 3, 7, {-1, 0}}},
    };
    CHECK_ITEMS(check_rects, items);
}

/* erincatto/box2d #50 */
void test_report_sweep_starts_inside(void)
{
    static const rects_item items[] = {
        {{0, 0, 10, 10}, {20, 0}, {5, 5, 15, 15}, {true, 0, 1, {0, 0}}},
        {{0, 0, 10, 10}, {-20, 0}, {5, 5, 15, 15}, {true, 0, 1, {0, 0}}},
        {{0, 0, 10, 10}, {0, 0}, {5, 5, 15, 15}, {true, 0, 1, {0, 0}}},
        {{6, 6, 8, 8}, {100, 100}, {5, 5, 15, 15}, {true, 0, 1, {0, 0}}},
    };
    CHECK_ITEMS(check_rects, items);
}

/* kikito/bump.lua #33 */
void test_report_corner_grazed(void)
{
    static const rects_item items[] = {
        {{0, 24, 8, 32}, {-5, -5}, {8, 0, 32, 24}, {false, 0, 1, {0, 0}}},
        {{0, 24, 8, 32}, {5, -5}, {8, 0, 32, 24}, {true, 0, 1, {0, 1}}},
        {{-4, 28, 4, 36}, {12, -12}, {8, 0, 32, 24}, {true, 1, 3, {0, 1}}},
        {{-10, 14, -2, 22}, {20, 20}, {8, 0, 32, 24}, {false, 0, 1, {0, 0}}},
        {{0, 34, 8, 42}, {20, -10}, {8, 0, 32, 24}, {false, 0, 1, {0, 0}}},
    };
    CHECK_ITEMS(check_rects, items);
}

/* OneLoneCoder/olcPixelGameEngine #155 */
void test_report_zero_component_of_motion(void)
{
    static const rects_item items[] = {
        {{0, 10, 8, 18}, {30, 0}, {20, 0, 30, 40}, {true, 2, 5, {-1, 0}}},
        {{24, -20, 26, -12}, {0, 30}, {20, 0, 30, 40}, {true, 2, 5, {0, -1}}},
        {{0, 40, 8, 48}, {30, 0}, {20, 0, 30, 40}, {false, 0, 1, {0, 0}}},
        {{0, 41, 8, 49}, {30, 0}, {20, 0, 30, 40}, {false, 0, 1, {0, 0}}},
        {{40, 10, 48, 18}, {-30, 0}, {20, 0, 30, 40}, {true, 1, 3, {1, 0}}},
    };
    CHECK_ITEMS(check_rects, items);
}

/* dimforge/ncollide #214 */
void test_report_size_changes_the_time(void)
{
    static const rects_item items[] = {
        {{-3, -3, 3, 3}, {60, 0}, {40, -5, 46, 5}, {true, 37, 60, {-1, 0}}},
        {{-3, -3, 3, 3}, {60, 0}, {40, -3, 46, 3}, {true, 37, 60, {-1, 0}}},
        {{-3, -3, 3, 3}, {60, 0}, {40, -1, 46, 1}, {true, 37, 60, {-1, 0}}},
        {{-3, -3, 3, 3}, {37, 0}, {40, -5, 46, 5}, {false, 0, 1, {0, 0}}},
        {{-3, -3, 3, 3}, {36, 0}, {40, -5, 46, 5}, {false, 0, 1, {0, 0}}},
    };
    CHECK_ITEMS(check_rects, items);
}

/* melonjs/melonJS #50 */
void test_report_mover_larger_than_the_tile(void)
{
    static const rects_item items[] = {
        {{0, 0, 8, 40}, {10, 0}, {16, 16, 24, 24}, {true, 4, 5, {-1, 0}}},
        {{0, 0, 8, 40}, {8, 0}, {16, 16, 24, 24}, {false, 0, 1, {0, 0}}},
        {{0, 0, 40, 8}, {0, 10}, {16, 16, 24, 24}, {true, 4, 5, {0, -1}}},
        {{30, 0, 38, 40}, {-10, 0}, {16, 16, 24, 24}, {true, 3, 5, {1, 0}}},
    };
    CHECK_ITEMS(check_rects, items);
}

/* erincatto/box2c #26 */
void test_report_sweep_of_radius_zero(void)
{
    static const circle_rect_item items[] = {
        {{{-10, 3}, 0}, {20, 0}, {0, 0, 4, 6}, {true, 1, 2, {0, 0}}},
        {{{-10, 6}, 0}, {20, 0}, {0, 0, 4, 6}, {false, 0, 1, {0, 0}}},
        {{{-10, -10}, 0}, {20, 20}, {0, 0, 4, 6}, {true, 1, 2, {0, 0}}},
        {{{2, 2}, 0}, {20, 0}, {0, 0, 4, 6}, {true, 0, 1, {0, 0}}},
        {{{-10, 7}, 0}, {20, 0}, {0, 0, 4, 6}, {false, 0, 1, {0, 0}}},
    };
    CHECK_ITEMS(check_circle_rect, items);
}

/* code-dot-org/p5.play PR #17 */
void test_report_corner_treated_as_a_box_in_a_sweep(void)
{
    static const circle_rect_item items[] = {
        {{{-24, -3}, 5}, {40, 0}, {0, 0, 40, 40}, {true, 1, 2, {-4, -3}}},
        {{{-24, -5}, 5}, {40, 0}, {0, 0, 40, 40}, {false, 0, 1, {0, 0}}},
        {{{-24, -6}, 5}, {40, 0}, {0, 0, 40, 40}, {false, 0, 1, {0, 0}}},
        {{{-24, 3}, 5}, {38, 0}, {0, 0, 40, 40}, {true, 1, 2, {-1, 0}}},
        {{{-3, -24}, 5}, {0, 100}, {0, 0, 2, 2}, {true, 1, 5, {-3, -4}}},
    };
    CHECK_ITEMS(check_circle_rect, items);
}

/* phaserjs/phaser-ce #122 */
void test_report_tunnelling(void)
{
    static const circle_rect_item items[] = {
        {{{150, 200}, 8}, {0, 900}, {100, 600, 300, 616}, {true, 98, 225, {0, -1}}},
        {{{150, 700}, 8}, {0, -900}, {100, 600, 300, 616}, {true, 19, 225, {0, 1}}},
        {{{150, 200}, 8}, {0, 391}, {100, 600, 300, 616}, {false, 0, 1, {0, 0}}},
        {{{150, 200}, 8}, {0, 392}, {100, 600, 300, 616}, {false, 0, 1, {0, 0}}},
        {{{150, 200}, 8}, {0, 30000}, {100, 600, 300, 601}, {true, 49, 3750, {0, -1}}},
    };
    CHECK_ITEMS(check_circle_rect, items);
}

/* macite/swingame PR #40 */
void test_report_zero_motion(void)
{
    static const circle_rect_item items[] = {
        {{{0, 0}, 5}, {0, 0}, {20, -5, 25, 5}, {false, 0, 1, {0, 0}}},
        {{{16, 0}, 5}, {0, 0}, {20, -5, 25, 5}, {true, 0, 1, {0, 0}}},
        {{{15, 0}, 5}, {0, 0}, {20, -5, 25, 5}, {false, 0, 1, {0, 0}}},
        {{{17, -9}, 5}, {0, 0}, {20, -5, 25, 5}, {false, 0, 1, {0, 0}}},
    };
    CHECK_ITEMS(check_circle_rect, items);
}

/* dimforge/parry #106 */
void test_report_touching_and_leaving_is_a_hit(void)
{
    static const circles_item items[] = {
        {{{0, 0}, 5}, {-4, 0}, {{10, 0}, 5}, {false, 0, 1, {0, 0}}},
        {{{0, 0}, 5}, {4, 0}, {{10, 0}, 5}, {true, 0, 1, {-1, 0}}},
        {{{0, 0}, 5}, {0, 4}, {{10, 0}, 5}, {false, 0, 1, {0, 0}}},
        {{{0, 0}, 5}, {0, 0}, {{10, 0}, 5}, {false, 0, 1, {0, 0}}},
    };
    CHECK_ITEMS(check_circles, items);
}

/* libgdx/gdx-ai PR #55 */
void test_report_tangent_and_equal_motion(void)
{
    static const circles_item items[] = {
        {{{0, 0}, 2}, {0, 0}, {{20, 0}, 2}, {false, 0, 1, {0, 0}}},
        {{{0, 0}, 2}, {0, 0}, {{3, 0}, 2}, {true, 0, 1, {0, 0}}},
        {{{0, 0}, 2}, {0, 0}, {{4, 0}, 2}, {false, 0, 1, {0, 0}}},
        {{{0, 0}, 2}, {30, 0}, {{15, 4}, 2}, {false, 0, 1, {0, 0}}},
        {{{0, 0}, 2}, {30, 0}, {{15, 5}, 2}, {false, 0, 1, {0, 0}}},
        {{{0, 0}, 3}, {24, 0}, {{16, 3}, 2}, {true, 1, 2, {-4, -3}}},
    };
    CHECK_ITEMS(check_circles, items);
}
