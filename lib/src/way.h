/* A move that goes on where it was stopped: along what it met, or back from it. */
#ifndef FIXHIT_WAY_H
#define FIXHIT_WAY_H

#include "fixhit/response.h"
#include "wide.h"

/* Contacts at rest that turn one motion: two walls and what stands in their corner. */
enum { FH_RESTS = 4 };

typedef struct fh_way {
    fh_vec wanted; /* what the way never goes against */
    fh_vec motion; /* what is left of it */
    fh_vec gone;   /* of wanted */
    fh_vec last;   /* the normal of what turned the motion before */
    unsigned slides, rests;
} fh_way;

static inline fh_way fh_way_of(fh_vec motion, unsigned slides)
{
    return (fh_way){motion, motion, {0, 0}, {0, 0}, slides, 0};
}

static inline bool fh_is_zero(fh_vec v)
{
    return v.x == 0 && v.y == 0;
}

/* Goes on by so much, unless that would end behind the start, by rounding: rather a unit less. */
static inline bool fh_way_goes(fh_way *w, fh_vec by)
{
    const fh_vec gone = fh_shifted(w->gone, by);
    if (fh_dot(gone, w->wanted) < 0) return false;
    w->gone = gone;
    return true;
}

/* May it be turned once more, after it went on by travel? What it rests against turns it FH_RESTS times, what
 * it runs into as often as there are slides. */
static inline bool fh_way_turns(fh_way *w, fh_vec travel)
{
    return fh_is_zero(travel) ? w->rests++ != FH_RESTS : w->slides-- != 0;
}

/* Along what stopped it after travel. False when it ends: nothing is left, it would go backward, or back into
 * what it still rests against, in an inner corner. */
static inline bool fh_way_slides(fh_way *w, fh_vec travel, fh_vec normal)
{
    w->motion = fh_slide(fh_from_to(travel, w->motion), normal);
    if (fh_is_zero(travel) && fh_dot(w->motion, w->last) < 0) return false;
    if (fh_dot(w->motion, w->wanted) < 0) return false;
    w->last = normal;
    return !fh_is_zero(w->motion);
}

/* Back from it: a way of its own, that may go anywhere. */
static inline bool fh_way_bounces(fh_way *w, fh_vec travel, fh_vec normal)
{
    const fh_vec motion = fh_bounce(fh_from_to(travel, w->motion), normal);
    const unsigned slides = w->slides, rests = w->rests;
    *w = fh_way_of(motion, slides);
    w->rests = rests;
    return !fh_is_zero(motion);
}

#endif
