/* Lists, closest points, pixels. */
#include "reports.h"

#include "../unit/check.h"
#include <fixhit/fixhit.h>

typedef struct query_item {
    fh_rect query;
    fh_rect boxes[4];
    uint32_t touched, overlapped; /* a bit each */
} query_item;

typedef struct closest_item {
    fh_vec point;
    fh_rect rect;
    fh_vec closest;
} closest_item;

typedef struct pixel_item {
    fix16_t q16;
    int32_t pixel;
} pixel_item;

static void check_query(const query_item *item)
{
    const fh_rects boxes = FH_RECTS(item->boxes);
    uint32_t touched = 0, overlapped = 0;
    for (size_t i = 0; (i = fh_find_touch_rect_rects(&item->query, &boxes, i)) < boxes.count; i++)
        touched |= UINT32_C(1) << i;
    for (size_t i = 0; (i = fh_find_overlap_rect_rects(&item->query, &boxes, i)) < boxes.count; i++)
        overlapped |= UINT32_C(1) << i;
    CHECK_EQUAL(touched, item->touched);
    CHECK_EQUAL(overlapped, item->overlapped);
}

static void check_closest(const closest_item *item)
{
    const fh_vec got = fh_closest_on_rect(item->point, &item->rect);
    CHECK(got.x == item->closest.x && got.y == item->closest.y);
}

static void check_pixel(const pixel_item *item)
{
    CHECK(FH_TO_PX(item->q16) == item->pixel);
}

/* straker/kontra #111 */
void test_report_query_misses_the_border(void)
{
    static const query_item items[] = {
        {{0, 32, 32, 64},
         {{0, 64, 16, 64}, {32, 40, 36, 44}, {0, 31, 4, 32}, {10, 40, 14, 44}},
         0xf,
         0x8},
        {{0, 0, 64, 64},
         {{0, 64, 16, 64}, {64, 0, 64, 64}, {-4, -4, 0, 0}, {64, 64, 65, 65}},
         0xf,
         0x0},
    };
    CHECK_ITEMS(check_query, items);
}

/* DennisOSRM/toolbox-rs PR #580 */
void test_report_nearest_corner_for_nearest_point(void)
{
    static const closest_item items[] = {
        {{150, -1}, {0, 0, 300, 10}, {150, 0}},
        {{-3, -4}, {0, 0, 300, 10}, {0, 0}},
        {{7, 7}, {0, 0, 300, 10}, {7, 7}},
        {{305, 22}, {0, 0, 300, 10}, {300, 10}},
    };
    CHECK_ITEMS(check_closest, items);
}

/* sashakoshka/m4kc PR #32 */
void test_report_pixel_truncated_instead_of_floored(void)
{
    static const pixel_item items[] = {
        {-104858, -2}, {-65536, -1}, {-1, -1}, {124518, 1}, {-65537, -2},
    };
    CHECK_ITEMS(check_pixel, items);
}

/* PetteriAimonen/libfixmath PR #54 */
void test_report_rounding_at_the_extremes(void)
{
    static const pixel_item items[] = {
        {INT32_MAX, 32767}, {INT32_MIN, -32768}, {2147450880, 32767}, {2147450879, 32767},
        {32768, 0},         {-32768, -1},        {32767, 0},          {-32769, -1},
    };
    CHECK_ITEMS(check_pixel, items);
}
