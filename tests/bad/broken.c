/*
 * Breaks one precondition, named by its function, so that a test can look at what is said.
 *
 *     broken FUNCTION     broken fault: an instruction that no core has
 */
#include "port.h"
#include <fixhit/fixhit.h>

#include <string.h>

static const fh_rect good_rect = {0, 0, 4, 4}, upside_down = {0, 4, 4, 0}, turned = {4, 0, 0, 4};
static const fh_circle good_circle = {{0, 0}, 4}, negative = {{0, 0}, -1};
static const fh_round good_round = {0, 0, 4, 4}, oblong = {0, 0, 4, 5};
static const fh_rects no_boxes = {NULL, 3, sizeof(fh_rect)};
static const fh_rects bad_stride = {&good_rect, 1, sizeof(fh_rect) + 1};
static const fh_vec point = {1, 1}, far = {INT32_MAX, INT32_MIN};

static bool break_pair(const char *name)
{
#define BREAK(call, ...)                                                                           \
    if (strcmp(name, #call) == 0) return call(__VA_ARGS__), true
    BREAK(fh_touch_point_rect, point, &turned);
    BREAK(fh_overlap_point_rect, point, &upside_down);
    BREAK(fh_touch_point_circle, point, &negative);
    BREAK(fh_overlap_point_circle, point, NULL);
    BREAK(fh_touch_rect_rect, &turned, &good_rect);
    BREAK(fh_overlap_rect_rect, &good_rect, &upside_down);
    BREAK(fh_touch_circle_circle, &negative, &good_circle);
    BREAK(fh_overlap_circle_circle, &good_circle, &negative);
    BREAK(fh_touch_circle_rect, &negative, &good_rect);
    BREAK(fh_overlap_circle_rect, &good_circle, &turned);
    BREAK(fh_touch_round_rect, &oblong, &good_rect);
    BREAK(fh_overlap_round_rect, &good_round, NULL);
    BREAK(fh_touch_round_round, &oblong, &good_round);
    BREAK(fh_overlap_round_round, &good_round, &oblong);
    BREAK(fh_rect_contains, &good_rect, &turned);
    BREAK(fh_rect_intersection, &good_rect, &good_rect, NULL);
    BREAK(fh_pixel_rect, point, &upside_down);
    BREAK(fh_closest_on_rect, point, &turned);
    BREAK(fh_find_touch_circle_rects, &negative, &no_boxes, 0);
    BREAK(fh_find_overlap_circle_rects, &good_circle, &bad_stride, 0);
    BREAK(fh_find_touch_rect_rects, &good_rect, &no_boxes, 0);
    BREAK(fh_find_overlap_rect_rects, &good_rect, NULL, 0);
    BREAK(fh_rect_from_size, INT32_MAX, 0, 1, 1);
    BREAK(fh_vec_moved, (fh_vec){1, 0}, far);
    BREAK(fh_rect_moved, good_rect, far);
    BREAK(fh_round_moved, good_round, far);
    BREAK(fh_circle_moved, (fh_circle){{1, 1}, 1}, far);
    return false;
}

int main(int argc, char **argv)
{
    if (argc != 2) {
        port_complain("usage: broken FUNCTION\n");
        return 2;
    }
#if defined(__arm__)
    if (strcmp(argv[1], "fault") == 0) __asm__ volatile("udf #1");
#endif
    if (!break_pair(argv[1])) {
        port_complain("broken: no such function\n");
        return 2;
    }
    port_complain("broken: nothing happened\n");
    return 0;
}
