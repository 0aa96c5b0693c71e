#include "limit_answers.h"

bool limit_answer(unsigned question, const limit_case *c)
{
    const fh_segment *s = &c->segment, *t = &c->other_segment;
    const fh_capsule *k = &c->capsule, *l = &c->other_capsule;
    switch (question) {
    case 2 * POINT_SEGMENT:
        return fh_touch_point_segment(c->point, s);
    case 2 * POINT_SEGMENT + 1:
        return fh_overlap_point_segment(c->point, s);
    case 2 * POINT_CAPSULE:
        return fh_touch_point_capsule(c->point, k);
    case 2 * POINT_CAPSULE + 1:
        return fh_overlap_point_capsule(c->point, k);
    case 2 * SEGMENT_SEGMENT:
        return fh_touch_segment_segment(s, t);
    case 2 * SEGMENT_SEGMENT + 1:
        return fh_overlap_segment_segment(s, t);
    case 2 * SEGMENT_CIRCLE:
        return fh_touch_segment_circle(s, &c->circle);
    case 2 * SEGMENT_CIRCLE + 1:
        return fh_overlap_segment_circle(s, &c->circle);
    case 2 * SEGMENT_CAPSULE:
        return fh_touch_segment_capsule(t, k);
    case 2 * SEGMENT_CAPSULE + 1:
        return fh_overlap_segment_capsule(t, k);
    case 2 * SEGMENT_RECT:
        return fh_touch_segment_rect(s, &c->rect);
    case 2 * SEGMENT_RECT + 1:
        return fh_overlap_segment_rect(s, &c->rect);
    case 2 * CIRCLE_CAPSULE:
        return fh_touch_circle_capsule(&c->circle, k);
    case 2 * CIRCLE_CAPSULE + 1:
        return fh_overlap_circle_capsule(&c->circle, k);
    case 2 * CAPSULE_CAPSULE:
        return fh_touch_capsule_capsule(k, l);
    case 2 * CAPSULE_CAPSULE + 1:
        return fh_overlap_capsule_capsule(k, l);
    case 2 * CAPSULE_RECT:
        return fh_touch_capsule_rect(k, &c->rect);
    default:
        return fh_overlap_capsule_rect(k, &c->rect);
    }
}

uint32_t limit_answers(const limit_case *c)
{
    uint32_t bits = 0;
    for (unsigned q = 0; q < 2 * LIMIT_PAIRS; q++)
        bits |= (uint32_t)limit_answer(q, c) << q;
    return bits;
}
