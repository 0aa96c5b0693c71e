/* A file that is there under its name only once it is whole; until then it is NAME.part. */
#ifndef WHOLE_H
#define WHOLE_H

#include <stdbool.h>
#include <stdio.h>

enum { WHOLE_PATH_MAX = 1000 };

typedef struct whole_file {
    FILE *file;
    char path[WHOLE_PATH_MAX + 1], part[WHOLE_PATH_MAX + sizeof ".part"];
} whole_file;

/* False, and said why, if there can be no such file: nothing but a plain file is ever replaced, and
 * no NAME.part that is there already. `expected` ends what is said. */
bool whole_open(whole_file *whole, const char *path, const char *expected);

/* Takes it over, in place of a file of an earlier run. False, and nothing is changed, if it could
 * not be written. */
bool whole_keep(whole_file *whole);

/* Takes it away again. */
void whole_drop(whole_file *whole);

#endif
