/* Bodies of several boxes, against their boxes one by one. */
#include "check.h"
#include "random.h"
#include "tests.h"

enum { BOXES = 5, CASES = 2000 };

static fh_compound random_compound(uint32_t *state, fh_rect *boxes, fh_vec at)
{
    const size_t count = random_below(state, BOXES + 1);
    for (size_t i = 0; i < count; i++) {
        const fix16_t x = random_small(state, 9), y = random_small(state, 9);
        const fix16_t width = (fix16_t)random_below(state, 5);
        boxes[i] = fh_rect_from_size(x, y, width, (fix16_t)random_below(state, 5));
    }
    return (fh_compound){boxes, count, at, random_below(state, 4)};
}

/* A box as it stands, told from its corners. */
static fh_rect standing(const fh_compound *c, size_t i)
{
    const fix16_t x = (c->flips & FH_FLIP_X) != 0 ? -1 : 1,
                  y = (c->flips & FH_FLIP_Y) != 0 ? -1 : 1;
    const fh_rect r = c->boxes[i];
    return fh_rect_from_corners((fh_vec){c->at.x + x * r.left, c->at.y + y * r.top},
                                (fh_vec){c->at.x + x * r.right, c->at.y + y * r.bottom});
}

/* The first pair, or the counts. */
static bool first_pair(const fh_compound *a, const fh_compound *b, bool strict, size_t pair[2])
{
    for (size_t i = 0; i < a->count; i++)
        for (size_t k = 0; k < b->count; k++) {
            const fh_rect r = standing(a, i), s = standing(b, k);
            pair[0] = i;
            pair[1] = k;
            if (strict ? fh_overlap_rect_rect(&r, &s) : fh_touch_rect_rect(&r, &s)) return true;
        }
    return false;
}

void test_compound_pairs(void)
{
    uint32_t state = 9876;
    for (uint32_t n = 0; n < CASES; n++) {
        check_item("compounds", n);
        fh_rect a_boxes[BOXES], b_boxes[BOXES];
        const fh_vec at = {n % 2 == 0 ? FH_LIMIT - 30 : random_small(&state, 5), -FH_LIMIT + 40};
        const fix16_t x = random_small(&state, 14);
        const fh_vec other = {at.x + x, at.y + random_small(&state, 14)};
        const fh_compound a = random_compound(&state, a_boxes, at);
        const fh_compound b = random_compound(&state, b_boxes, other);
        size_t wanted[2], got[2] = {99, 99};
        bool meets = first_pair(&a, &b, false, wanted);
        CHECK(fh_touch_compound_compound(&a, &b, &got[0], &got[1]) == meets);
        CHECK(meets ? got[0] == wanted[0] && got[1] == wanted[1] : got[0] == 99 && got[1] == 99);
        meets = first_pair(&a, &b, true, wanted);
        CHECK(fh_overlap_compound_compound(&a, &b, &got[0], &got[1]) == meets);
        CHECK(!meets || (got[0] == wanted[0] && got[1] == wanted[1]));
        CHECK(fh_overlap_compound_compound(&b, &a, NULL, NULL) == meets);
        const fh_shape ball = {.kind = FH_CIRCLE, .as.circle = {other, 4}};
        size_t first = 0, box = 99;
        for (; first < a.count; first++) {
            const fh_rect r = fh_compound_box(&a, first), s = standing(&a, first);
            CHECK(r.left == s.left && r.top == s.top && r.right == s.right && r.bottom == s.bottom);
            if (fh_touch_circle_rect(&ball.as.circle, &r)) break;
        }
        CHECK(fh_touch_compound_shape(&a, &ball, &box) == (first < a.count));
        CHECK(first == a.count || box == first);
        CHECK(!fh_overlap_compound_shape(&a, &ball, NULL) || first < a.count);
    }
}
