/* The pairs of segment.h against the definition. */
#include "../unit/limit_answers.h"
#include "oracle.h"

#include <inttypes.h>
#include <stdio.h>

static const char *const names[LIMIT_PAIRS] = {
    "point-segment", "point-capsule",  "segment-segment", "segment-circle", "segment-capsule",
    "segment-rect",  "circle-capsule", "capsule-capsule", "capsule-rect"};

static meeting defined(limit_pair which, const limit_case *c)
{
    const core point = core_point(c->point), circle = core_circle(&c->circle);
    const core segment = core_segment(c->segment.a, c->segment.b, 0);
    const core other_segment = core_segment(c->other_segment.a, c->other_segment.b, 0);
    const core capsule = core_segment(c->capsule.a, c->capsule.b, c->capsule.radius);
    const core other =
        core_segment(c->other_capsule.a, c->other_capsule.b, c->other_capsule.radius);
    const core rect = core_rect(&c->rect);
    switch (which) {
    case POINT_SEGMENT:
        return defined_meeting(&point, &segment);
    case POINT_CAPSULE:
        return defined_meeting(&point, &capsule);
    case SEGMENT_SEGMENT:
        return defined_meeting(&segment, &other_segment);
    case SEGMENT_CIRCLE:
        return defined_meeting(&segment, &circle);
    case SEGMENT_CAPSULE:
        return defined_meeting(&other_segment, &capsule);
    case SEGMENT_RECT:
        return defined_meeting(&segment, &rect);
    case CIRCLE_CAPSULE:
        return defined_meeting(&circle, &capsule);
    case CAPSULE_CAPSULE:
        return defined_meeting(&capsule, &other);
    default:
        return defined_meeting(&capsule, &rect);
    }
}

static void show(limit_pair which, const limit_case *c)
{
    const fh_vec points[] = {
        c->point,         c->segment.a, c->segment.b, c->other_segment.a, c->other_segment.b,
        c->circle.center, c->capsule.a, c->capsule.b, c->other_capsule.a, c->other_capsule.b};
    printf("%s: point, segments, circle, capsules", names[which]);
    for (size_t i = 0; i < sizeof points / sizeof points[0]; i++)
        printf(" %" PRId32 ",%" PRId32, points[i].x, points[i].y);
    printf("; radii %" PRId32 " %" PRId32 " %" PRId32, c->circle.radius, c->capsule.radius,
           c->other_capsule.radius);
    printf("; rect {%" PRId32 ", %" PRId32 ", %" PRId32 ", %" PRId32 "}\n", c->rect.left,
           c->rect.top, c->rect.right, c->rect.bottom);
}

static void check(limit_pair which, const limit_case *c)
{
    const meeting wanted = defined(which, c);
    const unsigned touch = 2 * (unsigned)which, overlap = touch + 1;
    if (!oracle_agrees(wanted, limit_answer(touch, c), limit_answer(overlap, c))) show(which, c);
}

/* The next of all pairs of ends in a small grid; false after the last. */
static bool next_segment(fh_segment *s, fix16_t size)
{
    fix16_t *const numbers[] = {&s->a.x, &s->a.y, &s->b.x, &s->b.y};
    for (int i = 0; i < 4; i++) {
        if (++*numbers[i] <= size) return true;
        *numbers[i] = 0;
    }
    return false;
}

static void check_radii(limit_case *c, fix16_t most)
{
    for (fix16_t r = 0; r <= most; r++) {
        c->capsule = (fh_capsule){c->segment.a, c->segment.b, r};
        c->circle = (fh_circle){c->other_segment.a, most - r};
        c->other_capsule = (fh_capsule){c->other_segment.a, c->other_segment.b, r / 2};
        check(POINT_CAPSULE, c);
        check(SEGMENT_CIRCLE, c);
        check(SEGMENT_CAPSULE, c);
        check(CIRCLE_CAPSULE, c);
        check(CAPSULE_CAPSULE, c);
    }
}

void oracle_segment_small(void)
{
    enum { SIZE = 3, RADIUS = 3 };
    limit_case c = {.point = {0, 0}};
    do {
        do {
            c.point = c.other_segment.a;
            c.rect = fh_rect_from_corners(c.other_segment.a, c.other_segment.b);
            check(POINT_SEGMENT, &c);
            check(SEGMENT_SEGMENT, &c);
            check(SEGMENT_RECT, &c);
            check_radii(&c, RADIUS);
            for (c.capsule.radius = 0; c.capsule.radius <= RADIUS; c.capsule.radius++)
                check(CAPSULE_RECT, &c);
        } while (next_segment(&c.other_segment, SIZE));
    } while (next_segment(&c.segment, SIZE));
}

void oracle_segment_random(uint32_t *seed)
{
    limit_case c;
    limit_case_random(seed, &c);
    for (unsigned p = 0; p < LIMIT_PAIRS; p++)
        check((limit_pair)p, &c);
}
