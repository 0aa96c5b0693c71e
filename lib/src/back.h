/* Places on the way to another. */
#ifndef FIXHIT_BACK_H
#define FIXHIT_BACK_H

#include "wide.h"

/* Is it between 0 and the motion, along one axis? */
static inline bool fh_is_on_way(fix16_t travel, int32_t motion)
{
    return motion < 0 ? travel <= 0 && travel >= motion : travel >= 0 && travel <= motion;
}

/* travel, less `back` units of its longer component, both rounded towards the start. */
static inline fh_vec fh_stepped_back(fh_vec travel, uint32_t back)
{
    const uint32_t x = fh_size(travel.x), y = fh_size(travel.y), longer = fh_least_length(x, y);
    if (back >= longer) return (fh_vec){0, 0};
    uint64_t remainder;
    const int32_t left_x = (int32_t)fh_scaled(x, longer - back, longer, &remainder);
    const int32_t left_y = (int32_t)fh_scaled(y, longer - back, longer, &remainder);
    return (fh_vec){travel.x < 0 ? fh_minus(0, left_x) : left_x,
                    travel.y < 0 ? fh_minus(0, left_y) : left_y};
}

#endif
