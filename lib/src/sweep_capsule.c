/* Sweeps in which a segment or a capsule takes part. */
#include "approach.h"
#include "cores.h"
#include "fixhit/sweep.h"
#include "meet.h"
#include "part.h"
#include "require.h"

static FH_NOINLINE void already_inside(const fh_hull *h, const fh_core *mover,
                                       const fh_core *obstacle, fh_nearest nearest, fh_hit *out)
{
    fh_contact contact;
    fh_part_hull(h, mover, obstacle, nearest, &contact);
    *out = (fh_hit){0, {0, 0}, contact.normal, contact.point, true};
}

static FH_NOINLINE bool sweep_cores(const fh_core *mover, fh_vec motion, const fh_core *obstacle,
                                    fh_hit *out)
{
    const uint32_t reach = fh_reach_of(mover, obstacle);
    const fh_vec start = {0, 0};
    fh_hull h;
    fh_hull_between(mover, obstacle, &h);
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

static FH_NOINLINE bool sweep_near_capsules(const fh_capsule *mover, fh_vec motion,
                                            const fh_capsule *obstacle, fh_hit *out)
{
    fh_vec a_ends[2], b_ends[2];
    const fh_core a = fh_core_of_capsule(mover, a_ends), b = fh_core_of_capsule(obstacle, b_ends);
    return sweep_cores(&a, motion, &b, out);
}

static inline bool sweep_capsules(fh_capsule mover, fh_vec motion, fh_capsule obstacle, fh_hit *out)
{
    const fh_rect from = fh_box_of(mover.a, mover.b), to = fh_box_of(obstacle.a, obstacle.b);
    if (fh_passes(&from, motion, &to, fh_plus(mover.radius, obstacle.radius))) return false;
    return sweep_near_capsules(&mover, motion, &obstacle, out);
}

static FH_NOINLINE bool sweep_near_rect(const fh_capsule *mover, fh_vec motion,
                                        const fh_rect *obstacle, fh_hit *out)
{
    fh_vec ends[2], corners[4];
    const fh_core a = fh_core_of_capsule(mover, ends), b = fh_core_of_rect(obstacle, corners);
    return sweep_cores(&a, motion, &b, out);
}

static FH_NOINLINE bool sweep_rect_near(const fh_rect *mover, fh_vec motion,
                                        const fh_capsule *obstacle, fh_hit *out)
{
    fh_vec corners[4], ends[2];
    const fh_core a = fh_core_of_rect(mover, corners), b = fh_core_of_capsule(obstacle, ends);
    return sweep_cores(&a, motion, &b, out);
}

static inline bool sweep_rect(const fh_rect *mover, fh_vec motion, fh_capsule obstacle, fh_hit *out)
{
    const fh_rect to = fh_box_of(obstacle.a, obstacle.b);
    if (fh_passes(mover, motion, &to, obstacle.radius)) return false;
    return sweep_rect_near(mover, motion, &obstacle, out);
}

/* The public functions: what is valid, and which capsules. */

bool fh_sweep_circle_segment(const fh_circle *mover, fh_vec motion, const fh_segment *obstacle,
                             fh_hit *out)
{
    FH_REQUIRE_LIMITED_CIRCLE(mover);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_SEGMENT(obstacle);
    FH_ASSERT(out != NULL);
    return sweep_capsules(fh_capsule_of_circle(mover), motion, fh_capsule_of_segment(obstacle),
                          out);
}

bool fh_sweep_circle_capsule(const fh_circle *mover, fh_vec motion, const fh_capsule *obstacle,
                             fh_hit *out)
{
    FH_REQUIRE_LIMITED_CIRCLE(mover);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_CAPSULE(obstacle);
    FH_ASSERT(out != NULL);
    return sweep_capsules(fh_capsule_of_circle(mover), motion, *obstacle, out);
}

bool fh_sweep_capsule_segment(const fh_capsule *mover, fh_vec motion, const fh_segment *obstacle,
                              fh_hit *out)
{
    FH_REQUIRE_CAPSULE(mover);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_SEGMENT(obstacle);
    FH_ASSERT(out != NULL);
    return sweep_capsules(*mover, motion, fh_capsule_of_segment(obstacle), out);
}

bool fh_sweep_capsule_circle(const fh_capsule *mover, fh_vec motion, const fh_circle *obstacle,
                             fh_hit *out)
{
    FH_REQUIRE_CAPSULE(mover);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_LIMITED_CIRCLE(obstacle);
    FH_ASSERT(out != NULL);
    return sweep_capsules(*mover, motion, fh_capsule_of_circle(obstacle), out);
}

bool fh_sweep_capsule_capsule(const fh_capsule *mover, fh_vec motion, const fh_capsule *obstacle,
                              fh_hit *out)
{
    FH_REQUIRE_CAPSULE(mover);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_CAPSULE(obstacle);
    FH_ASSERT(out != NULL);
    return sweep_capsules(*mover, motion, *obstacle, out);
}

bool fh_sweep_capsule_rect(const fh_capsule *mover, fh_vec motion, const fh_rect *obstacle,
                           fh_hit *out)
{
    FH_REQUIRE_CAPSULE(mover);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_LIMITED_RECT(obstacle);
    FH_ASSERT(out != NULL);
    const fh_rect from = fh_box_of(mover->a, mover->b);
    if (fh_passes(&from, motion, obstacle, mover->radius)) return false;
    return sweep_near_rect(mover, motion, obstacle, out);
}

bool fh_sweep_rect_segment(const fh_rect *mover, fh_vec motion, const fh_segment *obstacle,
                           fh_hit *out)
{
    FH_REQUIRE_LIMITED_RECT(mover);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_SEGMENT(obstacle);
    FH_ASSERT(out != NULL);
    return sweep_rect(mover, motion, fh_capsule_of_segment(obstacle), out);
}

bool fh_sweep_rect_capsule(const fh_rect *mover, fh_vec motion, const fh_capsule *obstacle,
                           fh_hit *out)
{
    FH_REQUIRE_LIMITED_RECT(mover);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_CAPSULE(obstacle);
    FH_ASSERT(out != NULL);
    return sweep_rect(mover, motion, *obstacle, out);
}
