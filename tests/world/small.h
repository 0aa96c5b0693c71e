/* A world for a few bodies, on the stack of a test. */
#ifndef SMALL_H
#define SMALL_H

#include <fixhit/fixhit.h>

enum { SMALL_BODIES = 12, SMALL_PAIRS = 4 };

typedef struct small_world {
    fh_world world;
    fh_body bodies[SMALL_BODIES];
    fh_pair pairs[SMALL_PAIRS];
    uint16_t buckets[4], near[SMALL_BODIES];
} small_world;

enum { WALL = 1, HERO = 2, COIN = 4, CRATE = 8 };

/* Empty; cells of 8 units. */
fh_world *small_start(small_world *s);

/* Adds a box or circle of a layer; 0 where it is refused. A hero slides along walls and crates, and passes coins; so
 * does a crate. */
fh_id small_box(fh_world *w, fh_layers layer, fix16_t left, fix16_t top, fix16_t right,
                fix16_t bottom);
fh_id small_circle(fh_world *w, fh_layers layer, fix16_t x, fix16_t y, fix16_t radius);

#endif
