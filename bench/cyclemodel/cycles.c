#include "cycles.h"

#include <stddef.h>
#include <string.h>

#define ALWAYS(n)                                                                                  \
    {                                                                                              \
        n, n, n                                                                                    \
    }

/*
 * ARM DDI0432C table 3.1. The multiplier is the maker's choice: one cycle here, 32 in the table
 * below. Where the flow changes, `price` is the published figure less the refill. SYSTEM: MSR, MRS.
 */
#define M0_BUT_MULTIPLY                                                                            \
    [ALU] = ALWAYS(1), [LOAD] = ALWAYS(2), [STORE] = ALWAYS(2), [STORE_INDEXED] = ALWAYS(2),       \
    [MULTIPLE] = ALWAYS(1), [POP_PC] = ALWAYS(2), [BRANCH_IF] = ALWAYS(1), [BRANCH] = ALWAYS(1),   \
    [BRANCH_REGISTER] = ALWAYS(1), [CALL] = ALWAYS(2), [CALL_REGISTER] = ALWAYS(1),                \
    [SYSTEM] = ALWAYS(4), [OTHER] = ALWAYS(1)

static const cycle_table m0 = {"M0", {M0_BUT_MULTIPLY, [MULTIPLY] = ALWAYS(1)}, ALWAYS(2), false};
static const cycle_table m0_slow = {
    "M0 32-cycle multiplier", {M0_BUT_MULTIPLY, [MULTIPLY] = ALWAYS(32)}, ALWAYS(2), false};

/* NXP's LPC800 manual for most; branches and POP from a second hand, checked on no hardware. */
static const cycle_table m0plus = {
    "M0+", {M0_BUT_MULTIPLY, [MULTIPLY] = ALWAYS(1)}, ALWAYS(1), false};

/* ARM 100165_0201 section 3.3. The refill of a branch is 1 to 3; direct ones mostly 1, calls and
 * returns 2, which is one more than the refill, in `price`. */
#define M3_AND_M4                                                                                  \
    [ALU] = ALWAYS(1), [MULTIPLY] = ALWAYS(1), [DIVIDE] = {2, 7, 12}, [LOAD] = ALWAYS(2),          \
    [STORE] = {1, 1, 2}, [STORE_INDEXED] = ALWAYS(2), [LOAD_STORE_TWO] = ALWAYS(3),                \
    [MULTIPLE] = ALWAYS(1), [POP_PC] = {1, 2, 1}, [BRANCH_IF] = ALWAYS(1),                         \
    [COMPARE_BRANCH] = ALWAYS(1), [BRANCH] = ALWAYS(1), [BRANCH_REGISTER] = {1, 2, 1},             \
    [CALL] = {1, 2, 1}, [CALL_REGISTER] = {1, 2, 1}, [TABLE_BRANCH] = ALWAYS(2), [IT] = {0, 1, 1}, \
    [SYSTEM] = {1, 2, 4}, [OTHER] = ALWAYS(1)

static const cycle_table m3 = {"M3",
                               {M3_AND_M4, [MULTIPLY_ACCUMULATE] = ALWAYS(2),
                                [LONG_MULTIPLY] = {3, 4, 5}, [LONG_ACCUMULATE] = {4, 6, 7}},
                               {1, 1, 3},
                               true};

/* TI SWCU192 for multiplies and pairing. */
static const cycle_table m4 = {"M4",
                               {M3_AND_M4, [MULTIPLY_ACCUMULATE] = ALWAYS(1),
                                [LONG_MULTIPLY] = ALWAYS(1), [LONG_ACCUMULATE] = ALWAYS(1)},
                               {1, 1, 3},
                               true};

const cycle_table *cycle_table_at(const char *core, int index)
{
    static const struct {
        const char *core;
        const cycle_table *tables[4];
    } all[] = {{"cortex-m0", {&m0, &m0_slow, &m0plus}}, {"cortex-m3", {&m3}}, {"cortex-m4", {&m4}}};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        if (strcmp(core, all[i].core) == 0) return all[i].tables[index];
    return NULL;
}

static bool accesses_memory(const insn *i)
{
    return i != NULL && (i->class == LOAD || i->class == STORE || i->class == STORE_INDEXED);
}

/* A load followed by a load or store that does not need its result costs one less. */
static bool pairs_with_next(const executed *e)
{
    return e->at->class == LOAD && accesses_memory(e->after) &&
           (e->after->base & e->at->writes) == 0;
}

/* An address that the instruction before has only just made costs one more. */
static bool waits_for_address(const executed *e)
{
    return accesses_memory(e->at) && e->before != NULL &&
           (e->before->class == ALU || e->before->class == MULTIPLY) &&
           (e->before->writes & e->at->base) != 0;
}

cycles cycles_of(const cycle_table *table, const executed *e)
{
    cycles c = table->price[e->at->class];
    c.low += e->at->registers;
    c.typical += e->at->registers;
    c.high += e->at->registers;
    if (e->taken) {
        c.low += table->refill.low;
        c.typical += table->refill.typical;
        c.high += table->refill.high;
    }
    if (!table->pipelines) return c;
    if (pairs_with_next(e)) {
        c.low--;
        c.typical--;
    }
    if (waits_for_address(e)) {
        c.typical++;
        c.high++;
    }
    if (e->at->class == IT && e->before != NULL && e->before->length == 2) c.typical = 0;
    if (e->conditional && !e->taken) c.low = 1; /* skipped, perhaps */
    return c;
}
