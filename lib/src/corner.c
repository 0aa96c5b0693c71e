#include "corner.h"

/* Beside the track the distance is cross / |motion|: most cases are settled by limits of that. */
bool fh_comes_near(fh_vec corner, uint32_t reach, fh_vec motion, bool strict)
{
    const int64_t forward = fh_dot(motion, corner);
    if (forward <= 0) return false;
    const uint64_t cross = fh_size64(fh_cross(motion, corner));
    const uint32_t x = fh_size(motion.x), y = fh_size(motion.y);
    const uint64_t beyond = fh_multiply(reach, fh_most_length(x, y));
    if (strict ? cross >= beyond : cross > beyond) return false;
    const uint64_t length_squared = fh_length_squared(motion);
    if ((uint64_t)forward >= length_squared) {
        const uint64_t left = fh_length_squared(fh_from_to(corner, motion)),
                       most = fh_square(reach);
        return strict ? left < most : left <= most;
    }
    if (cross < fh_multiply(reach, fh_least_length(x, y))) return true;
    const fh_wide squared = fh_wide_product(cross, cross);
    const fh_wide most = fh_wide_product(fh_square(reach), length_squared);
    return strict ? fh_wide_less(squared, most) : !fh_wide_less(most, squared);
}

/*
 * The squared distance of the moving point from the corner, less reach^2, is A t^2 - 2 B t + C with
 * A = motion^2, B = motion * corner, C = corner^2 - reach^2 >= 0. Its first zero is bisected by
 * exact questions, eight bits of the time at once: with t = k / 2^i the value, times 4^i, and half
 * the slope, times 2^i, stay whole, and both below 2^104 for 40 bits.
 */
typedef struct bisection {
    fh_wide value, slope; /* two's complement; slope is below 0 until the nearest place */
    uint64_t a;
} bisection;

enum { DIGIT_BITS = 8 };

static inline fh_wide shifted_left(fh_wide v, int by)
{
    return (fh_wide){v.high << by | v.low >> (64 - by), v.low << by};
}

static inline bool below_zero(fh_wide v)
{
    return v.high >> 63 != 0;
}

static inline fh_wide wide_of(int64_t v)
{
    return (fh_wide){v < 0 ? UINT64_MAX : 0, (uint64_t)v};
}

static inline fh_wide negated(fh_wide v)
{
    const uint64_t low = 0 - v.low;
    return (fh_wide){~v.high + (low == 0), low};
}

/* Goes on by `steps` if the point is then still outside and coming nearer. */
static bool goes_on(bisection *b, uint32_t steps)
{
    /* value + steps (2 slope + steps A) */
    const fh_wide gained = fh_wide_multiple(b->a, steps);
    const fh_wide slope = fh_wide_sum(b->slope, gained);
    const fh_wide value = fh_wide_sum(b->value, fh_wide_times(fh_wide_sum(b->slope, slope), steps));
    if (below_zero(value) || !below_zero(slope)) return false;
    b->value = value;
    b->slope = slope;
    return true;
}

/* value / (2 |slope|), or a little less: the tangent's zero, never beyond the true one. */
static uint32_t tangent_steps(const bisection *b)
{
    const fh_wide slope = negated(b->slope);
    int by = slope.high != 0 ? 40 : 0; /* below 2^104: 64 bits are left of it */
    uint64_t leading = slope.high != 0 ? slope.high << 24 | slope.low >> 40 : slope.low;
    for (; leading >> 32 != 0; leading >>= 16) /* 2 at most */
        by += 16;
    uint32_t divisor = (uint32_t)leading;
    for (; divisor >> 16 != 0; divisor >>= 4) /* 4 at most */
        by += 4;
    return (uint32_t)fh_wide_shifted(b->value, by) / (2 * (divisor + 1));
}

/*
 * A step by the tangent closes half of the way at least: what is left is then no longer than the
 * step was. Up to 64 units of it are left for the next eight bits to close, which keeps value /
 * slope below 2^15; each round halves the way, so that there are 15 at most, and mostly one or two.
 * At the end less than one unit by the tangent, two in truth, is left.
 */
static inline fh_when time_at_corner(fh_vec corner, uint32_t reach, fh_vec motion)
{
    bisection b = {wide_of((int64_t)(fh_length_squared(corner) - fh_square(reach))),
                   wide_of((int64_t)(0 - (uint64_t)fh_dot(motion, corner))),
                   fh_length_squared(motion)};
    fh_when when = {0, fh_time_bits(motion)};
    for (int i = 0; i < when.bits; i += DIGIT_BITS) {
        b.value = shifted_left(b.value, 2 * DIGIT_BITS);
        b.slope = shifted_left(b.slope, DIGIT_BITS);
        when.time <<= DIGIT_BITS;
        for (int tries = 0; tries < 16; tries++) {
            const uint32_t steps = tangent_steps(&b);
            if (steps == 0 || !goes_on(&b, steps)) break;
            when.time += steps;
            if (steps <= 64) break;
        }
    }
    for (int tries = 0; tries < 8; tries++) {
        const uint32_t steps = tangent_steps(&b);
        if (steps == 0 || !goes_on(&b, steps)) break;
        when.time += steps;
    }
    return when;
}

/* A coordinate then, rounded away from the corner's. */
static inline int32_t away_at(int32_t motion, int32_t corner, fh_when when, bool far)
{
    const fh_wide product = fh_wide_multiple(when.time, fh_size(motion));
    const int32_t ahead = motion < 0 ? fh_minus(0, corner) : corner;
    const bool up = (int32_t)fh_wide_shifted(product, when.bits) >= ahead;
    return fh_rounded_at(product, motion, up, when, far);
}

fh_when fh_meet_circle(fh_vec corner, uint32_t reach, fh_vec motion, fh_vec *place)
{
    const fh_when when = time_at_corner(corner, reach, motion);
    place->x = away_at(motion.x, corner.x, when, false);
    place->y = away_at(motion.y, corner.y, when, false);
    return when;
}

fh_vec fh_place_off_corner(fh_vec motion, fh_vec corner, fh_when when)
{
    return (fh_vec){away_at(motion.x, corner.x, when, true),
                    away_at(motion.y, corner.y, when, true)};
}
