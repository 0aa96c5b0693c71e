/* One number for all answers, pinned: the same on the host and on every core. */
#include "answers.h"
#include "check.h"
#include "motion_answers.h"
#include "polygon_cases.h"
#include "tests.h"

/* Taken on the host, with a library that tests/oracle had found no fault in. */
#define GRID_DIGEST    UINT32_C(0xea04f090)
#define RANDOM_DIGEST  UINT32_C(0x256b1b3a)
#define MOTION_DIGEST  UINT32_C(0x79e730e3)
#define POLYGON_DIGEST UINT32_C(0x6dda3790)

enum { GRID = 3, SEED = 20261130, CASES = 20000 };

static uint32_t digest_circles(uint32_t digest, shape_case *c)
{
    for (c->circle.center.x = 0; c->circle.center.x < GRID + 2; c->circle.center.x++)
        for (c->circle.center.y = 0; c->circle.center.y < GRID + 2; c->circle.center.y++)
            for (c->circle.radius = 0; c->circle.radius < GRID; c->circle.radius++) {
                c->point = c->circle.center;
                c->round = (fh_round){c->point.x, c->point.y, c->point.x + c->circle.radius,
                                      c->point.y + c->circle.radius};
                digest = digest_word(digest, answers(c));
            }
    return digest;
}

void test_digest_grid(void)
{
    uint32_t digest = DIGEST_START;
    shape_case c = {.other_circle = {{2, 2}, 1}, .other_rect = {1, 1, 2, 3}};
    c.other_round = (fh_round){1, 1, 2, 2};
    for (c.rect.left = 0; c.rect.left < GRID; c.rect.left++)
        for (c.rect.right = c.rect.left; c.rect.right < GRID; c.rect.right++)
            for (c.rect.top = 0; c.rect.top < GRID; c.rect.top++)
                for (c.rect.bottom = c.rect.top; c.rect.bottom < GRID; c.rect.bottom++)
                    digest = digest_circles(digest, &c);
    CHECK_EQUAL(digest, GRID_DIGEST);
}

void test_digest_random(void)
{
    uint32_t digest = DIGEST_START, state = SEED;
    for (uint32_t i = 0; i < CASES; i++) {
        shape_case c;
        case_random(&state, &c);
        digest = digest_word(digest, answers(&c));
    }
    CHECK_EQUAL(digest, RANDOM_DIGEST);
}

void test_digest_motion(void)
{
    uint32_t digest = DIGEST_START, state = SEED;
    for (uint32_t i = 0; i < CASES / 10; i++) {
        limit_case c;
        limit_case_random(&state, &c);
        digest = motion_answers(digest, &c);
    }
    CHECK_EQUAL(digest, MOTION_DIGEST);
}

void test_digest_polygons(void)
{
    uint32_t digest = DIGEST_START, state = SEED;
    for (uint32_t i = 0; i < CASES / 20; i++) {
        polygon_case c;
        polygon_case_random(&state, &c);
        digest = polygon_motion_answers(digest, &c);
    }
    CHECK_EQUAL(digest, POLYGON_DIGEST);
}
