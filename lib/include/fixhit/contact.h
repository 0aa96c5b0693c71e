/*
 * How to part two shapes that overlap. The mover comes first, and is the one to be pushed.
 *
 * True exactly when the two overlap (the one rule of overlap.h), and only then *out is written:
 *
 *   push    Add it to the mover, and they do not overlap any more: always, after rounding too. At
 *           most 2 units longer than the shortest push there is.
 *   normal  The direction from the obstacle to the mover at the contact, exact, of any length,
 *           never (0, 0). By a face its perpendicular, (0, +-65536) or (+-65536, 0) for a rect's.
 *           By a corner or another round end: from the nearest point of the other core (a corner,
 *           a centre, a capsule's segment) to the mover's, where the mover stands after the push.
 *           Centres on each other: (0, -65536); cores that cross: the perpendicular of an edge.
 *   point   Within 2 units a component of a point that both share after the exact push.
 *   depth   The length of the shortest push, within 2 units; not below 0.
 *
 * Of equally short pushes: up, then down, then left, then right; where a capsule or a polygon takes part, either.
 * A circle whose centre lies in a rect leaves by the nearest face.
 *
 * LIMIT (shapes.h), valid shapes, pointers not null: asserted. Cost: as overlap, and a handful of
 * compares by a face; by a corner or a slanted face a length, from about 30 shifts and adds set right
 * by exact compares, and two divisions bit by bit; with a capsule or a polygon, what comes near asks each
 * edge of the difference of the cores, as many as both have corners.
 */
#ifndef FIXHIT_CONTACT_H
#define FIXHIT_CONTACT_H

#include "shapes.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct fh_contact {
    fh_vec push;
    fh_vec normal;
    fh_vec point;
    fix16_t depth;
} fh_contact;

bool fh_contact_circle_circle(const fh_circle *mover, const fh_circle *obstacle, fh_contact *out);
bool fh_contact_circle_capsule(const fh_circle *mover, const fh_capsule *obstacle, fh_contact *out);
bool fh_contact_circle_rect(const fh_circle *mover, const fh_rect *obstacle, fh_contact *out);
bool fh_contact_circle_polygon(const fh_circle *mover, const fh_polygon *obstacle, fh_contact *out);
bool fh_contact_capsule_circle(const fh_capsule *mover, const fh_circle *obstacle, fh_contact *out);
bool fh_contact_capsule_capsule(const fh_capsule *mover, const fh_capsule *obstacle,
                                fh_contact *out);
bool fh_contact_capsule_rect(const fh_capsule *mover, const fh_rect *obstacle, fh_contact *out);
bool fh_contact_capsule_polygon(const fh_capsule *mover, const fh_polygon *obstacle,
                                fh_contact *out);
bool fh_contact_rect_circle(const fh_rect *mover, const fh_circle *obstacle, fh_contact *out);
bool fh_contact_rect_capsule(const fh_rect *mover, const fh_capsule *obstacle, fh_contact *out);
bool fh_contact_rect_rect(const fh_rect *mover, const fh_rect *obstacle, fh_contact *out);
bool fh_contact_rect_polygon(const fh_rect *mover, const fh_polygon *obstacle, fh_contact *out);
bool fh_contact_polygon_circle(const fh_polygon *mover, const fh_circle *obstacle, fh_contact *out);
bool fh_contact_polygon_capsule(const fh_polygon *mover, const fh_capsule *obstacle,
                                fh_contact *out);
bool fh_contact_polygon_rect(const fh_polygon *mover, const fh_rect *obstacle, fh_contact *out);
bool fh_contact_polygon_polygon(const fh_polygon *mover, const fh_polygon *obstacle,
                                fh_contact *out);

#ifdef __cplusplus
}
#endif

#endif
