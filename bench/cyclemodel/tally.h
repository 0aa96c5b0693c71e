/* Adds up a stream of executed instructions: how many, and what they cost by each table of a core. */
#ifndef TALLY_H
#define TALLY_H

#include "cycles.h"

typedef struct counts {
    uint64_t instructions;
    uint64_t unknown; /* of those, what a table of the core has no price for */
    cycles models[CYCLE_MODELS];
} counts;

typedef struct tally {
    const cycle_core *core;
    counts sum;        /* without the last instruction: its price depends on what comes after */
    insn before, last; /* none while length is 0 */
    int it_left;       /* how many of the last IT's block are still to come */
} tally;

/* The next instruction that executes. */
void tally_next(tally *t, const insn *next);

/* What ran before pairs with nothing from here on. */
void tally_part(tally *t);

counts counts_since(const counts *now, const counts *then);
void add_counts(counts *sum, const counts *more);

#endif
