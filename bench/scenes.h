/* Shapes of every kind round a place, for pairs of any two kinds. */
#ifndef SCENES_H
#define SCENES_H

#include <fixhit/fixhit.h>

enum { KINDS = FH_POLYGON + 1 };

/* Round (0, 0), in whole pixels: turned boxes, 20 x 10 along (3, 4), 40 x 20 along (-4, 3), and 26 x 26 along
 * (5, 12); and two of eight corners, no edge of which has a parallel. */
extern const fh_polygon small_box, large_box, slanted_box, small_eight, large_eight;

/* One of each kind, by kind, round the same place; a slope of -1 mirrors segment and capsule, else 1. */
typedef struct shapes {
    fh_shape of[KINDS];
} shapes;

shapes shapes_at(fh_vec at, const fh_polygon *polygon, int slope);

/* The middle of a screen, and what is so many pixels off a place. */
extern const fh_vec middle;
fh_vec off(fh_vec at, int x, int y);

#endif
