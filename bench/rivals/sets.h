/* The sets of pairs that rivals are asked about, the same on every machine. */
#ifndef SETS_H
#define SETS_H

#include "rivals.h"

typedef enum set {
    ON_SCREEN,  /* anywhere on a screen of 320 x 240 */
    NEAR_2,     /* moved to within 2/65536 px in x and y of where they first touch */
    NEAR_256,   /* within 1/256 px */
    FAR_NEAR_2, /* the same, some 7600 px from the origin */
    FAR_NEAR_256,
    TANGENT,      /* tangent by Pythagorean triples; every other one moved by up to 1/65536 px */
    TANGENT_WIDE, /* the same with circles of up to 3000 px */
    WIDEST,       /* anywhere in the function's domain: all of int32_t, or within LIMIT */
    ODD,          /* whole pixels, odd widths, anywhere on the screen */
    ODD_NEAR,     /* the same within a pixel of where they first touch */
    ODD_WIDEST,   /* whole pixels from -2^30 to 2^30 */
    SETS
} set;

extern const char *const set_names[SETS];

/* Two shapes in units, so many a pixel. Not to be copied: polygons point into it. */
typedef struct pair {
    int per_pixel; /* 65536; or 2 in sets of whole pixels, so that a centre between two is whole */
    fh_shape a, b;
    fh_vec corners[2][CORNERS];
} pair;

bool set_is_in_pixels(set s);

/* Whole pixels beyond Q16.16. */
bool set_exceeds_fix16(set s);

/* Whether the set has pairs for the question: those of whole pixels have none slanted. */
bool set_has(set s, question q);

/* Are the rival's numbers made for this set? */
bool set_suits(set s, const family *f);

/* The next pair; state is the set's place in its random numbers, never 0. */
void make_pair(set s, question q, uint32_t *state, pair *p);

void pair_in_reals(const pair *p, real_shape *a, real_shape *b);

#endif
