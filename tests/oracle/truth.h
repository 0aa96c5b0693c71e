/*
 * The true contact of a motion: when, and with which faces and corners, by big numbers of 320 bits
 * and from every face and corner there is. Numbers that tests compare with tolerance; what cannot
 * be told apart within 2^-200 is given together.
 */
#ifndef TRUTH_H
#define TRUTH_H

#include "body.h"

#include <gmp.h>

/* A face or a corner of a difference. */
typedef struct feature {
    bool face;
    spot at;  /* the corner, or one end of the face */
    spot out; /* of a face: its outward perpendicular */
} feature;

/* Edges and corners of a difference, and those that a flat box has beside. */
enum { FEATURES = 2 * BODY_CORNERS + 4 };

typedef struct truth {
    mpf_t time; /* as a part of the motion */
    spot motion;
    int count; /* of what it is with */
    feature met[FEATURES];
} truth;

/* One for each that is used at a time; it lives as long as the program. */
truth *truth_number(int which);

/*
 * When the moving point comes to overlap the difference, of a motion that does and does not start
 * so. Without a reach at an exact corner: the face that it runs into faster, both where that cannot
 * be told to 1 in 2^16; between rects exactly, and equally fast: the floor or ceiling.
 */
bool true_entry(truth *t, const difference *d, fh_vec motion);

/* When it first touches, of a motion that does and does not start so. */
bool true_touch(truth *t, const difference *d, fh_vec motion);

/* Of what a ray without a radius met of a polygon: the faces that it runs into, at a corner the faster. */
void keep_faces(truth *t);

/* How much later than another, in units of which the whole motion has so many. */
double later_by(const truth *t, const truth *first, int64_t units);

/* The sign of the time less numerator / denominator; 0 if they cannot be told apart. */
int compare_time(const truth *t, int64_t numerator, int64_t denominator);

/* Is the true place, as far as can be told, a grid point other than this? */
bool is_other_grid_point(const truth *t, fh_vec travel);

/* whole + motion * time: exactly, and only then rounded. */
double placed(const truth *t, int64_t motion, int64_t whole);

#endif
