/* The library against the definition: what the parts of the oracle share. */
#ifndef ORACLE_H
#define ORACLE_H

#include "definition.h"
#include <fixhit/fixhit.h>

/*
 * Of the polygons of a small grid one in so many is asked about, against everything else. That is
 * all of them, but with sanitizers, which are slow, and look at how an answer is found.
 */
#ifdef __SANITIZE_ADDRESS__
enum { POLYGON_STEP = 5 };
#else
enum { POLYGON_STEP = 1 };
#endif

/* The shapes as the definition takes them. */
core core_point(fh_vec p);
core core_segment(fh_vec a, fh_vec b, fix16_t radius);
core core_circle(const fh_circle *c);
core core_rect(const fh_rect *r);

/* Counts a pair asked; false for one that is wrong and should be shown. */
bool oracle_agrees(meeting wanted, bool touch, bool overlap);

/* Every pair of shapes in a small grid; the pairs of one random case. */
void oracle_wide_small(void);
void oracle_wide_random(uint32_t *seed);
void oracle_overlap_small(void);
void oracle_overlap_random(uint32_t *seed);
void oracle_segment_small(void);
void oracle_segment_random(uint32_t *seed);
void oracle_polygon_small(void);
void oracle_polygon_random(uint32_t *seed);
void oracle_rotation_small(void);
void oracle_rotation_random(uint32_t *seed);
void oracle_response_small(void);
void oracle_response_random(uint32_t *seed);
void oracle_contact_small(void);
void oracle_contact_random(uint32_t *seed);
void oracle_sweep_small(void);
void oracle_sweep_random(uint32_t *seed);
void oracle_cast_small(void);
void oracle_cast_random(uint32_t *seed);
void oracle_lists_small(void);
void oracle_lists_random(uint32_t *seed);
void oracle_moves_small(void);
void oracle_moves_random(uint32_t *seed);
void oracle_tiles_random(uint32_t *seed);

#endif
