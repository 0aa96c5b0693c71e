/* The cycle model on instructions whose cost is published, and on the divides others measured. */
#include "../../bench/cyclemodel/tally.h"
#include "../unit/check.h"
#include "sequences.h"

#include <stddef.h>
#include <stdlib.h>

enum { START = 0x8000, AWAY = 0x100, NOP = 0xBF00 };

/* Reads one half of a sequence's code; 0 at the end. */
static uint16_t next_half(const char **code, bool *goes)
{
    char *end;
    const uint16_t half = (uint16_t)strtoul(*code, &end, 16);
    *goes = *end == '>';
    *code = *goes ? end + 1 : end;
    return half;
}

/* The next instruction of a sequence: false at the end. */
static bool next_step(const char **code, uint32_t *address, insn *at)
{
    bool goes;
    const uint16_t first = next_half(code, &goes);
    if (first == 0) return false;
    *at = decode(*address, first, is_wide(first) ? next_half(code, &goes) : 0);
    *address += at->length + (goes ? AWAY : 0u);
    return true;
}

/* What a core spends on a sequence that a stranger goes before and a NOP after. */
static counts counted(const char *core, const char *code)
{
    tally t = {.core = cycle_core_named(core)};
    uint32_t address = START;
    insn at;
    while (next_step(&code, &address, &at))
        tally_next(&t, &at);
    at = decode(address, NOP, 0);
    tally_next(&t, &at);
    return t.sum;
}

static void check_range(cycles got, range wanted)
{
    CHECK_EQUAL(got.low, wanted.low);
    CHECK_EQUAL(got.typical, wanted.typical);
    CHECK_EQUAL(got.high, wanted.high);
}

static void check_on_small(const sequence *s)
{
    const counts c = counted("cortex-m0", s->code);
    const uint32_t slower = s->small.m0_slow - s->small.m0;
    const uint32_t wanted[CYCLE_MODELS] = {s->small.m0, s->small.m0_slow, s->small.m0plus,
                                           s->small.m0plus + slower};
    CHECK_EQUAL(c.unknown, 0);
    for (int m = 0; m < CYCLE_MODELS; m++)
        check_range(c.models[m], (range)ALWAYS(wanted[m]));
}

static void check_on_large(const char *core, const sequence *s, range wanted)
{
    const counts c = counted(core, s->code);
    CHECK_EQUAL(c.unknown, wanted.high == 0 ? 1 : 0);
    if (wanted.high != 0) check_range(c.models[0], wanted);
}

static void test_sequences(void)
{
    for (uint32_t i = 0; i < SEQUENCES; i++) {
        const sequence *s = &sequences[i];
        check_item(s->name, i);
        if (s->small.m0 != 0) check_on_small(s);
        check_on_large("cortex-m3", s, s->m3);
        check_on_large("cortex-m4", s, s->m4.high != 0 ? s->m4 : s->m3);
    }
}

/* What no table prices is counted as such: on the M0 also a divide, an IT, a table branch. */
static void test_unknown(void)
{
    const char *code = "FBB1 F0F2 BF08 E8DF F000 EE30 0A81 1888";
    CHECK_EQUAL(counted("cortex-m0", code).instructions, 5);
    CHECK_EQUAL(counted("cortex-m0", code).unknown, 4);
    CHECK_EQUAL(counted("cortex-m4", code).unknown, 1);
}

/* Every class stands in some sequence. */
static void test_classes(void)
{
    bool met[INSN_CLASSES] = {false};
    for (uint32_t i = 0; i < SEQUENCES; i++) {
        const char *code = sequences[i].code;
        uint32_t address = START;
        insn at;
        while (next_step(&code, &address, &at))
            met[at.class] = true;
    }
    for (uint32_t i = 0; i < INSN_CLASSES; i++) {
        check_item("class", i);
        CHECK(met[i]);
    }
}

/* 16-bit opcodes end at 0xE7FF; what goes before 0xE8 and above has a second half. */
static void test_lengths(void)
{
    for (uint32_t first = 0; first <= UINT16_MAX; first++) {
        check_item("first half", first);
        const bool wide = first >= 0xE800;
        CHECK_EQUAL(decode(START, (uint16_t)first, 0).length, wide ? 4 : 2);
    }
}

/* A part that begins is not priced by what ran before it. */
static void test_parts(void)
{
    const insn add = decode(START, 0x1859, 0);      /* adds r1, r3, r1 */
    const insn load = decode(START + 2, 0x6848, 0); /* ldr r0, [r1, #4] */
    const insn end = decode(START + 4, NOP, 0);
    for (int apart = 0; apart < 2; apart++) {
        tally t = {.core = cycle_core_named("cortex-m3")};
        tally_next(&t, &add);
        tally_next(&t, &load);
        const counts then = t.sum;
        if (apart != 0) tally_part(&t);
        tally_next(&t, &end);
        const counts spent = counts_since(&t.sum, &then);
        CHECK_EQUAL(spent.instructions, 1);
        CHECK_EQUAL(spent.models[0].typical, apart != 0 ? 2 : 3);
        counts twice = spent;
        add_counts(&twice, &spent);
        CHECK_EQUAL(twice.instructions, 2);
        CHECK_EQUAL(twice.models[0].high, 2 * spent.models[0].high);
    }
}

static void test_cores(void)
{
    CHECK(cycle_core_named("cortex-m7") != NULL &&
          cycle_core_named("cortex-m7")->models[0] == NULL);
    CHECK(cycle_core_named("cortex-m33") == NULL);
    CHECK_EQUAL(counted("cortex-m7", "1888 FBB1 F0F2 EE30 0A81").instructions, 3);
}

static void test_divides(void)
{
    static const struct {
        uint32_t numerator, denominator, cycles;
    } known[] = {
        {0, 7, 2},
        {7, 0, 2},
        {0, 0, 2},
        {1, 2, 3},
        {7, 8, 3},
        {0x7FFFFFFF, 0x80000000, 3},
        {8, 8, 5},
        {7, 4, 5},
        {15, 1, 5},
        {16, 1, 6},
        {31, 1, 6},
        {1000, 10, 6},
        {0x10000, 1, 9},
        {0x7FFFFFFF, 3, 12},
        {UINT32_MAX, 1, 12},
        {UINT32_MAX, UINT32_MAX, 5},
        {UINT32_MAX, 0x10, 11},
    };
    for (uint32_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        check_item("divide", i);
        CHECK_EQUAL(divide_cycles(known[i].numerator, known[i].denominator), known[i].cycles);
    }
}

/* The range that a run shows is that of the rule, over all lengths of both operands. */
static void test_divide_range(void)
{
    const cycles price = counted("cortex-m4", "FBB1 F0F2").models[0];
    uint32_t least = UINT32_MAX, most = 0;
    for (uint32_t n = 0; n <= 32; n++)
        for (uint32_t d = 0; d <= 32; d++) {
            const uint32_t cost =
                divide_cycles((uint32_t)((1ull << n) - 1), (uint32_t)((1ull << d) - 1));
            least = cost < least ? cost : least;
            most = cost > most ? cost : most;
        }
    CHECK_EQUAL(price.low, least);
    CHECK_EQUAL(price.high, most);
    CHECK(price.low < price.typical && price.typical < price.high);
}

const test tests[] = {
    {"sequences", test_sequences},
    {"unknown", test_unknown},
    {"classes", test_classes},
    {"lengths", test_lengths},
    {"parts", test_parts},
    {"cores", test_cores},
    {"divides", test_divides},
    {"divide range", test_divide_range},
    {NULL, NULL},
};
