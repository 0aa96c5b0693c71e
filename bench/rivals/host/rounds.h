/* Times in turns: rounds of a few milliseconds, of which the median counts. */
#ifndef ROUNDS_H
#define ROUNDS_H

#include <stddef.h>

enum { ROUNDS = 9, REPEATS = 64 };

/* Seconds of this process alone: others run beside it. */
double own_seconds(void);

/* Sorts them. */
double median(double values[ROUNDS]);

/* Keeps what was answered, so that the questions are asked. */
void keep_answers(size_t count);

/*
 * Prints a line of the table: as a ratio to what fixhit took in the same round, and what that was
 * a question.
 */
void print_time(const char *set, const char *question, const char *order, const char *rival,
                double ratio, double own_nanoseconds);

/* The same for lists of boxes. */
void time_lists(void);

#endif
