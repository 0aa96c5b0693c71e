/* When a moving point meets something, as finely as its place needs, and the grid points there. */
#ifndef FIXHIT_WHEN_H
#define FIXHIT_WHEN_H

#include "wide.h"

/*
 * time / 2^bits of the motion, or later by less than FH_LATER units of time. A unit is at most 2^-8 of
 * a unit of travel and 2^-24 of the motion: 24, 32 or 40 bits.
 */
typedef struct fh_when {
    uint64_t time;
    int bits;
} fh_when;

enum { FH_LATER = 3 };

static inline int fh_time_bits(fh_vec motion)
{
    const uint32_t either = fh_size(motion.x) | fh_size(motion.y);
    return either >> 16 == 0 ? 24 : either >> 24 == 0 ? 32 : 40;
}

/* In units of 2^-30. */
static inline uint32_t fh_time_30(fh_when when)
{
    return (uint32_t)(when.bits > 30 ? when.time >> (when.bits - 30)
                                     : when.time << (30 - when.bits));
}

/* Nearest: the time lacks a little. */
static inline fix16_t fh_t_of(uint32_t time_30)
{
    return (fix16_t)((time_30 + (UINT32_C(1) << 13)) >> 14);
}

/*
 * The coordinate then, rounded up or down in size; product is |motion| * time. `far` as far as the
 * time's limits allow, so that a place that is surely beyond the true one comes of it; else as near as
 * they allow, so that a true place on the grid is found as such.
 */
static inline int32_t fh_rounded_at(fh_wide product, int32_t motion, bool up, fh_when when,
                                    bool far)
{
    const uint32_t most = fh_size(motion);
    if (up == far) product = fh_wide_sum(product, (fh_wide){0, fh_multiply(most, FH_LATER)});
    uint32_t size = (uint32_t)fh_wide_shifted(product, when.bits);
    if (up && (product.low & ((UINT64_C(1) << when.bits) - 1)) != 0) size++;
    if (size > most) size = most;
    return motion < 0 ? fh_minus(0, (int32_t)size) : (int32_t)size;
}

#endif
