/* Where a motion is stopped: what sweeps and casts return. */
#ifndef FIXHIT_HIT_H
#define FIXHIT_HIT_H

#include "shapes.h"

/* Field by field in sweep.h and cast.h. */
typedef struct fh_hit {
    fix16_t t;     /* the fraction of the motion, Q16.16: 0 to 65536 */
    fh_vec travel; /* how far it gets */
    fh_vec normal; /* from the obstacle to the mover, of any length */
    fh_vec point;  /* where they meet */
    bool inside;   /* from the start */
} fh_hit;

#endif
