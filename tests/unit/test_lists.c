/* Sweeps of lists: what must hold, on every machine. */
#include "check.h"
#include "limit_cases.h"
#include "tests.h"

enum { BOXES = 9, LISTS = 400 };

/* A mover of either shape, behind one interface. */
typedef struct mover {
    bool round;
    fh_circle circle;
    fh_rect rect;
} mover;

static bool sweep_one(const mover *m, fh_vec motion, const fh_rect *box, fh_hit *hit)
{
    return m->round ? fh_sweep_circle_rect(&m->circle, motion, box, hit)
                    : fh_sweep_rect_rect(&m->rect, motion, box, hit);
}

static bool sweep_list(const mover *m, fh_vec motion, const fh_rects *list, size_t *index,
                       fh_hit *hit)
{
    return m->round ? fh_sweep_circle_rects(&m->circle, motion, list, index, hit)
                    : fh_sweep_rect_rects(&m->rect, motion, list, index, hit);
}

static size_t overlapped(const mover *m, fh_vec by, const fh_rects *list)
{
    const fh_circle circle = fh_circle_moved(m->circle, by);
    const fh_rect rect = fh_rect_moved(m->rect, by);
    return m->round ? fh_find_overlap_circle_rects(&circle, list, 0)
                    : fh_find_overlap_rect_rects(&rect, list, 0);
}

static void check_list(const mover *m, fh_vec motion, const fh_rect *boxes)
{
    const fh_rects list = {boxes, BOXES, sizeof boxes[0]};
    const size_t inside = overlapped(m, (fh_vec){0, 0}, &list);
    size_t index = 0;
    fh_hit hit, one;
    const bool found = sweep_list(m, motion, &list, &index, &hit);
    if (inside < BOXES) {
        CHECK(found && index == inside && hit.inside && hit.travel.x == 0 && hit.travel.y == 0);
        return;
    }
    const fix16_t x = motion.x < 0 ? -motion.x : motion.x, y = motion.y < 0 ? -motion.y : motion.y;
    const fix16_t unit = 65536 / ((x > y ? x : y) + 1) + 1; /* of travel, as a part of the motion */
    bool any = false;
    for (size_t i = 0; i < BOXES; i++) {
        if (!sweep_one(m, motion, &boxes[i], &one)) continue;
        any = true;
        CHECK(found && one.t + 1 + (m->round ? unit : 0) >= hit.t);
    }
    CHECK(any == found);
    if (!found) return;
    CHECK(sweep_one(m, motion, &boxes[index], &one) && one.t == hit.t);
    const bool stays = one.travel.x == hit.travel.x && one.travel.y == hit.travel.y;
    CHECK(!stays || (one.normal.x == hit.normal.x && one.normal.y == hit.normal.y));
    CHECK(overlapped(m, hit.travel, &list) == BOXES);
}

void test_sweep_list_first(void)
{
    uint32_t state = 2468;
    for (uint32_t i = 0; i < LISTS; i++) {
        check_item("list", i);
        fh_rect boxes[BOXES];
        limit_case c;
        limit_case_random(&state, &c);
        const place where = {i % 2 == 0 ? NEAR : PIXELS, c.point.x / 2};
        for (size_t k = 0; k < BOXES; k++) {
            const fh_vec a = random_vector(&state, where);
            boxes[k] = fh_rect_from_corners((fh_vec){a.x / 5, a.y / 5},
                                            (fh_vec){a.x / 5 + 3, a.y / 5 + 2});
        }
        const fh_vec from = random_vector(&state, where), to = random_vector(&state, where);
        const fh_vec at = {from.x / 5, from.y / 5}, motion = {to.x / 5 - at.x, to.y / 5 - at.y};
        const mover movers[] = {{true, {at, (fix16_t)random_below(&state, 4)}, {0, 0, 0, 0}},
                                {false, {{0, 0}, 0}, {at.x, at.y, at.x + 2, at.y + 1}}};
        check_list(&movers[0], motion, boxes);
        check_list(&movers[1], motion, boxes);
    }
}

void test_sweep_list_equals(void)
{
    /* A ball meets two flush boxes at their common edge: off the face, not off an inner corner. */
    const fh_rect flush[] = {{0, 100, 50, 120}, {50, 100, 90, 120}};
    const fh_rects list = FH_RECTS(flush);
    const fh_circle ball = {{50, 50}, 10};
    size_t index = 9;
    fh_hit hit;
    CHECK(fh_sweep_circle_rects(&ball, (fh_vec){0, 80}, &list, &index, &hit));
    CHECK(index == 0 && hit.normal.x == 0 && hit.normal.y == -65536 && hit.travel.y == 40);
    /* Just before the seam the first box's corner is met as soon as the second one's face. */
    const fh_circle beside = {{51, 50}, 10};
    CHECK(fh_sweep_circle_rects(&beside, (fh_vec){0, 80}, &list, &index, &hit));
    CHECK(index == 1 && hit.normal.x == 0 && hit.normal.y == -65536);
    /* Two walls closer together than t can tell, the farther one first in the list. */
    const fh_rect walls[] = {{1000001, 0, 1000009, 9}, {1000000, 0, 1000009, 9}};
    const fh_rects close = FH_RECTS(walls);
    const fh_rect box = {0, 2, 4, 4};
    CHECK(fh_sweep_rect_rects(&box, (fh_vec){500000000, 0}, &close, &index, &hit));
    CHECK(index == 1 && hit.travel.x == 1000000 - 4);
    /* An exact corner comes after a face at the same time, whatever the index. */
    const fh_rect stairs[] = {{10, 10, 20, 20}, {10, 0, 20, 10}};
    const fh_rects steps = FH_RECTS(stairs);
    const fh_rect square = {0, 0, 5, 5};
    CHECK(fh_sweep_rect_rects(&square, (fh_vec){9, 9}, &steps, &index, &hit));
    CHECK(index == 1 && hit.normal.x == -65536 && hit.normal.y == 0);
}

void test_sweep_flat(void)
{
    /* Two flat things along each other have no inside to share; one flat thing is a thin wall. */
    const fh_rect flat = {0, 0, 0, 3}, wall = {10, -5, 10, 5}, box = {0, 0, 2, 3};
    const fh_circle point = {{0, 0}, 0}, dot = {{10, 1}, 0};
    const fh_rects list = {&wall, 1, sizeof wall};
    size_t index;
    fh_hit hit;
    CHECK(!fh_sweep_rect_rect(&flat, (fh_vec){20, 1}, &wall, &hit));
    CHECK(!fh_sweep_circle_rect(&point, (fh_vec){20, 1}, &wall, &hit));
    CHECK(!fh_sweep_rect_circle(&flat, (fh_vec){20, 1}, &dot, &hit));
    CHECK(!fh_sweep_circle_circle(&point, (fh_vec){20, 2}, &dot, &hit));
    CHECK(!fh_sweep_rect_rects(&flat, (fh_vec){20, 1}, &list, &index, &hit));
    CHECK(fh_sweep_rect_rect(&box, (fh_vec){20, 1}, &wall, &hit) && hit.travel.x == 8);
    CHECK(fh_sweep_rect_circle(&box, (fh_vec){20, 0}, &dot, &hit) && hit.travel.x == 8);
}

/* Where two boxes leave no grid point at the contact, the mover stops before it, 1, 2, 4, ... units. */
void test_sweep_list_gap(void)
{
    const fh_rect gap[] = {{6, 11, 10, 15}, {-6, 9, -3, 11}};
    const fh_rects list = FH_RECTS(gap);
    const fh_circle ball = {{0, 0}, 5};
    size_t index;
    fh_hit hit, alone;
    CHECK(fh_sweep_circle_rects(&ball, (fh_vec){3, 13}, &list, &index, &hit) && index == 0);
    CHECK(fh_sweep_circle_rect(&ball, (fh_vec){3, 13}, &gap[0], &alone) && alone.t == hit.t);
    CHECK(alone.travel.x == 1 && alone.travel.y == 8 && hit.travel.x == 0 && hit.travel.y == 4);
    CHECK(hit.normal.x == -6 && hit.normal.y == -7); /* from the corner to where it stands */
    /* A free place a unit from the contact is taken rather than one further back. */
    const fh_rect two[] = {{3, 0, 4, 2}, {2, -6, 3, -3}};
    const fh_rects pair = FH_RECTS(two);
    const fh_circle small = {{-4, -2}, 2};
    CHECK(fh_sweep_circle_rects(&small, (fh_vec){6, 1}, &pair, &index, &hit));
    CHECK(hit.travel.x == 5 && hit.travel.y == 1);
}
