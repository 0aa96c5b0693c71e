/*
 * The lines in which a program on a board tells what it counted, for bench/bench.py:
 *
 *     counter: NAME                        what counts: cycles on a real core, else SysTick, which
 *                                          stands for instructions under QEMU's -icount
 *     call FUNCTION|CASE|TICKS|ANSWER
 *     again|TICKS|ANSWER                   the same function and case as before
 *     end CALLS
 *
 * ANSWER is yes or no, of a function that returns a bool; of others it says nothing.
 */
#ifndef LINES_H
#define LINES_H

#include <stdbool.h>
#include <stdint.h>

/* False where nothing counts. */
bool tell_counter(const char *program);

void tell_call(const char *name, const char *case_name, uint32_t ticks, bool yes);

void tell_end(void);

#endif
