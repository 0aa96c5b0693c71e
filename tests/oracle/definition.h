/*
 * The one rule straight from its definition, by big numbers, with nothing of the library's: two
 * shapes touch when the origin lies in their Minkowski difference, and overlap when it lies in its
 * interior. A shape is the hull of a few points (its core), widened by a radius.
 */
#ifndef DEFINITION_H
#define DEFINITION_H

#include <stdbool.h>
#include <stdint.h>

/* A polygon of 8 corners at two places. */
enum { CORE_POINTS = 16 };

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

/* A point or a vector, below 2^42, and the products of two, which are exact. */
typedef struct spot {
    int64_t x, y;
} spot;

__extension__ typedef __int128 wide;

static inline wide spot_dot(spot a, spot b)
{
    return (wide)a.x * b.x + (wide)a.y * b.y;
}

static inline wide spot_cross(spot a, spot b)
{
    return (wide)a.x * b.y - (wide)a.y * b.x;
}

static inline spot spot_less(spot a, spot b)
{
    return (spot){a.x - b.x, a.y - b.y};
}

/*
 * The corners of the hull, counter-clockwise (y upward), none of them on a line between others;
 * returns how many. Sorts the points; `corners` has room for twice as many.
 */
int hull(spot *points, int count, spot *corners);

#endif
