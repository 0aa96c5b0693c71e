/*
 * What an instruction costs at zero wait states: a table a core, as published by the makers, and
 * the few rules beside it. A model, not a measurement: where the papers leave it open, or the model
 * cannot see it (the operands of a divide, a skipped instruction), there is a range.
 */
#ifndef CYCLES_H
#define CYCLES_H

#include "decode.h"

typedef struct cycles {
    uint64_t low, typical, high;
} cycles;

typedef struct cycle_table {
    const char *name;
    cycles price[INSN_CLASSES]; /* not taken, for conditional branches */
    cycles refill;              /* what a taken branch costs on top */
    bool pipelines;             /* M3, M4: loads in a row cost less, IT folds */
} cycle_table;

/* The cores whose tables fit code for this one ("cortex-m0", ...), null after the last. */
const cycle_table *cycle_table_at(const char *core, int index);

/* The instruction, what ran before and after it in the same stream (null: a stranger), whether the
 * flow went elsewhere after it, and whether it stood in an IT block and may have been skipped. */
typedef struct executed {
    const insn *before, *at, *after;
    bool taken, conditional;
} executed;

cycles cycles_of(const cycle_table *table, const executed *e);

#endif
