#include "fixhit/rotation.h"

#include "fixhit/polygon.h"
#include "require.h"
#include "wide.h"

/* Sines of a quarter turn in 64 steps. */
enum { STEP_BITS = 8, QUARTER = 1 << 14, STEPS = QUARTER >> STEP_BITS };
static const int32_t sines[STEPS + 1] = {
    0,     1608,  3216,  4821,  6424,  8022,  9616,  11204, 12785, 14359, 15924, 17479, 19024,
    20557, 22078, 23586, 25080, 26558, 28020, 29466, 30893, 32303, 33692, 35062, 36410, 37736,
    39040, 40320, 41576, 42806, 44011, 45190, 46341, 47464, 48559, 49624, 50660, 51665, 52639,
    53581, 54491, 55368, 56212, 57022, 57798, 58538, 59244, 59914, 60547, 61145, 61705, 62228,
    62714, 63162, 63572, 63944, 64277, 64571, 64827, 65043, 65220, 65358, 65457, 65516, 65536};

/* a / 65536, rounded to the nearest, halves away from 0. */
static int32_t rounded(int64_t a)
{
    const uint64_t size = (fh_size64(a) + 32768) >> 16;
    return a < 0 ? fh_minus(0, (int32_t)size) : (int32_t)size;
}

/* Within a quarter: by the sum of a step of the table and a small angle b, whose sine is all but b, less
 * b^3 / 6, and whose cosine 1 - b^2 / 2. */
static fh_rotation in_first_quarter(uint32_t turn)
{
    enum { ANGLE_BY_TURN = 411775 }; /* 2 pi in Q16.16 */
    const uint32_t step = turn >> STEP_BITS, rest = turn & ((1u << STEP_BITS) - 1);
    const int32_t cosine = sines[STEPS - step], sine = sines[step];
    const uint32_t b = (rest * ANGLE_BY_TURN + (1u << 7)) >> 8; /* Q24, below 2^19 */
    const uint32_t squared = (uint32_t)(fh_square(b) >> 24);    /* Q24 */
    const int32_t small_cosine = (int32_t)((1u << 24) - squared / 2);
    const uint32_t cubed = (uint32_t)(fh_multiply(squared, b) >> 24);
    const int32_t small_sine = (int32_t)(b - (cubed * 10923 >> 16)); /* a sixth of it */
    const int64_t half = 1 << 23;
    return (fh_rotation){(int32_t)((fh_multiply_signed(cosine, small_cosine) -
                                    fh_multiply_signed(sine, small_sine) + half) >>
                                   24),
                         (int32_t)((fh_multiply_signed(sine, small_cosine) +
                                    fh_multiply_signed(cosine, small_sine) + half) >>
                                   24)};
}

fh_rotation fh_rotation_from_turn(uint16_t turn)
{
    fh_rotation r = in_first_quarter(turn % QUARTER);
    for (unsigned quarters = turn / QUARTER; quarters > 0; quarters--) /* 3 at most */
        r = (fh_rotation){-r.sine, r.cosine};
    return r;
}

static fh_vec turned(fh_vec v, fh_rotation r)
{
    const fh_vec x = {r.cosine, fh_minus(0, r.sine)}, y = {r.sine, r.cosine};
    return (fh_vec){rounded(fh_dot(v, x)), rounded(fh_dot(v, y))};
}

static int64_t side(fh_vec a, fh_vec b, fh_vec c)
{
    return fh_cross(fh_from_to(a, b), fh_from_to(a, c));
}

/* Is a vertex inside the hull of all? Then of no line through it and another is one side empty; of one on a
 * side or at a corner of the hull there is such a line. */
static bool is_inside(const fh_vec *v, unsigned count, unsigned index)
{
    for (unsigned i = 0; i < count; i++) {
        bool left = false, right = false;
        if (v[i].x == v[index].x && v[i].y == v[index].y) continue;
        for (unsigned k = 0; k < count; k++) {
            const int64_t s = side(v[index], v[i], v[k]);
            left = left || s < 0;
            right = right || s > 0;
        }
        if (!left || !right) return false;
    }
    return true;
}

/* Leaves out what is not wanted; the others keep their order. */
static unsigned without(fh_vec *v, unsigned count, unsigned unwanted)
{
    unsigned kept = 0;
    for (unsigned i = 0; i < count; i++)
        if ((unwanted >> i & 1) == 0) v[kept++] = v[i];
    return kept;
}

static unsigned inner_vertices(const fh_vec *v, unsigned count)
{
    unsigned inner = 0;
    for (unsigned i = 0; i < count; i++)
        inner |= (unsigned)is_inside(v, count, i) << i;
    return inner;
}

static bool comes_before(fh_vec a, fh_vec b)
{
    return a.y < b.y || (a.y == b.y && a.x < b.x);
}

static void swap(fh_vec *v, unsigned i, unsigned k)
{
    const fh_vec kept = v[i];
    v[i] = v[k];
    v[k] = kept;
}

/* Vertices that are all on the hull, put in order round it, clockwise from a corner, equal ones together. False if
 * they are on one line. */
static bool put_in_order(fh_vec *v, unsigned count)
{
    bool area = false;
    for (unsigned i = 1; i < count; i++)
        if (comes_before(v[i], v[0])) swap(v, 0, i);
    for (unsigned i = 1; i < count; i++) {
        unsigned next =
            i; /* nothing is on the outer side of the way to it, and it is the nearest such */
        for (unsigned k = i + 1; k < count; k++) {
            const int64_t turn = side(v[i - 1], v[next], v[k]);
            const bool nearer = fh_length_squared(fh_from_to(v[i - 1], v[k])) <
                                fh_length_squared(fh_from_to(v[i - 1], v[next]));
            area = area || turn != 0;
            if (turn < 0 || (turn == 0 && nearer)) next = k;
        }
        swap(v, i, next);
    }
    return area;
}

#ifndef FH_ASSERTIONS_OFF
static bool is_rotation(fh_rotation r)
{
    return (r.cosine != 0 || r.sine != 0) && fh_size(r.cosine) <= 66000 && fh_size(r.sine) <= 66000;
}
#endif

uint8_t fh_polygon_box(fh_vec center, fix16_t half_width, fix16_t half_height, fh_rotation rotation,
                       fh_vec vertices[4])
{
    FH_ASSERT(0 < half_width && half_width <= FH_LIMIT / 4);
    FH_ASSERT(0 < half_height && half_height <= FH_LIMIT / 4);
    FH_ASSERT(fh_size(center.x) <= FH_LIMIT / 4 && fh_size(center.y) <= FH_LIMIT / 4);
    FH_ASSERT(is_rotation(rotation));
    FH_ASSERT(vertices != NULL);
    const fh_vec u = turned((fh_vec){half_width, 0}, rotation);
    const fh_vec v = turned((fh_vec){0, half_height}, rotation);
    const fh_vec one = fh_shifted(u, v), other = fh_from_to(v, u); /* u + v, u - v */
    vertices[0] = fh_from_to(one, center);
    vertices[1] = fh_shifted(center, other);
    vertices[2] = fh_shifted(center, one);
    vertices[3] = fh_from_to(other, center);
    return 4;
}

uint8_t fh_polygon_place(const fh_polygon *local, fh_vec position, fh_rotation rotation,
                         fh_vec *vertices)
{
    FH_REQUIRE_POLYGON(local);
    FH_ASSERT(is_rotation(rotation));
    FH_ASSERT(vertices != NULL);
    unsigned count = local->count < FH_POLYGON_MAX ? local->count : FH_POLYGON_MAX;
    for (unsigned i = 0; i < count; i++) {
        const fh_vec v = fh_shifted(local->vertices[i], local->at);
        vertices[i] = fh_shifted(position, turned(v, rotation));
        FH_REQUIRE_LIMIT(vertices[i]);
    }
    count = without(vertices, count, inner_vertices(vertices, count));
    const fh_polygon placed = {vertices, (uint8_t)count, {0, 0}};
    if (count < 3 || fh_polygon_check(&placed) == FH_OK) return (uint8_t)count;
    /* Rounding can bring a vertex past the sharp corner that it was beside. */
    return put_in_order(vertices, count) ? (uint8_t)count : 2;
}
