/* Pairs at, and next to, the place where they first touch. */
#ifndef CONTACTS_H
#define CONTACTS_H

#include "sets.h"

/* Somewhere on a screen of 320 x 240, in Q16.16. */
fh_vec screen_place(uint32_t *state);

/* A polygon's corners: a box along `half`, and `part` sixteenths as high as it is wide. */
void turn_box(pair *p, int which, fh_vec half, int part);

/*
 * Moves the first shape in a random direction away from the second's middle to where the two just
 * touch, and from there by up to `reach` steps in x and y. The place of contact is found by
 * bisecting fixhit's own yes and no, so that it is where fixhit, too, would be wrong most easily.
 */
void place_near(uint32_t *state, pair *p, fix16_t step, int reach);

/*
 * Two tangent shapes in Q16.16, by a Pythagorean triple of up to `reach` px; half of the time
 * moved by up to a unit in x and y.
 */
void place_tangent(question q, uint32_t reach, uint32_t *state, pair *p);

#endif
