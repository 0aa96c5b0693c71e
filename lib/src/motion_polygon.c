/* Contacts, sweeps and casts in which a polygon takes part. */
#include "corners.h"
#include "fixhit/cast.h"
#include "fixhit/polygon.h"
#include "fixhit/sweep.h"
#include "kinds.h"
#include "require.h"

static inline fix16_t along(fh_vec v, bool is_x)
{
    return is_x ? v.x : v.y;
}

/*
 * Does what moves, so long along one axis and grown by the reach, pass the polygon there? Then all corners are
 * ahead of its way or all behind it; the first one tells which it may be. The table's numbers may be any, but how
 * far its corners are from either end of the way fits 32 bits.
 */
static inline bool passes_along(fh_span span, fix16_t motion, int32_t reach, const fh_polygon *p,
                                bool is_x)
{
    const fh_vec *v = p->vertices, *const end = v + p->count;
    if (v == end) return true; /* not valid: nothing is read */
    const fix16_t at = along(p->at, is_x);
    if (fh_plus(along(*v, is_x), at) >= span.low) {
        const fix16_t high = fh_plus(fh_plus(span.high, reach), motion > 0 ? motion : 0);
        const fix16_t ahead = fh_minus(high, at);
        do { /* its corners at most */
            if (fh_minus(along(*v, is_x), ahead) < 0) return false;
        } while (++v != end);
        return true;
    }
    const fix16_t low = fh_plus(fh_minus(span.low, reach), motion < 0 ? motion : 0);
    const fix16_t beyond_behind = fh_minus(fh_plus(low, 1), at);
    do { /* its corners at most */
        if (fh_minus(along(*v, is_x), beyond_behind) >= 0) return false;
    } while (++v != end);
    return true;
}

static inline fh_span span_of(fix16_t a, fix16_t b)
{
    return a < b ? (fh_span){a, b} : (fh_span){b, a};
}

/* How far the cores reach along each axis. */
#define X_segment(s) span_of((s)->a.x, (s)->b.x)
#define Y_segment(s) span_of((s)->a.y, (s)->b.y)
#define X_circle(c)  span_of((c)->center.x, (c)->center.x)
#define Y_circle(c)  span_of((c)->center.y, (c)->center.y)
#define X_capsule(c) span_of((c)->a.x, (c)->b.x)
#define Y_capsule(c) span_of((c)->a.y, (c)->b.y)
#define X_rect(r)    ((fh_span){(r)->left, (r)->right})
#define Y_rect(r)    ((fh_span){(r)->top, (r)->bottom})
#define X_polygon(p) fh_span_x(p)
#define Y_polygon(p) fh_span_y(p)

/* Does a shape that moves pass the polygon along an axis? A polygon that moves the other way does the same. */
#define PASSES_X(shape, s, motion, p)                                                              \
    passes_along(X_##shape(s), (motion).x, REACH_##shape(s), p, true)
#define PASSES_Y(shape, s, motion, p)                                                              \
    passes_along(Y_##shape(s), (motion).y, REACH_##shape(s), p, false)

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

/* A shape and its kind move against a polygon; and a polygon against these. What passes along x needs few
 * registers: the rest stands by itself. */
#define ONTO_POLYGON(shape, kind)                                                                  \
    static FH_NOINLINE bool sweep_##shape(const fh_##shape *mover, fix16_t x, fix16_t y,           \
                                          const fh_polygon *obstacle, fh_hit *out)                 \
    {                                                                                              \
        const fh_vec motion = {x, y};                                                              \
        if (PASSES_Y(shape, mover, motion, obstacle)) return false;                                \
        return fh_sweep_kinds(kind, mover, motion, FH_POLYGON, obstacle, out);                     \
    }                                                                                              \
    bool fh_sweep_##shape##_polygon(const fh_##shape *mover, fh_vec motion,                        \
                                    const fh_polygon *obstacle, fh_hit *out)                       \
    {                                                                                              \
        REQUIRE_##shape(mover);                                                                    \
        FH_REQUIRE_LIMIT(motion);                                                                  \
        FH_REQUIRE_POLYGON(obstacle);                                                              \
        FH_ASSERT(out != NULL);                                                                    \
        if (PASSES_X(shape, mover, motion, obstacle)) return false;                                \
        return sweep_##shape(mover, motion.x, motion.y, obstacle, out);                            \
    }                                                                                              \
    bool fh_contact_##shape##_polygon(const fh_##shape *mover, const fh_polygon *obstacle,         \
                                      fh_contact *out)                                             \
    {                                                                                              \
        REQUIRE_##shape(mover);                                                                    \
        FH_REQUIRE_POLYGON(obstacle);                                                              \
        FH_ASSERT(out != NULL);                                                                    \
        const fh_vec still = {0, 0};                                                               \
        if (PASSES_X(shape, mover, still, obstacle)) return false;                                 \
        if (PASSES_Y(shape, mover, still, obstacle)) return false;                                 \
        return fh_contact_kinds(kind, mover, FH_POLYGON, obstacle, out);                           \
    }

#define POLYGON_SWEEP(shape, kind)                                                                 \
    static FH_NOINLINE bool sweep_onto_##shape(const fh_polygon *mover, fix16_t x, fix16_t y,      \
                                               const fh_##shape *obstacle, fh_hit *out)            \
    {                                                                                              \
        const fh_vec motion = {x, y}, back = fh_reversed(motion);                                  \
        if (PASSES_Y(shape, obstacle, back, mover)) return false;                                  \
        return fh_sweep_kinds(FH_POLYGON, mover, motion, kind, obstacle, out);                     \
    }                                                                                              \
    bool fh_sweep_polygon_##shape(const fh_polygon *mover, fh_vec motion,                          \
                                  const fh_##shape *obstacle, fh_hit *out)                         \
    {                                                                                              \
        FH_REQUIRE_POLYGON(mover);                                                                 \
        FH_REQUIRE_LIMIT(motion);                                                                  \
        REQUIRE_##shape(obstacle);                                                                 \
        FH_ASSERT(out != NULL);                                                                    \
        const fh_vec back = fh_reversed(motion);                                                   \
        if (PASSES_X(shape, obstacle, back, mover)) return false;                                  \
        return sweep_onto_##shape(mover, motion.x, motion.y, obstacle, out);                       \
    }

#define POLYGON_CONTACT(shape, kind)                                                               \
    bool fh_contact_polygon_##shape(const fh_polygon *mover, const fh_##shape *obstacle,           \
                                    fh_contact *out)                                               \
    {                                                                                              \
        FH_REQUIRE_POLYGON(mover);                                                                 \
        REQUIRE_##shape(obstacle);                                                                 \
        FH_ASSERT(out != NULL);                                                                    \
        const fh_vec still = {0, 0};                                                               \
        if (PASSES_X(shape, obstacle, still, mover)) return false;                                 \
        if (PASSES_Y(shape, obstacle, still, mover)) return false;                                 \
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
