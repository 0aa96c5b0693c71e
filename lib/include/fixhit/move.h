/*
 * A frame's move: go as far as there is room, slide along what is in the way, and so on.
 *
 *     size_t hits[8];
 *     fh_move move = {.hits = hits, .capacity = 8};
 *     fh_move_rect_rects(&hero, velocity, &walls, 3, &move);
 *     hero = fh_rect_moved(hero, move.travel);
 *     if (move.sides & FH_DOWN) on_the_ground = true;
 */
#ifndef FIXHIT_MOVE_H
#define FIXHIT_MOVE_H

#include "response.h"
#include "shapes.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct fh_move {
    size_t
        *hits; /* in: room for the indices of boxes that were hit; may be null if capacity is 0 */
    size_t capacity; /* in: for so many of them */
    fh_vec travel;   /* out: where it ended, from where it was */
    unsigned sides;  /* out: the sides of the mover that met something, FH_UP ... FH_RIGHT */
    size_t
        count; /* out: how many are in hits, each box once, in the order in which they were met */
    bool truncated; /* out: more were hit than there was room for */
    bool inside; /* out: it overlapped a box at the start, the one hit; it stays (see contact.h) */
} fh_move;

/*
 * Moves by `motion` against the boxes, and slides along at most `slides` of them (0: stops at the
 * first). What the mover rests against, so that the sweep's travel is (0, 0), turns the motion at once
 * and is not counted. The result never goes backward against motion, and in an inner corner it stops.
 * After travel the mover overlaps none of the boxes.
 *
 * LIMIT (shapes.h) for mover, boxes and motion; keep motion within FH_LIMIT / 1.42, since a
 * component can grow where it is turned, and the mover (a circle's centre) |motion.x| + |motion.y| + 8
 * units or more from the ends of LIMIT, so that no slide leads beyond. Asserted, as are valid shapes and
 * pointers. Cost: a sweep
 * of the list for each stretch, slides + 5 at most.
 */
void fh_move_circle_rects(const fh_circle *mover, fh_vec motion, const fh_rects *rects,
                          unsigned slides, fh_move *move);
void fh_move_rect_rects(const fh_rect *mover, fh_vec motion, const fh_rects *rects, unsigned slides,
                        fh_move *move);

#ifdef __cplusplus
}
#endif

#endif
