/* Rays onto segments and capsules. */
#include "cores.h"
#include "fixhit/cast.h"
#include "require.h"

static bool cast(fh_vec from, fh_vec motion, const fh_capsule *capsule, fh_hit *out)
{
    fh_vec ends[2];
    const fh_core shape = fh_core_of_capsule(capsule, ends);
    fh_hull_vertex room[FH_POINT_AND_SEGMENT];
    return fh_cast_core(from, motion, &shape, room, out);
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
