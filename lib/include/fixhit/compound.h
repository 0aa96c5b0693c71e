/*
 * Bodies covered by several boxes, as irregular sprites are: a table of boxes that can stay in flash, a
 * place, and flips. Hit boxes and hurt boxes are two tables of one body.
 *
 * A flip mirrors the table about its own (0, 0), so that a sprite that turns round keeps its place. By the one
 * rule of overlap.h a compound touches or overlaps what one of its boxes does.
 *
 * LIMIT (shapes.h) for the table's boxes and the place; valid boxes, pointers not null (a table may be, if count
 * is 0; so may the pointers to indices): asserted. Cost: for each box of the first a search of the second's
 * table, as fh_find_touch_rect_rects.
 */
#ifndef FIXHIT_COMPOUND_H
#define FIXHIT_COMPOUND_H

#include "shape.h"

#ifdef __cplusplus
extern "C" {
#endif

/* May be added up. */
enum { FH_FLIP_X = 1, FH_FLIP_Y = 2 };

typedef struct fh_compound {
    const fh_rect *boxes;
    size_t count;
    fh_vec at;      /* where the table's (0, 0) stands */
    unsigned flips; /* 0, FH_FLIP_X: left and right, FH_FLIP_Y: up and down, or both */
} fh_compound;

/* The box of this index as it stands. index below count: asserted. */
fh_rect fh_compound_box(const fh_compound *compound, size_t index);

/* Which box of a met which of b: the first of a that meets any, and the first of b that it meets. Both are
 * written when the answer is true, where not null. */
bool fh_touch_compound_compound(const fh_compound *a, const fh_compound *b, size_t *a_box,
                                size_t *b_box);
bool fh_overlap_compound_compound(const fh_compound *a, const fh_compound *b, size_t *a_box,
                                  size_t *b_box);

/* The first box that meets the shape; what stands beyond LIMIT then is asserted too. */
bool fh_touch_compound_shape(const fh_compound *compound, const fh_shape *shape, size_t *box);
bool fh_overlap_compound_shape(const fh_compound *compound, const fh_shape *shape, size_t *box);

#ifdef __cplusplus
}
#endif

#endif
