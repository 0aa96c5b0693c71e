#include "fixhit/closest.h"

static fix16_t clamped(fix16_t value, fix16_t low, fix16_t high)
{
    if (value < low) return low;
    if (value > high) return high;
    return value;
}

fh_vec fh_closest_on_rect(fh_vec point, const fh_rect *rect)
{
    FH_ASSERT(rect != NULL);
    FH_ASSERT(rect->left <= rect->right && rect->top <= rect->bottom);
    return (fh_vec){clamped(point.x, rect->left, rect->right),
                    clamped(point.y, rect->top, rect->bottom)};
}
