/* Contacts in which a capsule takes part. */
#include "approach.h"
#include "cores.h"
#include "require.h"

static FH_NOINLINE bool part_rect(const fh_core *mover, const fh_core *obstacle, fh_contact *out)
{
    fh_hull_vertex room[FH_RECT_AND_SEGMENT];
    return fh_contact_cores(mover, obstacle, room, out);
}

static bool part_capsules(const fh_capsule *mover, const fh_capsule *obstacle, fh_contact *out)
{
    const fh_rect a_box = fh_box_of(mover->a, mover->b);
    const fh_rect b_box = fh_box_of(obstacle->a, obstacle->b);
    if (fh_passes(&a_box, (fh_vec){0, 0}, &b_box, fh_plus(mover->radius, obstacle->radius)))
        return false;
    fh_vec a_ends[2], b_ends[2];
    const fh_core a = fh_core_of_capsule(mover, a_ends), b = fh_core_of_capsule(obstacle, b_ends);
    fh_hull_vertex room[FH_TWO_SEGMENTS];
    return fh_contact_cores(&a, &b, room, out);
}

bool fh_contact_circle_capsule(const fh_circle *mover, const fh_capsule *obstacle, fh_contact *out)
{
    FH_REQUIRE_LIMITED_CIRCLE(mover);
    FH_REQUIRE_CAPSULE(obstacle);
    FH_ASSERT(out != NULL);
    const fh_capsule a = fh_capsule_of_circle(mover);
    return part_capsules(&a, obstacle, out);
}

bool fh_contact_capsule_circle(const fh_capsule *mover, const fh_circle *obstacle, fh_contact *out)
{
    FH_REQUIRE_CAPSULE(mover);
    FH_REQUIRE_LIMITED_CIRCLE(obstacle);
    FH_ASSERT(out != NULL);
    const fh_capsule b = fh_capsule_of_circle(obstacle);
    return part_capsules(mover, &b, out);
}

bool fh_contact_capsule_capsule(const fh_capsule *mover, const fh_capsule *obstacle,
                                fh_contact *out)
{
    FH_REQUIRE_CAPSULE(mover);
    FH_REQUIRE_CAPSULE(obstacle);
    FH_ASSERT(out != NULL);
    return part_capsules(mover, obstacle, out);
}

bool fh_contact_capsule_rect(const fh_capsule *mover, const fh_rect *obstacle, fh_contact *out)
{
    FH_REQUIRE_CAPSULE(mover);
    FH_REQUIRE_LIMITED_RECT(obstacle);
    FH_ASSERT(out != NULL);
    const fh_rect box = fh_box_of(mover->a, mover->b);
    if (fh_passes(&box, (fh_vec){0, 0}, obstacle, mover->radius)) return false;
    fh_vec ends[2], corners[4];
    const fh_core a = fh_core_of_capsule(mover, ends), b = fh_core_of_rect(obstacle, corners);
    return part_rect(&a, &b, out);
}

bool fh_contact_rect_capsule(const fh_rect *mover, const fh_capsule *obstacle, fh_contact *out)
{
    FH_REQUIRE_LIMITED_RECT(mover);
    FH_REQUIRE_CAPSULE(obstacle);
    FH_ASSERT(out != NULL);
    const fh_rect box = fh_box_of(obstacle->a, obstacle->b);
    if (fh_passes(mover, (fh_vec){0, 0}, &box, obstacle->radius)) return false;
    fh_vec corners[4], ends[2];
    const fh_core a = fh_core_of_rect(mover, corners), b = fh_core_of_capsule(obstacle, ends);
    return part_rect(&a, &b, out);
}
