/*
 * Pixel masks: do two sprites share a pixel? For the last word after their boxes met. A mask is 1 bit a
 * pixel, in rows of whole 32-bit words, so that it can stay in flash; a row's first pixel is the highest bit of
 * its first word, and what a last word has beyond the width is 0.
 *
 * FULL: any place, any int32_t; what lies beyond a mask is empty. Valid: width and height not below 0, bits not
 * null unless one of them is 0: asserted. A bit that is set beyond the width may count as a
 * pixel or not.
 */
#ifndef FIXHIT_MASK_H
#define FIXHIT_MASK_H

#include "shapes.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct fh_mask {
    const uint32_t *bits; /* height rows of (width + 31) / 32 words */
    int16_t width, height;
} fh_mask;

/*
 * Do two masks with their upper left pixels at (ax, ay) and (bx, by), in whole pixels, share a set pixel?
 * Cost: some compares; then for each row that both have, for each pair of words that meet, a shift, or two,
 * and an and, until a common pixel is found.
 */
bool fh_mask_overlap(const fh_mask *a, fix16_t ax, fix16_t ay, const fh_mask *b, fix16_t bx,
                     fix16_t by);

/* The same, and which pixel is the first, from the top and then from the left: *pixel is written when there
 * is one; beyond int32_t it is held at the end of the range. */
bool fh_mask_first(const fh_mask *a, fix16_t ax, fix16_t ay, const fh_mask *b, fix16_t bx,
                   fix16_t by, fh_vec *pixel);

#ifdef __cplusplus
}
#endif

#endif
