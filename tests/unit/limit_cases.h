/*
 * Random cases inside LIMIT for shapes that have a direction, of the kinds of cases.h: tangent ones
 * by Pythagorean directions, parallel and collinear segments, ends on lines, zero lengths.
 */
#ifndef LIMIT_CASES_H
#define LIMIT_CASES_H

#include "random.h"

typedef struct limit_case {
    fh_vec point;
    fh_segment segment, other_segment;
    fh_circle circle, other_circle;
    fh_capsule capsule, other_capsule;
    fh_rect rect, other_rect; /* one after the other, as a list of two */
    fh_vec motion;
} limit_case;

void limit_case_random(uint32_t *state, limit_case *c);

#endif
