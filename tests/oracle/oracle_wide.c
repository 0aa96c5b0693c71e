/* The arithmetic of 64 to 192 bits under it all: lib/src/wide.h is looked into for this alone. */
#include "../../lib/src/wide.h"
#include "../unit/random.h"
#include "oracle.h"

#include <gmp.h>
#include <inttypes.h>
#include <stdio.h>

/* What one case asks about. */
typedef struct numbers {
    fh_wide a, b;
    uint32_t times;
    int bits; /* 1 to 60 */
} numbers;

enum { A, B, TRUE_ONE, OTHER, LEFT, RIGHT, REGISTERS };
static mpz_t registers[REGISTERS];

static void set_wide(mpz_t number, fh_wide v)
{
    mpz_set_ui(number, v.high);
    mpz_mul_2exp(number, number, 64);
    mpz_add_ui(number, number, v.low);
}

/* Are the true one's lowest 128 bits these? */
static bool is_wide(fh_wide got)
{
    set_wide(registers[OTHER], got);
    mpz_fdiv_r_2exp(registers[TRUE_ONE], registers[TRUE_ONE], 128);
    return mpz_cmp(registers[OTHER], registers[TRUE_ONE]) == 0;
}

static bool products_are_right(const numbers *n)
{
    mpz_t *const r = registers;
    mpz_set_ui(r[LEFT], n->a.low);
    mpz_mul_ui(r[TRUE_ONE], r[LEFT], n->b.high);
    if (!is_wide(fh_wide_product(n->a.low, n->b.high))) return false;
    mpz_mul_ui(r[TRUE_ONE], r[LEFT], n->times);
    if (!is_wide(fh_wide_multiple(n->a.low, n->times))) return false;
    mpz_mul_ui(r[TRUE_ONE], r[A], n->times);
    return is_wide(fh_wide_times(n->a, n->times));
}

static bool sums_are_right(const numbers *n)
{
    mpz_t *const r = registers;
    mpz_add(r[TRUE_ONE], r[A], r[B]);
    if (!is_wide(fh_wide_sum(n->a, n->b))) return false;
    mpz_sub(r[TRUE_ONE], r[A], r[B]);
    if (!is_wide(fh_wide_difference(n->a, n->b))) return false;
    for (int by = 0; by < 128; by++) {
        mpz_fdiv_q_2exp(r[LEFT], r[A], (mp_bitcnt_t)by);
        mpz_fdiv_r_2exp(r[LEFT], r[LEFT], 64);
        if (mpz_cmp_ui(r[LEFT], fh_wide_shifted(n->a, by)) != 0) return false;
    }
    return fh_wide_less(n->a, n->b) == (mpz_cmp(r[A], r[B]) < 0);
}

static bool squares_are_right(const numbers *n)
{
    mpz_t *const r = registers;
    mpz_set_ui(r[LEFT], n->a.low);
    mpz_mul(r[LEFT], r[LEFT], r[LEFT]);
    mpz_mul_ui(r[LEFT], r[LEFT], n->a.high);
    mpz_set_ui(r[RIGHT], n->b.low);
    mpz_mul(r[RIGHT], r[RIGHT], r[RIGHT]);
    mpz_mul_ui(r[RIGHT], r[RIGHT], n->b.high);
    const int order = mpz_cmp(r[LEFT], r[RIGHT]),
              got = fh_compare_scaled_squares(n->a.high, n->a.low, n->b.high, n->b.low);
    return got == (order > 0) - (order < 0);
}

/* Up to 63 bits exactly, else within one unit. */
static bool ratio_is_right(const numbers *n)
{
    mpz_t *const r = registers;
    if (mpz_sgn(r[B]) == 0) return true;
    const uint64_t got = fh_ratio(n->a, n->b, n->bits);
    if (mpz_cmp(r[A], r[B]) >= 0) return got == UINT64_C(1) << n->bits;
    mpz_mul_2exp(r[TRUE_ONE], r[A], (mp_bitcnt_t)n->bits);
    mpz_fdiv_q(r[TRUE_ONE], r[TRUE_ONE], r[B]);
    mpz_sub_ui(r[TRUE_ONE], r[TRUE_ONE], got);
    const bool is_short = n->b.high == 0 && n->b.low >> 63 == 0;
    return mpz_cmpabs_ui(r[TRUE_ONE], is_short ? 0 : 1) <= 0;
}

static bool scaled_is_right(const numbers *n)
{
    mpz_t *const r = registers;
    const uint64_t part = n->a.low >> 1, whole = (n->b.low >> 1) + 1;
    mpz_set_ui(r[LEFT], part);
    mpz_mul_ui(r[LEFT], r[LEFT], n->times);
    mpz_fdiv_qr_ui(r[TRUE_ONE], r[RIGHT], r[LEFT], whole);
    if (mpz_cmp_ui(r[TRUE_ONE], UINT32_MAX) > 0) return true; /* not asked for */
    uint64_t remainder;
    return mpz_cmp_ui(r[TRUE_ONE], fh_scaled(n->times, part, whole, &remainder)) == 0 &&
           mpz_cmp_ui(r[RIGHT], remainder) == 0;
}

/* Of directions, whose components have 31 bits. */
static bool directions_are_right(const numbers *n)
{
    mpz_t *const r = registers;
    const fh_vec a = {(int32_t)n->a.low / 2, (int32_t)n->a.high / 2};
    const fh_vec b = {(int32_t)n->b.low / 2, (int32_t)n->b.high / 2};
    mpz_set_si(r[LEFT], a.x);
    mpz_mul_si(r[LEFT], r[LEFT], b.x);
    mpz_set_si(r[RIGHT], a.y);
    mpz_mul_si(r[RIGHT], r[RIGHT], b.y);
    mpz_add(r[LEFT], r[LEFT], r[RIGHT]);
    if (mpz_cmp_si(r[LEFT], fh_dot(a, b)) != 0) return false;
    mpz_set_si(r[LEFT], a.x);
    mpz_mul_si(r[LEFT], r[LEFT], b.y);
    mpz_set_si(r[RIGHT], a.y);
    mpz_mul_si(r[RIGHT], r[RIGHT], b.x);
    mpz_sub(r[LEFT], r[LEFT], r[RIGHT]);
    return mpz_cmp_si(r[LEFT], fh_cross(a, b)) == 0;
}

static void check(const numbers *n)
{
    static bool ready;
    for (int i = 0; i < REGISTERS && !ready; i++)
        mpz_init(registers[i]);
    ready = true;
    set_wide(registers[A], n->a);
    set_wide(registers[B], n->b);
    const bool sums = products_are_right(n) && sums_are_right(n) && squares_are_right(n);
    const bool ratios = ratio_is_right(n) && scaled_is_right(n) && directions_are_right(n);
    if (oracle_agrees((meeting){true, true}, sums, ratios)) return;
    printf("wide: a %016" PRIx64 "%016" PRIx64 " b %016" PRIx64 "%016" PRIx64 " times %" PRIu32
           " bits %d\n",
           n->a.high, n->a.low, n->b.high, n->b.low, n->times, n->bits);
}

void oracle_wide_small(void)
{
    static const uint64_t edges[] = {0,
                                     1,
                                     UINT32_MAX,
                                     UINT64_C(1) << 32,
                                     (UINT64_C(1) << 61) + 1,
                                     UINT64_C(1) << 62,
                                     UINT64_C(1) << 63,
                                     UINT64_MAX};
    enum { EDGES = sizeof edges / sizeof edges[0] };
    for (unsigned i = 0; i < EDGES * EDGES * EDGES * EDGES; i++) {
        const numbers n = {{edges[i % EDGES], edges[i / EDGES % EDGES]},
                           {edges[i / EDGES / EDGES % EDGES], edges[i / EDGES / EDGES / EDGES]},
                           (uint32_t)edges[(i + 3) % EDGES],
                           1 + (int)(i % 60)};
        check(&n);
    }
}

/* A number of any length. */
static uint64_t some_bits(uint32_t *seed)
{
    const uint64_t high = random_next(seed), low = random_next(seed);
    return (high << 32 | low) >> random_below(seed, 64);
}

void oracle_wide_random(uint32_t *seed)
{
    numbers n;
    n.a.high = random_below(seed, 3) == 0 ? 0 : some_bits(seed);
    n.a.low = some_bits(seed);
    n.b.high = random_below(seed, 3) == 0 ? 0 : some_bits(seed);
    n.b.low = random_below(seed, 4) == 0 ? n.a.low + random_below(seed, 3) : some_bits(seed);
    n.times = (uint32_t)some_bits(seed);
    n.bits = 1 + (int)random_below(seed, 60);
    check(&n);
}
