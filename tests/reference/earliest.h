/* Is what a mover met first the earliest? Told by times of its own, without the library's choice among several. */
#ifndef EARLIEST_H
#define EARLIEST_H

#include "plain.h"

/* Of the first stretch of a move: w is how things stood before it, moved what the world says of it. */
bool earliest_is_first(const plain_world *w, size_t which, fh_vec motion, const fh_moved *moved);

#endif
