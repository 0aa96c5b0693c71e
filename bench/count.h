/* One counted call. */
#ifndef COUNT_H
#define COUNT_H

#include <stdint.h>

enum { CALL_WORDS = 10 };

/* The counter's first read, and the first word of what the function returned. */
typedef struct count_result {
    uint32_t before, answer;
} count_result;

/*
 * Calls a function with ten words as its arguments, four in registers and six on the stack,
 * between two reads of the counter; returns the second. Between the reads stand the call, the
 * function, and one read.
 */
uint32_t count_call(void (*function)(void), const uint32_t arguments[CALL_WORDS],
                    const volatile uint32_t *counter, count_result *result);

/* The function that only returns: what a count of it shows is taken off the others, less one. */
void count_empty(void);

#endif
