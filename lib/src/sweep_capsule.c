/* Sweeps in which a segment or a capsule takes part. */
#include "approach.h"
#include "cores.h"
#include "fixhit/sweep.h"
#include "require.h"

static FH_NOINLINE bool sweep_near_capsules(const fh_capsule *mover, fh_vec motion,
                                            const fh_capsule *obstacle, fh_hit *out)
{
    fh_vec a_ends[2], b_ends[2];
    const fh_core a = fh_core_of_capsule(mover, a_ends), b = fh_core_of_capsule(obstacle, b_ends);
    fh_hull_vertex room[FH_TWO_SEGMENTS];
    return fh_sweep_cores(&a, motion, &b, room, out);
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
    fh_hull_vertex room[FH_RECT_AND_SEGMENT];
    return fh_sweep_cores(&a, motion, &b, room, out);
}

static FH_NOINLINE bool sweep_rect_near(const fh_rect *mover, fh_vec motion,
                                        const fh_capsule *obstacle, fh_hit *out)
{
    fh_vec corners[4], ends[2];
    const fh_core a = fh_core_of_rect(mover, corners), b = fh_core_of_capsule(obstacle, ends);
    fh_hull_vertex room[FH_RECT_AND_SEGMENT];
    return fh_sweep_cores(&a, motion, &b, room, out);
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
