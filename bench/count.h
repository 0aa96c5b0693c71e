/* One counted call. */
#ifndef COUNT_H
#define COUNT_H

#include <stdint.h>

enum { CALL_WORDS = 6 };

/*
 * Calls a function with six words as its arguments, four in registers and two on the stack,
 * between two reads of the counter; writes the first read to *before and returns the second.
 * Between the reads stand the call, the function, and one read.
 */
uint32_t count_call(void (*function)(void), const uint32_t arguments[CALL_WORDS],
                    const volatile uint32_t *counter, uint32_t *before);

/* The function that only returns: what a count of it shows is taken off the others, less one. */
void count_empty(void);

#endif
