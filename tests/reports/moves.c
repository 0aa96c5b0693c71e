/* Moves that slide along boxes. */
#include "../unit/check.h"
#include "reports.h"

#include <fixhit/fixhit.h>

enum { SOLIDS = 3 };

/* Where the mover's top left corner ends and which sides were hit; two ways are both right. */
typedef struct move_item {
    fh_rect mover;
    fh_vec motion;
    fh_rect solids[SOLIDS];
    size_t count;
    fh_vec end[2];
    unsigned sides[2];
} move_item;

static void check_move(const move_item *item)
{
    const fh_rects solids = {item->solids, item->count, sizeof(fh_rect)};
    size_t hits[SOLIDS];
    fh_move move = {.hits = hits, .capacity = SOLIDS};
    fh_move_rect_rects(&item->mover, item->motion, &solids, 3, &move);
    const fix16_t x = item->mover.left + move.travel.x, y = item->mover.top + move.travel.y;
    bool right = false;
    for (int i = 0; i < 2; i++)
        right =
            right || (x == item->end[i].x && y == item->end[i].y && move.sides == item->sides[i]);
    CHECK(right);
}

/* godotengine/godot #89458 */
void test_report_sticks_on_a_seam(void)
{
    static const move_item items[] = {
        {{0, 16, 12, 32},
         {20, 4},
         {{0, 32, 16, 48}, {16, 32, 32, 48}, {32, 32, 48, 48}},
         3,
         {{20, 16}, {20, 16}},
         {FH_DOWN, FH_DOWN}},
        {{0, 16, 12, 32},
         {20, 0},
         {{0, 32, 16, 48}, {16, 32, 32, 48}, {32, 32, 48, 48}},
         3,
         {{20, 16}, {20, 16}},
         {0, 0}},
        {{0, 15, 12, 31},
         {20, 4},
         {{0, 32, 16, 48}, {16, 32, 32, 48}, {32, 32, 48, 48}},
         3,
         {{20, 16}, {20, 16}},
         {FH_DOWN, FH_DOWN}},
        {{0, 16, 12, 32},
         {20, 4},
         {{0, 32, 16, 48}, {16, 32, 32, 48}, {16, 16, 32, 32}},
         3,
         {{4, 16}, {4, 16}},
         {FH_DOWN | FH_RIGHT, FH_DOWN | FH_RIGHT}},
    };
    CHECK_ITEMS(check_move, items);
}

/* coltonhurst/stoic-shapes PR #1 */
void test_report_order_of_two_contacts(void)
{
    static const move_item items[] = {
        {{10, 0, 20, 10},
         {-4, 4},
         {{0, 10, 10, 20}, {10, 10, 20, 20}, {20, 10, 30, 20}},
         3,
         {{6, 0}, {6, 0}},
         {FH_DOWN, FH_DOWN}},
        {{10, 0, 20, 10},
         {4, 4},
         {{0, 10, 10, 20}, {10, 10, 20, 20}, {20, 10, 30, 20}},
         3,
         {{14, 0}, {14, 0}},
         {FH_DOWN, FH_DOWN}},
        {{10, 0, 20, 10},
         {-4, 4},
         {{20, 10, 30, 20}, {10, 10, 20, 20}, {0, 10, 10, 20}},
         3,
         {{6, 0}, {6, 0}},
         {FH_DOWN, FH_DOWN}},
        {{10, 0, 20, 10}, {-4, 4}, {{0, 10, 10, 20}}, 1, {{6, 0}, {10, 4}}, {FH_DOWN, FH_LEFT}},
    };
    CHECK_ITEMS(check_move, items);
}

/* microsoft/pxt-arcade #4649 */
void test_report_snaps_sideways(void)
{
    static const move_item items[] = {
        {{10, 16, 22, 28},
         {5, -3},
         {{0, 0, 16, 16}, {16, 0, 32, 16}, {32, 0, 48, 16}},
         3,
         {{15, 16}, {15, 16}},
         {FH_UP, FH_UP}},
        {{10, 18, 22, 30},
         {5, -6},
         {{0, 0, 16, 16}, {16, 0, 32, 16}, {32, 0, 48, 16}},
         3,
         {{15, 16}, {15, 16}},
         {FH_UP, FH_UP}},
        {{10, 18, 22, 30},
         {-9, -6},
         {{0, 0, 16, 16}, {16, 0, 32, 16}, {-16, 16, 0, 32}},
         3,
         {{1, 16}, {1, 16}},
         {FH_UP, FH_UP}},
        {{10, 18, 22, 30},
         {-12, -6},
         {{0, 0, 16, 16}, {16, 0, 32, 16}, {-16, 16, 0, 32}},
         3,
         {{0, 16}, {0, 16}},
         {FH_UP | FH_LEFT, FH_UP | FH_LEFT}},
    };
    CHECK_ITEMS(check_move, items);
}

/* "Swept AABB Collision Detection Conflict with Tile-sized Gaps" */
void test_report_gap_as_wide_as_the_mover(void)
{
    static const move_item items[] = {
        {{16, 0, 32, 16},
         {0, 10},
         {{0, 16, 16, 32}, {32, 16, 48, 32}},
         2,
         {{16, 10}, {16, 10}},
         {0, 0}},
        {{16, 0, 32, 16},
         {0, 40},
         {{0, 16, 16, 32}, {32, 16, 48, 32}, {16, 40, 32, 56}},
         3,
         {{16, 24}, {16, 24}},
         {FH_DOWN, FH_DOWN}},
        {{15, 0, 31, 16},
         {0, 10},
         {{0, 16, 16, 32}, {32, 16, 48, 32}},
         2,
         {{15, 0}, {15, 0}},
         {FH_DOWN, FH_DOWN}},
        {{16, 0, 33, 16},
         {0, 10},
         {{0, 16, 16, 32}, {32, 16, 48, 32}},
         2,
         {{16, 0}, {16, 0}},
         {FH_DOWN, FH_DOWN}},
    };
    CHECK_ITEMS(check_move, items);
}

/* cxong/cdogs-sdl #215 */
void test_report_stuck_on_an_outside_corner(void)
{
    static const move_item items[] = {
        {{0, 0, 8, 8}, {6, 6}, {{10, 10, 30, 30}}, 1, {{2, 6}, {6, 2}}, {FH_RIGHT, FH_DOWN}},
        {{0, 1, 8, 9}, {6, 6}, {{10, 10, 30, 30}}, 1, {{2, 7}, {2, 7}}, {FH_RIGHT, FH_RIGHT}},
        {{1, 0, 9, 8}, {6, 6}, {{10, 10, 30, 30}}, 1, {{7, 2}, {7, 2}}, {FH_DOWN, FH_DOWN}},
        {{2, 2, 10, 10}, {6, 6}, {{10, 10, 30, 30}}, 1, {{2, 8}, {8, 2}}, {FH_RIGHT, FH_DOWN}},
    };
    CHECK_ITEMS(check_move, items);
}

/* AdamAtomic/flixel #57 */
void test_report_at_the_edge_of_the_map(void)
{
    static const move_item items[] = {
        {{20, 4, 28, 12}, {-30, 0}, {{0, 0, 16, 16}}, 1, {{16, 4}, {16, 4}}, {FH_LEFT, FH_LEFT}},
        {{4, 20, 12, 28}, {0, -30}, {{0, 0, 16, 16}}, 1, {{4, 16}, {4, 16}}, {FH_UP, FH_UP}},
        {{-12, 4, -4, 12}, {30, 0}, {{0, 0, 16, 16}}, 1, {{-8, 4}, {-8, 4}}, {FH_RIGHT, FH_RIGHT}},
        {{4, -12, 12, -4}, {0, 30}, {{0, 0, 16, 16}}, 1, {{4, -8}, {4, -8}}, {FH_DOWN, FH_DOWN}},
    };
    CHECK_ITEMS(check_move, items);
}
