/* All of contact.h, sweep.h, cast.h, response.h and closest.h asked about one case. */
#ifndef MOTION_ANSWERS_H
#define MOTION_ANSWERS_H

#include "polygon_cases.h"

/* X(mover, obstacle) and X(shape), with the parts of a limit_case that are these. */
#define CONTACTS(X)                                                                                \
    X(circle, circle)                                                                              \
    X(circle, capsule)                                                                             \
    X(circle, rect)                                                                                \
    X(capsule, circle)                                                                             \
    X(capsule, capsule)                                                                            \
    X(capsule, rect)                                                                               \
    X(rect, circle)                                                                                \
    X(rect, capsule)                                                                               \
    X(rect, rect)
#define SWEEPS(X)                                                                                  \
    CONTACTS(X)                                                                                    \
    X(circle, segment)                                                                             \
    X(capsule, segment)                                                                            \
    X(rect, segment)
#define CASTS(X)         X(segment) X(circle) X(capsule) X(rect)
#define MOVER_circle     circle
#define MOVER_capsule    capsule
#define MOVER_rect       other_rect
#define OBSTACLE_segment other_segment
#define OBSTACLE_circle  other_circle
#define OBSTACLE_capsule other_capsule
#define OBSTACLE_rect    rect

/* The same of those in which a polygon takes part. */
#define POLYGON_CONTACTS(X)                                                                        \
    X(circle, polygon)                                                                             \
    X(capsule, polygon)                                                                            \
    X(rect, polygon)                                                                               \
    X(polygon, circle)                                                                             \
    X(polygon, capsule)                                                                            \
    X(polygon, rect)                                                                               \
    X(polygon, polygon)
#define POLYGON_SWEEPS(X) POLYGON_CONTACTS(X) X(polygon, segment)

/* The digest, gone on with every answer. */
uint32_t motion_answers(uint32_t digest, const limit_case *c);
uint32_t polygon_motion_answers(uint32_t digest, const polygon_case *c);

#endif
