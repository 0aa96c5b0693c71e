/* The cycle model on instructions whose cost is published, and on the divides others measured. */
#include "../../bench/cyclemodel/tally.h"
#include "../unit/check.h"
#include "sequences.h"

#include <stddef.h>

enum { START = 0x8000, AWAY = 0x100, NOP = 0xBF00 };

/* What a core spends on a sequence that a stranger goes before and a NOP after. */
static counts counted(const char *core, const sequence *s)
{
    tally t = {.core = cycle_core_named(core)};
    uint32_t address = START;
    for (int i = 0; i < STEPS && s->steps[i].first != 0; i++) {
        const insn at = decode(address, s->steps[i].first, s->steps[i].second);
        tally_next(&t, &at);
        address += at.length + (s->steps[i].goes ? AWAY : 0u);
    }
    const insn end = decode(address, NOP, 0);
    tally_next(&t, &end);
    return t.sum;
}

static uint32_t steps_of(const sequence *s)
{
    uint32_t count = 0;
    while (count < STEPS && s->steps[count].first != 0)
        count++;
    return count;
}

static void check_range(cycles got, range wanted)
{
    CHECK_EQUAL(got.low, wanted.low);
    CHECK_EQUAL(got.typical, wanted.typical);
    CHECK_EQUAL(got.high, wanted.high);
}

static void check_on_small(const sequence *s)
{
    const counts c = counted("cortex-m0", s);
    CHECK_EQUAL(c.instructions, steps_of(s));
    CHECK_EQUAL(c.unknown, s->small.m0 == 0 ? s->unpriced : 0);
    if (s->small.m0 == 0) return;
    const uint32_t slower = 31 * s->multiplies;
    const uint32_t wanted[CYCLE_MODELS] = {s->small.m0, s->small.m0 + slower, s->small.m0plus,
                                           s->small.m0plus + slower};
    for (int m = 0; m < CYCLE_MODELS; m++)
        check_range(c.models[m], (range){wanted[m], wanted[m], wanted[m]});
}

static void check_on_large(const char *core, const sequence *s, range wanted)
{
    const counts c = counted(core, s);
    CHECK_EQUAL(c.instructions, steps_of(s));
    CHECK_EQUAL(c.unknown, wanted.high == 0 ? s->unpriced : 0);
    if (wanted.high != 0) check_range(c.models[0], wanted);
}

static void test_sequences(void)
{
    for (uint32_t i = 0; i < SEQUENCES; i++) {
        check_item(sequences[i].name, i);
        check_on_small(&sequences[i]);
        check_on_large("cortex-m3", &sequences[i], sequences[i].m3);
        check_on_large("cortex-m4", &sequences[i],
                       sequences[i].m4.high != 0 ? sequences[i].m4 : sequences[i].m3);
    }
}

/* Every class stands in some sequence. */
static void test_classes(void)
{
    bool met[INSN_CLASSES] = {false};
    for (uint32_t i = 0; i < SEQUENCES; i++)
        for (uint32_t k = 0; k < steps_of(&sequences[i]); k++)
            met[decode(0, sequences[i].steps[k].first, sequences[i].steps[k].second).class] = true;
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
    CHECK_EQUAL(counted("cortex-m7", &sequences[0]).instructions, steps_of(&sequences[0]));
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
    static const sequence divide = {"udiv",   {{0xFBB1, 0xF0F2, false}}, 0, 1, {0, 0}, {0, 0, 0},
                                    {0, 0, 0}};
    const cycles price = counted("cortex-m4", &divide).models[0];
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
    {"classes", test_classes},
    {"lengths", test_lengths},
    {"parts", test_parts},
    {"cores", test_cores},
    {"divides", test_divides},
    {"divide range", test_divide_range},
    {NULL, NULL},
};
