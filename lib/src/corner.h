/*
 * A point that moves from the origin, and a circle round a corner that it meets: whether, when, and
 * at which grid point it stops.
 */
#ifndef FIXHIT_CORNER_H
#define FIXHIT_CORNER_H

#include "when.h"

/*
 * Does the point come nearer to the corner than reach (or as near, if not strict) on the motion? It is not
 * at the start.
 */
bool fh_comes_near(fh_vec corner, uint32_t reach, fh_vec motion, bool strict);

/* When it first is as near as reach, which fh_comes_near has said. */
fh_when fh_time_at_corner(fh_vec corner, uint32_t reach, fh_vec motion);

/* Where it is then, each component rounded away from the corner, and as `far` has it in when.h. */
fh_vec fh_place_at_corner(fh_vec motion, fh_vec corner, fh_when when, bool far);

#endif
