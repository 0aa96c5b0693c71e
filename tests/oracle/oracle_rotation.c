/* The turns of rotation.h, all there are, against the machine's own sines. */
#include "oracle.h"

#include <math.h>
#include <stdio.h>

static bool is_near(fix16_t got, long double wanted)
{
    return fabsl((long double)got - 65536 * wanted) <= 2;
}

void oracle_rotation_small(void)
{
    const long double whole = 2 * acosl(-1.0L);
    for (uint32_t turn = 0; turn < 65536; turn++) {
        const fh_rotation r = fh_rotation_from_turn((uint16_t)turn);
        const long double angle = whole * turn / 65536;
        const bool right = is_near(r.cosine, cosl(angle)) && is_near(r.sine, sinl(angle));
        if (!oracle_agrees((meeting){true, true}, right, right)) printf("turn %u\n", turn);
    }
}

/* A vertex is placed within half a unit and what the rotation is off of where the sines put it. */
void oracle_rotation_random(uint32_t *seed)
{
    const long double whole = 2 * acosl(-1.0L);
    *seed = *seed * 1664525u + 1013904223u;
    const uint32_t turn = *seed >> 16;
    const fix16_t x = (fix16_t)(*seed % 16384), y = (fix16_t)(*seed / 16384 % 16384);
    const fh_vec corners[] = {{x, y}, {x + 20000, y}, {x, y + 30000}};
    const fh_polygon p = {corners, 3, {0, 0}};
    fh_vec v[3];
    const uint8_t count =
        fh_polygon_place(&p, (fh_vec){5, -7}, fh_rotation_from_turn((uint16_t)turn), v);
    const long double c = cosl(whole * turn / 65536), s = sinl(whole * turn / 65536);
    bool right = count == 3;
    for (int i = 0; i < 3 && right; i++) {
        const long double wx = corners[i].x * c - corners[i].y * s + 5;
        const long double wy = corners[i].x * s + corners[i].y * c - 7;
        right = fabsl(v[i].x - wx) <= 0.5L + 3 && fabsl(v[i].y - wy) <= 0.5L + 3;
    }
    if (!oracle_agrees((meeting){true, true}, right, right)) printf("placed by turn %u\n", turn);
}
