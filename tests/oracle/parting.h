/* The true way out of a difference that holds the origin: how far, and by which faces or corner. */
#ifndef PARTING_H
#define PARTING_H

#include "judge.h"

typedef struct parting {
    long double depth;
    int count;
    feature by[FEATURES];
} parting;

/*
 * Of two that overlap, or touch without a corner's distance to be told. Equally far by several
 * faces: without slanted ones up, down, left, right; else all that are not a unit farther.
 */
void true_parting(parting *p, const difference *d);

/* The way out by one of them, and how far it is by that. */
way parting_way(const difference *d, const feature *f, long double *far);

/* The normal that goes with a feature, where the mover stands after the push. */
bool is_parting_normal(const difference *d, const feature *f, fh_vec stands, fh_vec normal);

#endif
