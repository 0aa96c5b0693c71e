#include "small_polygons.h"

#include "oracle.h"
#include "outlines.h"

#include <stdlib.h>

enum { SIZE = 3, MOST_WAYS = 8 };

/* The tables of a polygon, as many as there are ways to list it. */
typedef struct listed {
    uint8_t count;
    unsigned ways;
    fh_vec tables[MOST_WAYS][4];
} listed;

static void list_all(const outline *o, listed *out)
{
    out->count = o->count;
    out->ways = ways_to_list(o);
    for (unsigned turn = 0; turn < out->ways; turn++)
        list_vertices(o, turn, (fh_vec){0, 0}, out->tables[turn]);
}

static const listed *all_listed(void)
{
    static listed polygons[SMALL_POLYGONS];
    static outlines all;
    int next[5] = {0, 0, 0, 0, SMALL_TRIANGLES}; /* by their vertices */
    if (all.count > 0) return polygons;
    all_outlines(SIZE, &all);
    for (int i = 0; i < all.count; i++) {
        const outline *const o = &all.all[i];
        const fh_vec least = upper_left(o);
        if (least.x == 0 && least.y == 0) list_all(o, &polygons[next[o->count]++]);
    }
    if (next[3] != SMALL_TRIANGLES || next[4] != SMALL_POLYGONS) abort();
    return polygons;
}

body small_polygon(int number, unsigned turn, fh_vec at)
{
    const listed *const p = &all_listed()[number];
    return body_of_polygon((fh_polygon){p->tables[turn % p->ways], p->count, at});
}

/* The other shapes, kind after kind. */
enum {
    AXES = 13,
    CIRCLES = 3,
    CAPSULES = CIRCLES + AXES,
    SEGMENTS = CAPSULES + AXES,
    RECTS = SEGMENTS + SIZE * SIZE
};

/* From one spot of the grid to another, which is not above it. */
static fh_segment axis(int number, fh_vec at)
{
    const int end = number + AXES - 1;
    const fh_vec by = {end % 5 - 2, end / 5 - 2}, from = {at.x - (by.x < 0 ? by.x : 0), at.y};
    return (fh_segment){from, {from.x + by.x, from.y + by.y}};
}

static body other_shape(int number, unsigned turn, fh_vec at)
{
    if (number < CIRCLES) return body_of_circle((fh_circle){{at.x + 1, at.y + 1}, number});
    if (number < CAPSULES) {
        const fh_segment along = axis(number - CIRCLES, at);
        return body_of_capsule((fh_capsule){along.a, along.b, 1});
    }
    if (number < SEGMENTS) return body_of_segment(axis(number - CAPSULES, at));
    const int size = number - SEGMENTS;
    if (number < RECTS)
        return body_of_rect(fh_rect_from_size(at.x, at.y, size % SIZE, size / SIZE));
    return small_polygon(number - RECTS, turn, at);
}

static void check_motions(const body *mover, const motions *by, const body *obstacle,
                          pair_check *check)
{
    for (int i = 0; i < by->count; i++)
        check(mover, by->all[i], obstacle);
}

/* The polygon as mover and as obstacle. */
static void check_both(int polygon, int other, unsigned turn, fh_vec from, const motions *by,
                       pair_check *check)
{
    const fh_vec still = {0, 0};
    const body moves = small_polygon(polygon, turn, from);
    const body stays = other_shape(other, turn / MOST_WAYS, still);
    check_motions(&moves, by, &stays, check);
    if (other >= RECTS) return; /* the other polygon has its turn */
    const body other_moves = other_shape(other, 0, from);
    const body other_stays = small_polygon(polygon, turn, still);
    check_motions(&other_moves, by, &other_stays, check);
}

void small_polygon_pairs(int polygons, fix16_t reach, const motions *by, pair_check *check)
{
    unsigned turn = 0;
    for (int polygon = 0; polygon < polygons; polygon += POLYGON_STEP)
        for (int other = 0; other < RECTS + polygons; other++)
            for (fh_vec from = {-reach, 0}; from.x <= reach; from.x++)
                for (from.y = -reach; from.y <= reach; from.y++)
                    check_both(polygon, other, turn++, from, by, check);
}
