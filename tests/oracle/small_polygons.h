/* Contacts, sweeps and casts of every small polygon. */
#ifndef SMALL_POLYGONS_H
#define SMALL_POLYGONS_H

#include "motion.h"

/* The polygons of outlines.h in a grid of 3 by 3 spots, those that lie at its left and at its upper
 * edge: any other is one of them moved. The triangles come first. */
enum { SMALL_TRIANGLES = 44, SMALL_POLYGONS = 265 };

/* One of them, the grid's upper left spot at a place. turn says which way round its vertices go,
 * and from which on. */
body small_polygon(int number, unsigned turn, fh_vec at);

typedef struct motions {
    const fh_vec *all;
    int count;
} motions;

/*
 * The first so many of them, each as mover and as obstacle, against
 * - the same ones, every box and every segment of such a grid,
 * - every capsule of radius 1 along one of these segments,
 * - circles of radius 0, 1 and 2 round the grid's middle,
 * all of which are there once for those that are the same but moved, segments one way round. The
 * mover's grid stands at every place up to `reach` units from the obstacle's in x and y, and goes
 * from there by each of the motions. The lists of vertices change from place to place. POLYGON_STEP
 * (oracle.h) thins out the first of each pair.
 */
void small_polygon_pairs(int polygons, fix16_t reach, const motions *by, pair_check *check);

#endif
