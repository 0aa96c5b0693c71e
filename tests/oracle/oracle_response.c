/* Closest points, slides, bounces and unit vectors against exact rational numbers. */
#include "../unit/limit_cases.h"
#include "../unit/vectors.h"
#include "oracle.h"

#include <gmp.h>
#include <inttypes.h>
#include <stdio.h>

/* A rational vector: numerators over one denominator, above 0. */
typedef struct exact_vector {
    mpz_t x, y, divisor;
} exact_vector;

/* value = a * b + c * d */
static void sum_of_products(mpz_t value, int64_t a, int64_t b, int64_t c, int64_t d)
{
    static mpz_t other;
    static bool ready;
    if (!ready) mpz_init(other);
    ready = true;
    mpz_set_si(value, a);
    mpz_mul_si(value, value, b);
    mpz_set_si(other, c);
    mpz_mul_si(other, other, d);
    mpz_add(value, value, other);
}

/* Squared distance of a grid point from v, times the divisor squared. */
static void squared_distance(mpz_t square, const exact_vector *v, int64_t x, int64_t y)
{
    static mpz_t d;
    static bool ready;
    if (!ready) mpz_init(d);
    ready = true;
    mpz_mul_si(d, v->divisor, x);
    mpz_sub(d, d, v->x);
    mpz_mul(square, d, d);
    mpz_mul_si(d, v->divisor, y);
    mpz_sub(d, d, v->y);
    mpz_addmul(square, d, d);
}

typedef struct search {
    int reach;             /* how far round the floor to look */
    fh_vec normal, onward; /* dot products with these must not be below 0 */
} search;

static int64_t dot(int64_t x, int64_t y, fh_vec v)
{
    return x * v.x + y * v.y;
}

/* Is got the allowed grid point nearest to v, or (0, 0) where none is allowed? Ties: either. */
static bool is_nearest(const exact_vector *v, fh_vec got, const search *s)
{
    static mpz_t floor_x, floor_y, least, distance;
    static bool ready;
    if (!ready) mpz_inits(floor_x, floor_y, least, distance, NULL);
    ready = true;
    mpz_fdiv_q(floor_x, v->x, v->divisor);
    mpz_fdiv_q(floor_y, v->y, v->divisor);
    const int64_t x = mpz_get_si(floor_x), y = mpz_get_si(floor_y);
    bool any = false;
    for (int64_t i = 1 - s->reach; i <= s->reach; i++)
        for (int64_t k = 1 - s->reach; k <= s->reach; k++) {
            if (dot(x + i, y + k, s->normal) < 0 || dot(x + i, y + k, s->onward) < 0) continue;
            squared_distance(distance, v, x + i, y + k);
            if (any && mpz_cmp(distance, least) >= 0) continue;
            mpz_set(least, distance);
            any = true;
        }
    if (!any) return got.x == 0 && got.y == 0;
    squared_distance(distance, v, got.x, got.y);
    return mpz_cmp(distance, least) == 0 && dot(got.x, got.y, s->normal) >= 0 &&
           dot(got.x, got.y, s->onward) >= 0;
}

static bool slide_is_right(fh_vec m, fh_vec n, exact_vector *v)
{
    const fh_vec got = fh_slide(m, n);
    if (dot(m.x, m.y, n) >= 0) return is_same(got, m);
    const int64_t share = (int64_t)m.x * n.y - (int64_t)m.y * n.x;
    if (share == 0) return is_same(got, (fh_vec){0, 0});
    sum_of_products(v->x, share, n.y, 0, 0);
    sum_of_products(v->y, share, -(int64_t)n.x, 0, 0);
    sum_of_products(v->divisor, n.x, n.x, n.y, n.y);
    const search s = {1, n, m};
    return is_nearest(v, got, &s);
}

static bool bounce_is_right(fh_vec m, fh_vec n, exact_vector *v)
{
    static mpz_t twice;
    static bool ready;
    if (!ready) mpz_init(twice);
    ready = true;
    const fh_vec got = fh_bounce(m, n);
    const int64_t into = dot(m.x, m.y, n);
    if (into >= 0) return is_same(got, m);
    sum_of_products(v->divisor, n.x, n.x, n.y, n.y);
    mpz_mul_si(v->x, v->divisor, m.x);
    mpz_mul_si(v->y, v->divisor, m.y);
    sum_of_products(twice, 2 * into, n.x, 0, 0);
    mpz_sub(v->x, v->x, twice);
    sum_of_products(twice, 2 * into, n.y, 0, 0);
    mpz_sub(v->y, v->y, twice);
    const search s = {3, n, {0, 0}}; /* wider than the four, which must do */
    return is_nearest(v, got, &s);
}

/* (2 got - 2 from) against 2 along * part / whole: within one, a tie only towards the first end. */
static bool rounded_is_right(fix16_t from, fix16_t got, int64_t along, int64_t part,
                             const mpz_t whole)
{
    static mpz_t off, exact;
    static bool ready;
    if (!ready) mpz_inits(off, exact, NULL);
    ready = true;
    mpz_mul_si(off, whole, 2 * ((int64_t)got - from));
    sum_of_products(exact, 2 * along, part, 0, 0);
    mpz_sub(off, off, exact); /* above 0: got is beyond, in the positive direction */
    if (along < 0) mpz_neg(off, off);
    return mpz_cmp(off, whole) < 0 && (mpz_neg(off, off), mpz_cmp(off, whole) <= 0);
}

static bool closest_is_right(fh_vec p, const fh_segment *s, exact_vector *v)
{
    const fh_vec got = fh_closest_on_segment(p, s);
    const int64_t ex = (int64_t)s->b.x - s->a.x, ey = (int64_t)s->b.y - s->a.y;
    const int64_t part = ex * ((int64_t)p.x - s->a.x) + ey * ((int64_t)p.y - s->a.y);
    if (part <= 0) return is_same(got, s->a);
    if (part >= ex * ex + ey * ey) return is_same(got, s->b);
    sum_of_products(v->divisor, ex, ex, ey, ey);
    return rounded_is_right(s->a.x, got.x, ex, part, v->divisor) &&
           rounded_is_right(s->a.y, got.y, ey, part, v->divisor);
}

/* Is 65536 * d / length within two of u? */
static bool component_is_right(int64_t u, int64_t d, fh_vec direction)
{
    static mpz_t low, high, exact, length;
    static bool ready;
    if (!ready) mpz_inits(low, high, exact, length, NULL);
    ready = true;
    if ((u > 2 && d < 0) || (u < -2 && d > 0)) return false;
    const int64_t size = u < 0 ? -u : u, least = size > 2 ? size - 2 : 0, most = size + 2;
    sum_of_products(length, direction.x, direction.x, direction.y, direction.y);
    sum_of_products(exact, d, d, 0, 0);
    mpz_mul_2exp(exact, exact, 32);
    mpz_mul_si(low, length, least * least);
    mpz_mul_si(high, length, most * most);
    return mpz_cmp(low, exact) <= 0 && mpz_cmp(exact, high) <= 0;
}

static bool unit_is_right(fh_vec d)
{
    const fh_vec u = fh_unit(d);
    if (d.x == 0 || d.y == 0) {
        const int64_t x = d.x > 0 ? 65536 : d.x < 0 ? -65536 : 0;
        return u.x == x && u.y == (d.y > 0 ? 65536 : d.y < 0 ? -65536 : 0);
    }
    return component_is_right(u.x, d.x, d) && component_is_right(u.y, d.y, d);
}

static void check(const char *name, bool right, fh_vec a, fh_vec b)
{
    const meeting yes = {true, true};
    if (oracle_agrees(yes, right, right)) return;
    printf("%s: %" PRId32 ",%" PRId32 " and %" PRId32 ",%" PRId32 "\n", name, a.x, a.y, b.x, b.y);
}

static exact_vector *work(void)
{
    static exact_vector v;
    static bool ready;
    if (!ready) mpz_inits(v.x, v.y, v.divisor, NULL);
    ready = true;
    return &v;
}

static void check_vectors(fh_vec motion, fh_vec normal)
{
    check("slide", slide_is_right(motion, normal, work()), motion, normal);
    check("bounce", bounce_is_right(motion, normal, work()), motion, normal);
    check("unit", unit_is_right(normal), normal, normal);
}

void oracle_response_small(void)
{
    enum { SIZE = 9 };
    for (fix16_t i = 0; i < SIZE * SIZE * SIZE * SIZE; i++) {
        const fh_vec a = {i % SIZE - SIZE / 2, i / SIZE % SIZE - SIZE / 2};
        const fh_vec b = {i / SIZE / SIZE % SIZE - SIZE / 2, i / SIZE / SIZE / SIZE - SIZE / 2};
        check_vectors(a, b);
        const fh_segment s = {{1, 0}, a};
        check("closest", closest_is_right(b, &s, work()), a, b);
    }
}

void oracle_response_random(uint32_t *seed)
{
    limit_case c;
    limit_case_random(seed, &c);
    const place where = {(flavour)random_below(seed, FLAVOURS), 0};
    const fh_vec full = random_vector(seed, where); /* normals may be anything */
    const fh_vec normals[] = {full, c.segment.b, {-c.point.y, c.point.x}};
    for (size_t i = 0; i < sizeof normals / sizeof normals[0]; i++)
        check_vectors(c.point, normals[i]);
    check("closest", closest_is_right(c.point, &c.segment, work()), c.point, c.segment.b);
    check("closest", closest_is_right(c.circle.center, &c.other_segment, work()), c.circle.center,
          c.other_segment.b);
}
