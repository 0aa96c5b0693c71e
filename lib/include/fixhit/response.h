/*
 * What becomes of a motion that meets a surface. A normal is a direction of any length, from the
 * surface to the mover, as contacts and sweeps give it; nothing here needs its length.
 *
 * Normals may be any int32_t pair. Motions are within LIMIT (shapes.h), asserted; a component can
 * grow by up to 1.42 when it is turned.
 */
#ifndef FIXHIT_RESPONSE_H
#define FIXHIT_RESPONSE_H

#include "shapes.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The sides of a mover, as bits. */
enum { FH_UP = 1, FH_DOWN = 2, FH_LEFT = 4, FH_RIGHT = 8 };

/*
 * The vector of this direction and length 1.0, Q16.16: each component within 2/65536 of the true
 * one, exact along the axes; (0, 0) for (0, 0). Any int32_t pair. Cost: 20 rotations by shifts and
 * adds.
 */
fh_vec fh_unit(fh_vec direction);

/*
 * The motion without the part that runs into the surface. Of the four grid points round the exact
 * value the nearest that neither runs into the surface, dot(result, normal) >= 0, nor back,
 * dot(result, motion) >= 0; (0, 0) if there is none, or if the motion runs straight into it. A
 * motion that does not run into the surface comes back unchanged, also for normal (0, 0). Cost:
 * none to speak of along the axes, else a few 64-bit divisions.
 */
fh_vec fh_slide(fh_vec motion, fh_vec normal);

/*
 * The motion with that part turned round: the grid point nearest to the exact value with
 * dot(result, normal) >= 0. A motion that does not run into the surface comes back unchanged.
 */
fh_vec fh_bounce(fh_vec motion, fh_vec normal);

/*
 * The side of the mover that met the surface: FH_DOWN for a floor. The side nearest to the normal's
 * opposite, both bits at exactly 45 degrees, 0 for (0, 0). Any int32_t pair.
 */
unsigned fh_side_of(fh_vec normal);

#ifdef __cplusplus
}
#endif

#endif
