/*
 * Do these two touch? Do they overlap? The pairs with a segment or a capsule in them, by the one
 * rule of overlap.h.
 *
 * A segment has no inside: a point and a segment, or two segments along each other, can only touch;
 * two segments that cross like a plus or an X overlap. A segment of two equal ends is that point, a
 * capsule of two equal ends a circle, a capsule of radius 0 a segment.
 *
 * LIMIT (shapes.h), exact there: every yes and no is decided by whole numbers of up to 128 bits.
 * Shapes must be valid and pointers not null, which is asserted; with assertions off the answer is
 * then unspecified and nothing worse.
 *
 * Cost: four compares where the boxes round the shapes are apart, which is most of the time in a
 * game; else a few products of 64 bits for each end or corner, one of 128 where a side has to be
 * decided.
 */
#ifndef FIXHIT_SEGMENT_H
#define FIXHIT_SEGMENT_H

#include "shapes.h"

#ifdef __cplusplus
extern "C" {
#endif

bool fh_touch_point_segment(fh_vec point, const fh_segment *segment);
bool fh_overlap_point_segment(fh_vec point,
                              const fh_segment *segment); /* false: it has no inside */

bool fh_touch_point_capsule(fh_vec point, const fh_capsule *capsule);
bool fh_overlap_point_capsule(fh_vec point, const fh_capsule *capsule);

bool fh_touch_segment_segment(const fh_segment *a, const fh_segment *b);
bool fh_overlap_segment_segment(const fh_segment *a, const fh_segment *b);

bool fh_touch_segment_circle(const fh_segment *segment, const fh_circle *circle);
bool fh_overlap_segment_circle(const fh_segment *segment, const fh_circle *circle);

bool fh_touch_segment_capsule(const fh_segment *segment, const fh_capsule *capsule);
bool fh_overlap_segment_capsule(const fh_segment *segment, const fh_capsule *capsule);

bool fh_touch_segment_rect(const fh_segment *segment, const fh_rect *rect);
bool fh_overlap_segment_rect(const fh_segment *segment, const fh_rect *rect);

bool fh_touch_circle_capsule(const fh_circle *circle, const fh_capsule *capsule);
bool fh_overlap_circle_capsule(const fh_circle *circle, const fh_capsule *capsule);

bool fh_touch_capsule_capsule(const fh_capsule *a, const fh_capsule *b);
bool fh_overlap_capsule_capsule(const fh_capsule *a, const fh_capsule *b);

bool fh_touch_capsule_rect(const fh_capsule *capsule, const fh_rect *rect);
bool fh_overlap_capsule_rect(const fh_capsule *capsule, const fh_rect *rect);

#ifdef __cplusplus
}
#endif

#endif
