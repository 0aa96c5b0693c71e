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

/*
 * When it first is as near as reach, which fh_comes_near has said, and its place then, each component
 * rounded away from the corner: as near as the time's limits allow. The other is as far as they allow,
 * for where rounding left the near one too near.
 */
fh_when fh_meet_circle(fh_vec corner, uint32_t reach, fh_vec motion, fh_vec *place);
fh_vec fh_place_off_corner(fh_vec motion, fh_vec corner, fh_when when);

#endif
