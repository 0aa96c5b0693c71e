/* The shapes as cores and radii, for what knows no kinds. */
#ifndef FIXHIT_CORES_H
#define FIXHIT_CORES_H

#include "boxes.h"
#include "fixhit/contact.h"
#include "fixhit/hit.h"
#include "hull.h"
#include "serves.h"

/* Corners are kept by the caller. */
static inline fh_core fh_core_of_capsule(const fh_capsule *capsule, fh_vec ends[2])
{
    ends[0] = capsule->a;
    ends[1] = capsule->b;
    return (fh_core){ends, capsule->radius, 2};
}

static inline fh_core fh_core_of_rect(const fh_rect *rect, fh_vec corners[4])
{
    corners[0] = (fh_vec){rect->left, rect->top};
    corners[1] = (fh_vec){rect->right, rect->top};
    corners[2] = (fh_vec){rect->right, rect->bottom};
    corners[3] = (fh_vec){rect->left, rect->bottom};
    return (fh_core){corners, 0, 4};
}

static inline uint32_t fh_reach_of(const fh_core *mover, const fh_core *obstacle)
{
    FH_ASSERT(FH_SERVES_ROUNDS || (mover->radius == 0 && obstacle->radius == 0));
    return FH_SERVES_ROUNDS ? (uint32_t)mover->radius + (uint32_t)obstacle->radius : 0;
}

/* As in contact.h, sweep.h and cast.h, with room for as many vertices as both have; a ray has one. */
enum { FH_POINT_AND_SEGMENT = 3, FH_TWO_SEGMENTS = 4, FH_RECT_AND_SEGMENT = 6 };

bool fh_contact_cores(const fh_core *mover, const fh_core *obstacle, fh_hull_vertex *room,
                      fh_contact *out);
bool fh_sweep_cores(const fh_core *mover, fh_vec motion, const fh_core *obstacle,
                    fh_hull_vertex *room, fh_hit *out);
bool fh_cast_core(fh_vec from, fh_vec motion, const fh_core *shape, fh_hull_vertex *room,
                  fh_hit *out);

/* A circle and a segment are capsules too. */
static inline fh_capsule fh_capsule_of_circle(const fh_circle *c)
{
    return (fh_capsule){c->center, c->center, c->radius};
}

static inline fh_capsule fh_capsule_of_segment(const fh_segment *s)
{
    return (fh_capsule){s->a, s->b, 0};
}

#endif
