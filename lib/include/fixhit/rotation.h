/*
 * Turned polygons: a rotation from an angle, and a polygon's vertices turned and moved by it. Positive
 * angles turn from x to y, clockwise on a screen.
 */
#ifndef FIXHIT_ROTATION_H
#define FIXHIT_ROTATION_H

#include "shapes.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Q16.16, -1.0 to 1.0 (libfixmath's are a little beyond), not both 0: asserted where one is used. */
typedef struct fh_rotation {
    fix16_t cosine, sine;
} fh_rotation;

/*
 * 65536 is one full turn. Within 2/65536 of the true cosine and sine, exact at the quarter turns; quarter
 * turns on, both are exactly turned. FULL. Cost: a table of 65 numbers in flash, four products.
 */
fh_rotation fh_rotation_from_turn(uint16_t turn);

/*
 * From radians, by libfixmath's fix16_sin and fix16_cos, as exact as these, which are off by up to 0.008. The
 * only function that needs that library linked, and only where it is called.
 */
fh_rotation fh_rotation_from_radians(fix16_t radians);

/*
 * The corners of a turned box, four of them: center +- u +- v with u and
 * v the turned half width and half height, each component rounded to the nearest, halves away from 0. So
 * opposite sides are exactly parallel, and it is convex for every turn if both halves are above 0 (asserted,
 * as is that center and halves are within FH_LIMIT / 4). Returns 4.
 */
uint8_t fh_polygon_box(fh_vec center, fix16_t half_width, fix16_t half_height, fh_rotation rotation,
                       fh_vec vertices[4]);

/*
 * The vertices of a polygon (vertices[i] + at) turned round (0, 0), rounded to the nearest, halves away from
 * 0, and moved by the position: where they lie, within half a unit a component and what the rotation itself
 * is off. Where rounding bends a corner inward, one that was flat or nearly so, that vertex is left out, so that
 * the result is convex again. The others keep their order, but where rounding brought one past a sharp corner that
 * it was beside: then they go clockwise round from one of them. Returns how many there are; 2 when rounding left
 * no area, which only a polygon about a unit thin can meet.
 *
 * LIMIT for the polygon and its vertices as they come out, asserted. Room for local->count vertices, not those of
 * its own table. Cost: four products a
 * vertex, and one cross product for each pair of vertices.
 */
uint8_t fh_polygon_place(const fh_polygon *local, fh_vec position, fh_rotation rotation,
                         fh_vec *vertices);

#ifdef __cplusplus
}
#endif

#endif
