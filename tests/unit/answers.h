/* All questions of overlap.h about one case: what digests and the oracle look at. */
#ifndef ANSWERS_H
#define ANSWERS_H

#include "cases.h"

typedef enum pair {
    POINT_RECT,
    POINT_CIRCLE,
    RECT_RECT,
    CIRCLE_CIRCLE,
    CIRCLE_RECT,
    ROUND_RECT,
    ROUND_ROUND,
    PAIRS
} pair;

/* Question 2 * pair is the pair's touch, 2 * pair + 1 its overlap; then the ones beside the rule.
 */
enum { CONTAINS = 2 * PAIRS, INTERSECTS, PIXEL, QUESTIONS };

/* The library's answer to one question. */
bool answer(unsigned question, const shape_case *c);

/* All of them, a bit each. */
uint32_t answers(const shape_case *c);

#endif
