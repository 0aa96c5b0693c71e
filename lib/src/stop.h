/* Where a mover stops in a list of boxes: at a place that is free of all of them. */
#ifndef FIXHIT_STOP_H
#define FIXHIT_STOP_H

#include "approach.h"
#include "fixhit/hit.h"

/* A mover is its core, a box or a dot, and a radius, with which shape it came as. */
typedef struct fh_mover {
    const fh_circle *circle; /* or null */
    fh_rect core;
    uint32_t reach;
    fh_vec motion;
} fh_mover;

/* The first box that it overlaps when it has gone by travel, or their count. */
size_t fh_mover_overlaps(const fh_mover *m, fh_vec travel, const fh_rects *rects);

/*
 * The hit with box `met` leads into another: the mover stops at a free grid point at the contact, within a
 * unit of the true place, on the normal's side of it; or where there is none 1, 2, 4, ... units of the longer
 * component before it. Mends travel, and a corner's normal.
 */
void fh_stop_elsewhere(const fh_mover *m, const fh_rects *rects, size_t met, fh_hit *hit);

#endif
