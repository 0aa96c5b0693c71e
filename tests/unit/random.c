#include "random.h"

uint32_t random_next(uint32_t *state)
{
    uint32_t x = *state;
    x ^= x << 13;
    x ^= x >> 17;
    x ^= x << 5;
    return *state = x;
}

uint32_t random_below(uint32_t *state, uint32_t limit)
{
    return random_next(state) % limit;
}

/* A bit pattern as the number it stands for, without relying on the conversion. */
int32_t number_of_bits(uint32_t bits)
{
    return bits <= INT32_MAX ? (int32_t)bits : -(int32_t)(UINT32_MAX - bits) - 1;
}

int32_t random_small(uint32_t *state, int32_t reach)
{
    return (int32_t)random_below(state, 2 * (uint32_t)reach + 1) - reach;
}

static int32_t random_number(uint32_t *state, place where)
{
    switch (where.kind) {
    case ANY:
        return number_of_bits(random_next(state));
    case ENDS:
        return random_below(state, 2) == 0 ? INT32_MIN + (int32_t)random_below(state, 9)
                                           : INT32_MAX - (int32_t)random_below(state, 9);
    case NEAR:
        return where.around + random_small(state, 12);
    case SMALL:
        return random_small(state, 8);
    case PIXELS:
        return (int32_t)random_below(state, 640);
    case SCREEN:
        return (int32_t)random_below(state, 320u << 16);
    case POWERS: {
        const int32_t power = (int32_t)(UINT32_C(1) << random_below(state, 31));
        const bool minus = random_below(state, 2) != 0;
        return (minus ? -power : power) + random_small(state, 2);
    }
    default:
        return 0;
    }
}

/* Sometimes a number of another kind, so that kinds meet. */
int32_t random_mixed(uint32_t *state, place where)
{
    if (random_below(state, 16) == 0) where.kind = (flavour)random_below(state, FLAVOURS);
    return random_number(state, where);
}

fh_vec random_vector(uint32_t *state, place where)
{
    const int32_t x = random_mixed(state, where);
    return (fh_vec){x, random_mixed(state, where)};
}
