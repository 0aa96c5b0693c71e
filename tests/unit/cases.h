/*
 * Random cases with a taste for trouble, the same on every machine: values near each other, near 0,
 * at the ends of int32_t, next to powers of two, on a screen; tangent and nearly tangent shapes by
 * Pythagorean triples; zero sizes. All shapes are valid.
 */
#ifndef CASES_H
#define CASES_H

#include "random.h"

typedef struct shape_case {
    fh_vec point;
    fh_circle circle, other_circle;
    fh_rect rect, other_rect;
    fh_round round, other_round;
} shape_case;

void case_random(uint32_t *state, shape_case *c);

/* As a game has them: Q16.16 on a screen of 320 x 240, radius 2 to 20, boxes of 4 to 64 pixels. */
void case_on_screen(uint32_t *state, shape_case *c);

#endif
