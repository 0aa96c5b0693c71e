/* All questions of segment.h about one case. */
#ifndef LIMIT_ANSWERS_H
#define LIMIT_ANSWERS_H

#include "limit_cases.h"

typedef enum limit_pair {
    POINT_SEGMENT,
    POINT_CAPSULE,
    SEGMENT_SEGMENT,
    SEGMENT_CIRCLE,
    SEGMENT_CAPSULE,
    SEGMENT_RECT,
    CIRCLE_CAPSULE,
    CAPSULE_CAPSULE,
    CAPSULE_RECT,
    LIMIT_PAIRS
} limit_pair;

/* Question 2 * pair is the pair's touch, 2 * pair + 1 its overlap. */
bool limit_answer(unsigned question, const limit_case *c);
uint32_t limit_answers(const limit_case *c);

#endif
