#include "fixhit/cast.h"

#include "approach.h"
#include "face.h"
#include "fixhit/overlap.h"
#include "length.h"
#include "require.h"

static bool starts_inside(fh_vec from, fh_vec normal, fh_hit *out)
{
    *out = (fh_hit){0, {0, 0}, normal, from, true};
    return true;
}

static bool met(fh_vec from, const fh_approach *a, fh_vec normal, fh_hit *out)
{
    *out = (fh_hit){fh_t_of(a->t), a->travel, normal, fh_shifted(from, a->travel), false};
    return true;
}

bool fh_cast_circle(fh_vec from, fh_vec motion, const fh_circle *circle, fh_hit *out)
{
    FH_REQUIRE_LIMIT(from);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_LIMITED_CIRCLE(circle);
    FH_ASSERT(out != NULL);
    const fh_vec center = fh_from_to(from, circle->center);
    const uint32_t radius = (uint32_t)circle->radius;
    if (fh_touch_point_circle(from, circle)) {
        const fh_vec off = fh_reversed(center);
        if (off.x == 0 && off.y == 0) return starts_inside(from, (fh_vec){0, -65536}, out);
        return starts_inside(from, fh_at_reach(off, radius), out);
    }
    if (!fh_comes_near(center, radius, motion, false)) return false;
    const fh_rect dot = {center.x, center.y, center.x, center.y};
    const fh_frame f = fh_mirrored(dot, motion);
    fh_approach a;
    fh_meet_corner(&f, f.near, radius, &a);
    const fh_vec back = fh_reversed(motion);
    fh_vec normal = fh_from_to(center, a.travel);
    /* A tangent ray may end past the middle by rounding, and a point has no outside. */
    if (radius == 0 || fh_dot(normal, motion) > 0) normal = back;
    return met(from, &a, normal, out);
}

/* Of a point in the box: the nearest way out, up, down, left, right where they are equal. */
static fh_vec way_out(fh_vec p, const fh_rect *rect)
{
    const fix16_t up = fh_minus(p.y, rect->top), down = fh_minus(rect->bottom, p.y);
    const fix16_t left = fh_minus(p.x, rect->left), right = fh_minus(rect->right, p.x);
    const fix16_t vertical = up <= down ? up : down, horizontal = left <= right ? left : right;
    if (vertical <= horizontal) return (fh_vec){0, up <= down ? -65536 : 65536};
    return (fh_vec){left <= right ? -65536 : 65536, 0};
}

/* Out of line, so that a miss saves no registers for it. */
static FH_NOINLINE void meet_face(fh_vec from, fh_vec motion, const fh_rect *rect, fh_hit *out,
                                  bool face_x)
{
    if (face_x)
        out->point.y = fh_plus(from.y, fh_fill_face_x(motion, from.x, rect, out));
    else
        out->point.x = fh_plus(from.x, fh_fill_face_y(motion, from.y, rect, out));
}

bool fh_cast_rect(fh_vec from, fh_vec motion, const fh_rect *rect, fh_hit *out)
{
    FH_REQUIRE_LIMIT(from);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_LIMITED_RECT(rect);
    FH_ASSERT(out != NULL);
    if (fh_touch_point_rect(from, rect)) return starts_inside(from, way_out(from, rect), out);
    const fh_rect box = {fh_minus(rect->left, from.x), fh_minus(rect->top, from.y),
                         fh_minus(rect->right, from.x), fh_minus(rect->bottom, from.y)};
    const fh_frame f = fh_mirrored(box, motion);
    const fh_vec near = f.near, far = f.far, m = f.motion;
    if (near.x > m.x || near.y > m.y || far.x < 0 || far.y < 0) return false;
    /* As fh_enters_plain, with the edges in. */
    const int64_t x_entry = fh_multiply_signed(near.x, m.y);
    const int64_t y_entry = fh_multiply_signed(near.y, m.x);
    if (near.x > 0 && x_entry > fh_multiply_signed(far.y, m.x)) return false;
    if (near.y > 0 && y_entry > fh_multiply_signed(far.x, m.y)) return false;
    const bool both = near.x > 0 && near.y > 0;
    const bool face_x =
        near.y <= 0 || (both && (x_entry > y_entry || (x_entry == y_entry && m.x > m.y)));
    meet_face(from, motion, rect, out, face_x);
    return true;
}
