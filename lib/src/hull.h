/*
 * Two cores seen as one: where the mover's place may not be. That is the difference obstacle less mover, a
 * convex polygon, which the sum of the radii, the reach, then rounds off. The mover is a point, and
 * where it stands now is the origin.
 */
#ifndef FIXHIT_HULL_H
#define FIXHIT_HULL_H

#include "length.h"
#include "wide.h"

/* A shape's corners, clockwise on a screen, and its radius. */
typedef struct fh_core {
    const fh_vec *vertices;
    fix16_t radius;
    uint8_t count;
} fh_core;

/* Vertex i is an obstacle's vertex less a mover's. A difference without area runs there and back; one
 * that is a point has one vertex. Vertices may be on a straight line; in one place only of a hull without
 * area. The caller has room for them: as many as both cores have. */
typedef struct fh_hull_vertex {
    fh_vec at;
    uint8_t of_obstacle, of_mover;
} fh_hull_vertex;

typedef struct fh_hull {
    fh_hull_vertex *vertices;
    unsigned count;
} fh_hull;

fh_hull fh_hull_between(const fh_core *mover, const fh_core *obstacle, fh_hull_vertex *room);

static inline unsigned fh_hull_next(const fh_hull *h, unsigned i)
{
    return i + 1 == h->count ? 0 : i + 1;
}

static inline fh_vec fh_hull_edge(const fh_hull *h, unsigned i)
{
    return fh_from_to(h->vertices[i].at, h->vertices[fh_hull_next(h, i)].at);
}

/* What of the hull is nearest to a point: the face from vertex `index` on, also for a point on it, or the
 * vertex. */
typedef enum fh_part { FH_PART_FACE, FH_PART_VERTEX, FH_PART_NONE } fh_part;

typedef struct fh_nearest {
    fh_part part; /* none: the point is inside */
    uint8_t index;
} fh_nearest;

fh_nearest fh_hull_nearest(const fh_hull *h, fh_vec point);

/* The sign of: the point's distance from what is nearest, less the reach. Below 0 for one inside. */
int fh_hull_compare(const fh_hull *h, fh_vec point, fh_nearest nearest, uint32_t reach);

/* The way out there: a face's perpendicular, or from the vertex to the point. */
fh_vec fh_hull_outward(const fh_hull *h, fh_vec point, fh_nearest nearest);

/* A grid point by the hull that rounding left a little too near: a unit along the longer way out, three at
 * most. */
void fh_hull_step_out(const fh_hull *h, uint32_t reach, fh_vec *point);

/* A point that both shapes share when the mover has gone by travel and then by depth along the normal:
 * met by a face at the corner that stands on it, else at the obstacle's corner; a radius off. The normal's
 * measure is NULL where it is not known yet. */
fh_vec fh_hull_shared(const fh_hull *h, const fh_core *mover, const fh_core *obstacle,
                      fh_nearest met, fh_vec travel, fh_vec normal, const fh_measured *measured,
                      fix16_t depth);

/* The perpendicular of a face, outward: (0, +-65536) or (+-65536, 0) along an axis. */
fh_vec fh_perpendicular(fh_vec edge);

/* Of two equally good ways: is a the steeper, or else up, or left? */
bool fh_normal_before(fh_vec a, fh_vec b);

/* The sign of |edge| times across, less reach times along: squared, which may take 192 bits. */
int fh_compare_beside(fh_vec edge, int64_t across, uint32_t reach, int64_t along);

/* The sign of (beyond / |edge|) less reach: how far a point is beyond a face, cross(edge, vertex - point)
 * being beyond. */
int fh_compare_beyond(fh_vec edge, int64_t beyond, uint32_t reach);

#endif
