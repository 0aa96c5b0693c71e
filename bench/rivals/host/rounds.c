#include "rounds.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static volatile size_t kept;

double own_seconds(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

static int compare(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double median(double values[ROUNDS])
{
    qsort(values, ROUNDS, sizeof values[0], compare);
    return values[ROUNDS / 2];
}

void keep_answers(size_t count)
{
    kept = count;
}

void print_time(const char *set, const char *question, const char *order, const char *rival,
                double ratio, double own_nanoseconds)
{
    printf("%-11s | %-15s | %-8s | %-26s | %6.2f | %6.2f\n", set, question, order, rival, ratio,
           own_nanoseconds);
}
