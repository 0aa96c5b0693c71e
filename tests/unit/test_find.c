#include "cases.h"
#include "check.h"
#include "tests.h"

enum { BOXES = 12, ROUNDS = 60 };

/* A box as a game keeps it: a member among others. */
typedef struct enemy {
    int16_t health;
    fh_rect box;
    uint8_t kind;
} enemy;

typedef bool ask(const void *shape, const fh_rect *rect);
typedef size_t find(const void *shape, const fh_rects *rects, size_t from);

#define ADAPTERS(question, shape_type, pair)                                                       \
    static bool ask_##question##_##pair(const void *shape, const fh_rect *rect)                    \
    {                                                                                              \
        return fh_##question##_##pair##_rect((const shape_type *)shape, rect);                     \
    }                                                                                              \
    static size_t find_##question##_##pair(const void *shape, const fh_rects *rects, size_t from)  \
    {                                                                                              \
        return fh_find_##question##_##pair##_rects((const shape_type *)shape, rects, from);        \
    }
ADAPTERS(touch, fh_circle, circle)
ADAPTERS(overlap, fh_circle, circle)
ADAPTERS(touch, fh_rect, rect)
ADAPTERS(overlap, fh_rect, rect)

/* Every index in turn, against asking box by box. */
static void check_list(const void *shape, ask *asked, find *found, const fh_rects *rects)
{
    for (size_t from = 0; from <= rects->count + 1; from++) {
        size_t wanted = from < rects->count ? from : rects->count;
        for (; wanted < rects->count; wanted++) {
            const unsigned char *at = (const unsigned char *)rects->first + wanted * rects->stride;
            if (asked(shape, (const fh_rect *)(const void *)at)) break;
        }
        CHECK_EQUAL(found(shape, rects, from), wanted);
    }
}

static void check_shapes(const shape_case *c, const fh_rects *rects)
{
    check_list(&c->circle, ask_touch_circle, find_touch_circle, rects);
    check_list(&c->circle, ask_overlap_circle, find_overlap_circle, rects);
    check_list(&c->other_rect, ask_touch_rect, find_touch_rect, rects);
    check_list(&c->other_rect, ask_overlap_rect, find_overlap_rect, rects);
}

void test_find_agrees_with_pairs(void)
{
    uint32_t state = 99;
    enemy enemies[BOXES];
    for (uint32_t i = 0; i < ROUNDS; i++) {
        check_item("list", i);
        shape_case c;
        for (size_t k = 0; k < BOXES; k++) {
            case_random(&state, &c);
            enemies[k] = (enemy){1, c.rect, 2};
        }
        check_shapes(&c, &(fh_rects){&enemies[0].box, BOXES, sizeof enemies[0]});
    }
}

void test_find_lists(void)
{
    static const fh_rect boxes[] = {{0, 0, 2, 2}, {10, 0, 12, 2}, {0, 0, 2, 2}};
    const fh_rects list = FH_RECTS(boxes), empty = {NULL, 0, sizeof(fh_rect)};
    const fh_circle circle = {{1, 1}, 1};
    const fh_rect rect = {12, 2, 13, 3};
    CHECK(list.count == 3 && list.stride == sizeof(fh_rect));
    CHECK(fh_find_touch_circle_rects(&circle, &list, 0) == 0);
    CHECK(fh_find_overlap_circle_rects(&circle, &list, 1) == 2);
    CHECK(fh_find_touch_circle_rects(&circle, &list, 3) == 3);
    CHECK(fh_find_touch_circle_rects(&circle, &list, SIZE_MAX) == 3);
    CHECK(fh_find_touch_rect_rects(&rect, &FH_RECTS(boxes), 0) == 1);
    CHECK(fh_find_overlap_rect_rects(&rect, &list, 0) == 3);
    CHECK(fh_find_overlap_rect_rects(&rect, &list, SIZE_MAX) == 3);
    CHECK(fh_find_touch_circle_rects(&circle, &empty, 0) == 0);
    CHECK(fh_find_touch_rect_rects(&rect, &empty, 7) == 0);
}

void test_contains_and_intersection(void)
{
    const fh_rect outer = {-3, 2, 4, 11}, inner = {-2, 3, 3, 10}, beside = {4, 0, 9, 2};
    fh_rect shared = {7, 7, 7, 7};
    CHECK(fh_rect_contains(&outer, &outer) && fh_rect_contains(&outer, &inner));
    CHECK(!fh_rect_contains(&inner, &outer) && !fh_rect_contains(&outer, &beside));
    CHECK(fh_rect_intersection(&outer, &beside, &shared));
    CHECK(shared.left == 4 && shared.top == 2 && shared.right == 4 && shared.bottom == 2);
    CHECK(!fh_rect_intersection(&inner, &beside, &shared));
    CHECK(shared.left == 4 && shared.bottom == 2); /* not written */
    shared = outer;
    CHECK(fh_rect_intersection(&shared, &inner, &shared));
    CHECK(shared.left == -2 && shared.top == 3 && shared.right == 3 && shared.bottom == 10);
    CHECK(fh_pixel_rect((fh_vec){-3, 2}, &outer) && fh_pixel_rect((fh_vec){3, 10}, &outer));
    CHECK(!fh_pixel_rect((fh_vec){4, 5}, &outer) && !fh_pixel_rect((fh_vec){0, 11}, &outer));
    CHECK(!fh_pixel_rect((fh_vec){4, 2}, &(fh_rect){4, 2, 4, 2})); /* flat: owns nothing */
}
