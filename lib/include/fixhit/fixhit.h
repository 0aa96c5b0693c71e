/*
 * fixhit: exact 2D collision detection for microcontroller handheld games. Whole numbers and Q16.16
 * only: no float, no square root, no heap. This header includes all the others.
 *
 *   options.h    what can be set from outside
 *   shapes.h     points, boxes, circles, lists of boxes
 *   overlap.h    do these two touch, do they overlap
 *   segment.h    the same for segments and capsules
 *   polygon.h    the same for convex polygons
 *   shape.h      any two shapes
 *   compound.h   bodies of several boxes, with flips
 *   mask.h       pixel masks: do two sprites share a pixel
 *   rotation.h   turned polygons and boxes
 *   closest.h    the nearest point of a shape
 *   contact.h    how to part two that overlap
 *   sweep.h      how far may a mover go
 *   cast.h       what does a ray meet
 *   move.h       move, and slide along what is in the way
 *   tiles.h      tile maps: what stands there, sweeps, rays and moves
 *   world.h      many bodies: who is near, who may go where, who met whom
 *   response.h   what a motion becomes at a surface: slide, bounce, unit vectors, sides
 */
#ifndef FIXHIT_H
#define FIXHIT_H

#include "cast.h"
#include "closest.h"
#include "compound.h"
#include "contact.h"
#include "hit.h"
#include "mask.h"
#include "move.h"
#include "options.h"
#include "overlap.h"
#include "polygon.h"
#include "response.h"
#include "rotation.h"
#include "segment.h"
#include "shape.h"
#include "shapes.h"
#include "sweep.h"
#include "tiles.h"
#include "world.h"

#endif
