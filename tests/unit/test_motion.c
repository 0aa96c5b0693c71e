/* Lists swept, moves with slides, bounces: what must hold, on every machine. */
#include "check.h"
#include "limit_answers.h"
#include "tests.h"

enum { BOXES = 9, LISTS = 400 };

static fh_circle circle_at(fh_circle c, fh_vec by)
{
    return (fh_circle){{c.center.x + by.x, c.center.y + by.y}, c.radius};
}

static fh_rect rect_at(fh_rect r, fh_vec by)
{
    return (fh_rect){r.left + by.x, r.top + by.y, r.right + by.x, r.bottom + by.y};
}

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
    const fh_circle circle = circle_at(m->circle, by);
    const fh_rect rect = rect_at(m->rect, by);
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

/* Quarter turns: 0 is a floor, 1 a wall on the left, 2 a ceiling, 3 a wall on the right. */
static fh_vec turned(fh_vec v, int quarter)
{
    for (; quarter > 0; quarter--)
        v = (fh_vec){-v.y, v.x};
    return v;
}

static fh_rect turned_rect(fh_rect r, int quarter)
{
    return fh_rect_from_corners(turned((fh_vec){r.left, r.top}, quarter),
                                turned((fh_vec){r.right, r.bottom}, quarter));
}

enum { FLOOR_BOXES = 100 };

/* Flush boxes of uneven widths from x = 0 on, their top at y = 0; returns where they end. */
static fix16_t lay_floor(uint32_t *state, fh_rect *boxes, uint32_t count, int quarter)
{
    fix16_t x = 0;
    for (uint32_t i = 0; i < count; i++) {
        const fix16_t width = 1 + (fix16_t)random_below(state, FH_PX(2));
        boxes[i] = turned_rect((fh_rect){x, 0, x + width, FH_PX(1)}, quarter);
        x += width;
    }
    return x;
}

/* Walks along and falls onto the floor for a while: only the floor may stop it. */
static void walk(uint32_t *state, bool round, int quarter)
{
    static const unsigned floor_side[] = {FH_DOWN, FH_LEFT, FH_UP, FH_RIGHT};
    fh_rect boxes[FLOOR_BOXES];
    const uint32_t count = 1 + random_below(state, FLOOR_BOXES);
    const fix16_t end = lay_floor(state, boxes, count, quarter);
    const fh_rects list = {boxes, count, sizeof boxes[0]};
    const fix16_t half = 1 + (fix16_t)random_below(state, FH_PX(1));
    fix16_t x = (fix16_t)random_below(state, (uint32_t)end), y = -half - random_small(state, 3) - 3;
    for (int frame = 0; frame < 6; frame++) {
        const fh_vec motion = {random_small(state, FH_PX(1)),
                               1 + (fix16_t)random_below(state, FH_PX(2))};
        if (x + motion.x < 0 || x + motion.x > end) continue;
        const fh_vec at = turned((fh_vec){x, y}, quarter);
        const fh_circle circle = {at, half};
        const fh_rect rect = {at.x - half, at.y - half, at.x + half, at.y + half};
        size_t hits[4];
        fh_move move = {.hits = hits, .capacity = 4};
        if (round)
            fh_move_circle_rects(&circle, turned(motion, quarter), &list, 1, &move);
        else
            fh_move_rect_rects(&rect, turned(motion, quarter), &list, 1, &move);
        const fh_vec went = turned(move.travel, 4 - quarter);
        const bool falls_short = y + motion.y <= -half;
        const fix16_t off = went.x - motion.x;
        CHECK(!move.inside && off <= 1 && off >= -1);
        CHECK(went.y == (falls_short ? motion.y : -half - y));
        CHECK(move.sides == (falls_short ? 0 : floor_side[quarter]));
        x += went.x;
        y += went.y;
    }
}

void test_move_seams(void)
{
    uint32_t state = 1357;
    for (uint32_t i = 0; i < 1000; i++)
        for (int quarter = 0; quarter < 4; quarter++) {
            check_item("floor", i * 4 + (uint32_t)quarter);
            walk(&state, false, quarter);
            walk(&state, true, quarter);
        }
}

void test_move_corners(void)
{
    /* A floor and a wall: into the inner corner, along the wall, out of it. */
    const fh_rect room[] = {{0, 100, 200, 120}, {100, 0, 120, 100}};
    const fh_rects list = FH_RECTS(room);
    const fh_rect box = {80, 80, 90, 90};
    size_t hits[2] = {9, 9};
    fh_move move = {.hits = hits, .capacity = 2};
    fh_move_rect_rects(&box, (fh_vec){50, 50}, &list, 4, &move);
    CHECK(move.travel.x == 10 && move.travel.y == 10 && move.count == 2 && !move.truncated);
    CHECK(move.sides == (FH_DOWN | FH_RIGHT));
    const fh_rect corner = {90, 90, 100, 100};
    move.capacity = 1;
    fh_move_rect_rects(&corner, (fh_vec){50, 50}, &list, 0, &move);
    CHECK(move.travel.x == 0 && move.travel.y == 0 && move.count == 1 && move.truncated);
    fh_move_rect_rects(&corner, (fh_vec){50, -20}, &list, 0, &move); /* resting costs no slide */
    CHECK(move.travel.x == 0 && move.travel.y == -20 && move.sides == FH_RIGHT);
    fh_move_rect_rects(&corner, (fh_vec){-50, -20}, &list, 0, &move);
    CHECK(move.travel.x == -50 && move.travel.y == -20 && move.sides == 0 && move.count == 0);
    fh_move none = {.hits = NULL, .capacity = 0};
    fh_move_rect_rects(&box, (fh_vec){50, 0}, &list, 0, &none);
    CHECK(none.travel.x == 10 && none.count == 0 && none.truncated);
    const fh_rect stuck = {95, 95, 105, 105};
    fh_move_rect_rects(&stuck, (fh_vec){-5, -5}, &list, 3, &none);
    CHECK(none.inside && none.travel.x == 0 && none.travel.y == 0);
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

void test_move_promises(void)
{
    size_t hits[4];
    fh_move move = {.hits = hits, .capacity = 4};
    /* What turned the motion long ago is no corner any more. */
    const fh_rect apart[] = {{38, -39, 42, -19}, {-11, -33, -6, -28}, {28, 6, 45, 18}};
    const fh_rects far = FH_RECTS(apart);
    const fh_circle ball = {{0, 0}, 13};
    fh_move_circle_rects(&ball, (fh_vec){0, -111}, &far, 8, &move);
    CHECK(move.travel.y < -28);
    /* Rounding leads nobody backward. */
    const fh_rect close[] = {{3, 1, 5, 5}, {1, 1, 3, 5}, {-5, 6, 0, 8}, {3, -3, 5, 1}};
    const fh_rects nest = FH_RECTS(close);
    const fh_circle small = {{0, -1}, 2};
    fh_move_circle_rects(&small, (fh_vec){10, 14}, &nest, 1, &move);
    CHECK(move.travel.x * 10 + move.travel.y * 14 >= 0);
    /* Overlap at the start is told for no motion too. */
    const fh_rect inner = {0, 0, 10, 10}, around[] = {{5, 5, 30, 50}};
    const fh_rects one = FH_RECTS(around);
    fh_move_rect_rects(&inner, (fh_vec){0, 0}, &one, 2, &move);
    CHECK(move.inside && move.count == 1 && hits[0] == 0);
    /* A free place a unit before the contact is taken rather than one further back. */
    const fh_rect many[] = {{18, 0, 19, 9},  {19, 0, 20, 9},  {0, -17, 1, -13},
                            {-1, 18, 5, 25}, {-5, 17, 1, 19}, {-1, -17, 0, -13}};
    const fh_rects crowd = FH_RECTS(many);
    const fh_circle grazer = {{9, -1}, 2};
    size_t index;
    fh_hit hit;
    CHECK(fh_sweep_circle_rects(&grazer, (fh_vec){-12, 25}, &crowd, &index, &hit));
    CHECK(hit.travel.x == -8 && hit.travel.y == 16);
}

#ifdef NDEBUG
/* Any bit pattern ends in bounded time and without undefined behaviour: sanitizers watch this. */
void test_wild_motion(void)
{
    uint32_t state = 97531;
    for (uint32_t i = 0; i < 4000; i++) {
        union {
            uint32_t words[sizeof(limit_case) / sizeof(uint32_t)];
            limit_case c;
        } wild;
        const bool tame =
            random_below(&state, 2) == 0; /* half of them only now and then beyond LIMIT */
        limit_case_random(&state, &wild.c);
        for (size_t k = 0; k < sizeof wild.words / sizeof wild.words[0]; k++)
            if (!tame || random_below(&state, 12) == 0) wild.words[k] = random_next(&state);
        const limit_case *c = &wild.c;
        const fh_rects list = {&c->rect, 2, sizeof(fh_rect)};
        size_t hits[2], index = 0;
        fh_hit hit;
        fh_contact contact;
        fh_move move = {.hits = hits, .capacity = 2};
        fh_sweep_circle_circle(&c->circle, c->motion, &c->other_circle, &hit);
        fh_sweep_circle_rect(&c->circle, c->motion, &c->rect, &hit);
        fh_sweep_rect_circle(&c->rect, c->motion, &c->circle, &hit);
        fh_sweep_rect_rect(&c->other_rect, c->motion, &c->rect, &hit);
        if (fh_sweep_circle_rects(&c->circle, c->motion, &list, &index, &hit)) CHECK(index < 2);
        if (fh_sweep_rect_rects(&c->other_rect, c->motion, &list, &index, &hit)) CHECK(index < 2);
        fh_cast_circle(c->point, c->motion, &c->circle, &hit);
        fh_cast_rect(c->point, c->motion, &c->rect, &hit);
        fh_contact_circle_circle(&c->circle, &c->other_circle, &contact);
        fh_contact_circle_rect(&c->circle, &c->rect, &contact);
        fh_contact_rect_circle(&c->rect, &c->circle, &contact);
        fh_contact_rect_rect(&c->rect, &c->other_rect, &contact);
        fh_move_circle_rects(&c->circle, c->motion, &list, 3, &move);
        CHECK(move.count <= 2);
        fh_move_rect_rects(&c->rect, c->motion, &list, 3, &move);
        CHECK(move.count <= 2);
        fh_bounce(fh_slide(c->motion, c->point), fh_unit(c->segment.a));
        fh_closest_on_segment(c->point, &c->segment);
        fh_segment_moved(c->segment, c->motion);
        fh_capsule_moved(c->capsule, c->motion);
        CHECK(limit_answers(c) >> 2 * LIMIT_PAIRS == 0);
    }
}
#endif

/* A ball in a closed room keeps its speed and stays inside, for 100,000 bounces. */
void test_bounce_room(void)
{
    enum { BOUNCES = 100000 };
    const fix16_t size = FH_PX(100), wall = FH_PX(20);
    const fh_rect room[] = {{-wall, -wall, 0, size + wall},
                            {size, -wall, size + wall, size + wall},
                            {0, -wall, size, 0},
                            {0, size, size, size + wall},
                            {FH_PX(40), FH_PX(45), FH_PX(55), FH_PX(60)}};
    const fh_rects list = FH_RECTS(room);
    fh_circle ball = {{FH_PX(20), FH_PX(30)}, FH_PX(6)};
    fh_vec velocity = {FH_PX(3) + 12345, FH_PX(2) - 777};
    const int64_t start = (int64_t)velocity.x * velocity.x + (int64_t)velocity.y * velocity.y;
    for (uint32_t bounces = 0, frames = 0; bounces < BOUNCES && frames < 20 * BOUNCES; frames++) {
        fh_vec motion = velocity;
        for (int tries = 0; tries < 8; tries++) {
            size_t index;
            fh_hit hit;
            if (!fh_sweep_circle_rects(&ball, motion, &list, &index, &hit)) {
                ball = circle_at(ball, motion);
                break;
            }
            bounces++;
            ball = circle_at(ball, hit.travel);
            motion =
                fh_bounce((fh_vec){motion.x - hit.travel.x, motion.y - hit.travel.y}, hit.normal);
            velocity = fh_bounce(velocity, hit.normal);
            if (hit.inside) CHECK(false);
        }
        if (fh_find_overlap_circle_rects(&ball, &list, 0) == list.count) continue;
        CHECK(false);
        return;
    }
    const int64_t end = (int64_t)velocity.x * velocity.x + (int64_t)velocity.y * velocity.y;
    CHECK(end > start / 100 * 98 && end < start / 100 * 102);
    CHECK(ball.center.x > 0 && ball.center.x < size && ball.center.y > 0 && ball.center.y < size);
}

void test_response_sides(void)
{
    CHECK(fh_side_of((fh_vec){0, -65536}) == FH_DOWN && fh_side_of((fh_vec){0, 3}) == FH_UP);
    CHECK(fh_side_of((fh_vec){5, 4}) == FH_LEFT && fh_side_of((fh_vec){-5, 4}) == FH_RIGHT);
    CHECK(fh_side_of((fh_vec){-7, -7}) == (FH_DOWN | FH_RIGHT) && fh_side_of((fh_vec){0, 0}) == 0);
    CHECK(fh_side_of((fh_vec){INT32_MIN, INT32_MAX}) == FH_RIGHT);
    CHECK(fh_side_of((fh_vec){INT32_MAX, INT32_MIN}) == FH_DOWN);
}

static uint32_t digest_vec(uint32_t digest, fh_vec v)
{
    return digest_word(digest_word(digest, (uint32_t)v.x), (uint32_t)v.y);
}

static uint32_t digest_hit(uint32_t digest, bool found, const fh_hit *h)
{
    if (!found) return digest_word(digest, 0);
    digest = digest_word(digest, (uint32_t)h->t * 2 + h->inside + 1u);
    return digest_vec(digest_vec(digest_vec(digest, h->travel), h->normal), h->point);
}

static uint32_t digest_contact(uint32_t digest, bool found, const fh_contact *c)
{
    if (!found) return digest_word(digest, 0);
    digest = digest_vec(digest_vec(digest_vec(digest, c->push), c->normal), c->point);
    return digest_word(digest, (uint32_t)c->depth);
}

/* Taken on the host, with a library that tests/oracle had found no fault in. */
#define MOTION_DIGEST UINT32_C(0x36ca1b57)

void test_digest_motion(void)
{
    uint32_t digest = DIGEST_START, state = 20261130;
    for (uint32_t i = 0; i < 2000; i++) {
        limit_case c;
        fh_hit hit;
        fh_contact contact;
        limit_case_random(&state, &c);
        const fh_vec m = c.motion;
        digest = digest_word(digest, limit_answers(&c));
        digest = digest_hit(digest, fh_sweep_circle_rect(&c.circle, m, &c.rect, &hit), &hit);
        digest = digest_hit(digest, fh_sweep_rect_rect(&c.other_rect, m, &c.rect, &hit), &hit);
        digest = digest_hit(digest, fh_sweep_rect_circle(&c.rect, m, &c.circle, &hit), &hit);
        digest =
            digest_hit(digest, fh_sweep_circle_circle(&c.circle, m, &c.other_circle, &hit), &hit);
        digest =
            digest_contact(digest, fh_contact_circle_rect(&c.circle, &c.rect, &contact), &contact);
        digest = digest_contact(digest, fh_contact_rect_rect(&c.rect, &c.other_rect, &contact),
                                &contact);
        digest = digest_contact(
            digest, fh_contact_circle_circle(&c.circle, &c.other_circle, &contact), &contact);
        digest = digest_hit(digest, fh_cast_circle(c.point, m, &c.circle, &hit), &hit);
        digest = digest_hit(digest, fh_cast_rect(c.point, m, &c.rect, &hit), &hit);
        digest = digest_vec(digest, fh_closest_on_segment(c.point, &c.segment));
        digest = digest_vec(digest, fh_unit(c.point));
        digest = digest_vec(digest, fh_slide(m, c.point));
        digest = digest_vec(digest, fh_bounce(m, c.point));
    }
    CHECK_EQUAL(digest, MOTION_DIGEST);
}
