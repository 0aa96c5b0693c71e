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
    bool turned; /* once at least, so that last is known */
} fh_way;

static inline fh_way fh_way_of(fh_vec motion, unsigned slides)
{
    return (fh_way){motion, motion, {0, 0}, {0, 0}, slides, 0, false};
}

/* What rounding can add to the longest way: a unit for each stretch. */
enum { FH_WAY_MARGIN = 2 * FH_RESTS };

/* Is the mover's box so far inside LIMIT that no slide leads beyond, and nothing that is `more` besides? */
static inline bool fh_way_has_room(fh_rect box, fh_vec motion, fix16_t more)
{
    const uint32_t along = fh_size(motion.x) + fh_size(motion.y) + fh_size(more);
    const fix16_t room = (fix16_t)along + (along == 0 ? 0 : FH_WAY_MARGIN);
    return box.left >= -FH_LIMIT + room && box.right <= FH_LIMIT - room &&
           box.top >= -FH_LIMIT + room && box.bottom <= FH_LIMIT - room;
}

/* Goes on by so much, unless that would end behind the start, by rounding: rather a unit less. What was not
 * turned yet does not. */
static inline bool fh_way_goes(fh_way *w, fh_vec by)
{
    const fh_vec gone = fh_shifted(w->gone, by);
    if (w->turned && fh_dot(gone, w->wanted) < 0) return false;
    w->gone = gone;
    return true;
}

/* May it be turned once more? What it rests against turns it FH_RESTS times, what
 * it runs into as often as there are slides. */
static inline bool fh_way_turns(fh_way *w, bool resting)
{
    return resting ? w->rests++ != FH_RESTS : w->slides-- != 0;
}

/* Along what stopped it after travel. False when it ends: nothing is left, it would go backward, or back into
 * what it still rests against, in an inner corner. */
static inline bool fh_way_slides(fh_way *w, fh_vec travel, bool resting, fh_vec normal)
{
    w->motion = fh_slide(fh_from_to(travel, w->motion), normal);
    if (!resting || w->turned) { /* else it slides for the first time, which is not backward */
        if (resting && fh_dot(w->motion, w->last) < 0) return false;
        if (fh_dot(w->motion, w->wanted) < 0) return false;
    }
    w->last = normal;
    w->turned = true;
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
