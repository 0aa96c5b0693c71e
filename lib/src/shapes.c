#include "fixhit/shapes.h"

#include "exact.h"

/* Every compiler fixhit is built with shifts negative numbers arithmetically; FH_TO_PX needs it. */
_Static_assert((INT32_C(-1) >> 1) == -1, "right shift of a negative number must keep the sign");

#ifndef FH_ASSERTIONS_OFF
static bool sum_fits(fix16_t a, fix16_t b)
{
    return b > 0 ? a <= INT32_MAX - b : a >= INT32_MIN - b;
}
#endif

fh_rect fh_rect_from_corners(fh_vec a, fh_vec b)
{
    return (fh_rect){a.x < b.x ? a.x : b.x, a.y < b.y ? a.y : b.y, a.x < b.x ? b.x : a.x,
                     a.y < b.y ? b.y : a.y};
}

fh_rect fh_rect_from_size(fix16_t x, fix16_t y, fix16_t width, fix16_t height)
{
    FH_ASSERT(sum_fits(x, width));
    FH_ASSERT(sum_fits(y, height));
    return fh_rect_from_corners((fh_vec){x, y},
                                (fh_vec){fh_sum_held(x, width), fh_sum_held(y, height)});
}

fh_vec fh_vec_moved(fh_vec point, fh_vec by)
{
    FH_ASSERT(sum_fits(point.x, by.x));
    FH_ASSERT(sum_fits(point.y, by.y));
    return (fh_vec){fh_sum_held(point.x, by.x), fh_sum_held(point.y, by.y)};
}

fh_rect fh_rect_moved(fh_rect rect, fh_vec by)
{
    FH_ASSERT(sum_fits(rect.left, by.x) && sum_fits(rect.right, by.x));
    FH_ASSERT(sum_fits(rect.top, by.y) && sum_fits(rect.bottom, by.y));
    return (fh_rect){fh_sum_held(rect.left, by.x), fh_sum_held(rect.top, by.y),
                     fh_sum_held(rect.right, by.x), fh_sum_held(rect.bottom, by.y)};
}

fh_round fh_round_moved(fh_round round, fh_vec by)
{
    FH_ASSERT(sum_fits(round.left, by.x) && sum_fits(round.right, by.x));
    FH_ASSERT(sum_fits(round.top, by.y) && sum_fits(round.bottom, by.y));
    return (fh_round){fh_sum_held(round.left, by.x), fh_sum_held(round.top, by.y),
                      fh_sum_held(round.right, by.x), fh_sum_held(round.bottom, by.y)};
}

fh_circle fh_circle_moved(fh_circle circle, fh_vec by)
{
    FH_ASSERT(sum_fits(circle.center.x, by.x));
    FH_ASSERT(sum_fits(circle.center.y, by.y));
    return (fh_circle){{fh_sum_held(circle.center.x, by.x), fh_sum_held(circle.center.y, by.y)},
                       circle.radius};
}

fh_segment fh_segment_moved(fh_segment segment, fh_vec by)
{
    FH_ASSERT(sum_fits(segment.a.x, by.x) && sum_fits(segment.b.x, by.x));
    FH_ASSERT(sum_fits(segment.a.y, by.y) && sum_fits(segment.b.y, by.y));
    return (fh_segment){{fh_sum_held(segment.a.x, by.x), fh_sum_held(segment.a.y, by.y)},
                        {fh_sum_held(segment.b.x, by.x), fh_sum_held(segment.b.y, by.y)}};
}

fh_capsule fh_capsule_moved(fh_capsule capsule, fh_vec by)
{
    FH_ASSERT(sum_fits(capsule.a.x, by.x) && sum_fits(capsule.b.x, by.x));
    FH_ASSERT(sum_fits(capsule.a.y, by.y) && sum_fits(capsule.b.y, by.y));
    return (fh_capsule){{fh_sum_held(capsule.a.x, by.x), fh_sum_held(capsule.a.y, by.y)},
                        {fh_sum_held(capsule.b.x, by.x), fh_sum_held(capsule.b.y, by.y)},
                        capsule.radius};
}

fh_polygon fh_polygon_moved(fh_polygon polygon, fh_vec by)
{
    FH_ASSERT(sum_fits(polygon.at.x, by.x) && sum_fits(polygon.at.y, by.y));
    polygon.at = (fh_vec){fh_sum_held(polygon.at.x, by.x), fh_sum_held(polygon.at.y, by.y)};
    return polygon;
}
