/*
 * Differences, products and compares that cannot overflow: the ground that the rest stands on, and
 * the only file that knows about processors.
 */
#ifndef FIXHIT_EXACT_H
#define FIXHIT_EXACT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Compilers move constants through floating-point registers where they have them; a game's
 * interrupts would have to save those. Each source file of the library includes this one before its
 * own code. */
#if defined(__ARM_FP) && defined(__GNUC__) && !defined(__clang__)
#pragma GCC target("general-regs-only")
#endif

/* Options.h: 0 for C alone. */
#ifndef FH_ASSEMBLY
#define FH_ASSEMBLY 1
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

#if FH_ASSEMBLY && defined(__ARM_ARCH_6M__) && defined(__GNUC__)
#define FH_ARMV6M_ASSEMBLY 1
#else
#define FH_ARMV6M_ASSEMBLY 0
#endif

#if FH_ASSEMBLY && defined(__thumb2__) && defined(__GNUC__)
#define FH_THUMB2_ASSEMBLY 1
#else
#define FH_THUMB2_ASSEMBLY 0
#endif

/* Assembly whose flags a branch takes. */
#if FH_THUMB2_ASSEMBLY && defined(__GCC_ASM_FLAG_OUTPUTS__)
#define FH_THUMB2_FLAGS 1
#else
#define FH_THUMB2_FLAGS 0
#endif

/* Instructions on two 16-bit numbers in a register, low half first in memory. */
#if FH_THUMB2_ASSEMBLY && defined(__ARM_FEATURE_SIMD32) && !defined(__ARM_BIG_ENDIAN)
#define FH_PACKED 1
#else
#define FH_PACKED 0
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

/* A check that two branches come to: in each of them, which saves a jump, or once after both, which
 * saves a register. */
#define FH_CHECK_TWICE (!FH_LONG_MULTIPLY)

/* On a PC a branch that random pairs take either way costs more than the products behind it. */
#if UINTPTR_MAX > UINT32_MAX && FH_LONG_MULTIPLY
#define FH_BRANCHES_DEAR 1
#else
#define FH_BRANCHES_DEAR 0
#endif

/* A vector that came by value, where it would else be kept in the argument's memory. With few registers
 * the copy would be one more to keep. */
#if FH_LONG_MULTIPLY
#define FH_IN_REGISTERS(v) ((fh_vec){(v).x, (v).y})
#else
#define FH_IN_REGISTERS(v) (v)
#endif

/* Two and three numbers from memory at once. */
static inline void fh_load_two(const int32_t *from, int32_t *a, int32_t *b)
{
#if FH_THUMB2_ASSEMBLY
    __asm__("ldrd %0, %1, [%2]" : "=r"(*a), "=r"(*b) : "r"(from), "m"(from[0]), "m"(from[1]));
#else
    *a = from[0];
    *b = from[1];
#endif
}

static inline void fh_load_three(const int32_t *from, int32_t *a, int32_t *b, int32_t *c)
{
#if FH_THUMB2_ASSEMBLY || FH_ARMV6M_ASSEMBLY
    /* It takes registers in ascending order, and on ARMv6-M only loads over its own address. */
    register int32_t first __asm__("r0"), second __asm__("r2"), third __asm__("r3");
    __asm__("ldm %0, {%0, %1, %2}"
            : "=r"(first), "=r"(second), "=r"(third)
            : "0"((uintptr_t)from), "m"(from[0]), "m"(from[1]), "m"(from[2]));
    *a = first;
    *b = second;
    *c = third;
#else
    *a = from[0];
    *b = from[1];
    *c = from[2];
#endif
}

/* |a - b|: 32 bits hold it for any two coordinates. */
static inline uint32_t fh_apart(int32_t a, int32_t b)
{
#if FH_THUMB2_ASSEMBLY
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

/* Not fh_up_to; and then by how much a is past b. One subtraction does both. */
static inline bool fh_past(int32_t a, int32_t b, bool strict, uint32_t *by)
{
#if FH_THUMB2_FLAGS
    bool past;
    if (strict)
        __asm__("subs %1, %2, %3" : "=@ccge"(past), "=r"(*by) : "r"(a), "r"(b));
    else
        __asm__("subs %1, %2, %3" : "=@ccgt"(past), "=r"(*by) : "r"(a), "r"(b));
    return past;
#else
    if (fh_up_to(a, b, strict)) return false;
#if FH_ARMV6M_ASSEMBLY
    __asm__ volatile(""); /* or it would be subtracted before anything is known */
#endif
    *by = (uint32_t)a - (uint32_t)b;
    return true;
#endif
}

/* 2ab - s^2, less 1 if strict, for a + b + s < 2^32 and s < 2^31: a signed number of 64 bits. */
static inline int64_t fh_corner_margin(uint32_t a, uint32_t b, uint32_t s, bool strict)
{
#if FH_ARMV6M_ASSEMBLY && defined(__OPTIMIZE__)
    /* As fh_multiply and fh_square, in six registers in all, which -O0 has not. The two products in the middle have a
     * sum of 32 bits, since those of the halves of a and b have one below 2^16. 2ab leaves no carry,
     * which is the borrow of 1. */
#define FH_MARGIN(less)                                                                            \
    __asm__(".syntax unified\n\t"                                                                  \
            "uxth %[low], %[a]\n\t"                                                                \
            "lsrs %[a], %[a], #16\n\t"                                                             \
            "uxth %[other], %[b]\n\t"                                                              \
            "lsrs %[b], %[b], #16\n\t"                                                             \
            "movs %[middle], %[low]\n\t"                                                           \
            "muls %[middle], %[b]\n\t"                                                             \
            "muls %[low], %[other]\n\t"                                                            \
            "muls %[other], %[a]\n\t"                                                              \
            "muls %[b], %[a]\n\t"                                                                  \
            "adds %[middle], %[middle], %[other]\n\t"                                              \
            "lsls %[a], %[middle], #16\n\t"                                                        \
            "lsrs %[middle], %[middle], #16\n\t"                                                   \
            "adds %[low], %[low], %[a]\n\t"                                                        \
            "adcs %[b], %[middle]\n\t" /* b:low = ab */                                            \
            "uxth %[a], %[s]\n\t"                                                                  \
            "lsrs %[s], %[s], #16\n\t"                                                             \
            "movs %[other], %[a]\n\t"                                                              \
            "muls %[other], %[s]\n\t"                                                              \
            "muls %[a], %[a]\n\t"                                                                  \
            "muls %[s], %[s]\n\t"                                                                  \
            "adds %[low], %[low], %[low]\n\t"                                                      \
            "adcs %[b], %[b]\n\t" less " %[low], %[low], %[a]\n\t"                                 \
            "sbcs %[b], %[s]\n\t"                                                                  \
            "lsrs %[middle], %[other], #15\n\t"                                                    \
            "lsls %[other], %[other], #17\n\t"                                                     \
            "subs %[low], %[low], %[other]\n\t"                                                    \
            "sbcs %[b], %[middle]"                                                                 \
            : [low] "=&l"(low), [middle] "=&l"(middle), [other] "=&l"(other), [a] "+&l"(a),        \
              [b] "+&l"(b), [s] "+&l"(s)                                                           \
            :                                                                                      \
            : "cc")
    uint32_t low, middle, other;
    if (strict)
        FH_MARGIN("sbcs");
    else
        FH_MARGIN("subs");
#undef FH_MARGIN
    return (int64_t)((uint64_t)b << 32 | low);
#else
    return (int64_t)(fh_multiply(a, b) * 2 - fh_square(s)) - strict;
#endif
}

/*
 * Is s^2 surely above 2ab? That is at most (a + b)^2 / 2, which is below (3/4 (a + b))^2: most misses
 * are told by this, and all with s from 2^31 on.
 */
static inline bool fh_corner_clear(uint32_t a, uint32_t b, uint32_t s)
{
    const uint32_t sum = a + b;
    return s > sum - sum / 4;
}

/*
 * s^2 <= 2ab, for a + b + s < 2^32; < if strict. If odd, s stands for s + 1/2 and the right side
 * for whole numbers: (s + 1/2)^2 <= 2ab is s^2 + s < 2ab, strict or not.
 */
static inline bool fh_corner_reached(uint32_t a, uint32_t b, uint32_t s, bool odd, bool strict)
{
#if FH_LONG_MULTIPLY
    /* From s = 2^31 on it is far out: 2ab <= (a + b)^2 / 2 is below 2^61 then. */
    if (s >> 31) return false;
    int64_t margin = (int64_t)(fh_multiply(a, b) * 2 - fh_square(s));
    if (odd) margin -= s;
    return strict || odd ? margin > 0 : margin >= 0;
#else
    if (fh_corner_clear(a, b, s)) return false;
    int64_t margin = fh_corner_margin(a, b, s, strict);
    if (odd) margin -= strict ? s : s + 1;
    return margin >= 0;
#endif
}

/* a <= b; < if strict. */
static inline bool fh_not_above(uint64_t a, uint64_t b, bool strict)
{
#if FH_THUMB2_ASSEMBLY
    /* By a branch: making a number of the flags takes longer, and where this is asked there is a way
     * out with false already. */
    const uint32_t a_low = (uint32_t)a, a_high = (uint32_t)(a >> 32);
    const uint32_t b_low = (uint32_t)b, b_high = (uint32_t)(b >> 32);
    if (strict)
        __asm__ goto("cmp %0, %2\n\t"
                     "sbcs ip, %1, %3\n\t"
                     "bcs %l[above]"
                     :
                     : "r"(a_low), "r"(a_high), "r"(b_low), "r"(b_high)
                     : "cc", "ip"
                     : above);
    else
        __asm__ goto("cmp %2, %0\n\t"
                     "sbcs ip, %3, %1\n\t"
                     "bcc %l[above]"
                     :
                     : "r"(a_low), "r"(a_high), "r"(b_low), "r"(b_high)
                     : "cc", "ip"
                     : above);
    return true;
above:
    return false;
#else
    return strict ? a < b : a <= b;
#endif
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
#if FH_THUMB2_ASSEMBLY
    /* high:r = r^2 - dx^2 and dy:dx = dy^2, in five registers, so that none has to be saved. */
    uint32_t high, other;
    __asm__("umull %[r], %[high], %[r], %[r]\n\t"
            "umull %[dx], %[other], %[dx], %[dx]\n\t"
            "subs %[r], %[r], %[dx]\n\t"
            "sbc %[high], %[high], %[other]\n\t"
            "umull %[dx], %[dy], %[dy], %[dy]"
            : [high] "=&r"(high), [other] "=&r"(other), [r] "+&r"(r), [dx] "+&r"(dx), [dy] "+&r"(dy)
            :
            : "cc");
    return fh_not_above((uint64_t)dy << 32 | dx, (uint64_t)high << 32 | r, strict);
#elif FH_LONG_MULTIPLY
    return fh_not_above(fh_square(dx), fh_square(r) - fh_square(dy), strict);
#else
    uint32_t b = r - dy;
#if FH_ARMV6M_ASSEMBLY
    __asm__("" : "+l"(b)); /* or dx - b would be taken apart */
#endif
    if (dx < b) return true;
    const uint32_t a = r - dx, s = dx - b;
    if (fh_corner_clear(a, b, s)) return false;
    if (s < b && s < a) return true; /* most other hits: ab is above s^2 */
    return fh_corner_margin(a, b, s, strict) >= 0;
#endif
}

/* The same for r < 2^31, where the sum of two squares fits 63 bits. */
static inline bool fh_within_radius(uint32_t dx, uint32_t dy, uint32_t r, bool strict)
{
#if FH_LONG_MULTIPLY
    return fh_not_above(fh_square(dx) + fh_square(dy), fh_square(r), strict);
#else
    return fh_within(dx, dy, r, strict);
#endif
}

/* And strict, where it is one condition of several. */
static inline bool fh_inside_radius(uint32_t dx, uint32_t dy, uint32_t r)
{
#if FH_LONG_MULTIPLY
    return fh_square(dx) + fh_square(dy) < fh_square(r);
#else
    return fh_within(dx, dy, r, true);
#endif
}

#if FH_PACKED
/*
 * Passes over boxes of 16 bits, four numbers each as in fh_rect16 and aligned to 4, that do not
 * touch a wanted box: `ends` is its right and bottom, `starts` its left and top, low half first.
 * `fours` is how often there are four, 1 or more. Returns where it stopped: all before lie apart,
 * and one of the next four touches, unless all fours have been seen.
 *
 * Half the difference of two 16-bit numbers fits 16 bits, and keeps the sign.
 */
static inline const int16_t *fh_past_far_boxes(const int16_t *box, size_t fours, uint32_t ends,
                                               uint32_t starts)
{
#define FH_APART(first, second)                                                                    \
    "shsub16 " first ", %[ends], " first "\n\t"                                                    \
    "shsub16 " second ", " second ", %[starts]\n\t"                                                \
    "orr " first ", " first ", " second "\n\t"
#define FH_SIGNS ", #0x80008000\n\t"
    __asm__ volatile(
        "1:\n\t" /* at most fours turns */
        "ldm %[box]!, {r4, r5, r6, r8}\n\t" FH_APART("r4", "r5")
            FH_APART("r6", "r8") "ldm %[box]!, {r5, r8, r10, ip}\n\t" FH_APART("r5", "r8")
                FH_APART("r10", "ip") "tst r4" FH_SIGNS "itttt ne\n\t"
                                      "tstne r6" FH_SIGNS "tstne r5" FH_SIGNS "tstne r10" FH_SIGNS
                                      "subsne %[fours], %[fours], #1\n\t"
                                      "bne 1b"
        : [box] "+&r"(box), [fours] "+&r"(fours)
        : [ends] "r"(ends), [starts] "r"(starts)
        : "r4", "r5", "r6", "r8", "r10", "ip", "cc", "memory");
#undef FH_SIGNS
#undef FH_APART
    return fours == 0 ? box : box - 16;
}
#endif

#endif
