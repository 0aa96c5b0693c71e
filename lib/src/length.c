#include "length.h"

#include "wide.h"

typedef struct sizes {
    uint32_t x, y;
} sizes;

static inline sizes sizes_of(fh_vec v)
{
    return (sizes){fh_size(v.x), fh_size(v.y)};
}

int fh_compare_by_lengths(uint64_t x, fh_vec u, uint64_t y, fh_vec v)
{
    const sizes a = sizes_of(u), b = sizes_of(v);
    if (a.x == b.x && a.y == b.y) return (x > y) - (x < y); /* opposite faces */
    if (fh_wide_less(fh_wide_multiple(y, fh_most_length(b.x, b.y)),
                     fh_wide_multiple(x, fh_least_length(a.x, a.y))))
        return 1;
    if (fh_wide_less(fh_wide_multiple(x, fh_most_length(a.x, a.y)),
                     fh_wide_multiple(y, fh_least_length(b.x, b.y))))
        return -1;
    return fh_compare_scaled_squares(fh_length_squared(u), x, fh_length_squared(v), y);
}

/* x and y by (cosine, sine) of ever smaller known angles, until y is all but 0: x is the length
 * then, times 1.6467602581. Below 2^29 at first, so that x stays below 2^31. */
static uint32_t turned_length(uint32_t x, uint32_t y)
{
    enum { ANGLES = 15, ONE_BY_GAIN = 1304065748 }; /* 2^31 / 1.6467602581 */
    int32_t along = (int32_t)x, off = (int32_t)y;
    for (int i = 0; i < ANGLES; i++) {
        const int32_t along_part = along >> i, off_part = off >> i;
        along = off > 0 ? along + off_part : along - off_part;
        off = off > 0 ? off - along_part : off + along_part;
    }
    return (uint32_t)(fh_multiply((uint32_t)along, ONE_BY_GAIN) >> 31);
}

fh_measured fh_measure(fh_vec v)
{
    fh_measured m = {fh_size(v.x), fh_size(v.y), 0, 0};
    for (int by = 16; by != 0; by /= 2) {
        if ((m.x | m.y) >> (31 - by) != 0) continue;
        m.x <<= by;
        m.y <<= by;
        m.shift += by;
    }
    const uint64_t squared = fh_square(m.x) + fh_square(m.y);
    m.length = turned_length(m.x >> 2, m.y >> 2) << 2;
    /* It is off by less than 2^6 by now; halved steps close in on the true one. */
    m.length = m.length > 64 ? m.length - 64 : 0;
    for (uint32_t step = UINT32_C(1) << 6; step != 0; step >>= 1)
        if (fh_square(m.length + step) <= squared) m.length += step;
    return m;
}

/* |v|^2 - length^2, which is 2 length at most. */
static uint64_t square_left(const fh_measured *m)
{
    return fh_square(m->x) + fh_square(m->y) - fh_square(m->length);
}

/* The square is all but straight between two whole lengths: the next 30 bits are a division. */
uint64_t fh_fine_length(const fh_measured *m)
{
    return ((uint64_t)m->length << 30) + (square_left(m) << 29) / (m->length | 1);
}

/* By the whole length L first, which leaves a rest. The true one is longer by at most square_left / 2L, and that
 * times the quotient has to come off the rest too: where there is not so much, the quotient is one less. */
bool fh_by_length(const fh_measured *m, uint64_t v, int bits, uint32_t *out)
{
    const int up = m->shift + bits;
    if (m->length == 0 || v >> (60 - up) != 0) return false; /* it has 31 bits, else */
    const uint64_t scaled = v << up;
    const uint32_t quotient = (uint32_t)(scaled / m->length);
    const uint32_t rest = (uint32_t)scaled - quotient * m->length;
    const uint32_t half = (uint32_t)((square_left(m) + 1) / 2);
    const bool is_less = fh_multiply(rest, m->length) < fh_multiply(quotient, half);
    *out = is_less ? quotient - 1 : quotient;
    return true;
}

/* part * reach / length, rounded up. */
static uint32_t share_rounded_up(uint32_t part, uint32_t reach, uint32_t length)
{
    return (uint32_t)((fh_multiply(part, reach) + (length - 1)) / length);
}

static inline sizes rounded_sizes(const fh_measured *m, uint32_t reach)
{
    if (m->length == 0) return (sizes){0, 0}; /* no direction: not asked for a valid shape */
    return (sizes){share_rounded_up(m->x, reach, m->length),
                   share_rounded_up(m->y, reach, m->length)};
}

static inline fh_vec with_signs(sizes s, fh_vec v)
{
    return (fh_vec){v.x < 0 ? fh_minus(0, (int32_t)s.x) : (int32_t)s.x,
                    v.y < 0 ? fh_minus(0, (int32_t)s.y) : (int32_t)s.y};
}

fh_vec fh_rounded_out(const fh_measured *m, fh_vec v, uint32_t reach)
{
    return with_signs(rounded_sizes(m, reach), v);
}

/* Is (x, y) still at least `reach` away? */
static bool reaches(uint32_t x, uint32_t y, uint32_t reach)
{
    return fh_square(x) + fh_square(y) >= fh_square(reach);
}

static inline fh_vec at_reach(const fh_measured *m, fh_vec v, uint32_t reach)
{
    sizes s = rounded_sizes(m, reach);
    if (s.x > 0 && reaches(s.x - 1, s.y, reach)) s.x--;
    if (s.y > 0 && reaches(s.x, s.y - 1, reach)) s.y--;
    return with_signs(s, v);
}

fh_vec fh_at_reach_of(const fh_measured *m, fh_vec v, uint32_t reach)
{
    return at_reach(m, v, reach);
}

fh_vec fh_at_reach(fh_vec v, uint32_t reach)
{
    const fh_measured m = fh_measure(v);
    return at_reach(&m, v, reach);
}
