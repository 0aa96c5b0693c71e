/* Contacts and sweeps of two: what must hold between answers, and that wild input ends. */
#include "check.h"
#include "limit_answers.h"
#include "motion_answers.h"
#include "tests.h"
#include "vectors.h"

enum { CASES = 1500 };

typedef fh_vec map(fh_vec p);

static fh_vec same(fh_vec p)
{
    return p;
}

static fh_vec mirror(fh_vec p)
{
    return (fh_vec){-p.x, p.y};
}

static fh_vec mirror_y(fh_vec p)
{
    return (fh_vec){p.x, -p.y};
}

static fh_vec swap_axes(fh_vec p)
{
    return (fh_vec){p.y, p.x};
}

static fh_vec turn_back(fh_vec p)
{
    return (fh_vec){-p.x, -p.y};
}

static fh_rect map_rect(fh_rect r, map *f)
{
    return fh_rect_from_corners(f((fh_vec){r.left, r.top}), f((fh_vec){r.right, r.bottom}));
}

static fh_capsule map_capsule(fh_capsule k, map *f)
{
    return (fh_capsule){f(k.a), f(k.b), k.radius};
}

static limit_case mapped(const limit_case *c, map *f)
{
    return (limit_case){
        .point = f(c->point),
        .segment = {f(c->segment.a), f(c->segment.b)},
        .other_segment = {f(c->other_segment.a), f(c->other_segment.b)},
        .circle = {f(c->circle.center), c->circle.radius},
        .other_circle = {f(c->other_circle.center), c->other_circle.radius},
        .capsule = map_capsule(c->capsule, f),
        .other_capsule = map_capsule(c->other_capsule, f),
        .rect = map_rect(c->rect, f),
        .other_rect = map_rect(c->other_rect, f),
        .motion = f(c->motion),
    };
}

static bool near(fix16_t a, fix16_t b, fix16_t most)
{
    return a - b <= most && b - a <= most;
}

/* One hit, and the same of the mapped shapes: the time is measured, the place may be the other one of two
 * that are as near. */
static void check_same_hit(bool found, const fh_hit *hit, bool other_found, const fh_hit *other,
                           map *f)
{
    CHECK(found == other_found);
    if (!found || !other_found) return;
    const fh_vec travel = f(hit->travel);
    CHECK(hit->inside == other->inside && near(hit->t, other->t, 1));
    CHECK(near(travel.x, other->travel.x, 1) && near(travel.y, other->travel.y, 1));
}

static void check_map(map *f, const char *name)
{
    uint32_t state = 8642;
    for (uint32_t i = 0; i < CASES; i++) {
        check_item(name, i);
        limit_case c;
        limit_case_random(&state, &c);
        const limit_case d = mapped(&c, f);
        fh_hit hit, other;
        fh_contact contact, changed;
        CHECK(limit_answers(&c) == limit_answers(&d));
#define CHECK_SWEEP(a, b)                                                                          \
    {                                                                                              \
        const bool found = fh_sweep_##a##_##b(&c.MOVER_##a, c.motion, &c.OBSTACLE_##b, &hit);      \
        const bool same = fh_sweep_##a##_##b(&d.MOVER_##a, d.motion, &d.OBSTACLE_##b, &other);     \
        check_same_hit(found, &hit, same, &other, f);                                              \
    }
        SWEEPS(CHECK_SWEEP)
#define CHECK_CAST(b)                                                                              \
    {                                                                                              \
        const bool found = fh_cast_##b(c.point, c.motion, &c.OBSTACLE_##b, &hit);                  \
        const bool same = fh_cast_##b(d.point, d.motion, &d.OBSTACLE_##b, &other);                 \
        check_same_hit(found, &hit, same, &other, f);                                              \
    }
        CASTS(CHECK_CAST)
#define CHECK_CONTACT(a, b)                                                                        \
    {                                                                                              \
        const bool found = fh_contact_##a##_##b(&c.MOVER_##a, &c.OBSTACLE_##b, &contact);          \
        const bool same = fh_contact_##a##_##b(&d.MOVER_##a, &d.OBSTACLE_##b, &changed);           \
        CHECK(found == same && (!found || near(contact.depth, changed.depth, 1)));                 \
    }
        CONTACTS(CHECK_CONTACT)
    }
}

void test_motion_mirror_and_turn(void)
{
    check_map(mirror, "mirrored");
    check_map(swap_axes, "axes swapped");
}

/* Slides and bounces have no side that they prefer, not even halfway between two grid points. */
static void check_turned_alike(fh_vec motion, fh_vec normal)
{
    static map *const maps[] = {mirror, mirror_y, swap_axes};
    const fh_vec slide = fh_slide(motion, normal), bounce = fh_bounce(motion, normal);
    for (int i = 0; i < 3; i++) {
        map *const f = maps[i];
        CHECK(is_same(fh_slide(f(motion), f(normal)), f(slide)));
        CHECK(is_same(fh_bounce(f(motion), f(normal)), f(bounce)));
    }
}

void test_response_mirror_and_turn(void)
{
    enum { REACH = 5, SIDE = 2 * REACH + 1 };
    for (int32_t i = 0; i < SIDE * SIDE * SIDE * SIDE; i++) {
        const int32_t m = i / (SIDE * SIDE), n = i % (SIDE * SIDE);
        check_item("of the grid", (uint32_t)i);
        check_turned_alike((fh_vec){m / SIDE - REACH, m % SIDE - REACH},
                           (fh_vec){n / SIDE - REACH, n % SIDE - REACH});
    }
    uint32_t state = 1357;
    for (uint32_t i = 0; i < CASES; i++) {
        check_item("random", i);
        limit_case c;
        limit_case_random(&state, &c);
        const fh_vec any =
            random_vector(&state, (place){(flavour)random_below(&state, FLAVOURS), 0});
        check_turned_alike(c.motion, c.segment.a);
        if (any.x != INT32_MIN && any.y != INT32_MIN) check_turned_alike(c.motion, any);
    }
}

static fh_capsule reversed(fh_capsule k)
{
    return (fh_capsule){k.b, k.a, k.radius};
}

/* Which end of a capsule comes first, and which of the two moves. */
void test_motion_order(void)
{
    uint32_t state = 975;
    for (uint32_t i = 0; i < CASES; i++) {
        check_item("swapped", i);
        limit_case c;
        limit_case_random(&state, &c);
        limit_case d = c;
        d.capsule = reversed(c.capsule);
        d.other_capsule = reversed(c.other_capsule);
        d.other_segment = (fh_segment){c.other_segment.b, c.other_segment.a};
        CHECK_EQUAL(motion_answers(0, &d), motion_answers(0, &c));
        const fh_vec back = turn_back(c.motion);
        fh_hit hit;
#define CHECK_TURNED(a, b)                                                                         \
    CHECK(fh_sweep_##a##_##b(&c.MOVER_##a, c.motion, &c.OBSTACLE_##b, &hit) ==                     \
          fh_sweep_##b##_##a(&c.OBSTACLE_##b, back, &c.MOVER_##a, &hit));
        CONTACTS(CHECK_TURNED)
    }
}

/* A capsule without a length is a circle, and one without a radius along an axis a flat rect. */
void test_motion_kinds_agree(void)
{
    uint32_t state = 531;
    for (uint32_t i = 0; i < CASES; i++) {
        check_item("of two kinds", i);
        limit_case c;
        limit_case_random(&state, &c);
        const fh_vec m = c.motion, center = c.circle.center;
        const fh_capsule round = {center, center, c.circle.radius};
        const fh_rect r = c.other_rect, flat = {r.left, r.top, r.right, r.top};
        const fh_capsule thin = {{r.left, r.top}, {r.right, r.top}, 0};
        fh_hit hit, other;
        bool found = fh_sweep_circle_rect(&c.circle, m, &c.rect, &hit);
        check_same_hit(found, &hit, fh_sweep_capsule_rect(&round, m, &c.rect, &other), &other,
                       same);
        found = fh_sweep_circle_circle(&c.circle, m, &c.other_circle, &hit);
        check_same_hit(found, &hit, fh_sweep_capsule_circle(&round, m, &c.other_circle, &other),
                       &other, same);
        found = fh_sweep_rect_rect(&flat, m, &c.rect, &hit);
        check_same_hit(found, &hit, fh_sweep_capsule_rect(&thin, m, &c.rect, &other), &other, same);
        found = fh_cast_circle(c.point, m, &c.circle, &hit);
        check_same_hit(found, &hit, fh_cast_capsule(c.point, m, &round, &other), &other, same);
        found = fh_cast_rect(c.point, m, &flat, &hit);
        const fh_segment side = {thin.a, thin.b};
        check_same_hit(found, &hit, fh_cast_segment(c.point, m, &side, &other), &other, same);
    }
}

#ifdef NDEBUG
/* Any number, or one at an end where sums, differences or products turn over. */
static uint32_t wild_word(uint32_t *state)
{
    static const uint32_t ends[] = {0,           1,           UINT32_MAX,  0x80000000u,
                                    0x7FFFFFFFu, 0x80000001u, 0x40000000u, 0xC0000000u,
                                    0x20000000u, 0xE0000000u, 0x3FFFFFFFu, 0x20000001u};
    const uint32_t word = random_next(state);
    return word % 2 == 0 ? word : ends[word / 2 % (sizeof ends / sizeof ends[0])];
}

/* Any bit pattern ends in bounded time and without undefined behaviour: sanitizers watch this. */
void test_wild_motion(void)
{
    uint32_t state = 97531;
    for (uint32_t i = 0; i < 6000; i++) {
        union {
            uint32_t words[sizeof(limit_case) / sizeof(uint32_t)];
            limit_case c;
        } wild;
        const bool tame =
            random_below(&state, 2) == 0; /* half of them only now and then beyond LIMIT */
        limit_case_random(&state, &wild.c);
        for (size_t k = 0; k < sizeof wild.words / sizeof wild.words[0]; k++)
            if (!tame || random_below(&state, 12) == 0) wild.words[k] = wild_word(&state);
        const limit_case *c = &wild.c;
        const fh_rects list = {&c->rect, 2, sizeof(fh_rect)};
        size_t hits[2], index = 0;
        fh_hit hit;
        fh_move move = {.hits = hits, .capacity = 2};
        motion_answers(0, c);
        CHECK(limit_answers(c) >> 2 * LIMIT_PAIRS == 0);
        if (fh_sweep_circle_rects(&c->circle, c->motion, &list, &index, &hit)) CHECK(index < 2);
        if (fh_sweep_rect_rects(&c->other_rect, c->motion, &list, &index, &hit)) CHECK(index < 2);
        fh_move_circle_rects(&c->circle, c->motion, &list, 3, &move);
        CHECK(move.count <= 2);
        fh_move_rect_rects(&c->rect, c->motion, &list, 3, &move);
        CHECK(move.count <= 2);
        fh_segment_moved(c->segment, c->motion);
        fh_capsule_moved(c->capsule, c->motion);
    }
}
#endif

void test_response_sides(void)
{
    CHECK(fh_side_of((fh_vec){0, -65536}) == FH_DOWN && fh_side_of((fh_vec){0, 3}) == FH_UP);
    CHECK(fh_side_of((fh_vec){5, 4}) == FH_LEFT && fh_side_of((fh_vec){-5, 4}) == FH_RIGHT);
    CHECK(fh_side_of((fh_vec){-7, -7}) == (FH_DOWN | FH_RIGHT) && fh_side_of((fh_vec){0, 0}) == 0);
    CHECK(fh_side_of((fh_vec){INT32_MIN, INT32_MAX}) == FH_RIGHT);
    CHECK(fh_side_of((fh_vec){INT32_MAX, INT32_MIN}) == FH_DOWN);
}
