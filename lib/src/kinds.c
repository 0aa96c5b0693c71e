#include "kinds.h"

#include "corners.h"

/* Clockwise, as cores are; no more of an invalid one than there is room for. */
static fh_core core_of_polygon(const fh_polygon *p, fh_vec corners[FH_POLYGON_MAX])
{
    const unsigned count = p->count < FH_POLYGON_MAX ? p->count : FH_POLYGON_MAX;
    const bool clockwise = fh_goes_clockwise(p);
    corners[0] = p->at; /* so that there is one */
    for (unsigned i = 0; i < count; i++)
        corners[i] = fh_corner(p, clockwise ? i : count - 1 - i);
    return (fh_core){corners, 0, (uint8_t)(count == 0 ? 1 : count)};
}

fh_core fh_core_of(fh_kind kind, const void *shape, fh_vec corners[FH_POLYGON_MAX])
{
    switch (kind) {
    case FH_CIRCLE: {
        const fh_circle *const circle = shape;
        corners[0] = circle->center;
        return (fh_core){corners, circle->radius, 1};
    }
    case FH_SEGMENT: {
        const fh_capsule capsule = fh_capsule_of_segment(shape);
        return fh_core_of_capsule(&capsule, corners);
    }
    case FH_CAPSULE:
        return fh_core_of_capsule(shape, corners);
    case FH_RECT:
        return fh_core_of_rect(shape, corners);
    default:
        return core_of_polygon(shape, corners);
    }
}

/* Each with a frame of its own, so that none is large. */
static FH_NOINLINE bool contact_with_room(const fh_core *mover, const fh_core *obstacle,
                                          fh_contact *out)
{
    fh_hull_vertex room[2 * FH_POLYGON_MAX];
    return fh_contact_cores(mover, obstacle, room, out);
}

static FH_NOINLINE bool sweep_with_room(const fh_core *mover, fh_vec motion,
                                        const fh_core *obstacle, fh_hit *out)
{
    fh_hull_vertex room[2 * FH_POLYGON_MAX];
    return fh_sweep_cores(mover, motion, obstacle, room, out);
}

bool fh_contact_kinds(fh_kind mover_kind, const void *mover, fh_kind obstacle_kind,
                      const void *obstacle, fh_contact *out)
{
    fh_vec a_corners[FH_POLYGON_MAX], b_corners[FH_POLYGON_MAX];
    const fh_core a = fh_core_of(mover_kind, mover, a_corners);
    const fh_core b = fh_core_of(obstacle_kind, obstacle, b_corners);
    return contact_with_room(&a, &b, out);
}

bool fh_sweep_kinds(fh_kind mover_kind, const void *mover, fh_vec motion, fh_kind obstacle_kind,
                    const void *obstacle, fh_hit *out)
{
    fh_vec a_corners[FH_POLYGON_MAX], b_corners[FH_POLYGON_MAX];
    const fh_core a = fh_core_of(mover_kind, mover, a_corners);
    const fh_core b = fh_core_of(obstacle_kind, obstacle, b_corners);
    return sweep_with_room(&a, motion, &b, out);
}
