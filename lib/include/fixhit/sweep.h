/*
 * How far may a mover go? It moves in a straight line from where it is by `motion`.
 *
 * True exactly when it comes to overlap the obstacle on the way (the one rule of overlap.h; the
 * real line and the real shapes, no tolerance), and only then *out is written. Touching is no
 * obstacle: to rest on a floor, to slide along it or to leave it is no hit; to move into it is a
 * hit with t = 0. (By a round corner travel can be (0, 0) a little before: no grid point is between.)
 *
 *   travel  Add it to the mover: it stands by the obstacle and does not overlap it, always. Within
 *           one unit a component of the true contact, on the normal's side of it, each component
 *           between 0 and that of motion.
 *   t       The fraction of the motion at the contact, Q16.16, 0 to 65536, within 1/65536.
 *   normal  From the obstacle to the mover, exact, of any length, never (0, 0): the perpendicular of
 *           a face, which is (0, +-65536) or (+-65536, 0) for a rect's; where a round end meets a
 *           corner or another round end, the direction from the nearest point of the obstacle's core
 *           to that of the mover's, as it stands after travel.
 *   point   Within two units a component of a point that both share at the contact.
 *   inside  They overlapped at the start: t = 0, travel = (0, 0), normal and point as contact.h has
 *           them.
 *
 * At an exact corner of two rects the face that the motion runs into faster wins; equally fast: the
 * floor or ceiling; of slanted faces they are told apart exactly too, equally fast: either. No speed passes through anything, however thin. But two flat things along each
 * other, a point and a segment, have no inside to share, and pass: give the mover a radius of a unit.
 *
 * LIMIT (shapes.h) for shapes and motion, valid shapes, pointers not null: asserted. Two that both
 * move: sweep the one by the difference of the motions, kept within LIMIT. Cost: most misses are
 * settled by compares or a few products; a face hit adds a division of 30 bits, a round corner some
 * ten steps with numbers of 128 bits. With a segment, a capsule or a polygon, what comes near asks each
 * edge of the difference of the cores, as many as both have corners, and a slanted face adds a length and
 * a division of 40 bits.
 */
#ifndef FIXHIT_SWEEP_H
#define FIXHIT_SWEEP_H

#include "cast.h"
#include "hit.h"
#include "response.h"
#include "shapes.h"

#ifdef __cplusplus
extern "C" {
#endif

bool fh_sweep_circle_segment(const fh_circle *mover, fh_vec motion, const fh_segment *obstacle,
                             fh_hit *out);
bool fh_sweep_circle_circle(const fh_circle *mover, fh_vec motion, const fh_circle *obstacle,
                            fh_hit *out);
bool fh_sweep_circle_capsule(const fh_circle *mover, fh_vec motion, const fh_capsule *obstacle,
                             fh_hit *out);
bool fh_sweep_circle_rect(const fh_circle *mover, fh_vec motion, const fh_rect *obstacle,
                          fh_hit *out);
bool fh_sweep_circle_polygon(const fh_circle *mover, fh_vec motion, const fh_polygon *obstacle,
                             fh_hit *out);
bool fh_sweep_capsule_segment(const fh_capsule *mover, fh_vec motion, const fh_segment *obstacle,
                              fh_hit *out);
bool fh_sweep_capsule_circle(const fh_capsule *mover, fh_vec motion, const fh_circle *obstacle,
                             fh_hit *out);
bool fh_sweep_capsule_capsule(const fh_capsule *mover, fh_vec motion, const fh_capsule *obstacle,
                              fh_hit *out);
bool fh_sweep_capsule_rect(const fh_capsule *mover, fh_vec motion, const fh_rect *obstacle,
                           fh_hit *out);
bool fh_sweep_capsule_polygon(const fh_capsule *mover, fh_vec motion, const fh_polygon *obstacle,
                              fh_hit *out);
bool fh_sweep_rect_segment(const fh_rect *mover, fh_vec motion, const fh_segment *obstacle,
                           fh_hit *out);
bool fh_sweep_rect_circle(const fh_rect *mover, fh_vec motion, const fh_circle *obstacle,
                          fh_hit *out);
bool fh_sweep_rect_capsule(const fh_rect *mover, fh_vec motion, const fh_capsule *obstacle,
                           fh_hit *out);
bool fh_sweep_rect_rect(const fh_rect *mover, fh_vec motion, const fh_rect *obstacle, fh_hit *out);
bool fh_sweep_rect_polygon(const fh_rect *mover, fh_vec motion, const fh_polygon *obstacle,
                           fh_hit *out);
bool fh_sweep_polygon_segment(const fh_polygon *mover, fh_vec motion, const fh_segment *obstacle,
                              fh_hit *out);
bool fh_sweep_polygon_circle(const fh_polygon *mover, fh_vec motion, const fh_circle *obstacle,
                             fh_hit *out);
bool fh_sweep_polygon_capsule(const fh_polygon *mover, fh_vec motion, const fh_capsule *obstacle,
                              fh_hit *out);
bool fh_sweep_polygon_rect(const fh_polygon *mover, fh_vec motion, const fh_rect *obstacle,
                           fh_hit *out);
bool fh_sweep_polygon_polygon(const fh_polygon *mover, fh_vec motion, const fh_polygon *obstacle,
                              fh_hit *out);

/*
 * The same against a list of boxes (shapes.h): the first that is met, its index in *index, and the
 * hit with it. A box that is overlapped at the start comes first, the lowest index of such; then
 * nothing is promised about overlap. Else the one that is met first in time: told exactly between
 * faces; where a round corner is involved, what comes within one unit of travel after the earliest
 * counts as equal to it. Of equals a contact along a face comes before one at a corner, then the
 * lower index. So flush boxes are one wall: nothing stops at a seam, and nothing bounces off an
 * inner corner.
 *
 * After travel the mover overlaps no box of the list: where rounding leaves no place for that at
 * the contact, it stops 1, 2, 4, ... units of the longer component before it, each component
 * rounded towards the start, or at the start.
 *
 * Cost: two compares or more for each box that is passed, a sweep for each that is not, twice if
 * one of them is met at a round corner, and a search of the list for what overlaps, before and
 * after.
 */
bool fh_sweep_circle_rects(const fh_circle *mover, fh_vec motion, const fh_rects *rects,
                           size_t *index, fh_hit *out);
bool fh_sweep_rect_rects(const fh_rect *mover, fh_vec motion, const fh_rects *rects, size_t *index,
                         fh_hit *out);

#ifdef __cplusplus
}
#endif

#endif
