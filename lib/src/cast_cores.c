/* Rays onto any core. */
#include "cores.h"
#include "meet.h"
#include "part.h"

/* Of a segment, which is flat, that the ray meets on its face: does it only meet an end? */
static bool meets_end(const fh_hull *h, fh_vec motion)
{
    return h->count == 2 &&
           (fh_cross(motion, h->vertices[0].at) == 0 || fh_cross(motion, h->vertices[1].at) == 0);
}

static FH_NOINLINE fh_vec normal_against(const fh_hull *h, uint32_t radius, fh_vec motion,
                                         fh_nearest met, fh_vec travel)
{
    if (met.part == FH_PART_FACE)
        return radius == 0 && meets_end(h, motion) ? fh_reversed(motion)
                                                   : fh_hull_outward(h, travel, met);
    if (radius == 0) return fh_reversed(motion);
    const fh_vec normal = fh_hull_outward(h, travel, fh_hull_nearest(h, travel));
    /* A tangent ray may end past the middle by rounding. */
    return fh_dot(normal, motion) > 0 ? fh_reversed(motion) : normal;
}

static FH_NOINLINE void starts_inside(const fh_hull *h, const fh_core *ray, fh_vec motion,
                                      const fh_core *shape, fh_nearest nearest, fh_hit *out)
{
    fh_contact contact;
    fh_part_hull(h, ray, shape, nearest, &contact);
    const bool turn = shape->radius == 0 && h->count == 2 && fh_dot(contact.normal, motion) > 0;
    *out = (fh_hit){
        0, {0, 0}, turn ? fh_reversed(contact.normal) : contact.normal, *ray->vertices, true};
}

bool fh_cast_core(fh_vec from, fh_vec motion, const fh_core *shape, fh_hull_vertex *room,
                  fh_hit *out)
{
    FH_ASSERT(FH_SERVES(FH_POINT));
    const fh_core ray = {&from, 0, 1};
    const uint32_t radius = (uint32_t)shape->radius;
    const fh_vec start = {0, 0};
    const fh_hull h = fh_hull_between(&ray, shape, room);
    fh_nearest met = fh_hull_nearest(&h, start);
    if (fh_hull_compare(&h, start, met, radius) <= 0) {
        starts_inside(&h, &ray, motion, shape, met, out);
        return true;
    }
    if (!fh_hull_meets(&h, radius, motion, false, &met)) return false;
    out->t = fh_hull_stop(&h, radius, motion, met, &out->travel);
    out->normal = normal_against(&h, radius, motion, met, out->travel);
    out->point = fh_shifted(from, out->travel);
    out->inside = false;
    return true;
}
