/*
 * Differences, products and compares that cannot overflow: the ground that the rest stands on, and
 * the only file that knows about processors.
 */
#ifndef FIXHIT_EXACT_H
#define FIXHIT_EXACT_H

#include <stdbool.h>
#include <stdint.h>

/* Compilers move constants through floating-point registers where they have them; a game's
 * interrupts would have to save those. This file comes first in every source file of the library.
 */
#if defined(__ARM_FP) && defined(__GNUC__) && !defined(__clang__)
#pragma GCC target("general-regs-only")
#endif

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

#if defined(__ARM_ARCH_6M__) && defined(__GNUC__)
#define FH_ARMV6M_ASSEMBLY 1
#else
#define FH_ARMV6M_ASSEMBLY 0
#endif

/* A divide of 32 bits in the instruction set; else one is spelled out in shifts and subtracts. */
#ifndef FH_DIVIDES
#if defined(__ARM_ARCH) && !defined(__ARM_FEATURE_IDIV)
#define FH_DIVIDES 0
#else
#define FH_DIVIDES FH_LONG_MULTIPLY
#endif
#endif

/* For what others call and must not swallow: copies of it would grow their code and their frames.
 */
#if defined(__GNUC__)
#define FH_NOINLINE __attribute__((noinline))
#else
#define FH_NOINLINE
#endif

/* For what follows a quick way out: with few registers it is worth a call that the way out is without
 * their saving, with many it is not. */
#if FH_LONG_MULTIPLY
#define FH_SPLIT inline
#else
#define FH_SPLIT FH_NOINLINE
#endif

/* A vector that came by value, where it would else be kept in the argument's memory. With few registers
 * the copy would be one more to keep. */
#if FH_LONG_MULTIPLY
#define FH_IN_REGISTERS(v) ((fh_vec){(v).x, (v).y})
#else
#define FH_IN_REGISTERS(v) (v)
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

/*
 * a^2, and a * b. Compilers run out of the eight registers that ARMv6-M multiplies in, so there it
 * is written by hand, in four and five of them.
 */
static inline uint64_t fh_square(uint32_t a)
{
#if FH_LONG_MULTIPLY
    return (uint64_t)a * a;
#elif FH_ARMV6M_ASSEMBLY
    uint32_t low, high, middle;
    __asm__(".syntax unified\n\t"
            "uxth %[low], %[a]\n\t"
            "lsrs %[high], %[a], #16\n\t"
            "movs %[middle], %[low]\n\t"
            "muls %[middle], %[high]\n\t"
            "muls %[low], %[low]\n\t"
            "muls %[high], %[high]\n\t"
            "lsls %[a], %[middle], #17\n\t"
            "lsrs %[middle], %[middle], #15\n\t"
            "adds %[low], %[low], %[a]\n\t"
            "adcs %[high], %[middle]"
            : [low] "=&l"(low), [high] "=&l"(high), [middle] "=&l"(middle), [a] "+&l"(a)
            :
            : "cc");
    return (uint64_t)high << 32 | low;
#else
    const uint32_t low = (uint16_t)a, high = a >> 16;
    return ((uint64_t)(high * high) << 32 | low * low) + ((uint64_t)(low * high) << 17);
#endif
}

static inline uint64_t fh_multiply(uint32_t a, uint32_t b)
{
#if FH_LONG_MULTIPLY
    return (uint64_t)a * b;
#elif FH_ARMV6M_ASSEMBLY
    uint32_t low, cross, other;
    __asm__(
        ".syntax unified\n\t"
        "uxth %[low], %[a]\n\t"
        "lsrs %[a], %[a], #16\n\t"
        "uxth %[other], %[b]\n\t"
        "lsrs %[b], %[b], #16\n\t"
        "movs %[cross], %[low]\n\t"
        "muls %[cross], %[b]\n\t"
        "muls %[low], %[other]\n\t"
        "muls %[other], %[a]\n\t"
        "muls %[b], %[a]\n\t" /* b:low is the product but for the two in the middle */
        "lsls %[a], %[cross], #16\n\t"
        "lsrs %[cross], %[cross], #16\n\t"
        "adds %[low], %[low], %[a]\n\t"
        "adcs %[b], %[cross]\n\t"
        "lsls %[a], %[other], #16\n\t"
        "lsrs %[other], %[other], #16\n\t"
        "adds %[low], %[low], %[a]\n\t"
        "adcs %[b], %[other]"
        : [low] "=&l"(low), [cross] "=&l"(cross), [other] "=&l"(other), [a] "+&l"(a), [b] "+&l"(b)
        :
        : "cc");
    return (uint64_t)b << 32 | low;
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

/*
 * s^2 <= 2ab, for a + b + s < 2^32; < if strict. If odd, s stands for s + 1/2 and the right side
 * for whole numbers: (s + 1/2)^2 <= 2ab is s^2 + s < 2ab, strict or not.
 */
static inline bool fh_corner_reached(uint32_t a, uint32_t b, uint32_t s, bool odd, bool strict)
{
    /* From s = 2^31 on it is far out: 2ab <= (a + b)^2 / 2 is below 2^61 then. */
    if (s >> 31) return false;
    int64_t margin = (int64_t)(fh_multiply(a, b) * 2 - fh_square(s));
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
