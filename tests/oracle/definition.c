#include "definition.h"

#include <gmp.h>

enum { DIFFERENCES = CORE_POINTS * CORE_POINTS };

static bool comes_before(spot a, spot b)
{
    return a.x < b.x || (a.x == b.x && a.y < b.y);
}

/* They are few, so that each is simply put in its place: qsort took a good part of all the time. */
static void sort_spots(spot *points, int count)
{
    for (int i = 1; i < count; i++) {
        const spot next = points[i];
        int place = i;
        for (; place > 0 && comes_before(next, points[place - 1]); place--)
            points[place] = points[place - 1];
        points[place] = next;
    }
}

/* result = a * b - c * d */
static void determinant(mpz_t result, int64_t a, int64_t b, int64_t c, int64_t d)
{
    static mpz_t other;
    static bool ready;
    if (!ready) mpz_init(other);
    ready = true;
    mpz_set_si(result, a);
    mpz_mul_si(result, result, b);
    mpz_set_si(other, c);
    mpz_mul_si(other, other, d);
    mpz_sub(result, result, other);
}

/* On which side of the line from a to b is c? */
static int side(spot a, spot b, spot c)
{
    const wide area = spot_cross(spot_less(b, a), spot_less(c, a));
    return (area > 0) - (area < 0);
}

int hull(spot *points, int count, spot *corners)
{
    int kept = 0;
    sort_spots(points, count);
    for (int pass = 0; pass < 2; pass++) { /* along the lower side, and back along the upper */
        const int start = kept;
        for (int i = 0; i < count; i++) {
            const spot next = points[pass == 0 ? i : count - 1 - i];
            while (kept - start >= 2 && side(corners[kept - 2], corners[kept - 1], next) <= 0)
                kept--;
            corners[kept++] = next;
        }
        kept--; /* the last is the first of the other pass */
    }
    if (kept == 2 && corners[0].x == corners[1].x && corners[0].y == corners[1].y) return 1;
    return kept == 0 ? (corners[0] = points[0], 1) : kept;
}

/* Is area / sqrt(length) below, at or above the radius? */
static int compare_height(spot a, spot b, int64_t radius)
{
    static mpz_t area, reach, length;
    static bool ready;
    if (!ready) mpz_inits(area, reach, length, NULL);
    ready = true;
    const spot e = spot_less(b, a);
    determinant(reach, radius, radius, 0, 0);
    determinant(length, e.x, e.x, -e.y, e.y);
    determinant(area, a.x, b.y, a.y, b.x);
    mpz_mul(area, area, area);
    mpz_mul(reach, reach, length);
    return mpz_cmp(area, reach);
}

/* Compares the distance of the origin from the segment a b with the radius: sign of the difference.
 */
static int compare_distance(spot a, spot b, int64_t radius)
{
    const spot e = spot_less(b, a);
    const wide along = -spot_dot(a, e); /* how far along the segment the origin is */
    if (along > 0 && along < spot_dot(e, e)) return compare_height(a, b, radius);
    const wide gap = along <= 0 ? spot_dot(a, a) : spot_dot(b, b), reach = (wide)radius * radius;
    return (gap > reach) - (gap < reach);
}

meeting defined_meeting(const core *a, const core *b)
{
    spot points[DIFFERENCES], corners[2 * DIFFERENCES];
    int count = 0;
    for (int i = 0; i < a->points; i++)
        for (int k = 0; k < b->points; k++)
            points[count++] = (spot){a->x[i] - b->x[k], a->y[i] - b->y[k]};
    count = hull(points, count, corners);

    const int64_t radius = a->radius + b->radius;
    bool interior = count >= 3, inside = count >= 3;
    meeting found = {false, false};
    for (int i = 0; i < count; i++) {
        const spot from = corners[i], to = corners[(i + 1) % count];
        const int turn = side(from, to, (spot){0, 0});
        interior = interior && turn > 0;
        inside = inside && turn >= 0;
        const int beyond = compare_distance(from, to, radius);
        found.touch = found.touch || beyond <= 0;
        found.overlap = found.overlap || (radius > 0 && beyond < 0);
    }
    found.touch = found.touch || inside;
    found.overlap = found.overlap || interior || (inside && radius > 0);
    return found;
}
