/*
 * fixhit itself, judged and counted like the others: shapes in Q16.16, and boxes of whole pixels.
 */
#include "rivals.h"

enum { ONE = 65536 };

typedef struct placed_polygon {
    fh_polygon polygon; /* first, so that its address is that of the whole */
    fh_vec corners[CORNERS];
} placed_polygon;

static fh_vec in_units(const real_shape *shape, int corner, int unit)
{
    return (fh_vec){(fix16_t)(shape->at[corner].x * unit), (fix16_t)(shape->at[corner].y * unit)};
}

static void take_polygon(const real_shape *shape, placed_polygon *own)
{
    for (int i = 0; i < CORNERS; i++)
        own->corners[i] = in_units(shape, i, ONE);
    own->polygon = (fh_polygon){own->corners, CORNERS, {0, 0}};
}

static void take_fine(const real_shape *shape, own_shape *own)
{
    const fh_vec a = in_units(shape, 0, ONE), b = in_units(shape, 1, ONE);
    void *const room = own;
    if (shape->kind == FH_CIRCLE)
        *(fh_circle *)room = (fh_circle){a, (fix16_t)(shape->radius * ONE)};
    else if (shape->kind == FH_RECT)
        *(fh_rect *)room = (fh_rect){a.x, a.y, b.x, b.y};
    else if (shape->kind == FH_SEGMENT)
        *(fh_segment *)room = (fh_segment){a, b};
    else
        take_polygon(shape, room);
}

/* A circle is drawn in a box of whole pixels; its own centre may lie between two. */
static void take_pixels(const real_shape *shape, own_shape *own)
{
    const double x = shape->at[0].x, y = shape->at[0].y, r = shape->radius;
    const fh_vec a = in_units(shape, 0, 1), b = in_units(shape, 1, 1);
    void *const room = own;
    if (shape->kind == FH_CIRCLE)
        *(fh_round *)room =
            (fh_round){(fix16_t)(x - r), (fix16_t)(y - r), (fix16_t)(x + r), (fix16_t)(y + r)};
    else
        *(fh_rect *)room = (fh_rect){a.x, a.y, b.x, b.y};
}

static const rival fine[] = {
    RIVAL(CIRCLE_CIRCLE, TOUCH, fh_touch_circle_circle),
    RIVAL(CIRCLE_CIRCLE, OVERLAP, fh_overlap_circle_circle),
    RIVAL(CIRCLE_RECT, TOUCH, fh_touch_circle_rect),
    RIVAL(CIRCLE_RECT, OVERLAP, fh_overlap_circle_rect),
    RIVAL(RECT_RECT, TOUCH, fh_touch_rect_rect),
    RIVAL(RECT_RECT, OVERLAP, fh_overlap_rect_rect),
    RIVAL(SEGMENT_CIRCLE, TOUCH, fh_touch_segment_circle),
    RIVAL(SEGMENT_CIRCLE, OVERLAP, fh_overlap_segment_circle),
    RIVAL(CIRCLE_POLYGON, TOUCH, fh_touch_circle_polygon),
    RIVAL(CIRCLE_POLYGON, OVERLAP, fh_overlap_circle_polygon),
    RIVAL(POLYGON_POLYGON, TOUCH, fh_touch_polygon_polygon),
    RIVAL(POLYGON_POLYGON, OVERLAP, fh_overlap_polygon_polygon),
};

static const rival pixels[] = {
    RIVAL(CIRCLE_CIRCLE, TOUCH, fh_touch_round_round),
    RIVAL(CIRCLE_CIRCLE, OVERLAP, fh_overlap_round_round),
    RIVAL(CIRCLE_RECT, TOUCH, fh_touch_round_rect),
    RIVAL(CIRCLE_RECT, OVERLAP, fh_overlap_round_rect),
    RIVAL(RECT_RECT, TOUCH, fh_touch_rect_rect),
    RIVAL(RECT_RECT, OVERLAP, fh_overlap_rect_rect),
};

const family fixhit_family = {"fixhit", FINE_NUMBERS, false, take_fine, NULL, RIVALS_OF(fine)};
const family fixhit_pixels_family = {"fixhit",    PIXEL_NUMBERS, false,
                                     take_pixels, NULL,          RIVALS_OF(pixels)};
