/* The library's functions by the kinds of the two bodies. */
#ifndef CALLS_H
#define CALLS_H

#include "body.h"

typedef bool contact_call(const body *mover, const body *obstacle, fh_contact *out);
typedef bool sweep_call(const body *mover, fh_vec motion, const body *obstacle, fh_hit *out);
typedef bool cast_call(fh_vec from, fh_vec motion, const body *obstacle, fh_hit *out);

/* Null where there is no such function: segments do not move, and nobody is parted from one. */
extern contact_call *const contacts[BODY_KINDS][BODY_KINDS];
extern sweep_call *const sweeps[BODY_KINDS][BODY_KINDS];
extern cast_call *const casts[BODY_KINDS];

#endif
