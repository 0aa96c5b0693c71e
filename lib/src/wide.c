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
    while (bit > times)
        bit >>= 1;
    for (; bit != 0; bit >>= 1) {
        quotient *= 2;
        left = reduced(left * 2, whole, &quotient);
        if ((times & bit) != 0) left = reduced(left + part, whole, &quotient);
    }
    *remainder = left;
    return wholes + quotient;
}
