/* Which faces of a tile are there to be met: none that a neighbour covers. */
#ifndef FIXHIT_SEAM_H
#define FIXHIT_SEAM_H

#include "cell.h"

/*
 * The sweep's, or the cast's, normal may be that of a face that is none: one that a neighbour covers, or a side of
 * a one-way tile that is not in `sides`. And where a corner of a rect or a point stands exactly where several faces
 * meet, as at the foot and at the top of a slope, the sweep has one of them. The normal becomes that of the face
 * which is there, on which the mover stands exactly after travel, into which the motion runs, and that turns the
 * motion least. True when what is met is no face, but a corner, or hidden.
 */
bool fh_seam_mends(const fh_tiles *tiles, const fh_cell *cell, const fh_shape *shape,
                   const fh_shape *mover, fh_vec motion, unsigned sides, fh_hit *hit);

#endif
