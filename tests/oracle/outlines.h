/*
 * Every convex polygon of three or four vertices in a small grid, found by the hull of definition.h
 * and not by the library: triangles, quadrilaterals, and triangles with one vertex more, which
 * repeats a corner or lies on a side.
 */
#ifndef OUTLINES_H
#define OUTLINES_H

#include "definition.h"
#include <fixhit/fixhit.h>

/* Vertices round a polygon, from one of them and one way round. */
typedef struct outline {
    uint8_t count;
    fh_vec vertices[4];
} outline;

enum { FAMILIES = 1554, OUTLINES = 3634 }; /* of a grid of 4 by 4 spots */

/* Those of one family have the same corners, and are the same set of points. Family i goes from
 * all[first[i]], which has no vertex more, to before all[first[i + 1]]. */
typedef struct outlines {
    int families, count;
    int first[FAMILIES + 1];
    outline all[OUTLINES];
} outlines;

/* Of a grid of size by size spots, 3 or 4; the corners of each family as hull() has them. */
void all_outlines(fix16_t size, outlines *out);

/* Both ways round, from each vertex. */
static inline unsigned ways_to_list(const outline *o)
{
    return 2u * o->count;
}

/* The vertices in one of these ways, as a table that stands at `at`. */
void list_vertices(const outline *o, unsigned way, fh_vec at, fh_vec *vertices);

/* The least x and y. */
fh_vec upper_left(const outline *o);

#endif
