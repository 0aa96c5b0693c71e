#include "outlines.h"

#include <stdlib.h>

static spot spot_of(fh_vec v)
{
    return (spot){v.x, v.y};
}

static void add(outlines *out, const outline *o)
{
    if (out->count == OUTLINES) abort();
    out->all[out->count++] = *o;
}

/* Is it on the way from a to b, a itself included? */
static bool is_on_way(fh_vec a, fh_vec b, fh_vec p)
{
    const spot way = spot_less(spot_of(b), spot_of(a)), gone = spot_less(spot_of(p), spot_of(a));
    const wide along = spot_dot(way, gone);
    return spot_cross(way, gone) == 0 && along >= 0 && along < spot_dot(way, way);
}

/* A triangle with a spot of one of its sides put in there. */
static void add_with_one_more(fix16_t size, const outline *triangle, outlines *out)
{
    for (int i = 0; i < 3; i++) {
        const fh_vec a = triangle->vertices[i], b = triangle->vertices[(i + 1) % 3];
        const fh_vec c = triangle->vertices[(i + 2) % 3];
        for (fix16_t n = 0; n < size * size; n++) {
            const fh_vec p = {n % size, n / size};
            const outline o = {4, {a, p, b, c}};
            if (is_on_way(a, b, p)) add(out, &o);
        }
    }
}

/* The family whose corners are just these spots of the grid, if there is one. */
static void add_family(fix16_t size, const int *numbers, uint8_t count, outlines *out)
{
    spot spots[4], corners[8];
    outline o = {count, {{0, 0}}};
    for (int i = 0; i < count; i++)
        spots[i] = (spot){numbers[i] % size, numbers[i] / size};
    if (hull(spots, count, corners) != count) return;
    for (int i = 0; i < count; i++)
        o.vertices[i] = (fh_vec){(fix16_t)corners[i].x, (fix16_t)corners[i].y};
    if (out->families == FAMILIES) abort();
    out->first[out->families++] = out->count;
    add(out, &o);
    if (count == 3) add_with_one_more(size, &o, out);
    out->first[out->families] = out->count;
}

void all_outlines(fix16_t size, outlines *out)
{
    const int spots = size * size;
    out->families = out->count = 0;
    for (int a = 0; a < spots; a++)
        for (int b = a + 1; b < spots; b++)
            for (int c = b + 1; c < spots; c++) {
                add_family(size, (const int[]){a, b, c}, 3, out);
                for (int d = c + 1; d < spots; d++)
                    add_family(size, (const int[]){a, b, c, d}, 4, out);
            }
}

void list_vertices(const outline *o, unsigned way, fh_vec at, fh_vec *vertices)
{
    const unsigned count = o->count;
    const bool back = way >= count;
    for (unsigned i = 0; i < count; i++) {
        const fh_vec v = o->vertices[(back ? way - i : way + i) % count];
        vertices[i] = (fh_vec){v.x - at.x, v.y - at.y};
    }
}

fh_vec upper_left(const outline *o)
{
    fh_vec least = o->vertices[0];
    for (int i = 1; i < o->count; i++) {
        if (o->vertices[i].x < least.x) least.x = o->vertices[i].x;
        if (o->vertices[i].y < least.y) least.y = o->vertices[i].y;
    }
    return least;
}
