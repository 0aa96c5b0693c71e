/* The point of hull.h moves: which part of the hull, grown by a reach, it meets first, and where. */
#ifndef FIXHIT_MEET_H
#define FIXHIT_MEET_H

#include "hull.h"

/*
 * Does the motion lead into the grown hull (onto it, if not strict)? The point is not inside at the start, nor
 * touches it if not strict. Then which part it meets: a round vertex only for a reach above 0, or for a ray
 * onto a point.
 */
bool fh_hull_meets(const fh_hull *h, uint32_t reach, fh_vec motion, bool strict, fh_nearest *met);

/* When that is, as the t of a hit, and the grid point where the point stops: within one unit
 * of the true place, outward, and nearer than reach to nothing of the hull. */
fix16_t fh_hull_stop(const fh_hull *h, uint32_t reach, fh_vec motion, fh_nearest met,
                     fh_vec *travel);

#endif
