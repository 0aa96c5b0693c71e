/* The bodies of a world by their ids. */
#ifndef FIXHIT_BODIES_H
#define FIXHIT_BODIES_H

#include "grid.h"

static inline unsigned fh_place_of(fh_id id)
{
    return (id & 0xFFFF) - 1U;
}

static inline fh_id fh_id_of(const fh_world *w, unsigned place)
{
    return (fh_id)w->is.bodies[place].generation << 16 | (place + 1U);
}

/* Its body, or null for an id that names none. */
static inline fh_body *fh_body_of(const fh_world *w, fh_id id)
{
    const unsigned place = fh_place_of(id);
    if (place >= w->used) return NULL;
    fh_body *const body = &w->is.bodies[place];
    return body->level != FH_NO_LEVEL && body->generation == id >> 16 ? body : NULL;
}

/* What it does at the other when it moves. */
static inline fh_response fh_response_to(const fh_world *w, unsigned mover, unsigned other)
{
    if (w->is.filter != NULL)
        return w->is.filter(w->is.context, fh_id_of(w, mover), fh_id_of(w, other));
    const fh_body_config *const m = &w->is.bodies[mover].is;
    const fh_layers layers = w->is.bodies[other].is.layers;
    return (m->stops & layers) != 0     ? FH_STOP
           : (m->slides & layers) != 0  ? FH_SLIDE
           : (m->bounces & layers) != 0 ? FH_BOUNCE
           : (m->passes & layers) != 0  ? FH_PASS
                                        : FH_IGNORE;
}

#endif
