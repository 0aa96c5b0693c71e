/* Moves with slides, and bounces: what must hold, on every machine. */
#include "check.h"
#include "random.h"
#include "tests.h"

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
        const bool walks = random_below(state, 3) == 0; /* else it falls too */
        const fh_vec motion = {random_small(state, FH_PX(1)),
                               walks ? 0 : 1 + (fix16_t)random_below(state, FH_PX(2))};
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

/* A closed room and a box in it, for a ball of 6 pixels. */
static void bounce(fix16_t size, fh_vec velocity, uint32_t bounces_wanted)
{
    const fix16_t wall = FH_PX(20), low = size / 5 * 3, high = size / 5 * 3 + size / 8;
    const fh_rect room[] = {{-wall, -wall, 0, size + wall},
                            {size, -wall, size + wall, size + wall},
                            {0, -wall, size, 0},
                            {0, size, size, size + wall},
                            {low, low, high, high}};
    const fh_rects list = FH_RECTS(room);
    fh_circle ball = {{FH_PX(7), FH_PX(7)}, FH_PX(6)};
    const int64_t start = (int64_t)velocity.x * velocity.x + (int64_t)velocity.y * velocity.y;
    uint32_t bounces = 0, frames = 0;
    for (; bounces < bounces_wanted && frames < 50 * bounces_wanted; frames++) {
        fh_vec motion = velocity;
        for (int tries = 0; tries < 8; tries++) {
            size_t index;
            fh_hit hit;
            if (!fh_sweep_circle_rects(&ball, motion, &list, &index, &hit)) {
                ball = fh_circle_moved(ball, motion);
                break;
            }
            bounces++;
            ball = fh_circle_moved(ball, hit.travel);
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
    CHECK(bounces >= bounces_wanted);
    CHECK(end > start / 100 * 98 && end < start / 100 * 102);
    CHECK(ball.center.x > 0 && ball.center.x < size && ball.center.y > 0 && ball.center.y < size);
}

/* A ball keeps its speed and stays inside, for 100,000 bounces; slow ones in a narrow room. */
void test_bounce_room(void)
{
    bounce(FH_PX(100), (fh_vec){FH_PX(3) + 12345, FH_PX(2) - 777}, 100000);
    bounce(FH_PX(26), (fh_vec){FH_PX(4) / 5, FH_PX(3) / 5}, 10000); /* 1.0 */
    bounce(FH_PX(26), (fh_vec){77777, -12345}, 10000);
    bounce(FH_PX(40), (fh_vec){-FH_PX(90), FH_PX(71)}, 10000); /* faster than the room is wide */
}
