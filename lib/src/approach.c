#include "approach.h"

#include "boxes.h"

static inline fh_vec mirrored_back(const fh_frame *f, fh_vec v)
{
    return (fh_vec){f->flip_x ? fh_minus(0, v.x) : v.x, f->flip_y ? fh_minus(0, v.y) : v.y};
}

/* part / whole in units of 2^-30, rounded down, for part <= whole <= 2^29. */
static uint32_t fraction_30(uint32_t part, uint32_t whole)
{
    if (part >= whole) return UINT32_C(1) << 30;
    uint32_t fraction = 0;
#if FH_DIVIDES
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC unroll 10
#endif
    for (int i = 0; i < 10; i++) { /* three bits at a time: part stays below 2^32 */
        part <<= 3;
        const uint32_t digit = part / whole;
        part -= digit * whole;
        fraction = fraction << 3 | digit;
    }
#else
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

/* m * t / 2^30, rounded: within one unit of the true product, and between 0 and m. */
static int32_t moved(int32_t m, uint32_t t)
{
    return (int32_t)((fh_multiply((uint32_t)m, t) + (UINT32_C(1) << 29)) >> 30);
}

void fh_meet_face(const fh_frame *f, bool face_x, int32_t gone, fh_approach *out)
{
    const int32_t whole = face_x ? f->motion.x : f->motion.y;
    out->gone = (uint32_t)gone;
    out->whole = (uint32_t)whole;
    out->t = fraction_30(out->gone, out->whole);
    out->meets = face_x ? FH_MEETS_FACE_X : FH_MEETS_FACE_Y;
    const fh_vec travel = {face_x ? gone : moved(f->motion.x, out->t),
                           face_x ? moved(f->motion.y, out->t) : gone};
    out->travel = mirrored_back(f, travel);
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
    const fh_wide gained = fh_wide_times((fh_wide){0, b->a}, steps);
    const fh_wide slope = fh_wide_sum(b->slope, gained);
    const fh_wide value = fh_wide_sum(b->value, fh_wide_times(fh_wide_sum(b->slope, slope), steps));
    if (below_zero(value) || !below_zero(slope)) return false;
    b->value = value;
    b->slope = slope;
    return true;
}

/* v >> by, of which 32 bits are left. */
static inline uint32_t shifted_right(fh_wide v, int by)
{
    if (by >= 64) return (uint32_t)(v.high >> (by - 64));
    return (uint32_t)(by == 0 ? v.low : v.high << (64 - by) | v.low >> by);
}

/* value / (2 |slope|), or a little less: the tangent's zero, never beyond the true one. */
static uint32_t tangent_steps(const bisection *b)
{
    const fh_wide slope = negated(b->slope);
    int by = slope.high != 0 ? 40 : 0; /* below 2^104: 64 bits are left of it */
    uint64_t leading = slope.high != 0 ? slope.high << 24 | slope.low >> 40 : slope.low;
    for (; leading >> 32 != 0; leading >>= 16)
        by += 16;
    uint32_t divisor = (uint32_t)leading;
    for (; divisor >> 16 != 0; divisor >>= 4)
        by += 4;
    return shifted_right(b->value, by) / (2 * (divisor + 1));
}

/*
 * A time, in units of 2^-bits, at which the point is not yet nearer to the corner than reach, and
 * less than LATER units before it is. bits is a multiple of eight.
 *
 * A step by the tangent closes half of the way at least: what is left is then no longer than the
 * step was. Up to 64 units of it are left for the next eight bits to close, which keeps value /
 * slope below 2^15; each round halves the way, so that there are 15 at most, and mostly one or two.
 * At the end less than one unit by the tangent, two in truth, is left.
 */
enum { LATER = 3 };

static FH_NOINLINE uint64_t time_at_corner(fh_vec corner, uint32_t reach, fh_vec motion, int bits)
{
    bisection b = {wide_of((int64_t)(fh_length_squared(corner) - fh_square(reach))),
                   wide_of((int64_t)(0 - (uint64_t)fh_dot(motion, corner))),
                   fh_length_squared(motion)};
    uint64_t time = 0;
    for (int i = 0; i < bits; i += DIGIT_BITS) {
        b.value = shifted_left(b.value, 2 * DIGIT_BITS);
        b.slope = shifted_left(b.slope, DIGIT_BITS);
        time <<= DIGIT_BITS;
        for (int tries = 0; tries < 16; tries++) {
            const uint32_t steps = tangent_steps(&b);
            if (steps == 0 || !goes_on(&b, steps)) break;
            time += steps;
            if (steps <= 64) break;
        }
    }
    for (int tries = 0; tries < 8; tries++) {
        const uint32_t steps = tangent_steps(&b);
        if (steps == 0 || !goes_on(&b, steps)) break;
        time += steps;
    }
    return time;
}

/*
 * A coordinate at that time, rounded to the side on which the corner is not; if `later` as far as
 * the true time can be, so that a contact on a grid point is found as such.
 */
static int32_t coordinate_at(int32_t motion, int32_t corner, uint64_t time, int bits, bool later)
{
    const fh_wide product = fh_wide_product((uint64_t)motion, time);
    const int32_t floor = (int32_t)(product.high << (64 - bits) | product.low >> bits);
    const uint64_t above = product.low & ((UINT64_C(1) << bits) - 1);
    if (floor >= motion) return floor;
    if (floor < corner)
        return later && (above + LATER * (uint64_t)(uint32_t)motion) >> bits != 0
                   ? fh_plus(floor, 1)
                   : floor;
    return above == 0 ? floor : fh_plus(floor, 1);
}

static fh_vec place_at(const fh_frame *f, fh_vec corner, uint64_t time, int bits, bool later)
{
    return (fh_vec){coordinate_at(f->motion.x, corner.x, time, bits, later),
                    coordinate_at(f->motion.y, corner.y, time, bits, later)};
}

static fh_vec nearest_of_box(const fh_frame *f, fh_vec p)
{
    return (fh_vec){fh_held_between(p.x, f->near.x, f->far.x),
                    fh_held_between(p.y, f->near.y, f->far.y)};
}

static bool is_free(const fh_frame *f, uint32_t reach, fh_vec p)
{
    return fh_length_squared(fh_from_to(nearest_of_box(f, p), p)) >= fh_square(reach);
}

/* Rounding may have left the point inside by less than 1/64: a unit along the longer way out, two
 * at most, or the start mend that. */
static void step_out(const fh_frame *f, uint32_t reach, fh_vec *point)
{
    for (int tries = 0; tries < 3; tries++) {
        if (is_free(f, reach, *point)) return;
        const fh_vec way = fh_from_to(nearest_of_box(f, *point), *point);
        if (fh_size(way.x) >= fh_size(way.y))
            point->x = fh_plus(point->x, way.x < 0 ? -1 : 1);
        else
            point->y = fh_plus(point->y, way.y < 0 ? -1 : 1);
        point->x = fh_held_between(point->x, 0, f->motion.x);
        point->y = fh_held_between(point->y, 0, f->motion.y);
    }
    *point = (fh_vec){0, 0};
}

/*
 * Beside the track the distance is cross / |motion|, and |motion| lies between its longer component and
 * that plus half of the shorter one: most cases are settled without squares.
 */
bool fh_comes_near(fh_vec corner, uint32_t reach, fh_vec motion, bool strict)
{
    const int64_t forward = fh_dot(motion, corner);
    if (forward <= 0) return false;
    const uint64_t cross = fh_size64(fh_cross(motion, corner));
    const uint32_t x = fh_size(motion.x), y = fh_size(motion.y);
    const uint32_t longer = x > y ? x : y, shorter = x > y ? y : x;
    const uint64_t beyond = fh_multiply(reach, longer + (shorter + 1) / 2);
    if (strict ? cross >= beyond : cross > beyond) return false;
    const uint64_t length_squared = fh_length_squared(motion);
    if ((uint64_t)forward >= length_squared) {
        const uint64_t left = fh_length_squared(fh_from_to(corner, motion)),
                       most = fh_square(reach);
        return strict ? left < most : left <= most;
    }
    if (cross < fh_multiply(reach, longer)) return true;
    const fh_wide squared = fh_wide_product(cross, cross);
    const fh_wide most = fh_wide_product(fh_square(reach), length_squared);
    return strict ? fh_wide_less(squared, most) : !fh_wide_less(most, squared);
}

FH_NOINLINE void fh_meet_corner(const fh_frame *f, fh_vec corner, uint32_t reach, fh_approach *out)
{
    const uint32_t longer = (uint32_t)(f->motion.x > f->motion.y ? f->motion.x : f->motion.y);
    /* A unit of time is at most 2^-8 of a unit of travel, and 2^-24 of the motion: 24, 32 or 40
     * bits. */
    const int bits = longer >> 16 == 0 ? 24 : longer >> 24 == 0 ? 32 : 40;
    const uint64_t time = time_at_corner(corner, reach, f->motion, bits);
    fh_vec travel = place_at(f, corner, time, bits, true);
    if (!is_free(f, reach, travel)) {
        travel = place_at(f, corner, time, bits, false);
        step_out(f, reach, &travel);
    }
    out->meets = FH_MEETS_CORNER;
    out->t = (uint32_t)(bits > 30 ? time >> (bits - 30) : time << (30 - bits));
    out->travel = mirrored_back(f, travel);
    out->nearest = mirrored_back(f, nearest_of_box(f, travel));
}

bool fh_approach_round(const fh_frame *f, uint32_t reach, fh_approach *out)
{
    if (reach == 0) return fh_approach_plain(*f, out);
    fh_vec corner;
    const fh_meets meets = fh_way_in(f, (int32_t)reach, &corner);
    if (meets == FH_MEETS_CORNER && !fh_comes_near(corner, reach, f->motion, true)) return false;
    fh_meet_round(f, reach, meets, corner, out);
    return true;
}

void fh_meet_round(const fh_frame *f, uint32_t reach, fh_meets meets, fh_vec corner,
                   fh_approach *out)
{
    out->exact_corner = false;
    if (meets == FH_MEETS_CORNER)
        fh_meet_corner(f, corner, reach, out);
    else if (meets == FH_MEETS_FACE_X)
        fh_meet_face(f, true, fh_minus(f->near.x, (int32_t)reach), out);
    else
        fh_meet_face(f, false, fh_minus(f->near.y, (int32_t)reach), out);
}
