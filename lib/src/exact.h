/*
 * Differences, products and compares that cannot overflow: the ground that the rest stands on, and
 * the only file that knows about processors.
 */
#ifndef FIXHIT_EXACT_H
#define FIXHIT_EXACT_H

#include <stdbool.h>
#include <stdint.h>

/* ARMv6-M, ARMv8-M Baseline and old Thumb have no 32 x 32 -> 64 multiply; a compiler would call a
 * routine of its run-time library for each product. */
#ifndef FH_LONG_MULTIPLY
#if defined(__ARM_ARCH_6M__) || defined(__ARM_ARCH_8M_BASE__) || defined(__AVR__) ||               \
    (defined(__thumb__) && !defined(__thumb2__))
#define FH_LONG_MULTIPLY 0
#else
#define FH_LONG_MULTIPLY 1
#endif
#endif

/* For what others call and must not swallow: copies of it would grow their code and their frames.
 */
#if defined(__GNUC__)
#define FH_NOINLINE __attribute__((noinline))
#else
#define FH_NOINLINE
#endif

/* |a - b|: 32 bits hold it for any two coordinates. */
static inline uint32_t fh_apart(int32_t a, int32_t b)
{
#if defined(__thumb2__) && defined(__GNUC__)
    /* The flags of the subtraction tell the sign, also where it wraps; compilers compare again. */
    uint32_t distance;
    __asm__("subs %0, %1, %2\n\tit lt\n\trsblt %0, %0, #0"
            : "=r"(distance)
            : "r"(a), "r"(b)
            : "cc");
    return distance;
#else
    return a < b ? (uint32_t)b - (uint32_t)a : (uint32_t)a - (uint32_t)b;
#endif
}

static inline uint64_t fh_square(uint32_t a)
{
#if FH_LONG_MULTIPLY
    return (uint64_t)a * a;
#else
    const uint32_t low = (uint16_t)a, high = a >> 16;
    return ((uint64_t)(high * high) << 32 | low * low) + ((uint64_t)(low * high) << 17);
#endif
}

static inline uint64_t fh_multiply(uint32_t a, uint32_t b)
{
#if FH_LONG_MULTIPLY
    return (uint64_t)a * b;
#else
    const uint32_t a_low = (uint16_t)a, a_high = a >> 16;
    const uint32_t b_low = (uint16_t)b, b_high = b >> 16;
    const uint32_t cross = a_low * b_high, middle = cross + a_high * b_low;
    const uint32_t carry = middle < cross ? UINT32_C(1) << 16 : 0;
    return ((uint64_t)(a_high * b_high + carry) << 32 | a_low * b_low) + ((uint64_t)middle << 16);
#endif
}

/* |a| as an unsigned number, INT32_MIN's too. */
static inline uint32_t fh_size(int32_t a)
{
    return a < 0 ? 0 - (uint32_t)a : (uint32_t)a;
}

static inline int64_t fh_multiply_signed(int32_t a, int32_t b)
{
#if FH_LONG_MULTIPLY
    return (int64_t)a * b;
#else
    const uint64_t size = fh_multiply(fh_size(a), fh_size(b));
    return (int64_t)((a ^ b) < 0 ? 0 - size : size);
#endif
}

/*
 * a + b and a - b, held at the ends of int32_t. A sum has left the range when its sign differs from
 * those of both addends. Turning the bits into a number again wraps on every compiler there is.
 */
_Static_assert((int32_t)UINT32_MAX == -1, "conversion to int32_t must keep the bits");

static inline int32_t fh_end_of_range(int32_t towards)
{
    return towards < 0 ? INT32_MIN : INT32_MAX;
}

static inline int32_t fh_sum_held(int32_t a, int32_t b)
{
    const int32_t sum = (int32_t)((uint32_t)a + (uint32_t)b);
    return ((a ^ sum) & (b ^ sum)) < 0 ? fh_end_of_range(a) : sum;
}

static inline int32_t fh_difference_held(int32_t a, int32_t b)
{
    const int32_t difference = (int32_t)((uint32_t)a - (uint32_t)b);
    return ((a ^ b) & (a ^ difference)) < 0 ? fh_end_of_range(a) : difference;
}

/* The two questions of the one rule: touch takes equality, overlap (strict) does not. */
static inline bool fh_up_to(int32_t a, int32_t b, bool strict)
{
    return strict ? a < b : a <= b;
}

static inline bool fh_near(uint32_t distance, uint32_t reach, bool strict)
{
    return strict ? distance < reach : distance <= reach;
}

/* 2ab - s^2 for a + b + s < 2^32 and s < 2^31: a signed number of 64 bits. */
static inline int64_t fh_corner_margin(uint32_t a, uint32_t b, uint32_t s)
{
#if defined(__ARM_ARCH_6M__) && defined(__GNUC__)
    /* By hand, since compilers run out of the eight registers that ARMv6-M multiplies in. */
    uint32_t low, t, u;
    __asm__(".syntax unified\n\t"
            "uxth %[low], %[a]\n\t"
            "lsrs %[a], %[a], #16\n\t"
            "uxth %[t], %[b]\n\t"
            "lsrs %[b], %[b], #16\n\t"
            "movs %[u], %[low]\n\t"
            "muls %[u], %[b]\n\t"
            "muls %[low], %[t]\n\t"
            "muls %[t], %[a]\n\t"
            "muls %[b], %[a]\n\t"
            "adds %[u], %[u], %[t]\n\t"
            "lsls %[a], %[u], #16\n\t"
            "lsrs %[u], %[u], #16\n\t"
            "adds %[low], %[low], %[a]\n\t"
            "adcs %[b], %[u]\n\t" /* b:low = ab */
            "adds %[low], %[low], %[low]\n\t"
            "adcs %[b], %[b]\n\t"
            "uxth %[a], %[s]\n\t"
            "lsrs %[s], %[s], #16\n\t"
            "movs %[t], %[a]\n\t"
            "muls %[t], %[s]\n\t"
            "muls %[a], %[a]\n\t"
            "muls %[s], %[s]\n\t"
            "subs %[low], %[low], %[a]\n\t"
            "sbcs %[b], %[s]\n\t"
            "lsrs %[u], %[t], #15\n\t"
            "lsls %[t], %[t], #17\n\t"
            "subs %[low], %[low], %[t]\n\t"
            "sbcs %[b], %[u]"
            : [low] "=&l"(low), [t] "=&l"(t), [u] "=&l"(u), [a] "+&l"(a), [b] "+&l"(b), [s] "+&l"(s)
            :
            : "cc");
    return (int64_t)((uint64_t)b << 32 | low);
#else
    return (int64_t)(fh_multiply(a, b) * 2 - fh_square(s));
#endif
}

/*
 * s^2 <= 2ab, for a + b + s < 2^32; < if strict. If odd, s stands for s + 1/2 and the right side
 * for whole numbers: (s + 1/2)^2 <= 2ab is s^2 + s < 2ab, strict or not.
 */
static inline bool fh_corner_reached(uint32_t a, uint32_t b, uint32_t s, bool odd, bool strict)
{
    /* From s = 2^31 on it is far out: 2ab <= (a + b)^2 / 2 is below 2^61 then. */
    if (s >> 31) return false;
    int64_t margin = fh_corner_margin(a, b, s);
    if (odd) margin -= s;
    return strict || odd ? margin > 0 : margin >= 0;
}

/*
 * dx^2 + dy^2 <= r^2, for dx, dy <= r, all of 32 bits; < if strict.
 *
 * With a = r - dx, b = r - dy and s = dx + dy - r this is s^2 <= 2ab, since r^2 - dx^2 - dy^2 is
 * 2ab - s^2: one product and one square of smaller numbers instead of three squares, and none at
 * all for s < 0. Where a multiply takes one instruction the plain form is shorter.
 */
static inline bool fh_within(uint32_t dx, uint32_t dy, uint32_t r, bool strict)
{
#if FH_LONG_MULTIPLY
    const uint64_t rest = fh_square(r) - fh_square(dy);
    return strict ? fh_square(dx) < rest : fh_square(dx) <= rest;
#else
    const uint32_t b = r - dy;
    if (dx < b) return true;
    return fh_corner_reached(r - dx, b, dx - b, false, strict);
#endif
}

/* The same for r < 2^31, where the sum of two squares fits 63 bits. */
static inline bool fh_within_radius(uint32_t dx, uint32_t dy, uint32_t r, bool strict)
{
#if FH_LONG_MULTIPLY
    const uint64_t sum = fh_square(dx) + fh_square(dy);
    return strict ? sum < fh_square(r) : sum <= fh_square(r);
#else
    return fh_within(dx, dy, r, strict);
#endif
}

#endif
