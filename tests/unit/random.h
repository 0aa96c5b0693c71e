/* Numbers for test cases, the same on every machine. The seed of a run is the first state; never 0.
 */
#ifndef RANDOM_H
#define RANDOM_H

#include <fixhit/fixhit.h>

typedef enum flavour { ANY, ENDS, NEAR, SMALL, PIXELS, SCREEN, POWERS, FLAVOURS } flavour;

/* Where a case lies: what kind of numbers, and round which. */
typedef struct place {
    flavour kind;
    int32_t around;
} place;

uint32_t random_next(uint32_t *state);
uint32_t random_below(uint32_t *state, uint32_t limit);

/* -reach to reach. */
int32_t random_small(uint32_t *state, int32_t reach);

/* Of the place's kind, or sometimes of another, so that kinds meet. */
int32_t random_mixed(uint32_t *state, place where);
fh_vec random_vector(uint32_t *state, place where);

/* A bit pattern as the number it stands for, without relying on the conversion. */
int32_t number_of_bits(uint32_t bits);

#endif
