/* Is a point at most so far from another, from a segment? strict: nearer than that. LIMIT. */
#ifndef FIXHIT_NEAR_H
#define FIXHIT_NEAR_H

#include "fixhit/shapes.h"

bool fh_points_near(fh_vec a, fh_vec b, uint32_t reach, bool strict);
bool fh_point_near_segment(fh_vec point, const fh_segment *segment, uint32_t reach, bool strict);

#endif
