#include "wide.h"

#if !FH_LONG_MULTIPLY
#define FH_PRODUCT
#include "products.h"
#endif

/* What is left of value after at most one whole is taken off; counts it. */
static uint64_t reduced(uint64_t value, uint64_t whole, uint64_t *count)
{
    if (value < whole) return value;
    ++*count;
    return value - whole;
}

uint64_t fh_scaled(uint32_t times, uint64_t part, uint64_t whole, uint64_t *remainder)
{
    uint64_t quotient = 0, left = 0, wholes = 0;
    if (part >= whole && times != 0) {
        wholes = fh_multiply(times, (uint32_t)(part / whole));
        part %= whole;
    }
    uint32_t bit = UINT32_C(1) << 31;
    while (bit > times) /* 32 at most, with the next */
        bit >>= 1;
    for (; bit != 0; bit >>= 1) { /* 32 at most */
        quotient *= 2;
        left = reduced(left * 2, whole, &quotient);
        if ((times & bit) != 0) left = reduced(left + part, whole, &quotient);
    }
    *remainder = left;
    return wholes + quotient;
}

typedef struct three {
    fh_wide upper;
    uint64_t low;
} three;

static three scaled_square(uint64_t scale, uint64_t x)
{
    const fh_wide square = fh_wide_product(x, x);
    const fh_wide low = fh_wide_product(scale, square.low);
    return (three){fh_wide_sum(fh_wide_product(scale, square.high), (fh_wide){0, low.high}),
                   low.low};
}

int fh_compare_scaled_squares(uint64_t a, uint64_t x, uint64_t b, uint64_t y)
{
    const three left = scaled_square(a, x), right = scaled_square(b, y);
    if (fh_wide_less(left.upper, right.upper)) return -1;
    if (fh_wide_less(right.upper, left.upper)) return 1;
    return (left.low > right.low) - (left.low < right.low);
}

/* Leading zeros, counted by halves. */
static int leading_zeros(uint64_t v)
{
    int zeros = 0;
    for (int by = 32; by != 0; by /= 2) {
        if (v >> (64 - by) != 0) continue;
        v <<= by;
        zeros += by;
    }
    return zeros;
}

uint64_t fh_ratio(fh_wide part, fh_wide whole, int bits)
{
    if (!fh_wide_less(part, whole)) return UINT64_C(1) << bits;
    /* 63 bits of both are enough, and leave room to double a rest. */
    const int used =
        whole.high != 0 ? 128 - leading_zeros(whole.high) : 64 - leading_zeros(whole.low);
    const int by = used > 63 ? used - 63 : 0;
    const uint64_t divisor = fh_wide_shifted(whole, by);
    uint64_t rest = fh_wide_shifted(part, by), ratio = 0;
    for (int i = 0; i < bits; i++) {
        ratio *= 2;
        rest = reduced(rest * 2, divisor, &ratio);
    }
    return ratio;
}
