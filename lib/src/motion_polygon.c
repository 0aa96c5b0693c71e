/* Contacts, sweeps and casts in which a polygon takes part. */
#include "approach.h"
#include "corners.h"
#include "fixhit/cast.h"
#include "fixhit/polygon.h"
#include "fixhit/sweep.h"
#include "kinds.h"
#include "require.h"

/* Does a box that moves, grown by the reach, pass the polygon along one axis? A polygon that moves the other
 * way does the same. */
static inline bool passes(fh_rect box, fh_vec motion, const fh_polygon *p, int32_t reach)
{
    const fh_span x = fh_span_x(p);
    if (fh_passes_axis(fh_minus(x.low, box.right), fh_minus(x.high, box.left), reach, motion.x))
        return true;
    const fh_span y = fh_span_y(p);
    return fh_passes_axis(fh_minus(y.low, box.bottom), fh_minus(y.high, box.top), reach, motion.y);
}

/* The boxes round the cores. */
#define BOX_segment(s) fh_box_of((s)->a, (s)->b)
#define BOX_circle(c)  fh_box_of((c)->center, (c)->center)
#define BOX_capsule(c) fh_box_of((c)->a, (c)->b)
#define BOX_rect(r)    (*(r))
#define BOX_polygon(p) fh_polygon_bounds(p)

#define REACH_segment(s) 0
#define REACH_circle(c)  (c)->radius
#define REACH_capsule(c) (c)->radius
#define REACH_rect(r)    0
#define REACH_polygon(p) 0

#define REQUIRE_segment(s) FH_REQUIRE_SEGMENT(s)
#define REQUIRE_circle(c)  FH_REQUIRE_LIMITED_CIRCLE(c)
#define REQUIRE_capsule(c) FH_REQUIRE_CAPSULE(c)
#define REQUIRE_rect(r)    FH_REQUIRE_LIMITED_RECT(r)
#define REQUIRE_polygon(p) FH_REQUIRE_POLYGON(p)

/* A shape and its kind move against a polygon; and a polygon against these. */
#define ONTO_POLYGON(shape, kind)                                                                  \
    bool fh_sweep_##shape##_polygon(const fh_##shape *mover, fh_vec motion,                        \
                                    const fh_polygon *obstacle, fh_hit *out)                       \
    {                                                                                              \
        REQUIRE_##shape(mover);                                                                    \
        FH_REQUIRE_LIMIT(motion);                                                                  \
        FH_REQUIRE_POLYGON(obstacle);                                                              \
        FH_ASSERT(out != NULL);                                                                    \
        if (passes(BOX_##shape(mover), motion, obstacle, REACH_##shape(mover))) return false;      \
        return fh_sweep_kinds(kind, mover, motion, FH_POLYGON, obstacle, out);                     \
    }                                                                                              \
    bool fh_contact_##shape##_polygon(const fh_##shape *mover, const fh_polygon *obstacle,         \
                                      fh_contact *out)                                             \
    {                                                                                              \
        REQUIRE_##shape(mover);                                                                    \
        FH_REQUIRE_POLYGON(obstacle);                                                              \
        FH_ASSERT(out != NULL);                                                                    \
        const fh_vec still = {0, 0};                                                               \
        if (passes(BOX_##shape(mover), still, obstacle, REACH_##shape(mover))) return false;       \
        return fh_contact_kinds(kind, mover, FH_POLYGON, obstacle, out);                           \
    }

#define POLYGON_SWEEP(shape, kind)                                                                 \
    bool fh_sweep_polygon_##shape(const fh_polygon *mover, fh_vec motion,                          \
                                  const fh_##shape *obstacle, fh_hit *out)                         \
    {                                                                                              \
        FH_REQUIRE_POLYGON(mover);                                                                 \
        FH_REQUIRE_LIMIT(motion);                                                                  \
        REQUIRE_##shape(obstacle);                                                                 \
        FH_ASSERT(out != NULL);                                                                    \
        const fh_vec back = fh_reversed(motion);                                                   \
        if (passes(BOX_##shape(obstacle), back, mover, REACH_##shape(obstacle))) return false;     \
        return fh_sweep_kinds(FH_POLYGON, mover, motion, kind, obstacle, out);                     \
    }

#define POLYGON_CONTACT(shape, kind)                                                               \
    bool fh_contact_polygon_##shape(const fh_polygon *mover, const fh_##shape *obstacle,           \
                                    fh_contact *out)                                               \
    {                                                                                              \
        FH_REQUIRE_POLYGON(mover);                                                                 \
        REQUIRE_##shape(obstacle);                                                                 \
        FH_ASSERT(out != NULL);                                                                    \
        const fh_vec still = {0, 0};                                                               \
        if (passes(BOX_##shape(obstacle), still, mover, REACH_##shape(obstacle))) return false;    \
        return fh_contact_kinds(FH_POLYGON, mover, kind, obstacle, out);                           \
    }

ONTO_POLYGON(circle, FH_CIRCLE)
ONTO_POLYGON(capsule, FH_CAPSULE)
ONTO_POLYGON(rect, FH_RECT)
ONTO_POLYGON(polygon, FH_POLYGON)
POLYGON_SWEEP(segment, FH_SEGMENT)
POLYGON_SWEEP(circle, FH_CIRCLE)
POLYGON_SWEEP(capsule, FH_CAPSULE)
POLYGON_SWEEP(rect, FH_RECT)
POLYGON_CONTACT(circle, FH_CIRCLE)
POLYGON_CONTACT(capsule, FH_CAPSULE)
POLYGON_CONTACT(rect, FH_RECT)

bool fh_cast_polygon(fh_vec from, fh_vec motion, const fh_polygon *polygon, fh_hit *out)
{
    FH_REQUIRE_LIMIT(from);
    FH_REQUIRE_LIMIT(motion);
    FH_REQUIRE_POLYGON(polygon);
    FH_ASSERT(out != NULL);
    fh_vec corners[FH_POLYGON_MAX];
    fh_hull_vertex room[FH_POLYGON_MAX + 1];
    const fh_core shape = fh_core_of(FH_POLYGON, polygon, corners);
    return fh_cast_core(from, motion, &shape, room, out);
}
