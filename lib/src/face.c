#include "face.h"

#if FH_DIVIDES
/* The next bits of part / whole; part, which is below whole, is the rest. */
static inline uint32_t with_digit(uint32_t fraction, uint32_t *part, uint32_t whole, int bits)
{
    const uint32_t shifted = *part << bits, digit = shifted / whole;
    *part = shifted - digit * whole;
    return fraction << bits | digit;
}
#endif

uint32_t fh_fraction_30(uint32_t part, uint32_t whole)
{
    if (part >= whole) return UINT32_C(1) << 30;
    uint32_t fraction = 0;
#if FH_DIVIDES
    if (whole >> 22 == 0) { /* as many bits at a time as leave part below 2^32 */
        fraction = with_digit(fraction, &part, whole, 10);
        fraction = with_digit(fraction, &part, whole, 10);
        return with_digit(fraction, &part, whole, 10);
    }
    if (whole >> 26 == 0) {
        for (int i = 0; i < 5; i++)
            fraction = with_digit(fraction, &part, whole, 6);
        return fraction;
    }
    for (int i = 0; i < 10; i++)
        fraction = with_digit(fraction, &part, whole, 3);
#else
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC unroll 5
#endif
    for (int i = 0; i < 30; i++) {
        part <<= 1;
        fraction <<= 1;
        if (part < whole) continue;
        part -= whole;
        fraction++;
    }
#endif
    return fraction;
}
