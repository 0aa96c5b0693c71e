#include "fixhit/response.h"

#include "require.h"
#include "wide.h"

unsigned fh_side_of(fh_vec normal)
{
    const uint32_t x = fh_size(normal.x), y = fh_size(normal.y);
    unsigned sides = 0;
    if (x >= y && x > 0) sides |= normal.x > 0 ? FH_LEFT : FH_RIGHT;
    if (y >= x && y > 0) sides |= normal.y > 0 ? FH_UP : FH_DOWN;
    return sides;
}

/*
 * Vectoring by shifts and adds: (x, y) is turned to the axis by ever smaller known angles, and the
 * unit vector turned by the opposite ones. With 2^30 for 1.0, 20 angles leave less than 2^-19 of
 * error.
 */
fh_vec fh_unit(fh_vec direction)
{
    enum { ANGLES = 20, ONE_BY_GAIN = 652032874 }; /* 2^30 / 1.646760258 */
    uint32_t x = fh_size(direction.x), y = fh_size(direction.y);
    if (x == 0 && y == 0) return (fh_vec){0, 0};
    if (y == 0) return (fh_vec){direction.x < 0 ? -65536 : 65536, 0};
    if (x == 0) return (fh_vec){0, direction.y < 0 ? -65536 : 65536};
    while ((x | y) >> 29 != 0) /* 3 at most */
        x >>= 1, y >>= 1;
    while ((x | y) >> 28 == 0) /* 28 at most */
        x <<= 1, y <<= 1;
    int32_t along = (int32_t)x, off = (int32_t)y, cosine = ONE_BY_GAIN, sine = 0;
    for (int i = 0; i < ANGLES; i++) {
        const int32_t along_part = along >> i, off_part = off >> i;
        const int32_t cosine_part = cosine >> i, sine_part = sine >> i;
        if (off > 0) {
            along += off_part;
            off -= along_part;
            cosine -= sine_part;
            sine += cosine_part;
        } else {
            along -= off_part;
            off += along_part;
            cosine += sine_part;
            sine -= cosine_part;
        }
    }
    const int32_t unit_x = (cosine + (1 << 13)) >> 14, unit_y = (sine + (1 << 13)) >> 14;
    return (fh_vec){direction.x < 0 ? -unit_x : unit_x, direction.y < 0 ? -unit_y : unit_y};
}

/* A number between two grid lines: its floor, and how far above, in parts of a whole. */
typedef struct between {
    int32_t floor;
    uint64_t above;
} between;

/* base + factor * part / whole, of which part has the sign given. */
static between fraction_added(int32_t base, int32_t factor, uint64_t part, uint64_t whole,
                              bool negative)
{
    uint64_t above;
    const uint64_t size = fh_scaled(fh_size(factor), part, whole, &above);
    if ((factor < 0) == negative) return (between){fh_plus(base, (int32_t)size), above};
    const int32_t floor = fh_minus(base, (int32_t)size);
    return above == 0 ? (between){floor, 0} : (between){fh_minus(floor, 1), whole - above};
}

/* The grid lines on either side of such a number; halfway the one that is farther onward counts as near, and where
 * neither is, the one nearer to 0. */
typedef struct lines {
    int32_t near, far;
    uint64_t off; /* of the near one */
} lines;

static lines lines_of(between v, uint64_t whole, int32_t onward)
{
    const uint64_t below = whole - v.above;
    const int32_t next = fh_plus(v.floor, v.above != 0);
    if (v.above < below || (v.above == below && onward <= (v.floor < 0 ? -1 : 0)))
        return (lines){v.floor, next, v.above};
    return (lines){next, v.floor, below};
}

/*
 * Of the four grid points round (x, y) the nearest one that runs neither into the surface nor against `onward`;
 * (0, 0) if there is none. To take the far line of an axis costs the less, the farther off the near one is. Of
 * equally near ones the one that is farther onward, so that a mirrored motion is turned alike.
 */
static fh_vec nearest_free(between x, between y, uint64_t whole, fh_vec normal, fh_vec onward)
{
    const lines a = lines_of(x, whole, onward.x), b = lines_of(y, whole, onward.y);
    const bool x_first = a.off != b.off ? a.off > b.off : fh_size(onward.x) < fh_size(onward.y);
    fh_vec at = {a.near, b.near};
    for (int i = 0; i < 4; i++) {
        if (i > 0) {
            const bool far_x = i == 3 || (i == 1) == x_first, far_y = i == 3 || !far_x;
            at = (fh_vec){far_x ? a.far : a.near, far_y ? b.far : b.near};
        }
        if (fh_dot(at, normal) >= 0 && fh_dot(at, onward) >= 0) return at;
    }
    return (fh_vec){0, 0};
}

fh_vec fh_slide(fh_vec motion, fh_vec normal)
{
    FH_REQUIRE_LIMIT(motion);
    if (fh_dot(motion, normal) >= 0) return motion;
    if (normal.x == 0) return (fh_vec){motion.x, 0};
    if (normal.y == 0) return (fh_vec){0, motion.y};
    /* Along the surface, (y, -x) of the normal, by the share that the motion has of that. */
    const int64_t share = fh_cross(motion, normal);
    const uint64_t whole = fh_length_squared(normal), part = fh_size64(share);
    if (part == 0) return (fh_vec){0, 0};
    const between x = fraction_added(0, normal.y, part, whole, share < 0);
    const between y = fraction_added(0, normal.x, part, whole, share > 0);
    return nearest_free(x, y, whole, normal, motion);
}

fh_vec fh_bounce(fh_vec motion, fh_vec normal)
{
    FH_REQUIRE_LIMIT(motion);
    const int64_t into = fh_dot(motion, normal);
    if (into >= 0) return motion;
    if (normal.x == 0) return (fh_vec){motion.x, fh_minus(0, motion.y)};
    if (normal.y == 0) return (fh_vec){fh_minus(0, motion.x), motion.y};
    const uint64_t whole = fh_length_squared(normal), part = fh_size64(into) * 2;
    const between x = fraction_added(motion.x, normal.x, part, whole, false);
    const between y = fraction_added(motion.y, normal.y, part, whole, false);
    return nearest_free(x, y, whole, normal, normal);
}
