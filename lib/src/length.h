/* Lengths, where one is needed after all: from shifts and adds, set right by exact compares. */
#ifndef FIXHIT_LENGTH_H
#define FIXHIT_LENGTH_H

#include "fixhit/shapes.h"

/*
 * The vector times 2^shift, so that its larger component has 31 bits, and the whole length of that,
 * rounded down. Components within +-2^30; all 0 for (0, 0).
 */
typedef struct fh_measured {
    uint32_t x, y; /* sizes */
    uint32_t length;
    int shift;
} fh_measured;

fh_measured fh_measure(fh_vec v);

/* The length times 2^(shift + 30): 60 to 62 bits, all but the last of them right. Not of (0, 0). */
uint64_t fh_fine_length(const fh_measured *m);

/* v 2^bits / |what is measured|, rounded down, or one less, where that has 30 bits at most; else false. v below
 * 2^62, bits up to 8. */
bool fh_by_length(const fh_measured *m, uint64_t v, int bits, uint32_t *out);

/* The sign of x |u| - y |v|: by limits of the lengths where these tell, else squared. x, y below 2^62. */
int fh_compare_by_lengths(uint64_t x, fh_vec u, uint64_t y, fh_vec v);

/* The point `reach` from the origin in the direction of v, which m measures, each component rounded away
 * from 0, which may be one too far. v is not (0, 0); reach up to 2^31. */
fh_vec fh_rounded_out(const fh_measured *m, fh_vec v, uint32_t reach);

/*
 * The same, at least `reach` away and such that neither component can be less by one: each is within one
 * of the true one. reach up to 2^30. fh_at_reach measures v itself.
 */
fh_vec fh_at_reach_of(const fh_measured *m, fh_vec v, uint32_t reach);
fh_vec fh_at_reach(fh_vec v, uint32_t reach);

#endif
