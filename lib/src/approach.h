/*
 * The one motion behind the sweeps of circles and rects: a point that moves from the origin against
 * a box, the difference of the two cores, grown by a reach, the sum of the radii.
 */
#ifndef FIXHIT_APPROACH_H
#define FIXHIT_APPROACH_H

#include "corner.h"

/*
 * Does the motion stay ahead of or behind the box, grown by the reach, along this axis? Most do,
 * and then they pass.
 */
static inline bool fh_passes_axis(int32_t low, int32_t high, int32_t reach, int32_t motion)
{
    const int32_t ahead = motion > 0 ? motion : 0, behind = motion < 0 ? motion : 0;
    return fh_minus(low, reach) >= ahead || high <= fh_minus(behind, reach);
}

/* The box of where a mover's core may not be, seen from its own place: obstacle less mover. */
static inline fh_rect fh_box_between(const fh_rect *mover, const fh_rect *obstacle)
{
    return (fh_rect){fh_minus(obstacle->left, mover->right), fh_minus(obstacle->top, mover->bottom),
                     fh_minus(obstacle->right, mover->left),
                     fh_minus(obstacle->bottom, mover->top)};
}

/* Most motions pass a box along one axis already; the public functions ask that first. */
static inline bool fh_passes(const fh_rect *mover, fh_vec motion, const fh_rect *obstacle,
                             int32_t reach)
{
    return fh_passes_axis(fh_minus(obstacle->left, mover->right),
                          fh_minus(obstacle->right, mover->left), reach, motion.x) ||
           fh_passes_axis(fh_minus(obstacle->top, mover->bottom),
                          fh_minus(obstacle->bottom, mover->top), reach, motion.y);
}

/*
 * All else is asked in a mirrored frame in which the motion goes right and down or along an axis:
 * the near edges are then the left and the top one.
 */
typedef struct fh_frame {
    fh_vec near, far, motion;
    bool flip_x, flip_y;
} fh_frame;

static inline fh_frame fh_mirrored(fh_rect box, fh_vec motion)
{
    fh_frame f = {{box.left, box.top}, {box.right, box.bottom}, motion, motion.x < 0, motion.y < 0};
    if (f.flip_x) {
        f.near.x = fh_minus(0, box.right);
        f.far.x = fh_minus(0, box.left);
        f.motion.x = fh_minus(0, motion.x);
    }
    if (f.flip_y) {
        f.near.y = fh_minus(0, box.bottom);
        f.far.y = fh_minus(0, box.top);
        f.motion.y = fh_minus(0, motion.y);
    }
    return f;
}

/* Is the point inside the grown box, where the rounded corners are still to be seen? */
static inline bool fh_starts_near(const fh_frame *f, int32_t reach)
{
    const int32_t beyond = fh_minus(0, reach);
    return fh_minus(f->near.x, reach) < 0 && f->far.x > beyond && fh_minus(f->near.y, reach) < 0 &&
           f->far.y > beyond;
}

typedef enum fh_meets { FH_MEETS_FACE_X, FH_MEETS_FACE_Y, FH_MEETS_CORNER } fh_meets;

typedef struct fh_approach {
    fh_meets meets;
    fh_vec travel;
    fh_vec nearest; /* point of the box from there, where a corner is met */
    uint32_t t;     /* 2^30 is the whole motion */
    union {
        struct {
            uint32_t gone, whole; /* by a face the time is exactly gone / whole */
        } by_face;
        fh_when by_corner;
    } time;
    bool exact_corner; /* without a reach: both faces at once */
} fh_approach;

/*
 * Without a reach the point enters the open box when it has entered both its intervals: when the
 * later entry comes before the earlier exit. The times are near / motion and far / motion, compared
 * crosswise. False when it passes. No axis passes by itself, and the point is not inside at the
 * start.
 */
static inline bool fh_enters_plain(const fh_frame *f, bool *face_x, bool *exact_corner)
{
    const fh_vec near = f->near, far = f->far, motion = f->motion;
    const int64_t x_entry = fh_multiply_signed(near.x, motion.y);
    const int64_t y_entry = fh_multiply_signed(near.y, motion.x);
    if (near.x >= 0 && x_entry >= fh_multiply_signed(far.y, motion.x)) return false;
    if (near.y >= 0 && y_entry >= fh_multiply_signed(far.x, motion.y)) return false;
    if (near.x >= far.x || near.y >= far.y) return false; /* flat: there is no inside to enter */
    *exact_corner = x_entry == y_entry && near.x >= 0 && near.y >= 0;
    *face_x = x_entry > y_entry || (*exact_corner && motion.x > motion.y);
    return true;
}

/* Where and when the point first comes as near to the corner as fh_comes_near has said it does. */
void fh_meet_corner(const fh_frame *f, fh_vec corner, uint32_t reach, fh_approach *out);

/* The box's sides, times the other component of the motion: the parts of the cross products that tell on
 * which side of the track its corners are. */
typedef struct fh_sides {
    int64_t x_near, x_far, y_near, y_far;
} fh_sides;

/* Does the track pass the box grown by the reach on one side? The corners farthest to either side tell; most
 * tracks that pass do so beyond the limit. */
static inline bool fh_passes_beside(const fh_frame *f, int32_t reach, fh_sides *sides)
{
    const fh_vec motion = f->motion;
    sides->x_near = fh_multiply_signed(f->near.x, motion.y);
    sides->x_far = fh_multiply_signed(f->far.x, motion.y);
    sides->y_near = fh_multiply_signed(f->near.y, motion.x);
    sides->y_far = fh_multiply_signed(f->far.y, motion.x);
    const uint32_t length = fh_most_length((uint32_t)motion.x, (uint32_t)motion.y);
    const int64_t beyond = (int64_t)fh_multiply((uint32_t)reach, length);
    return fh_minus64(sides->y_near, sides->x_far) >= beyond ||
           fh_minus64(sides->x_near, sides->y_far) >= beyond;
}

/*
 * With a reach above 0: the point enters the box grown by it through its near side along x or y. Beside
 * the box itself that is the contact; else it is in the square at one of the corners, and can meet only
 * that one, if any. An edge of no length is a round end like a corner. Where the sides are not known yet,
 * NULL, those that are needed are multiplied out.
 */
static inline fh_meets fh_way_in(const fh_frame *f, int32_t reach, const fh_sides *sides,
                                 fh_vec *corner)
{
    const fh_vec near = f->near, far = f->far, motion = f->motion;
    const int32_t x_gone = fh_minus(near.x, reach), y_gone = fh_minus(near.y, reach);
    if (x_gone < 0 && y_gone < 0) { /* it starts in one of the squares */
        *corner = (fh_vec){near.x > 0 ? near.x : far.x, near.y > 0 ? near.y : far.y};
        return FH_MEETS_CORNER;
    }
    *corner = near;
    const int64_t x_entry = fh_multiply_signed(x_gone, motion.y);
    const int64_t y_entry = fh_multiply_signed(y_gone, motion.x);
    if (x_entry > y_entry) {
        if (x_entry < (sides != NULL ? sides->y_near : fh_multiply_signed(near.y, motion.x)))
            return FH_MEETS_CORNER;
        if (x_entry <= (sides != NULL ? sides->y_far : fh_multiply_signed(far.y, motion.x)))
            return near.y < far.y ? FH_MEETS_FACE_X : FH_MEETS_CORNER;
        corner->y = far.y;
    } else {
        if (y_entry < (sides != NULL ? sides->x_near : fh_multiply_signed(near.x, motion.y)))
            return FH_MEETS_CORNER;
        if (y_entry <= (sides != NULL ? sides->x_far : fh_multiply_signed(far.x, motion.y)))
            return near.x < far.x ? FH_MEETS_FACE_Y : FH_MEETS_CORNER;
        corner->x = far.x;
    }
    return FH_MEETS_CORNER;
}

/* With a reach, which may be 0. */
bool fh_approach_round(const fh_frame *f, uint32_t reach, fh_approach *out);

/* A mover's core against a rect that it does not overlap; false when it passes. */
bool fh_approach_rect(const fh_rect *mover, uint32_t reach, fh_vec motion, const fh_rect *obstacle,
                      fh_approach *out);

#endif
