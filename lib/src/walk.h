/* The cells that something can come to on its way through a tile map. */
#ifndef FIXHIT_WALK_H
#define FIXHIT_WALK_H

#include "cell.h"

/*
 * Goes through them in slices: columns where the motion is longer in x, else rows, in the order in which they are
 * reached; in a slice from above or from the left. Of each slice come the cells that the box covers while it
 * crosses that slice, and now and then one more. `closed`: also those that it only touches.
 */
typedef struct fh_walk {
    const fh_tiles *tiles;
    fh_rect box;
    fh_vec motion;
    bool closed;
    bool by_columns;
    uint32_t
        slope; /* the shorter component for each unit of the longer one, in 2^-30, rounded down */
    int32_t slice, slices; /* this one, and how many are still to come */
    int32_t at, end;       /* in it */
    uint32_t
        begins; /* how far along the longer component the slice is reached, or a little before */
} fh_walk;

fh_walk fh_walk_of(const fh_tiles *tiles, fh_rect box, fh_vec motion, bool closed);

/* The next cell that is not empty; false after the last. */
bool fh_walk_next(fh_walk *w, fh_cell *cell);

#endif
