/*
 * The shapes, and how to make and move them.
 *
 * A coordinate is a 32-bit whole number: Q16.16 as in libfixmath, whole pixels, or any other unit,
 * as long as one call uses one unit. x grows to the right, y grows downward. Every shape is a
 * closed, solid set of points. Plain values: copy, compare and keep them in flash as you like.
 *
 * Every function here is FULL: right for all int32_t values. Where a result lies beyond int32_t, an
 * assertion stops; with assertions off that coordinate is held at the end of the range.
 */
#ifndef FIXHIT_SHAPES_H
#define FIXHIT_SHAPES_H

#include "options.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The same type as libfixmath's; both headers can be included, in either order. */
typedef int32_t fix16_t;

/* A point, or a direction with a length. */
typedef struct fh_vec {
    fix16_t x, y;
} fh_vec;

/*
 * The box [left, right] x [top, bottom], edges included. Valid: left <= right, top <= bottom. Equal
 * edges make a flat box or a point. A sprite of width w at x has right = x + w.
 */
typedef struct fh_rect {
    fix16_t left, top, right, bottom;
} fh_rect;

/* That, as assertions. */
#define FH_REQUIRE_RECT(rect)                                                                      \
    do {                                                                                           \
        FH_ASSERT(rect != NULL);                                                                   \
        FH_ASSERT(rect->left <= rect->right);                                                      \
        FH_ASSERT(rect->top <= rect->bottom);                                                      \
    } while (0)

/*
 * The circle drawn in this square box, touching all four sides. Valid: as a rect, and as wide as it
 * is high. An odd width is exact: the centre then lies between two coordinates.
 */
typedef struct fh_round {
    fix16_t left, top, right, bottom;
} fh_round;

/* Valid: radius >= 0; radius 0 is a point. */
typedef struct fh_circle {
    fh_vec center;
    fix16_t radius;
} fh_circle;

/* Valid: both ends within LIMIT. Equal ends make a point. */
typedef struct fh_segment {
    fh_vec a, b;
} fh_segment;

/* All points within radius of the segment. Valid: within LIMIT, radius >= 0. */
typedef struct fh_capsule {
    fh_vec a, b;
    fix16_t radius;
} fh_capsule;

/*
 * A convex polygon of 3 to FH_POLYGON_MAX vertices (options.h), in either winding. Vertex i stands at
 * vertices[i] + at, so that the table can stay in flash: table and `at` may be any int32_t, the sums are
 * within LIMIT. Vertices in one place or on a straight line are harmless. fh_polygon_check says whether one
 * is valid.
 */
typedef struct fh_polygon {
    const fh_vec *vertices;
    uint8_t count;
    fh_vec at;
} fh_polygon;

/* What functions say that can refuse. */
typedef enum fh_status {
    FH_OK,
    FH_ERR_RANGE, /* beyond LIMIT */
    FH_ERR_SHAPE, /* not a valid shape */
    FH_ERR_FULL,  /* no room left in the caller's array */
    FH_ERR_ID     /* a handle of something that is not there any more */
} fh_status;

/*
 * LIMIT: every coordinate, radius and component of a motion within +-2^29, which is 8192.0 in
 * Q16.16. All that has a direction asks for it; the other functions are FULL, for all of int32_t.
 */
#define FH_LIMIT (INT32_C(1) << 29)

/*
 * A list of boxes: count of them, stride bytes from one to the next, so that a box may be a member
 * of an enemy's struct. `first` may be null when count is 0. stride is a multiple of the alignment
 * of fh_rect; count * stride fits a size_t.
 */
typedef struct fh_rects {
    const fh_rect *first;
    size_t count;
    size_t stride;
} fh_rects;

/*
 * The fh_rects of a plain array of fh_rect (not of a pointer): fh_rects walls = FH_RECTS(boxes);
 * In C it is an object of its own, so &FH_RECTS(boxes) can be passed; in C++ it is a value.
 */
#ifdef __cplusplus
#define FH_RECTS(array) (fh_rects{(array), sizeof(array) / sizeof((array)[0]), sizeof((array)[0])})
#else
#define FH_RECTS(array)                                                                            \
    ((fh_rects){(array), sizeof(array) / sizeof((array)[0]), sizeof((array)[0])})
#endif

/*
 * A box of 16 bits, for lists of many: whole pixels, -32768 to 32767, in half the memory of an
 * fh_rect. Valid as that is. The list is as fh_rects; stride is a multiple of the alignment of
 * fh_rect16. A plain array aligned to 4 bytes is the fastest.
 */
typedef struct fh_rect16 {
    int16_t left, top, right, bottom;
} fh_rect16;

typedef struct fh_rects16 {
    const fh_rect16 *first;
    size_t count;
    size_t stride;
} fh_rects16;

/* As FH_RECTS, of a plain array of fh_rect16. */
#ifdef __cplusplus
#define FH_RECTS16(array)                                                                          \
    (fh_rects16{(array), sizeof(array) / sizeof((array)[0]), sizeof((array)[0])})
#else
#define FH_RECTS16(array)                                                                          \
    ((fh_rects16){(array), sizeof(array) / sizeof((array)[0]), sizeof((array)[0])})
#endif

/* Whole pixels to Q16.16, for n of -32768 to 32767; a constant expression for constants. */
#define FH_PX(n) ((fix16_t)((int32_t)(n)*INT32_C(65536)))

/* Q16.16 to the pixel it lies in: the floor, so -0.5 lies in pixel -1. */
#define FH_TO_PX(q) ((int32_t)(q) >> 16)

/*
 * The box from (x, y) to (x + width, y + height). A negative size is turned round: the box then
 * lies to the left of x, or above y.
 */
fh_rect fh_rect_from_size(fix16_t x, fix16_t y, fix16_t width, fix16_t height);

/* The box with these two opposite corners, any two, in either order. */
fh_rect fh_rect_from_corners(fh_vec a, fh_vec b);

/*
 * The shape moved by a vector, its size unchanged. With assertions off, a box held at the end of
 * the range becomes smaller, and a round so held is not valid any more.
 */
fh_vec fh_vec_moved(fh_vec point, fh_vec by);
fh_rect fh_rect_moved(fh_rect rect, fh_vec by);
fh_round fh_round_moved(fh_round round, fh_vec by);
fh_circle fh_circle_moved(fh_circle circle, fh_vec by);
fh_segment fh_segment_moved(fh_segment segment, fh_vec by);
fh_capsule fh_capsule_moved(fh_capsule capsule, fh_vec by);
fh_polygon fh_polygon_moved(fh_polygon polygon, fh_vec by); /* `at` is moved */

#ifdef __cplusplus
}
#endif

#endif
