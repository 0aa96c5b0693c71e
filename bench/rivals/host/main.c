/*
 *     rivals wrong FIRST ALL    how many answers of each rival are wrong, of the first and of all pairs of a set
 *     rivals times              how long they take beside fixhit
 */
#include "host.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { USAGE = 2, MOST = 100000000 };

/* 0 for what is no whole number from 1 to MOST. */
static uint32_t count_of(const char *text)
{
    char *end;
    const unsigned long n = strtoul(text, &end, 10);
    return *end == '\0' && n <= MOST ? (uint32_t)n : 0;
}

int main(int argc, char **argv)
{
    if (argc == 4 && strcmp(argv[1], "wrong") == 0) {
        const uint32_t first = count_of(argv[2]), all = count_of(argv[3]);
        if (first > 0 && first <= all) return count_wrong(first, all) == 0 ? 0 : 1;
    }
    if (argc == 2 && strcmp(argv[1], "times") == 0) return take_times() ? 0 : 1;
    fprintf(stderr, "usage: rivals wrong FIRST ALL, 1 <= FIRST <= ALL <= %d; or rivals times\n",
            MOST);
    return USAGE;
}
