/* Which of several shapes a mover meets first, and a place for it that is free of all of them. */
#ifndef FIXHIT_FIRST_H
#define FIXHIT_FIRST_H

#include "fixhit/shape.h"

/*
 * A time of the motion, part / whole: exact by a face of a box, else by how far the hit's travel leads along
 * the motion. Times are in one order, whatever the order in which hits come. `late` is what makes one worse
 * than another at the same time.
 */
typedef struct fh_moment {
    uint64_t part, whole;
    bool late;
} fh_moment;

/* The first so far. Nothing is found at the start. */
typedef struct fh_first {
    bool found;
    uint32_t id;
    fh_moment when;
    fh_hit hit;
} fh_first;

/*
 * Takes a hit of this obstacle, which fh_sweep has found, if it is better than what was: inside at the start,
 * else earlier; then along a face before at a corner, then the lower id. At a round corner, or with `hidden`, a
 * hit counts as two units of travel later, so that a wall of several shapes is one.
 */
void fh_first_takes(fh_first *first, const fh_shape *mover, fh_vec motion, uint32_t id,
                    const fh_shape *obstacle, bool hidden, const fh_hit *hit);

/* Is the mover free of all obstacles after this travel? */
typedef bool fh_is_free(const void *obstacles, fh_vec travel);

/*
 * Where the hit's travel is not free: the first place round it that is, on the normal's side and between the
 * start and the end of the motion; else 1, 2, 4, ... units of the longer component before it, else the
 * start, which is free. 40 tries at most.
 */
void fh_stop_clear(fh_vec motion, fh_hit *hit, fh_is_free *is_free, const void *obstacles);

#endif
