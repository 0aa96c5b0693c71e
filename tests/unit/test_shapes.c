#include "check.h"
#include "tests.h"
#include <fixhit/fixhit.h>

static bool same_rect(fh_rect a, fh_rect b)
{
    return a.left == b.left && a.top == b.top && a.right == b.right && a.bottom == b.bottom;
}

void test_shapes_from_size(void)
{
    CHECK(same_rect(fh_rect_from_size(3, 4, 5, 6), (fh_rect){3, 4, 8, 10}));
    CHECK(same_rect(fh_rect_from_size(17, 19, -9, -11), (fh_rect){8, 8, 17, 19}));
    CHECK(same_rect(fh_rect_from_size(1, 2, 0, 0), (fh_rect){1, 2, 1, 2}));
    CHECK(same_rect(fh_rect_from_size(INT32_MAX, INT32_MIN, INT32_MIN, INT32_MAX),
                    (fh_rect){-1, INT32_MIN, INT32_MAX, -1}));
    CHECK(same_rect(fh_rect_from_size(0, -1, INT32_MIN, INT32_MIN + 1),
                    (fh_rect){INT32_MIN, INT32_MIN, 0, -1}));
#ifdef NDEBUG /* else it is asserted */
    CHECK(same_rect(fh_rect_from_size(INT32_MAX - 5, 0, 300, 10),
                    (fh_rect){INT32_MAX - 5, 0, INT32_MAX, 10}));
    CHECK(same_rect(fh_rect_from_size(-2, INT32_MIN, INT32_MIN, -1),
                    (fh_rect){INT32_MIN, INT32_MIN, -2, INT32_MIN}));
#endif
}

void test_shapes_from_corners(void)
{
    const fh_rect wanted = {-1, INT32_MIN, INT32_MAX, 7};
    CHECK(same_rect(fh_rect_from_corners((fh_vec){-1, INT32_MIN}, (fh_vec){INT32_MAX, 7}), wanted));
    CHECK(same_rect(fh_rect_from_corners((fh_vec){INT32_MAX, 7}, (fh_vec){-1, INT32_MIN}), wanted));
    CHECK(same_rect(fh_rect_from_corners((fh_vec){-1, 7}, (fh_vec){INT32_MAX, INT32_MIN}), wanted));
    CHECK(same_rect(fh_rect_from_corners((fh_vec){INT32_MAX, INT32_MIN}, (fh_vec){-1, 7}), wanted));
}

void test_shapes_moved(void)
{
    const fh_vec by = {-3, INT32_MAX};
    const fh_vec point = fh_vec_moved((fh_vec){1, INT32_MIN}, by);
    CHECK(point.x == -2 && point.y == -1);
    CHECK(same_rect(fh_rect_moved((fh_rect){0, -9, 4, 0}, by),
                    (fh_rect){-3, INT32_MAX - 9, 1, INT32_MAX}));
    const fh_round round = fh_round_moved((fh_round){0, -9, 4, -5}, by);
    CHECK(round.left == -3 && round.top == INT32_MAX - 9);
    CHECK(round.right == 1 && round.bottom == INT32_MAX - 5);
    const fh_circle circle = fh_circle_moved((fh_circle){{INT32_MIN + 3, 0}, 5}, by);
    CHECK(circle.center.x == INT32_MIN && circle.center.y == INT32_MAX && circle.radius == 5);
#ifdef NDEBUG /* else it is asserted */
    CHECK(same_rect(fh_rect_moved((fh_rect){INT32_MIN, 1, 0, 2}, by),
                    (fh_rect){INT32_MIN, INT32_MAX, -3, INT32_MAX}));
#endif
}

void test_shapes_pixels(void)
{
    static const fix16_t constants[] = {FH_PX(1), FH_PX(-1), FH_PX(32767), FH_PX(-32768)};
    CHECK(constants[0] == 65536 && constants[1] == -65536);
    CHECK(constants[2] == INT32_C(0x7FFF0000) && constants[3] == INT32_MIN);
    /* The pixel is the floor, below zero too. */
    CHECK(FH_TO_PX(-104858) == -2 && FH_TO_PX(-65536) == -1 && FH_TO_PX(-1) == -1);
    CHECK(FH_TO_PX(124518) == 1 && FH_TO_PX(-65537) == -2 && FH_TO_PX(0) == 0);
    CHECK(FH_TO_PX(INT32_MAX) == 32767 && FH_TO_PX(INT32_MIN) == -32768);
}

/* Against every point of the box, one by one. */
void test_closest_on_rect(void)
{
    const fh_rect rect = {-1, 0, 2, 2};
    for (fh_vec p = {-4, 0}; p.x <= 5; p.x++)
        for (p.y = -3; p.y <= 5; p.y++) {
            const fh_vec got = fh_closest_on_rect(p, &rect);
            CHECK(fh_touch_point_rect(got, &rect));
            const int32_t reached = (p.x - got.x) * (p.x - got.x) + (p.y - got.y) * (p.y - got.y);
            for (int32_t x = rect.left; x <= rect.right; x++)
                for (int32_t y = rect.top; y <= rect.bottom; y++)
                    CHECK(reached <= (p.x - x) * (p.x - x) + (p.y - y) * (p.y - y));
        }
    const fh_rect far = {INT32_MAX, INT32_MIN, INT32_MAX, INT32_MAX};
    const fh_vec got = fh_closest_on_rect((fh_vec){INT32_MIN, INT32_MIN}, &far);
    CHECK(got.x == INT32_MAX && got.y == INT32_MIN);
}
