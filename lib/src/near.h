/* What segments and sweeps ask alike. */
#ifndef FIXHIT_NEAR_H
#define FIXHIT_NEAR_H

#include "fixhit/shapes.h"

/* Is the point at most (less than, if strict) `reach` from the segment? reach up to 2^30. Exact. */
bool fh_point_near_segment(fh_vec point, const fh_segment *segment, uint32_t reach, bool strict);

#endif
