/* The hashed grid of a world: which bodies are near a box. */
#ifndef FIXHIT_GRID_H
#define FIXHIT_GRID_H

#include "fixhit/world.h"

enum { FH_NOWHERE = 0xFFFF, FH_NO_LEVEL = 0xFF };

/*
 * A body of the world is in the cell of its left top corner, on the first level whose cells are no smaller than it:
 * so it reaches into the next cell at most. Cells double from level to level.
 */
void fh_grid_clear(fh_world *world);
void fh_grid_link(fh_world *world, unsigned place, fh_rect bounds);
void fh_grid_unlink(fh_world *world, unsigned place);

/* Puts it where its bounds are now. */
void fh_grid_relink(fh_world *world, unsigned place, fh_rect bounds);

/*
 * The places of all bodies in these layers whose bounds touch the box, the lower first, in world->is.near. How many
 * there are, or near_capacity + 1 where they are more than near_capacity.
 */
#define FH_ANY_LAYER UINT32_C(0x10000) /* of the layers asked for: all bodies */
size_t fh_grid_near(const fh_world *world, fh_rect box, uint32_t layers);

#endif
