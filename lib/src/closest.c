#include "fixhit/closest.h"

#include "require.h"
#include "wide.h"

fh_vec fh_closest_on_rect(fh_vec point, const fh_rect *rect)
{
    FH_REQUIRE_RECT(rect);
    return (fh_vec){fh_held_between(point.x, rect->left, rect->right),
                    fh_held_between(point.y, rect->top, rect->bottom)};
}

/* from + along * part / whole, rounded, a half towards `from`. */
static fix16_t moved_along(fix16_t from, fix16_t along, uint64_t part, uint64_t whole)
{
    uint64_t remainder;
    uint64_t steps = fh_scaled(fh_size(along), part, whole, &remainder);
    if (remainder > whole - remainder) steps++;
    return along < 0 ? fh_minus(from, (int32_t)steps) : fh_plus(from, (int32_t)steps);
}

fh_vec fh_closest_on_segment(fh_vec point, const fh_segment *segment)
{
    FH_REQUIRE_LIMIT(point);
    FH_REQUIRE_SEGMENT(segment);
    const fh_vec along = fh_from_to(segment->a, segment->b);
    const int64_t forward = fh_dot(along, fh_from_to(segment->a, point));
    if (forward <= 0) return segment->a;
    const uint64_t length_squared = fh_length_squared(along);
    if ((uint64_t)forward >= length_squared) return segment->b;
    return (fh_vec){moved_along(segment->a.x, along.x, (uint64_t)forward, length_squared),
                    moved_along(segment->a.y, along.y, (uint64_t)forward, length_squared)};
}
