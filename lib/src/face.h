/* Hits by a face along an axis. */
#ifndef FIXHIT_FACE_H
#define FIXHIT_FACE_H

#include "fixhit/hit.h"
#include "when.h"

/* part / whole in units of 2^-30, rounded down, for part <= whole <= 2^29. */
uint32_t fh_fraction_30(uint32_t part, uint32_t whole);

/* v * t / 2^30, rounded: within one unit of the true product, and between 0 and v. */
static inline int32_t fh_part_of(int32_t v, uint32_t t)
{
    const int32_t size = (int32_t)((fh_multiply(fh_size(v), t) + (UINT32_C(1) << 29)) >> 30);
    return v < 0 ? fh_minus(0, size) : size;
}

/*
 * All of a hit by a face but the other component of its point. The mover's front goes to the face, and aside
 * as far as returned.
 */
static inline int32_t fh_fill_along(int32_t gone, int32_t along, int32_t across, fh_hit *out)
{
    const uint32_t t = fh_fraction_30(fh_size(gone), fh_size(along));
    out->t = fh_t_of(t);
    out->inside = false;
    return fh_part_of(across, t);
}

static inline fix16_t fh_fill_face_x(fh_vec motion, fix16_t front, const fh_rect *obstacle,
                                     fh_hit *out)
{
    const fix16_t face = motion.x > 0 ? obstacle->left : obstacle->right;
    const int32_t gone = fh_minus(face, front);
    const fix16_t aside = fh_fill_along(gone, motion.x, motion.y, out);
    out->travel = (fh_vec){gone, aside};
    out->normal = (fh_vec){motion.x > 0 ? -65536 : 65536, 0};
    out->point.x = face;
    return aside;
}

static inline fix16_t fh_fill_face_y(fh_vec motion, fix16_t front, const fh_rect *obstacle,
                                     fh_hit *out)
{
    const fix16_t face = motion.y > 0 ? obstacle->top : obstacle->bottom;
    const int32_t gone = fh_minus(face, front);
    const fix16_t aside = fh_fill_along(gone, motion.y, motion.x, out);
    out->travel = (fh_vec){aside, gone};
    out->normal = (fh_vec){0, motion.y > 0 ? -65536 : 65536};
    out->point.y = face;
    return aside;
}

#endif
