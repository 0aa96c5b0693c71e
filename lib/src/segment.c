#include "fixhit/segment.h"

#include "near.h"
#include "require.h"
#include "wide.h"

/*
 * Every pair here is two cores, a point, segment or rect each, and a reach, the sum of the radii.
 * The cores are at most so far apart, or they meet by themselves. `strict` asks for overlap.
 */

/* dx^2 + dy^2 against reach^2. */
bool fh_points_near(fh_vec a, fh_vec b, uint32_t reach, bool strict)
{
    const uint64_t squared = fh_length_squared(fh_from_to(a, b)), most = fh_square(reach);
    return strict ? squared < most : squared <= most;
}

bool fh_point_near_segment(fh_vec point, const fh_segment *segment, uint32_t reach, bool strict)
{
    const fh_vec along = fh_from_to(segment->a, segment->b), to = fh_from_to(segment->a, point);
    const int64_t forward = fh_dot(along, to);
    if (forward <= 0) return fh_points_near(segment->a, point, reach, strict);
    const uint64_t length_squared = fh_length_squared(along);
    if ((uint64_t)forward >= length_squared)
        return fh_points_near(segment->b, point, reach, strict);
    /* Beside it: (cross / length)^2 against reach^2. */
    const uint64_t cross = fh_size64(fh_cross(along, to));
    const fh_wide squared = fh_wide_product(cross, cross);
    const fh_wide most = fh_wide_product(fh_square(reach), length_squared);
    return strict ? fh_wide_less(squared, most) : !fh_wide_less(most, squared);
}

static fh_rect bounds(const fh_segment *s)
{
    return fh_box_of(s->a, s->b);
}

/* Are the boxes at most so far apart, along each axis by itself? If not, nothing in them is. */
static bool boxes_near(const fh_rect *a, const fh_rect *b, int32_t reach, bool strict)
{
    return fh_up_to(fh_minus(a->left, b->right), reach, strict) &&
           fh_up_to(fh_minus(b->left, a->right), reach, strict) &&
           fh_up_to(fh_minus(a->top, b->bottom), reach, strict) &&
           fh_up_to(fh_minus(b->top, a->bottom), reach, strict);
}

/* Do the ends of b lie on different sides of a's line (at most one of them on it, if strict)? */
static bool straddles(const fh_segment *a, const fh_segment *b, bool strict)
{
    const fh_vec along = fh_from_to(a->a, a->b);
    const int64_t first = fh_cross(along, fh_from_to(a->a, b->a));
    const int64_t second = fh_cross(along, fh_from_to(a->a, b->b));
    if (strict) return (first < 0 && second > 0) || (first > 0 && second < 0);
    return (first <= 0 && second >= 0) || (first >= 0 && second <= 0);
}

static bool segments_meet(const fh_segment *a, const fh_segment *b, bool strict)
{
    const fh_rect box_a = bounds(a), box_b = bounds(b);
    return boxes_near(&box_a, &box_b, 0, false) && straddles(a, b, strict) &&
           straddles(b, a, strict);
}

static bool segments_near(const fh_segment *a, const fh_segment *b, uint32_t reach, bool strict)
{
    const fh_rect box_a = bounds(a), box_b = bounds(b);
    if (!boxes_near(&box_a, &box_b, (int32_t)reach, false)) return false;
    if (segments_meet(a, b, strict && reach == 0)) return true;
    return fh_point_near_segment(a->a, b, reach, strict) ||
           fh_point_near_segment(a->b, b, reach, strict) ||
           fh_point_near_segment(b->a, a, reach, strict) ||
           fh_point_near_segment(b->b, a, reach, strict);
}

/* By separating axes: the rect's two, and the segment's normal where it has one. */
static bool segment_meets_rect(const fh_segment *s, const fh_rect *rect, bool strict)
{
    const fh_rect box = bounds(s);
    if (!boxes_near(&box, rect, 0, strict)) return false;
    const fh_vec along = fh_from_to(s->a, s->b);
    if (along.x == 0 || along.y == 0) return true;
    /* The corners farthest to either side of the line. */
    const fh_vec one = {along.y > 0 ? rect->left : rect->right,
                        along.x > 0 ? rect->bottom : rect->top};
    const fh_vec other = {along.y > 0 ? rect->right : rect->left,
                          along.x > 0 ? rect->top : rect->bottom};
    const int64_t most = fh_cross(along, fh_from_to(s->a, one));
    const int64_t least = fh_cross(along, fh_from_to(s->a, other));
    return strict ? least < 0 && most > 0 : least <= 0 && most >= 0;
}

static bool point_near_rect(fh_vec point, const fh_rect *rect, uint32_t reach, bool strict)
{
    const fh_vec nearest = {fh_held_between(point.x, rect->left, rect->right),
                            fh_held_between(point.y, rect->top, rect->bottom)};
    return fh_points_near(point, nearest, reach, strict);
}

static bool segment_near_rect(const fh_segment *s, const fh_rect *rect, uint32_t reach, bool strict)
{
    const fh_rect box = bounds(s);
    if (!boxes_near(&box, rect, (int32_t)reach, false)) return false;
    if (segment_meets_rect(s, rect, strict && reach == 0)) return true;
    /* Apart, the nearest points are an end of the segment, or a corner of the rect. */
    if (point_near_rect(s->a, rect, reach, strict) || point_near_rect(s->b, rect, reach, strict))
        return true;
    const fh_vec corners[] = {{rect->left, rect->top},
                              {rect->right, rect->top},
                              {rect->right, rect->bottom},
                              {rect->left, rect->bottom}};
    for (int i = 0; i < 4; i++)
        if (fh_point_near_segment(corners[i], s, reach, strict)) return true;
    return false;
}

static bool point_near_core(fh_vec point, const fh_segment *core, uint32_t reach, bool strict)
{
    const fh_rect box = bounds(core), dot = {point.x, point.y, point.x, point.y};
    return boxes_near(&dot, &box, (int32_t)reach, false) &&
           fh_point_near_segment(point, core, reach, strict);
}

static fh_segment core_of(const fh_capsule *capsule)
{
    return (fh_segment){capsule->a, capsule->b};
}

/* The public functions: what is valid, and which cores and reach. */

bool fh_touch_point_segment(fh_vec point, const fh_segment *segment)
{
    FH_REQUIRE_LIMIT(point);
    FH_REQUIRE_SEGMENT(segment);
    return point_near_core(point, segment, 0, false);
}

bool fh_overlap_point_segment(fh_vec point, const fh_segment *segment)
{
    FH_REQUIRE_LIMIT(point);
    FH_REQUIRE_SEGMENT(segment);
    (void)point;
    (void)segment;
    return false;
}

bool fh_touch_point_capsule(fh_vec point, const fh_capsule *capsule)
{
    FH_REQUIRE_LIMIT(point);
    FH_REQUIRE_CAPSULE(capsule);
    const fh_segment core = core_of(capsule);
    return point_near_core(point, &core, (uint32_t)capsule->radius, false);
}

bool fh_overlap_point_capsule(fh_vec point, const fh_capsule *capsule)
{
    FH_REQUIRE_LIMIT(point);
    FH_REQUIRE_CAPSULE(capsule);
    const fh_segment core = core_of(capsule);
    return point_near_core(point, &core, (uint32_t)capsule->radius, true);
}

bool fh_touch_segment_segment(const fh_segment *a, const fh_segment *b)
{
    FH_REQUIRE_SEGMENT(a);
    FH_REQUIRE_SEGMENT(b);
    return segments_meet(a, b, false);
}

bool fh_overlap_segment_segment(const fh_segment *a, const fh_segment *b)
{
    FH_REQUIRE_SEGMENT(a);
    FH_REQUIRE_SEGMENT(b);
    return segments_meet(a, b, true);
}

bool fh_touch_segment_circle(const fh_segment *segment, const fh_circle *circle)
{
    FH_REQUIRE_SEGMENT(segment);
    FH_REQUIRE_LIMITED_CIRCLE(circle);
    return point_near_core(circle->center, segment, (uint32_t)circle->radius, false);
}

bool fh_overlap_segment_circle(const fh_segment *segment, const fh_circle *circle)
{
    FH_REQUIRE_SEGMENT(segment);
    FH_REQUIRE_LIMITED_CIRCLE(circle);
    return point_near_core(circle->center, segment, (uint32_t)circle->radius, true);
}

bool fh_touch_segment_capsule(const fh_segment *segment, const fh_capsule *capsule)
{
    FH_REQUIRE_SEGMENT(segment);
    FH_REQUIRE_CAPSULE(capsule);
    const fh_segment core = core_of(capsule);
    return segments_near(segment, &core, (uint32_t)capsule->radius, false);
}

bool fh_overlap_segment_capsule(const fh_segment *segment, const fh_capsule *capsule)
{
    FH_REQUIRE_SEGMENT(segment);
    FH_REQUIRE_CAPSULE(capsule);
    const fh_segment core = core_of(capsule);
    return segments_near(segment, &core, (uint32_t)capsule->radius, true);
}

bool fh_touch_segment_rect(const fh_segment *segment, const fh_rect *rect)
{
    FH_REQUIRE_SEGMENT(segment);
    FH_REQUIRE_LIMITED_RECT(rect);
    return segment_meets_rect(segment, rect, false);
}

bool fh_overlap_segment_rect(const fh_segment *segment, const fh_rect *rect)
{
    FH_REQUIRE_SEGMENT(segment);
    FH_REQUIRE_LIMITED_RECT(rect);
    return segment_meets_rect(segment, rect, true);
}

bool fh_touch_circle_capsule(const fh_circle *circle, const fh_capsule *capsule)
{
    FH_REQUIRE_LIMITED_CIRCLE(circle);
    FH_REQUIRE_CAPSULE(capsule);
    const fh_segment core = core_of(capsule);
    const uint32_t reach = (uint32_t)circle->radius + (uint32_t)capsule->radius;
    return point_near_core(circle->center, &core, reach, false);
}

bool fh_overlap_circle_capsule(const fh_circle *circle, const fh_capsule *capsule)
{
    FH_REQUIRE_LIMITED_CIRCLE(circle);
    FH_REQUIRE_CAPSULE(capsule);
    const fh_segment core = core_of(capsule);
    const uint32_t reach = (uint32_t)circle->radius + (uint32_t)capsule->radius;
    return point_near_core(circle->center, &core, reach, true);
}

bool fh_touch_capsule_capsule(const fh_capsule *a, const fh_capsule *b)
{
    FH_REQUIRE_CAPSULE(a);
    FH_REQUIRE_CAPSULE(b);
    const fh_segment core_a = core_of(a), core_b = core_of(b);
    return segments_near(&core_a, &core_b, (uint32_t)a->radius + (uint32_t)b->radius, false);
}

bool fh_overlap_capsule_capsule(const fh_capsule *a, const fh_capsule *b)
{
    FH_REQUIRE_CAPSULE(a);
    FH_REQUIRE_CAPSULE(b);
    const fh_segment core_a = core_of(a), core_b = core_of(b);
    return segments_near(&core_a, &core_b, (uint32_t)a->radius + (uint32_t)b->radius, true);
}

bool fh_touch_capsule_rect(const fh_capsule *capsule, const fh_rect *rect)
{
    FH_REQUIRE_CAPSULE(capsule);
    FH_REQUIRE_LIMITED_RECT(rect);
    const fh_segment core = core_of(capsule);
    return segment_near_rect(&core, rect, (uint32_t)capsule->radius, false);
}

bool fh_overlap_capsule_rect(const fh_capsule *capsule, const fh_rect *rect)
{
    FH_REQUIRE_CAPSULE(capsule);
    FH_REQUIRE_LIMITED_RECT(rect);
    const fh_segment core = core_of(capsule);
    return segment_near_rect(&core, rect, (uint32_t)capsule->radius, true);
}
