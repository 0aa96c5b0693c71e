/*
 * How to part two shapes that overlap. The mover comes first, and is the one to be pushed.
 *
 * True exactly when the two overlap (the one rule of overlap.h), and only then *out is written:
 *
 *   push    Add it to the mover, and they do not overlap any more: always, after rounding too. At
 *           most 2 units longer than the shortest push there is.
 *   normal  The direction from the obstacle to the mover at the contact, exact, of any length,
 *           never (0, 0). By a face: (0, +-65536) or (+-65536, 0). By a corner or another circle:
 *           from the nearest point of the other core (its corner, its centre) to the mover's,
 *           where the mover stands after the push. Centres on each other: (0, -65536).
 *   point   Within 2 units a component of a point that both share after the exact push.
 *   depth   The length of the shortest push, within 2 units; not below 0.
 *
 * Of equally short pushes: up, then down, then left, then right. A circle whose centre lies in a
 * rect leaves by the nearest face.
 *
 * LIMIT (shapes.h), valid shapes, pointers not null: asserted. Cost: as overlap, and a handful of
 * compares by a face; by a corner a length, from about 30 shifts and adds set right by exact
 * compares, and two divisions bit by bit.
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
bool fh_contact_circle_rect(const fh_circle *mover, const fh_rect *obstacle, fh_contact *out);
bool fh_contact_rect_circle(const fh_rect *mover, const fh_circle *obstacle, fh_contact *out);
bool fh_contact_rect_rect(const fh_rect *mover, const fh_rect *obstacle, fh_contact *out);

#ifdef __cplusplus
}
#endif

#endif
