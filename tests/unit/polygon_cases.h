/*
 * Random convex polygons among the shapes of a limit_case: corners in common with these, on lines with them,
 * thin ones, repeated and collinear vertices, either winding, tables that stand anywhere.
 */
#ifndef POLYGON_CASES_H
#define POLYGON_CASES_H

#include "limit_cases.h"

typedef struct polygon_case {
    limit_case shapes;
    fh_vec tables[2][FH_POLYGON_MAX];
    uint8_t counts[2];
    fh_vec at[2];
} polygon_case;

void polygon_case_random(uint32_t *state, polygon_case *c);

/* The polygons only, among shapes that are there already. */
void polygons_among(uint32_t *state, polygon_case *c);

/* Turned boxes instead, the second one in some relation to the first in most. */
void boxes_among(uint32_t *state, polygon_case *c);

fh_polygon polygon_of(const polygon_case *c, int which);

typedef enum polygon_pair {
    POINT_POLYGON,
    SEGMENT_POLYGON,
    CIRCLE_POLYGON,
    CAPSULE_POLYGON,
    RECT_POLYGON,
    POLYGON_POLYGON,
    POLYGON_PAIRS
} polygon_pair;

/* Question 2 * pair is the pair's touch, 2 * pair + 1 its overlap; and all of them. */
bool polygon_answer(unsigned question, const polygon_case *c);
uint32_t polygon_answers(const polygon_case *c);

#endif
