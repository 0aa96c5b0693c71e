/* Writes the presses of a run as a recording. */
#ifndef RECORD_H
#define RECORD_H

#include <stdbool.h>

/* From now on, to a file that is there once the program has ended well, and not before: until then a
 * recording of an earlier run stays. False, and said why, if it cannot be written. */
bool record_start(const char *path);

/* The buttons of the next frame; nothing happens if no recording was started. */
void record_take(unsigned buttons);

/* The run has failed, as port_exit and port_abort know. There will be no recording of it. */
void record_drop(void);

#endif
