#include "answers.h"

bool answer(unsigned question, const shape_case *c)
{
    fh_rect shared;
    switch (question) {
    case 2 * POINT_RECT:
        return fh_touch_point_rect(c->point, &c->rect);
    case 2 * POINT_RECT + 1:
        return fh_overlap_point_rect(c->point, &c->rect);
    case 2 * POINT_CIRCLE:
        return fh_touch_point_circle(c->point, &c->circle);
    case 2 * POINT_CIRCLE + 1:
        return fh_overlap_point_circle(c->point, &c->circle);
    case 2 * RECT_RECT:
        return fh_touch_rect_rect(&c->rect, &c->other_rect);
    case 2 * RECT_RECT + 1:
        return fh_overlap_rect_rect(&c->rect, &c->other_rect);
    case 2 * CIRCLE_CIRCLE:
        return fh_touch_circle_circle(&c->circle, &c->other_circle);
    case 2 * CIRCLE_CIRCLE + 1:
        return fh_overlap_circle_circle(&c->circle, &c->other_circle);
    case 2 * CIRCLE_RECT:
        return fh_touch_circle_rect(&c->circle, &c->rect);
    case 2 * CIRCLE_RECT + 1:
        return fh_overlap_circle_rect(&c->circle, &c->rect);
    case 2 * ROUND_RECT:
        return fh_touch_round_rect(&c->round, &c->rect);
    case 2 * ROUND_RECT + 1:
        return fh_overlap_round_rect(&c->round, &c->rect);
    case 2 * ROUND_ROUND:
        return fh_touch_round_round(&c->round, &c->other_round);
    case 2 * ROUND_ROUND + 1:
        return fh_overlap_round_round(&c->round, &c->other_round);
    case CONTAINS:
        return fh_rect_contains(&c->rect, &c->other_rect);
    case INTERSECTS:
        return fh_rect_intersection(&c->rect, &c->other_rect, &shared);
    default:
        return fh_pixel_rect(c->point, &c->rect);
    }
}

uint32_t answers(const shape_case *c)
{
    uint32_t bits = 0;
    for (unsigned q = 0; q < QUESTIONS; q++)
        bits |= (uint32_t)answer(q, c) << q;
    return bits;
}
