/* The move of a body, for what moves several. */
#ifndef FIXHIT_WORLD_MOVE_H
#define FIXHIT_WORLD_MOVE_H

#include "bodies.h"

/* As fh_world_move, of the body at this place, and as if the one at `but`, FH_NOWHERE for none, were not there. */
fh_status fh_move_at(fh_world *world, unsigned place, unsigned but, fh_vec motion, fh_moved *moved);

/* May a body with these bounds move by so much, and where that leads, without leaving LIMIT? */
bool fh_has_room(fh_rect bounds, fh_vec motion, const fh_moved *moved);

#endif
