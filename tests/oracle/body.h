/*
 * A shape as motion sees it: a few points, of which the core is the hull, and a radius. Two bodies
 * in motion are one point that moves against the difference of their cores, grown by the radii.
 */
#ifndef BODY_H
#define BODY_H

#include "definition.h"
#include <fixhit/fixhit.h>

typedef enum body_kind {
    BODY_SEGMENT,
    BODY_CIRCLE,
    BODY_CAPSULE,
    BODY_RECT,
    BODY_POLYGON,
    BODY_KINDS
} body_kind;

enum { BODY_POINTS = 8, BODY_CORNERS = 2 * BODY_POINTS };

typedef struct body {
    body_kind kind;
    union { /* as the library takes it */
        fh_segment segment;
        fh_circle circle;
        fh_capsule capsule;
        fh_rect rect;
        fh_polygon polygon;
    } as;
    int points;
    spot at[BODY_POINTS];
    int64_t radius;
} body;

body body_of_segment(fh_segment s);
body body_of_circle(fh_circle c);
body body_of_capsule(fh_capsule c);
body body_of_rect(fh_rect r);
body body_of_polygon(fh_polygon p); /* its table is not copied */

/* Obstacle's core less mover's: where the mover, from where it is, may not go. The corners go
 * counter-clockwise, so that an edge's outward perpendicular is (y, -x) of it; a flat one has two
 * sides. */
typedef struct difference {
    int corners;
    spot corner[BODY_CORNERS];
    int64_t reach; /* both radii */
    bool boxed;    /* a rect is one of them, so that faces along the axes have normals of 65536 */
    bool slanted;  /* a segment, a capsule or a polygon is one of them */
} difference;

difference between(const body *mover, const body *obstacle);

static inline spot edge_of(const difference *d, int i)
{
    return spot_less(d->corner[(i + 1) % d->corners], d->corner[i]);
}

static inline spot outward(const difference *d, int i)
{
    const spot e = edge_of(d, i);
    return (spot){e.y, -e.x};
}

/* A difference without an inside and without a radius can only be touched. */
bool has_inside(const difference *d);

/* By the definition: at some place between the two, at one place; and for touch, when nothing else
 * is asked. */
bool overlaps_on_way(const body *mover, fh_vec from, fh_vec to, const body *obstacle);
bool overlaps_at(const body *mover, fh_vec by, const body *obstacle);
meeting meeting_of(const body *a, const body *b);

void print_body(const body *b);

#endif
