/* Shapes by their kind, as cores. */
#ifndef FIXHIT_KINDS_H
#define FIXHIT_KINDS_H

#include "cores.h"
#include "fixhit/shape.h"

/* The core of a shape of this kind; corners are kept by the caller. */
fh_core fh_core_of(fh_kind kind, const void *shape, fh_vec corners[FH_POLYGON_MAX]);

/* As in contact.h, sweep.h and cast.h; a polygon may be either. */
bool fh_contact_kinds(fh_kind mover_kind, const void *mover, fh_kind obstacle_kind,
                      const void *obstacle, fh_contact *out);
bool fh_sweep_kinds(fh_kind mover_kind, const void *mover, fh_vec motion, fh_kind obstacle_kind,
                    const void *obstacle, fh_hit *out);

#endif
