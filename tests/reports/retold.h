/* Shapes of any kind for the tables of reports, and one shape told in all its ways. */
#ifndef RETOLD_H
#define RETOLD_H

#include <fixhit/fixhit.h>

/* How many corners a plain array of them has. */
#define COUNT(corners) ((uint8_t)(sizeof(corners) / sizeof((corners)[0])))

/* Initializers of an fh_shape. */
#define POINT(x, y)                                                                                \
    {                                                                                              \
        .kind = FH_POINT, .as = {.point = {x, y} }                                                 \
    }
#define SEGMENT(ax, ay, bx, by)                                                                    \
    {                                                                                              \
        .kind = FH_SEGMENT, .as = {.segment = {{ax, ay}, {bx, by}} }                               \
    }
#define CIRCLE(x, y, radius)                                                                       \
    {                                                                                              \
        .kind = FH_CIRCLE, .as = {.circle = {{x, y}, radius} }                                     \
    }
#define RECT(left, top, right, bottom)                                                             \
    {                                                                                              \
        .kind = FH_RECT, .as = {.rect = {left, top, right, bottom} }                               \
    }
#define POLYGON(corners)                                                                           \
    {                                                                                              \
        .kind = FH_POLYGON, .as = {.polygon = {corners, COUNT(corners), {0, 0}} }                  \
    }

/* The status of a plain array as a polygon. */
#define STATUS(corners) fh_polygon_check(&(fh_polygon){corners, COUNT(corners), {0, 0}})

/* Runs a check on one shape with each item of a table. */
#define CHECK_AGAINST(check, shape, items)                                                         \
    for (uint32_t i = 0; i < sizeof(items) / sizeof((items)[0]); i++) {                            \
        check_item(#shape, i);                                                                     \
        check(&(shape), &(items)[i]);                                                              \
    }

/*
 * How many ways there are to tell a shape, and one of them: a polygon from any corner on, in either
 * winding; a box as it is, or, where it isn't flat, as such a polygon. `corners` keeps the corners.
 */
unsigned ways_to_tell(const fh_shape *shape);
fh_shape retold(const fh_shape *shape, unsigned way, fh_vec corners[FH_POLYGON_MAX]);

#endif
