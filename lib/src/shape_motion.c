/* Contacts, sweeps and casts of any two shapes, and the boxes round them. */
#include "corners.h"
#include "fixhit/cast.h"
#include "fixhit/polygon.h"
#include "fixhit/shape.h"
#include "fixhit/sweep.h"
#include "require.h"
#include "shift.h"

/* What is in motion, or in its way: a point is a circle, and a segment a capsule, of radius 0. */
enum { CIRCLE, CAPSULE, RECT, POLYGON, MOVERS };

static const fh_shape *with_radius(const fh_shape *s, fh_shape *room)
{
    if (FH_SERVES(FH_POINT) && s->kind == FH_POINT)
        *room = (fh_shape){.kind = FH_CIRCLE, .as.circle = {s->as.point, 0}};
    else if (FH_SERVES(FH_SEGMENT) && s->kind == FH_SEGMENT)
        *room = (fh_shape){.kind = FH_CAPSULE, .as.capsule = {s->as.segment.a, s->as.segment.b, 0}};
    else
        return s;
    return room;
}

static int row_of(fh_kind kind)
{
    return kind == FH_CIRCLE    ? CIRCLE
           : kind == FH_CAPSULE ? CAPSULE
           : kind == FH_RECT    ? RECT
                                : POLYGON;
}

#define PAIRS(X)                                                                                   \
    X(circle, circle, CIRCLE, CIRCLE)                                                              \
    X(circle, capsule, CIRCLE, CAPSULE)                                                            \
    X(circle, rect, CIRCLE, RECT)                                                                  \
    X(circle, polygon, CIRCLE, POLYGON)                                                            \
    X(capsule, circle, CAPSULE, CIRCLE)                                                            \
    X(capsule, capsule, CAPSULE, CAPSULE)                                                          \
    X(capsule, rect, CAPSULE, RECT)                                                                \
    X(capsule, polygon, CAPSULE, POLYGON)                                                          \
    X(rect, circle, RECT, CIRCLE)                                                                  \
    X(rect, capsule, RECT, CAPSULE)                                                                \
    X(rect, rect, RECT, RECT)                                                                      \
    X(rect, polygon, RECT, POLYGON)                                                                \
    X(polygon, circle, POLYGON, CIRCLE)                                                            \
    X(polygon, capsule, POLYGON, CAPSULE)                                                          \
    X(polygon, rect, POLYGON, RECT)                                                                \
    X(polygon, polygon, POLYGON, POLYGON)

typedef bool parting(const fh_shape *mover, const fh_shape *obstacle, fh_contact *out);
typedef bool sweeping(const fh_shape *mover, fh_vec motion, const fh_shape *obstacle, fh_hit *out);

#define CALLS(a, b, A, B)                                                                          \
    static bool contact_##a##_##b(const fh_shape *s, const fh_shape *t, fh_contact *out)           \
    {                                                                                              \
        return fh_contact_##a##_##b(&s->as.a, &t->as.b, out);                                      \
    }                                                                                              \
    static bool sweep_##a##_##b(const fh_shape *s, fh_vec motion, const fh_shape *t, fh_hit *out)  \
    {                                                                                              \
        return fh_sweep_##a##_##b(&s->as.a, motion, &t->as.b, out);                                \
    }
PAIRS(CALLS)

/* Movers down, obstacles across; nothing for what is not served. */
#define SERVES_CIRCLE           (FH_SERVES(FH_CIRCLE) || FH_SERVES(FH_POINT))
#define SERVES_CAPSULE          (FH_SERVES(FH_CAPSULE) || FH_SERVES(FH_SEGMENT))
#define SERVES_RECT             FH_SERVES(FH_RECT)
#define SERVES_POLYGON          FH_SERVES(FH_POLYGON)
#define ENTRY(call, a, b, A, B) [A][B] = SERVES_##A && SERVES_##B ? call##_##a##_##b : NULL,
#define CONTACTS(a, b, A, B)    ENTRY(contact, a, b, A, B)
#define SWEEPS(a, b, A, B)      ENTRY(sweep, a, b, A, B)

static parting *const contacts[MOVERS][MOVERS] = {PAIRS(CONTACTS)};
static sweeping *const sweeps[MOVERS][MOVERS] = {PAIRS(SWEEPS)};

bool fh_contact_shapes(const fh_shape *mover, const fh_shape *obstacle, fh_contact *out)
{
    FH_REQUIRE_SHAPE(mover);
    FH_REQUIRE_SHAPE(obstacle);
    FH_ASSERT(out != NULL);
    if (!FH_SERVES(mover->kind) || !FH_SERVES(obstacle->kind)) return false; /* invalid */
    fh_shape m_room, o_room;
    const fh_shape *const m = with_radius(mover, &m_room), *const o =
                                                               with_radius(obstacle, &o_room);
    return contacts[row_of(m->kind)][row_of(o->kind)](m, o, out);
}

bool fh_sweep(const fh_shape *mover, fh_vec motion, const fh_shape *obstacle, fh_hit *out)
{
    FH_REQUIRE_SHAPE(mover);
    FH_REQUIRE_SHAPE(obstacle);
    FH_ASSERT(out != NULL);
    if (!FH_SERVES(mover->kind) || !FH_SERVES(obstacle->kind)) return false; /* invalid */
    fh_shape m_room, o_room;
    const fh_shape *const m = with_radius(mover, &m_room), *const o =
                                                               with_radius(obstacle, &o_room);
    return sweeps[row_of(m->kind)][row_of(o->kind)](m, motion, o, out);
}

bool fh_cast(fh_vec from, fh_vec motion, const fh_shape *shape, fh_hit *out)
{
    FH_REQUIRE_SHAPE(shape);
    FH_ASSERT(out != NULL);
    fh_shape room;
    const fh_shape *const s = with_radius(shape, &room);
    switch (s->kind) {
    case FH_CIRCLE:
        return SERVES_CIRCLE && fh_cast_circle(from, motion, &s->as.circle, out);
    case FH_CAPSULE:
        return SERVES_CAPSULE && fh_cast_capsule(from, motion, &s->as.capsule, out);
    case FH_RECT:
        return SERVES_RECT && fh_cast_rect(from, motion, &s->as.rect, out);
    case FH_POLYGON:
        return SERVES_POLYGON && fh_cast_polygon(from, motion, &s->as.polygon, out);
    default: /* not valid */
        return false;
    }
}

static fh_rect grown(fh_rect box, fix16_t by)
{
    return (fh_rect){fh_minus(box.left, by), fh_minus(box.top, by), fh_plus(box.right, by),
                     fh_plus(box.bottom, by)};
}

fh_rect fh_shape_bounds(const fh_shape *shape)
{
    FH_REQUIRE_SHAPE(shape);
    fh_shape room;
    const fh_shape *const s = with_radius(shape, &room);
    switch (s->kind) {
    case FH_CIRCLE:
        if (!SERVES_CIRCLE) break;
        return grown(fh_box_of(s->as.circle.center, s->as.circle.center), s->as.circle.radius);
    case FH_CAPSULE:
        if (!SERVES_CAPSULE) break;
        return grown(fh_box_of(s->as.capsule.a, s->as.capsule.b), s->as.capsule.radius);
    case FH_RECT:
        return s->as.rect;
    case FH_POLYGON:
        FH_REQUIRE_POLYGON((&s->as.polygon));
        return fh_polygon_bounds(&s->as.polygon);
    default: /* not valid */
        break;
    }
    return (fh_rect){0, 0, 0, 0};
}

void fh_shift_shape(fh_shape *shape, fh_vec by)
{
    switch (shape->kind) {
    case FH_POINT:
        if (FH_SERVES(FH_POINT)) shape->as.point = fh_vec_moved(shape->as.point, by);
        break;
    case FH_SEGMENT:
        if (FH_SERVES(FH_SEGMENT)) shape->as.segment = fh_segment_moved(shape->as.segment, by);
        break;
    case FH_CIRCLE:
        if (FH_SERVES(FH_CIRCLE)) shape->as.circle = fh_circle_moved(shape->as.circle, by);
        break;
    case FH_CAPSULE:
        if (FH_SERVES(FH_CAPSULE)) shape->as.capsule = fh_capsule_moved(shape->as.capsule, by);
        break;
    case FH_RECT:
        if (FH_SERVES(FH_RECT)) shape->as.rect = fh_rect_moved(shape->as.rect, by);
        break;
    case FH_POLYGON:
        if (FH_SERVES(FH_POLYGON)) shape->as.polygon = fh_polygon_moved(shape->as.polygon, by);
        break;
    }
}

fh_shape fh_shape_moved(fh_shape shape, fh_vec by)
{
    FH_REQUIRE_SHAPE((&shape));
    fh_shift_shape(&shape, by);
    return shape;
}
