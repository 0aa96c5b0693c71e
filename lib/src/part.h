/* The ways to part two shapes that contacts share. */
#ifndef FIXHIT_PART_H
#define FIXHIT_PART_H

#include "fixhit/contact.h"
#include "hull.h"

/* Round ends that are `apart`, from the obstacle's core to the mover's, and should be `reach`. */
void fh_part_round(fh_vec obstacle, fh_vec apart, uint32_t reach, fix16_t obstacle_radius,
                   fh_contact *out);

/* By what is nearest of the hull, if anything; for shapes that touch at least. */
void fh_part_hull(const fh_hull *h, const fh_core *mover, const fh_core *obstacle,
                  fh_nearest nearest, fh_contact *out);

#endif
