/*
 * The one rule straight from its definition, by big numbers, with nothing of the library's: two
 * shapes touch when the origin lies in their Minkowski difference, and overlap when it lies in its
 * interior. A shape is the hull of a few points (its core), widened by a radius.
 */
#ifndef DEFINITION_H
#define DEFINITION_H

#include <stdbool.h>
#include <stdint.h>

enum { CORE_POINTS = 8 };

/* Coordinates are doubled, so that a round's centre is whole. Below 2^40. */
typedef struct core {
    int points;
    int64_t x[CORE_POINTS], y[CORE_POINTS];
    int64_t radius;
} core;

typedef struct meeting {
    bool touch, overlap;
} meeting;

meeting defined_meeting(const core *a, const core *b);

#endif
