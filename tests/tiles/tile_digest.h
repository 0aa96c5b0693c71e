/* What tiles answered, taken into a digest. */
#ifndef TILE_DIGEST_H
#define TILE_DIGEST_H

#include "tile_level.h"

uint32_t digest_vec(uint32_t digest, fh_vec v);

/* A sweep's or a cast's answer. */
uint32_t digest_stop(uint32_t digest, bool met, const fh_tile_hit *tile, const fh_hit *hit);

/* The mover's move of a frame, which moves it, and what it touches then. */
uint32_t digest_move(uint32_t digest, const level *l, fh_shape *mover, fh_vec motion, int frame);

#endif
