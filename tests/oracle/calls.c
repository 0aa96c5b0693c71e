#include "calls.h"

#define CONTACT(A, B)                                                                              \
    static bool contact_##A##_##B(const body *m, const body *o, fh_contact *out)                   \
    {                                                                                              \
        return fh_contact_##A##_##B(&m->as.A, &o->as.B, out);                                      \
    }
#define SWEEP(A, B)                                                                                \
    static bool sweep_##A##_##B(const body *m, fh_vec motion, const body *o, fh_hit *out)          \
    {                                                                                              \
        return fh_sweep_##A##_##B(&m->as.A, motion, &o->as.B, out);                                \
    }
#define CAST(B)                                                                                    \
    static bool cast_##B(fh_vec from, fh_vec motion, const body *o, fh_hit *out)                   \
    {                                                                                              \
        return fh_cast_##B(from, motion, &o->as.B, out);                                           \
    }

CONTACT(circle, circle)
CONTACT(circle, capsule)
CONTACT(circle, rect)
CONTACT(capsule, circle)
CONTACT(capsule, capsule)
CONTACT(capsule, rect)
CONTACT(rect, circle)
CONTACT(rect, capsule)
CONTACT(rect, rect)
CONTACT(circle, polygon)
CONTACT(capsule, polygon)
CONTACT(rect, polygon)
CONTACT(polygon, circle)
CONTACT(polygon, capsule)
CONTACT(polygon, rect)
CONTACT(polygon, polygon)
SWEEP(circle, segment)
SWEEP(circle, circle)
SWEEP(circle, capsule)
SWEEP(circle, rect)
SWEEP(capsule, segment)
SWEEP(capsule, circle)
SWEEP(capsule, capsule)
SWEEP(capsule, rect)
SWEEP(rect, segment)
SWEEP(rect, circle)
SWEEP(rect, capsule)
SWEEP(rect, rect)
SWEEP(circle, polygon)
SWEEP(capsule, polygon)
SWEEP(rect, polygon)
SWEEP(polygon, segment)
SWEEP(polygon, circle)
SWEEP(polygon, capsule)
SWEEP(polygon, rect)
SWEEP(polygon, polygon)
CAST(segment)
CAST(circle)
CAST(capsule)
CAST(rect)
CAST(polygon)

/* In the order of body_kind: segment, circle, capsule, rect, polygon. */
contact_call *const contacts[BODY_KINDS][BODY_KINDS] = {
    {NULL, NULL, NULL, NULL, NULL},
    {NULL, contact_circle_circle, contact_circle_capsule, contact_circle_rect,
     contact_circle_polygon},
    {NULL, contact_capsule_circle, contact_capsule_capsule, contact_capsule_rect,
     contact_capsule_polygon},
    {NULL, contact_rect_circle, contact_rect_capsule, contact_rect_rect, contact_rect_polygon},
    {NULL, contact_polygon_circle, contact_polygon_capsule, contact_polygon_rect,
     contact_polygon_polygon},
};

sweep_call *const sweeps[BODY_KINDS][BODY_KINDS] = {
    {NULL, NULL, NULL, NULL, NULL},
    {sweep_circle_segment, sweep_circle_circle, sweep_circle_capsule, sweep_circle_rect,
     sweep_circle_polygon},
    {sweep_capsule_segment, sweep_capsule_circle, sweep_capsule_capsule, sweep_capsule_rect,
     sweep_capsule_polygon},
    {sweep_rect_segment, sweep_rect_circle, sweep_rect_capsule, sweep_rect_rect,
     sweep_rect_polygon},
    {sweep_polygon_segment, sweep_polygon_circle, sweep_polygon_capsule, sweep_polygon_rect,
     sweep_polygon_polygon},
};

cast_call *const casts[BODY_KINDS] = {cast_segment, cast_circle, cast_capsule, cast_rect,
                                      cast_polygon};
