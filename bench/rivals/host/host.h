/* What the host's program does. */
#ifndef HOST_H
#define HOST_H

#include "../sets.h"

/* Prints a table of wrong answers; returns how many were fixhit's. */
uint64_t count_wrong(uint32_t first, uint32_t all);

/* Prints a table of times; false where there is no memory for it. */
bool take_times(void);

#endif
