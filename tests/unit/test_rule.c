/* The one rule, case by case: what touches, what overlaps. */
#include "check.h"
#include "tests.h"
#include <fixhit/fixhit.h>

typedef struct expected {
    bool touch, overlap;
} expected;

static const expected apart = {false, false}, touching = {true, false}, overlapping = {true, true};

static bool is(expected wanted, bool touch, bool overlap)
{
    return touch == wanted.touch && overlap == wanted.overlap;
}

static bool rects(fh_rect a, fh_rect b, expected wanted)
{
    return is(wanted, fh_touch_rect_rect(&a, &b), fh_overlap_rect_rect(&a, &b)) &&
           is(wanted, fh_touch_rect_rect(&b, &a), fh_overlap_rect_rect(&b, &a));
}

static bool point_rect(fh_vec p, fh_rect r, expected wanted)
{
    const fh_circle dot = {p, 0};
    return is(wanted, fh_touch_point_rect(p, &r), fh_overlap_point_rect(p, &r)) &&
           is(wanted, fh_touch_circle_rect(&dot, &r), fh_overlap_circle_rect(&dot, &r));
}

static bool circle_rect(fh_circle c, fh_rect r, expected wanted)
{
    return is(wanted, fh_touch_circle_rect(&c, &r), fh_overlap_circle_rect(&c, &r));
}

static bool circles(fh_circle a, fh_circle b, expected wanted)
{
    return is(wanted, fh_touch_circle_circle(&a, &b), fh_overlap_circle_circle(&a, &b)) &&
           is(wanted, fh_touch_circle_circle(&b, &a), fh_overlap_circle_circle(&b, &a));
}

static bool point_circle(fh_vec p, fh_circle c, expected wanted)
{
    return is(wanted, fh_touch_point_circle(p, &c), fh_overlap_point_circle(p, &c));
}

static bool round_rect(fh_round o, fh_rect r, expected wanted)
{
    return is(wanted, fh_touch_round_rect(&o, &r), fh_overlap_round_rect(&o, &r));
}

static bool rounds(fh_round a, fh_round b, expected wanted)
{
    return is(wanted, fh_touch_round_round(&a, &b), fh_overlap_round_round(&a, &b)) &&
           is(wanted, fh_touch_round_round(&b, &a), fh_overlap_round_round(&b, &a));
}

void test_rule_table(void)
{
    const fh_rect box = {0, 0, 10, 10};
    CHECK(rects(box, (fh_rect){10, 3, 20, 7}, touching));
    CHECK(rects(box, (fh_rect){10, 10, 20, 20}, touching));
    CHECK(rects(box, (fh_rect){11, 3, 20, 7}, apart));
    CHECK(rects(box, (fh_rect){9, 9, 20, 20}, overlapping));
    CHECK(rects((fh_rect){5, 0, 5, 10}, (fh_rect){0, 5, 10, 5}, overlapping)); /* a plus */
    CHECK(rects((fh_rect){5, 0, 5, 10}, (fh_rect){5, 3, 5, 7}, touching)); /* along each other */
    CHECK(rects((fh_rect){5, 5, 5, 5}, (fh_rect){5, 5, 5, 5}, touching));  /* equal points */
    CHECK(rects((fh_rect){5, 5, 5, 5}, box, overlapping));
    CHECK(rects((fh_rect){0, 5, 0, 5}, box, touching));

    CHECK(point_rect((fh_vec){0, 5}, box, touching));
    CHECK(point_rect((fh_vec){10, 10}, box, touching));
    CHECK(point_rect((fh_vec){1, 9}, box, overlapping));
    CHECK(point_rect((fh_vec){11, 5}, box, apart));
    CHECK(point_rect((fh_vec){5, 5}, (fh_rect){5, 0, 5, 10}, touching));

    CHECK(circle_rect((fh_circle){{13, 14}, 5}, box, touching)); /* a corner, 3-4-5 */
    CHECK(circle_rect((fh_circle){{13, 14}, 4}, box, apart));
    CHECK(circle_rect((fh_circle){{13, 14}, 6}, box, overlapping));
    CHECK(circle_rect((fh_circle){{5, -3}, 3}, box, touching));
    CHECK(circle_rect((fh_circle){{5, 5}, 1}, box, overlapping));   /* wholly inside */
    CHECK(circle_rect((fh_circle){{5, 5}, 100}, box, overlapping)); /* round all of it */
    CHECK(circle_rect((fh_circle){{5, 5}, 1}, (fh_rect){5, 5, 5, 5}, overlapping));

    CHECK(circles((fh_circle){{0, 0}, 2}, (fh_circle){{3, 4}, 3}, touching));
    CHECK(circles((fh_circle){{0, 0}, 2}, (fh_circle){{3, 4}, 2}, apart));
    CHECK(circles((fh_circle){{0, 0}, 3}, (fh_circle){{3, 4}, 3}, overlapping));
    CHECK(circles((fh_circle){{1, 1}, 0}, (fh_circle){{1, 1}, 0}, touching));
    CHECK(circles((fh_circle){{1, 1}, 0}, (fh_circle){{1, 1}, 1}, overlapping));

    CHECK(point_circle((fh_vec){3, 4}, (fh_circle){{0, 0}, 5}, touching));
    CHECK(point_circle((fh_vec){3, 4}, (fh_circle){{0, 0}, 6}, overlapping));
    CHECK(point_circle((fh_vec){3, 5}, (fh_circle){{0, 0}, 5}, apart));
    CHECK(point_circle((fh_vec){1, 1}, (fh_circle){{1, 1}, 0}, touching));
}

void test_rule_ends_of_range(void)
{
    enum { LOW = INT32_MIN, HIGH = INT32_MAX };
    CHECK(rects((fh_rect){LOW, LOW, LOW, LOW}, (fh_rect){HIGH, HIGH, HIGH, HIGH}, apart));
    CHECK(rects((fh_rect){LOW, LOW, HIGH, HIGH}, (fh_rect){HIGH, HIGH, HIGH, HIGH}, touching));
    CHECK(rects((fh_rect){LOW, LOW, HIGH, HIGH}, (fh_rect){LOW, LOW, HIGH, HIGH}, overlapping));
    /* The ends are 2^32 - 1 apart, two greatest radii reach one less. */
    CHECK(circles((fh_circle){{LOW, 0}, HIGH}, (fh_circle){{HIGH, 0}, HIGH}, apart));
    CHECK(circles((fh_circle){{LOW, 0}, HIGH}, (fh_circle){{HIGH - 1, 0}, HIGH}, touching));
    CHECK(circles((fh_circle){{LOW, 0}, HIGH}, (fh_circle){{HIGH - 2, 0}, HIGH}, overlapping));
    CHECK(circles((fh_circle){{LOW, LOW}, HIGH}, (fh_circle){{HIGH, HIGH}, HIGH}, apart));
    CHECK(circle_rect((fh_circle){{LOW, LOW}, HIGH}, (fh_rect){HIGH, HIGH, HIGH, HIGH}, apart));
    CHECK(circle_rect((fh_circle){{LOW, 0}, HIGH}, (fh_rect){-1, 0, 0, 0}, touching));
    CHECK(circle_rect((fh_circle){{LOW, 0}, HIGH}, (fh_rect){0, 0, 0, 0}, apart));
    CHECK(circle_rect((fh_circle){{LOW, 0}, 0}, (fh_rect){LOW, LOW, HIGH, HIGH}, touching));
    CHECK(circle_rect((fh_circle){{LOW + 1, 0}, 0}, (fh_rect){LOW, LOW, HIGH, HIGH}, overlapping));
    CHECK(rounds((fh_round){LOW, LOW, HIGH, HIGH}, (fh_round){HIGH, HIGH, HIGH, HIGH}, apart));
    CHECK(rounds((fh_round){LOW, LOW, HIGH, HIGH}, (fh_round){LOW, LOW, HIGH, HIGH}, overlapping));
    CHECK(round_rect((fh_round){LOW, LOW, HIGH, HIGH}, (fh_rect){HIGH, 0, HIGH, 0}, apart));
    CHECK(round_rect((fh_round){LOW, LOW, HIGH, HIGH}, (fh_rect){HIGH, -1, HIGH, 0}, touching));
    CHECK(round_rect((fh_round){LOW, LOW, HIGH, HIGH}, (fh_rect){0, 0, 0, 0}, overlapping));
}

void test_rule_rounds(void)
{
    /* Width 5: the centre lies at 2.5, and all four sides are alike. */
    const fh_round odd = {0, 0, 5, 5};
    CHECK(round_rect(odd, (fh_rect){5, 2, 9, 3}, touching));
    CHECK(round_rect(odd, (fh_rect){-4, 2, 0, 3}, touching));
    CHECK(round_rect(odd, (fh_rect){2, 5, 3, 9}, touching));
    CHECK(round_rect(odd, (fh_rect){2, -4, 3, 0}, touching));
    /* 2.5 from the centre at (4, 4) is 1.5 and 1.5 to the side: 4.5 < 6.25; at (5, 4): 8.5. */
    CHECK(round_rect(odd, (fh_rect){4, 4, 9, 9}, overlapping));
    CHECK(round_rect(odd, (fh_rect){5, 4, 9, 9}, apart));
    CHECK(round_rect(odd, (fh_rect){-9, -9, 1, 1}, overlapping));
    CHECK(round_rect(odd, (fh_rect){-9, -9, 0, 1}, apart));
    /* Width 10, corner 3 and 4 away from the centre. */
    CHECK(round_rect((fh_round){0, 0, 10, 10}, (fh_rect){8, 9, 20, 20}, touching));
    CHECK(round_rect((fh_round){0, 0, 10, 10}, (fh_rect){9, 9, 20, 20}, apart));
    CHECK(round_rect((fh_round){0, 0, 10, 10}, (fh_rect){8, 8, 20, 20}, overlapping));
    CHECK(round_rect((fh_round){3, 3, 3, 3}, (fh_rect){0, 0, 9, 9}, overlapping)); /* a point */
    CHECK(round_rect((fh_round){3, 0, 3, 0}, (fh_rect){0, 0, 9, 9}, touching));

    CHECK(rounds(odd, (fh_round){5, 0, 10, 5}, touching));
    CHECK(rounds(odd, (fh_round){5, 1, 10, 6}, apart));
    CHECK(rounds(odd, (fh_round){4, 0, 10, 6}, overlapping));                /* widths 5 and 6 */
    CHECK(rounds((fh_round){0, 0, 4, 4}, (fh_round){2, 3, 8, 9}, touching)); /* 5 = 2 + 3 */
    CHECK(rounds((fh_round){1, 1, 1, 1}, (fh_round){1, 1, 1, 1}, touching));
    CHECK(rounds((fh_round){1, 1, 1, 1}, (fh_round){0, 0, 2, 2}, overlapping));
}
