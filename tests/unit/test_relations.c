/* What must hold between answers, whatever they are. */
#include "answers.h"
#include "check.h"
#include "port.h"
#include "tests.h"

enum { CASES = 3000 };

/* The answers that do not depend on which of two neighbours owns an edge. */
#define CLOSED_ANSWERS ((UINT32_C(1) << PIXEL) - 1)

typedef fh_vec map(fh_vec p, fh_vec by);

/* The box of the two mapped corners. */
static fh_rect map_rect(fh_rect r, map *f, fh_vec by)
{
    return fh_rect_from_corners(f((fh_vec){r.left, r.top}, by), f((fh_vec){r.right, r.bottom}, by));
}

static fh_round map_round(fh_round o, map *f, fh_vec by)
{
    const fh_rect box = map_rect((fh_rect){o.left, o.top, o.right, o.bottom}, f, by);
    return (fh_round){box.left, box.top, box.right, box.bottom};
}

static shape_case mapped(const shape_case *c, map *f, fh_vec by)
{
    return (shape_case){
        .point = f(c->point, by),
        .circle = {f(c->circle.center, by), c->circle.radius},
        .other_circle = {f(c->other_circle.center, by), c->other_circle.radius},
        .rect = map_rect(c->rect, f, by),
        .other_rect = map_rect(c->other_rect, f, by),
        .round = map_round(c->round, f, by),
        .other_round = map_round(c->other_round, f, by),
    };
}

static fix16_t halved(fix16_t v)
{
    return v / 2;
}

static fh_vec half(fh_vec p, fh_vec unused)
{
    (void)unused;
    return (fh_vec){halved(p.x), halved(p.y)};
}

static fh_vec shift(fh_vec p, fh_vec by)
{
    return (fh_vec){p.x + by.x, p.y + by.y};
}

/* -1 - x mirrors the whole of int32_t onto itself. */
static fh_vec mirror_x(fh_vec p, fh_vec unused)
{
    (void)unused;
    return (fh_vec){-1 - p.x, p.y};
}

static fh_vec swap_axes(fh_vec p, fh_vec unused)
{
    (void)unused;
    return (fh_vec){p.y, p.x};
}

static void check_map(map *f, const char *name)
{
    uint32_t state = 12345;
    for (uint32_t i = 0; i < CASES; i++) {
        check_item(name, i);
        shape_case c;
        case_random(&state, &c);
        const shape_case changed = mapped(&c, f, (fh_vec){0, 0});
        CHECK_EQUAL(answers(&changed) & CLOSED_ANSWERS, answers(&c) & CLOSED_ANSWERS);
    }
}

void test_relations_mirror_and_turn(void)
{
    check_map(mirror_x, "mirrored");
    check_map(swap_axes, "axes swapped");
}

static bool square(fh_round o)
{
    return o.right - o.left == o.bottom - o.top;
}

void test_relations_translation(void)
{
    uint32_t state = 54321;
    for (uint32_t i = 0; i < CASES; i++) {
        check_item("moved", i);
        shape_case c;
        case_random(&state, &c);
        c = mapped(&c, half, (fh_vec){0, 0}); /* so that there is room to move */
        if (!square(c.round)) c.round = (fh_round){0, 0, 5, 5};
        if (!square(c.other_round)) c.other_round = (fh_round){4, 4, 8, 8};
        const fix16_t x = (fix16_t)(random_next(&state) >> 2);
        const shape_case changed = mapped(&c, shift, (fh_vec){x, -x});
        CHECK_EQUAL(answers(&changed), answers(&c));
        const shape_case back = mapped(&c, shift, (fh_vec){-x, -(x / 3)});
        CHECK_EQUAL(answers(&back), answers(&c));
    }
}

/* Where both shapes are of one kind, the order does not matter. */
void test_relations_order(void)
{
    uint32_t state = 777;
    for (uint32_t i = 0; i < CASES; i++) {
        check_item("swapped", i);
        shape_case c;
        case_random(&state, &c);
        CHECK(fh_touch_rect_rect(&c.rect, &c.other_rect) ==
              fh_touch_rect_rect(&c.other_rect, &c.rect));
        CHECK(fh_overlap_rect_rect(&c.rect, &c.other_rect) ==
              fh_overlap_rect_rect(&c.other_rect, &c.rect));
        CHECK(fh_touch_circle_circle(&c.circle, &c.other_circle) ==
              fh_touch_circle_circle(&c.other_circle, &c.circle));
        CHECK(fh_overlap_circle_circle(&c.circle, &c.other_circle) ==
              fh_overlap_circle_circle(&c.other_circle, &c.circle));
        CHECK(fh_touch_round_round(&c.round, &c.other_round) ==
              fh_touch_round_round(&c.other_round, &c.round));
        CHECK(fh_overlap_round_round(&c.round, &c.other_round) ==
              fh_overlap_round_round(&c.other_round, &c.round));
    }
}

static fh_round round_of(const fh_circle *circle)
{
    const fh_vec c = circle->center;
    const fix16_t r = circle->radius;
    return (fh_round){c.x - r, c.y - r, c.x + r, c.y + r};
}

void test_relations_touch_and_overlap(void)
{
    const uint32_t touches = UINT32_C(0x55555555) & ((UINT32_C(1) << 2 * PAIRS) - 1);
    uint32_t state = 31337, met = 0;
    for (uint32_t i = 0; i < CASES; i++) {
        check_item("case", i);
        shape_case c;
        case_random(&state, &c);
        const uint32_t all = answers(&c);
        CHECK((all >> 1 & ~all & touches) == 0); /* overlap implies touch */
        CHECK((all >> INTERSECTS & 1) == (all >> 2 * RECT_RECT & 1));
        met |= all;

        /* A circle and the round drawn in its box are one thing. */
        c = mapped(&c, half, (fh_vec){0, 0});
        c.circle.radius /= 2;
        c.other_circle.radius /= 2;
        c.round = round_of(&c.circle);
        c.other_round = round_of(&c.other_circle);
        const uint32_t one = answers(&c);
        CHECK_EQUAL(one >> 2 * ROUND_RECT & 3, one >> 2 * CIRCLE_RECT & 3);
        CHECK_EQUAL(one >> 2 * ROUND_ROUND & 3, one >> 2 * CIRCLE_CIRCLE & 3);
    }
    CHECK_EQUAL(met, (UINT32_C(1) << QUESTIONS) - 1); /* each answer was yes at least once */
}

#ifdef NDEBUG
/* With assertions off any bit pattern is answered, if not rightly: sanitizers watch this. */
void test_wild_shapes(void)
{
    union {
        uint32_t words[sizeof(shape_case) / sizeof(uint32_t)];
        shape_case c;
    } wild;
    uint32_t state = 4242, digest = DIGEST_START;
    for (uint32_t i = 0; i < CASES; i++) {
        for (size_t k = 0; k < sizeof wild.words / sizeof wild.words[0]; k++)
            wild.words[k] = random_next(&state);
        const fh_rects list = {&wild.c.rect, 2, sizeof(fh_rect)};
        digest = digest_word(digest, answers(&wild.c));
        digest =
            digest_word(digest, (uint32_t)fh_find_touch_circle_rects(&wild.c.circle, &list, 0));
        digest = digest_word(digest, (uint32_t)fh_find_overlap_rect_rects(&wild.c.rect, &list, 0));
        digest = digest_word(digest, (uint32_t)fh_closest_on_rect(wild.c.point, &wild.c.rect).x);
        digest = digest_word(digest, (uint32_t)fh_rect_moved(wild.c.rect, wild.c.point).left);
        digest = digest_word(digest, (uint32_t)fh_circle_moved(wild.c.circle, wild.c.point).radius);
        digest = digest_word(digest, (uint32_t)fh_round_moved(wild.c.round, wild.c.point).left);
        digest =
            digest_word(digest, (uint32_t)fh_rect_from_size(wild.c.rect.left, wild.c.rect.top,
                                                            wild.c.rect.right, wild.c.rect.bottom)
                                    .right);
    }
    /* Not of interest in itself: it keeps the calls from being left out. */
    port_print(digest == 0 ? " " : "");
}
#endif
