/* Rays onto segments and capsules. */
#include "cores.h"
#include "fixhit/cast.h"
#include "meet.h"
#include "part.h"
#include "require.h"

static fh_vec reversed(fh_vec v)
{
    return fh_from_to(v, (fh_vec){0, 0});
}

/* Of a segment that the ray meets on its face: does it only meet an end? */
static bool meets_end(const fh_hull *h, fh_vec motion, unsigned face)
{
    return fh_cross(motion, h->vertices[face]) == 0 ||
           fh_cross(motion, h->vertices[fh_hull_next(h, face)]) == 0;
}

static FH_NOINLINE fh_vec normal_against(const fh_hull *h, uint32_t radius, fh_vec motion,
                                         fh_nearest met, fh_vec travel)
{
    if (met.part == FH_PART_FACE)
        return radius == 0 && meets_end(h, motion, met.index) ? reversed(motion)
                                                              : fh_hull_outward(h, travel, met);
    if (radius == 0) return reversed(motion);
    const fh_vec normal = fh_hull_outward(h, travel, fh_hull_nearest(h, travel));
    /* A tangent ray may end past the middle by rounding. */
    return fh_dot(normal, motion) > 0 ? reversed(motion) : normal;
}

static FH_NOINLINE void starts_inside(const fh_hull *h, const fh_core *ray, fh_vec motion,
                                      const fh_core *shape, fh_nearest nearest, fh_hit *out)
{
    fh_contact contact;
    fh_part_hull(h, ray, shape, nearest, &contact);
    const bool turn = shape->radius == 0 && h->count > 1 && fh_dot(contact.normal, motion) > 0;
    *out =
        (fh_hit){0, {0, 0}, turn ? reversed(contact.normal) : contact.normal, *ray->vertices, true};
}

static bool cast(fh_vec from, fh_vec motion, const fh_capsule *capsule, fh_hit *out)
{
    fh_vec ends[2];
    const fh_core ray = {&from, 0, 1}, shape = fh_core_of_capsule(capsule, ends);
    const uint32_t radius = (uint32_t)capsule->radius;
    const fh_vec start = {0, 0};
    fh_hull h;
    fh_hull_between(&ray, &shape, &h);
    fh_nearest met = fh_hull_nearest(&h, start);
    if (fh_hull_compare(&h, start, met, radius) <= 0) {
        starts_inside(&h, &ray, motion, &shape, met, out);
        return true;
    }
    if (!fh_hull_meets(&h, radius, motion, false, &met)) return false;
    out->t = fh_hull_stop(&h, radius, motion, met, &out->travel);
    out->normal = normal_against(&h, radius, motion, met, out->travel);
    out->point = fh_shifted(from, out->travel);
    out->inside = false;
    return true;
}

bool fh_cast_segment(fh_vec from, fh_vec motion, const fh_segment *segment, fh_hit *out)
{
    FH_REQUIRE_LIMIT(from);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_SEGMENT(segment);
    FH_ASSERT(out != NULL);
    const fh_capsule capsule = fh_capsule_of_segment(segment);
    return cast(from, motion, &capsule, out);
}

bool fh_cast_capsule(fh_vec from, fh_vec motion, const fh_capsule *capsule, fh_hit *out)
{
    FH_REQUIRE_LIMIT(from);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_CAPSULE(capsule);
    FH_ASSERT(out != NULL);
    return cast(from, motion, capsule, out);
}
