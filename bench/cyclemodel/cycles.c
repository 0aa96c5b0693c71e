#include "cycles.h"

#include <stddef.h>
#include <string.h>

#define ALWAYS(n)                                                                                  \
    {                                                                                              \
        n, n, n                                                                                    \
    }

/*
 * ARM DDI0432C table 3.1. The multiplier is the maker's choice: of one cycle or of 32. Where the
 * flow changes, `price` is the published figure less the refill. SYSTEM: MSR, MRS.
 */
#define M0_AND_M0PLUS                                                                              \
    [ALU] = ALWAYS(1), [LOAD] = ALWAYS(2), [STORE] = ALWAYS(2), [STORE_INDEXED] = ALWAYS(2),       \
    [MULTIPLE] = ALWAYS(1), [POP_PC] = ALWAYS(2), [BRANCH_IF] = ALWAYS(1), [BRANCH] = ALWAYS(1),   \
    [BRANCH_REGISTER] = ALWAYS(1), [CALL] = ALWAYS(2), [CALL_REGISTER] = ALWAYS(1),                \
    [SYSTEM] = ALWAYS(4)
#define FAST_MULTIPLIER [MULTIPLY] = ALWAYS(1)
#define SLOW_MULTIPLIER [MULTIPLY] = ALWAYS(32)

static const cycle_table m0 = {"M0", {M0_AND_M0PLUS, FAST_MULTIPLIER}, ALWAYS(2), false};
static const cycle_table m0_slow = {
    "M0 32-cycle multiplier", {M0_AND_M0PLUS, SLOW_MULTIPLIER}, ALWAYS(2), false};

/* NXP's LPC800 manual for most; branches and POP from a second hand, checked on no hardware. */
static const cycle_table m0plus = {"M0+", {M0_AND_M0PLUS, FAST_MULTIPLIER}, ALWAYS(1), false};
static const cycle_table m0plus_slow = {
    "M0+ 32-cycle multiplier", {M0_AND_M0PLUS, SLOW_MULTIPLIER}, ALWAYS(1), false};

/* ARM 100165_0201 section 3.3. The refill of a branch is 1 to 3; direct ones mostly 1, calls and
 * returns 2, which is one more than the refill, in `price`. */
#define RETURN                                                                                     \
    {                                                                                              \
        1, 2, 1                                                                                    \
    }
#define M3_AND_M4                                                                                  \
    [ALU] = ALWAYS(1), [MULTIPLY] = ALWAYS(1), [DIVIDE] = {2, 7, 12}, [LOAD] = ALWAYS(2),          \
    [STORE] = {1, 1, 2}, [STORE_INDEXED] = ALWAYS(2), [LOAD_STORE_TWO] = ALWAYS(3),                \
    [MULTIPLE] = ALWAYS(1), [POP_PC] = RETURN, [BRANCH_IF] = ALWAYS(1),                            \
    [COMPARE_BRANCH] = ALWAYS(1), [BRANCH] = ALWAYS(1), [BRANCH_REGISTER] = RETURN,                \
    [CALL] = RETURN, [CALL_REGISTER] = RETURN, [TABLE_BRANCH] = ALWAYS(2), [IT] = ALWAYS(1),       \
    [SYSTEM] = {1, 2, 4}

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

const cycle_core *cycle_core_named(const char *name)
{
    static const cycle_core cores[] = {
        {"cortex-m0", {&m0, &m0_slow, &m0plus, &m0plus_slow}},
        {"cortex-m3", {&m3}},
        {"cortex-m4", {&m4}},
        {"cortex-m7", {NULL}},
    };
    for (size_t i = 0; i < sizeof cores / sizeof cores[0]; i++)
        if (strcmp(name, cores[i].name) == 0) return &cores[i];
    return NULL;
}

bool has_price(const cycle_table *table, insn_class class)
{
    return table->price[class].high > 0;
}

void add_cycles(cycles *sum, cycles more)
{
    sum->low += more.low;
    sum->typical += more.typical;
    sum->high += more.high;
}

static bool loads_or_stores_one(const insn *i)
{
    return i->class == LOAD || i->class == STORE || i->class == STORE_INDEXED;
}

/* A load followed by a load or store that does not need its result as address costs one less. */
static bool pairs_with_next(const executed *e)
{
    return e->at->class == LOAD && e->after != NULL && loads_or_stores_one(e->after) &&
           (e->after->base & e->at->writes) == 0;
}

static bool computes(insn_class class)
{
    return class <= DIVIDE;
}

/* An address that the instruction before has only just made costs one more. */
static bool waits_for_address(const executed *e)
{
    return e->before != NULL && computes(e->before->class) &&
           (e->before->writes & e->at->base) != 0;
}

static bool folds(const executed *e)
{
    return e->at->class == IT && e->before != NULL && e->before->length == 2;
}

/* What always changes the flow where it is not skipped. */
static bool always_branches(insn_class class)
{
    return class == POP_PC || (class >= BRANCH && class <= TABLE_BRANCH);
}

cycles cycles_of(const cycle_table *table, const executed *e)
{
    const insn_class class = e->at->class;
    const uint64_t moved = e->at->registers;
    cycles c = table->price[class];
    if (!has_price(table, class)) return c;
    if (e->conditional && !e->taken && always_branches(class)) return (cycles)ALWAYS(1);
    add_cycles(&c, (cycles){moved, moved, moved});
    if (e->taken) add_cycles(&c, table->refill);
    if (!table->pipelines) return c;
    if (pairs_with_next(e)) {
        c.low--;
        c.typical--;
    }
    if (waits_for_address(e)) {
        c.typical++;
        c.high++;
    }
    if (folds(e)) c.low = c.typical = 0;
    if (e->conditional && !e->taken) c.low = 1; /* skipped, perhaps */
    return c;
}

static unsigned bits(uint32_t word)
{
    unsigned count = 0;
    for (; word != 0; word >>= 1)
        count++;
    return count;
}

unsigned divide_cycles(uint32_t numerator, uint32_t denominator)
{
    if (numerator == 0 || denominator == 0) return 2;
    if (bits(numerator) < bits(denominator)) return 3;
    return 5 + (bits(numerator) - bits(denominator)) / 4;
}
