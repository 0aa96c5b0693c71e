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
    cycles price[INSN_CLASSES]; /* not taken, for conditional branches; 0: it has no price */
    cycles refill;              /* what a taken branch costs on top */
    bool pipelines;             /* M3, M4: loads in a row cost less, IT folds */
} cycle_table;

enum { CYCLE_MODELS = 4 };

/* The tables that price code for a core; models past the last are null. */
typedef struct cycle_core {
    const char *name;
    const cycle_table *models[CYCLE_MODELS];
} cycle_core;

/* "cortex-m0", ...: null if it is none of those known. The M7 has no table: its maker published none. */
const cycle_core *cycle_core_named(const char *name);

/* The instruction, what ran before and after it in the same stream (null: a stranger), whether the
 * flow went elsewhere after it, and whether it stood in an IT block and may have been skipped. */
typedef struct executed {
    const insn *before, *at, *after;
    bool taken, conditional;
} executed;

bool has_price(const cycle_table *table, insn_class class);
cycles cycles_of(const cycle_table *table, const executed *e);
void add_cycles(cycles *sum, cycles more);

/* A divide on the M4, as others measured it, by the magnitudes. A run does not show the operands,
 * so there it is a range, from the least of this to the most. */
unsigned divide_cycles(uint32_t numerator, uint32_t denominator);

#endif
