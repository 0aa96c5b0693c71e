/* The arithmetic under it all, at its limits: lib/src/exact.h is looked into for this alone. */
#include "../../lib/src/exact.h"
#include "cases.h"
#include "check.h"
#include "tests.h"

/* Schoolbook multiplication by bits: shares nothing with either body of fh_multiply. */
static uint64_t by_bits(uint32_t a, uint32_t b)
{
    uint64_t sum = 0, shifted = a;
    for (; b != 0; b >>= 1, shifted += shifted)
        if ((b & 1) != 0) sum += shifted;
    return sum;
}

void test_exact_products(void)
{
    static const uint32_t edges[] = {0,       1,          2,          0xFFFF,     0x10000,
                                     0x10001, 0x7FFFFFFF, 0x80000000, 0xFFFF0000, 0xFFFFFFFF};
    enum { EDGES = sizeof edges / sizeof edges[0], RANDOM = 300 };
    uint32_t state = 7;
    for (uint32_t i = 0; i < EDGES * EDGES + RANDOM; i++) {
        check_item("product", i);
        const uint32_t a = i < EDGES * EDGES ? edges[i / EDGES] : random_next(&state);
        const uint32_t b = i < EDGES * EDGES ? edges[i % EDGES] : random_next(&state);
        const int32_t c = (int32_t)a, d = (int32_t)b;
        const uint64_t size = by_bits(fh_size(c), fh_size(d));
        CHECK(fh_square(a) == by_bits(a, a));
        CHECK(fh_multiply(a, b) == by_bits(a, b));
        CHECK((uint64_t)fh_multiply_signed(c, d) == ((c < 0) != (d < 0) ? 0 - size : size));
    }
}

void test_exact_limits(void)
{
    CHECK(fh_apart(INT32_MIN, INT32_MAX) == UINT32_MAX &&
          fh_apart(INT32_MAX, INT32_MIN) == UINT32_MAX);
    CHECK(fh_apart(-3, 4) == 7 && fh_apart(4, -3) == 7 && fh_apart(5, 5) == 0);
    CHECK(fh_sum_held(INT32_MAX, 1) == INT32_MAX && fh_sum_held(INT32_MIN, -1) == INT32_MIN);
    CHECK(fh_sum_held(INT32_MAX, INT32_MIN) == -1 && fh_sum_held(-5, 5) == 0);
    CHECK(fh_difference_held(INT32_MIN, 1) == INT32_MIN &&
          fh_difference_held(0, INT32_MIN) == INT32_MAX);
    CHECK(fh_difference_held(-1, INT32_MIN) == INT32_MAX && fh_difference_held(-5, -5) == 0);
    /* The greatest reach, and squares that need all 64 bits. */
    CHECK(fh_within(UINT32_MAX, 0, UINT32_MAX, false) &&
          !fh_within(UINT32_MAX, 0, UINT32_MAX, true));
    CHECK(!fh_within(UINT32_MAX, 1, UINT32_MAX, false) &&
          fh_within(UINT32_MAX - 1, 1, UINT32_MAX, true));
    CHECK(!fh_within(UINT32_MAX, UINT32_MAX, UINT32_MAX, false));
    /* 3-4-5, 858993459 times. */
    CHECK(fh_within(2576980377, 3435973836, 4294967295, false));
    CHECK(!fh_within(2576980377, 3435973836, 4294967295, true));
    CHECK(!fh_within(2576980378, 3435973836, 4294967295, false));
    CHECK(fh_within(2576980377, 3435973835, 4294967295, true));
}
