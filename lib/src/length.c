#include "length.h"

#include "wide.h"

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
    while ((m.x | m.y) >> 30 == 0 && m.shift < 30) {
        m.x <<= 1;
        m.y <<= 1;
        m.shift++;
    }
    const uint64_t squared = fh_square(m.x) + fh_square(m.y);
    m.length = turned_length(m.x >> 2, m.y >> 2) << 2;
    /* It is off by less than 2^6 by now; halved steps close in on the true one. */
    m.length = m.length > 64 ? m.length - 64 : 0;
    for (uint32_t step = UINT32_C(1) << 6; step != 0; step >>= 1)
        if (fh_square(m.length + step) <= squared) m.length += step;
    return m;
}

/* The root's curve is straight enough between two whole lengths: the next 30 bits are a division. */
uint64_t fh_fine_length(fh_vec v, int *shift)
{
    const fh_measured m = fh_measure(v);
    const uint64_t left = fh_square(m.x) + fh_square(m.y) - fh_square(m.length);
    *shift = m.shift;
    return ((uint64_t)m.length << 30) + (left << 29) / (m.length | 1);
}

/* part * reach / length, rounded up. */
static uint32_t share_rounded_up(uint32_t part, uint32_t reach, uint32_t length)
{
    return (uint32_t)((fh_multiply(part, reach) + (length - 1)) / length);
}

/* Is (x, y) still at least `reach` away? */
static bool reaches(uint32_t x, uint32_t y, uint32_t reach)
{
    return fh_square(x) + fh_square(y) >= fh_square(reach);
}

fh_vec fh_at_reach(fh_vec v, uint32_t reach)
{
    const fh_measured m = fh_measure(v);
    if (m.length == 0) return (fh_vec){0, 0}; /* no direction: not asked for a valid shape */
    uint32_t x = share_rounded_up(m.x, reach, m.length);
    uint32_t y = share_rounded_up(m.y, reach, m.length);
    /* The length was rounded down, so both may be one too far out. */
    if (x > 0 && reaches(x - 1, y, reach)) x--;
    if (y > 0 && reaches(x, y - 1, reach)) y--;
    return (fh_vec){v.x < 0 ? fh_minus(0, (int32_t)x) : (int32_t)x,
                    v.y < 0 ? fh_minus(0, (int32_t)y) : (int32_t)y};
}
