/* What the parts of the bench share. */
#ifndef BENCH_H
#define BENCH_H

#include "ticks.h"

#include <stdint.h>

typedef void (*function)(void);

/* Makes one counted call and prints it. */
void call(const char *name, const char *case_name, function code,
          const uint32_t arguments[CALL_WORDS]);

/* A file each. */
void measure_motion(void);
void measure_slanted(void);
void measure_shapes(void);
void measure_compounds(void);
void measure_masks(void);
void measure_making(void);
void measure_frame(void);
void measure_tiles(void);
void measure_world(void);

#endif
