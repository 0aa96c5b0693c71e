/*
 * Numbers of 64 and 128 bits made of the products of exact.h: directions, their dot and cross
 * products, and the squares that decide about distances. Inside LIMIT a difference fits 31 bits, a
 * dot or cross product 62 and its square 124, each with its sign. Beyond LIMIT everything wraps and
 * nothing more.
 */
#ifndef FIXHIT_WIDE_H
#define FIXHIT_WIDE_H

#include "exact.h"
#include "fixhit/shapes.h"

/* a - b and a + b as bits; exact where they fit. */
static inline int32_t fh_minus(int32_t a, int32_t b)
{
    return (int32_t)((uint32_t)a - (uint32_t)b);
}

static inline int32_t fh_plus(int32_t a, int32_t b)
{
    return (int32_t)((uint32_t)a + (uint32_t)b);
}

/* a - b as bits. */
static inline int64_t fh_minus64(int64_t a, int64_t b)
{
    return (int64_t)((uint64_t)a - (uint64_t)b);
}

static inline fh_vec fh_from_to(fh_vec from, fh_vec to)
{
    return (fh_vec){fh_minus(to.x, from.x), fh_minus(to.y, from.y)};
}

static inline fh_vec fh_shifted(fh_vec point, fh_vec by)
{
    return (fh_vec){fh_plus(point.x, by.x), fh_plus(point.y, by.y)};
}

static inline bool fh_is_zero(fh_vec v)
{
    return v.x == 0 && v.y == 0;
}

static inline fh_vec fh_reversed(fh_vec v)
{
    return (fh_vec){fh_minus(0, v.x), fh_minus(0, v.y)};
}

/* A unit nearer to 0. */
static inline int32_t fh_less(int32_t v)
{
    return v > 0 ? v - 1 : v < 0 ? v + 1 : 0;
}

/* A unit further along the longer component of the way. */
static inline fh_vec fh_stepped(fh_vec point, fh_vec way)
{
    if (fh_size(way.x) >= fh_size(way.y))
        return (fh_vec){fh_plus(point.x, way.x < 0 ? -1 : 1), point.y};
    return (fh_vec){point.x, fh_plus(point.y, way.y < 0 ? -1 : 1)};
}

/* |(x, y)| lies between the longer of the two sizes and that plus half of the shorter. */
static inline uint32_t fh_least_length(uint32_t x, uint32_t y)
{
    return x > y ? x : y;
}

static inline uint32_t fh_most_length(uint32_t x, uint32_t y)
{
    return (x + y + fh_least_length(x, y) + 1) / 2;
}

/* |a| as an unsigned number, INT64_MIN's too. */
static inline uint64_t fh_size64(int64_t a)
{
    return a < 0 ? 0 - (uint64_t)a : (uint64_t)a;
}

typedef struct fh_wide {
    uint64_t high, low;
} fh_wide;

/*
 * fh_dot and fh_cross, and products of 128 bits, of which fh_wide_times wraps. The cross product is
 * above 0 when b points to the clockwise side of a on a screen, where y grows downward.
 */
#if FH_LONG_MULTIPLY
#define FH_PRODUCT static inline
#include "products.h"
#else
int64_t fh_dot(fh_vec a, fh_vec b);
int64_t fh_cross(fh_vec a, fh_vec b);
fh_wide fh_wide_product(uint64_t a, uint64_t b);
fh_wide fh_wide_times(fh_wide a, uint32_t times);
#endif

static inline fh_wide fh_wide_multiple(uint64_t a, uint32_t times)
{
    const uint64_t low = fh_multiply((uint32_t)a, times);
    const uint64_t high = fh_multiply((uint32_t)(a >> 32), times) + (low >> 32);
    return (fh_wide){high >> 32, high << 32 | (uint32_t)low};
}

static inline uint64_t fh_length_squared(fh_vec a)
{
    return (uint64_t)fh_dot(a, a);
}

static inline fh_wide fh_wide_sum(fh_wide a, fh_wide b)
{
    const uint64_t low = a.low + b.low;
    return (fh_wide){a.high + b.high + (low < a.low), low};
}

/* The lowest 64 bits of a >> by, by < 128. */
static inline uint64_t fh_wide_shifted(fh_wide a, int by)
{
    if (by >= 64) return a.high >> (by - 64);
    return by == 0 ? a.low : a.high << (64 - by) | a.low >> by;
}

static inline fh_wide fh_wide_difference(fh_wide a, fh_wide b)
{
    return (fh_wide){a.high - b.high - (a.low < b.low), a.low - b.low};
}

static inline bool fh_wide_less(fh_wide a, fh_wide b)
{
    return a.high != b.high ? a.high < b.high : a.low < b.low;
}

/* The sign of a x^2 - b y^2, which may have 192 bits. */
int fh_compare_scaled_squares(uint64_t a, uint64_t x, uint64_t b, uint64_t y);

/* part / whole in units of 2^-bits, rounded down; within one unit of that for a whole of more than 63 bits.
 * part >= whole counts as the whole. A step a bit; bits up to 60, whole not 0. */
uint64_t fh_ratio(fh_wide part, fh_wide whole, int bits);

/*
 * times * part / whole rounded down, and the remainder of the division; whole is 1 to 2^63, part
 * below 2^63, and the result below 2^32. 32 steps at most, and a division where part >= whole.
 */
uint64_t fh_scaled(uint32_t times, uint64_t part, uint64_t whole, uint64_t *remainder);

#endif
