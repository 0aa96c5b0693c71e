/* Contacts, sweeps and casts: the judges, and the cases that they share. */
#ifndef MOTION_H
#define MOTION_H

#include "../unit/polygon_cases.h"
#include "calls.h"
#include "judge.h"

bool contact_is_right(const body *mover, const body *obstacle);
bool sweep_is_right(const body *mover, fh_vec motion, const body *obstacle);
bool cast_is_right(fh_vec from, fh_vec motion, const body *obstacle);

/* How the library stopped at a box is right, though it may stop before the contact, when rounding
 * leaves no place there that is free of other boxes. */
bool hit_is_right(const body *mover, const body *obstacle, const difference *d, const truth *t,
                  const fh_hit *h, bool stops_before);

/* Overlap at the start, as the contact has it. */
bool inside_hit_is_right(const body *mover, const body *obstacle, const fh_hit *h);

/* What a pair is judged by; prints what is wrong. */
typedef void pair_check(const body *mover, fh_vec motion, const body *obstacle);

/* Counts what a judge said of a call, and shows what was wrong. */
void count_pair(bool right, const body *mover, fh_vec motion, const body *obstacle);

/* Every pair of small bodies: movers of any kind at every place round small obstacles, by every
 * small motion; without motion for contacts. */
void small_pairs(fix16_t reach, fix16_t motion, pair_check *check);

/* Each component within its reach of 0; x is drawn first on every compiler. */
fh_vec small_vector(uint32_t *seed, fix16_t x_reach, fix16_t y_reach);

/* As the unit tests have them, or tiny. */
void motion_case_random(uint32_t *seed, limit_case *c);

/* Every pair of a random case's movers and obstacles. */
void random_pairs(uint32_t *seed, pair_check *check);

#endif
