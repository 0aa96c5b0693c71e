/* Shapes of games that count in float. */
#ifndef TUTORIAL_FLOAT_H
#define TUTORIAL_FLOAT_H

#include "rivals.h"

typedef struct float_point {
    float x, y;
} float_point;

typedef struct float_circle {
    float_point center;
    float radius;
} float_circle;

typedef struct float_rect {
    float left, top, right, bottom;
} float_rect;

typedef struct float_polygon {
    float_point corners[CORNERS];
} float_polygon;

bool float_circle_circle(const float_circle *a, const float_circle *b);
bool float_circle_rect(const float_circle *c, const float_rect *r);
bool float_clamped_circle_rect(const float_circle *c, const float_rect *r);
bool float_rect_rect(const float_rect *a, const float_rect *b);
bool float_segment_circle(const float_point *segment, const float_circle *c);
bool float_circle_polygon(const float_circle *c, const float_polygon *p);
bool float_polygon_polygon(const float_polygon *a, const float_polygon *b);
bool float_undivided_polygon_polygon(const float_polygon *a, const float_polygon *b);

/* Brute force: the first of the boxes from `from` on that touches, or count. */
size_t float_find_rects(const float_rect *a, const float_rect *boxes, size_t count, size_t from);
size_t float_find_circle_rects(const float_circle *c, const float_rect *boxes, size_t count,
                               size_t from);

/* In pixels, of one in Q16.16. */
float_rect float_rect_of(const fh_rect *rect);

void take_float(const real_shape *shape, own_shape *own);

#endif
