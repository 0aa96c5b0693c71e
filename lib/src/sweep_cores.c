/* How far one core may go before it meets another. */
#include "cores.h"
#include "meet.h"
#include "part.h"

static FH_NOINLINE void already_inside(const fh_hull *h, const fh_core *mover,
                                       const fh_core *obstacle, fh_nearest nearest, fh_hit *out)
{
    fh_contact contact;
    fh_part_hull(h, mover, obstacle, nearest, &contact);
    *out = (fh_hit){0, {0, 0}, contact.normal, contact.point, true};
}

bool fh_sweep_cores(const fh_core *mover, fh_vec motion, const fh_core *obstacle,
                    fh_hull_vertex *room, fh_hit *out)
{
    const uint32_t reach = fh_reach_of(mover, obstacle);
    const fh_vec start = {0, 0};
    const fh_hull h = fh_hull_between(mover, obstacle, room);
    fh_nearest met = fh_hull_nearest(&h, start);
    if (fh_hull_compare(&h, start, met, reach) < 0) {
        already_inside(&h, mover, obstacle, met, out);
        return true;
    }
    if (!fh_hull_meets(&h, reach, motion, true, &met)) return false;
    out->t = fh_hull_stop(&h, reach, motion, met, &out->travel);
    out->normal = fh_hull_outward(
        &h, out->travel, met.part == FH_PART_FACE ? met : fh_hull_nearest(&h, out->travel));
    out->point = fh_hull_shared(&h, mover, obstacle, met, out->travel, out->normal, NULL, 0);
    out->inside = false;
    return true;
}
