#define _POSIX_C_SOURCE 200809L /* lstat */
#include "whole.h"

#include "../port.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

static bool refuse(const char *path, const char *why, const char *expected)
{
    const char *const parts[] = {path, ": ", why, ", expected ", expected, "\n"};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        port_complain(parts[i]);
    return false;
}

/* A link, a device or a pipe under that name would be gone. */
static bool may_replace(const char *path)
{
    struct stat there;
    return lstat(path, &there) != 0 || S_ISREG(there.st_mode);
}

bool whole_open(whole_file *whole, const char *path, const char *expected)
{
    if (*path == '\0') return refuse("\"\"", "no name", expected);
    if (strlen(path) > WHOLE_PATH_MAX)
        return refuse(path, "a path of over 1000 characters", expected);
    if (!may_replace(path)) return refuse(path, "is no plain file", expected);
    strcpy(whole->path, path);
    strcat(strcpy(whole->part, path), ".part");
    errno = 0;
    whole->file = fopen(whole->part, "wbx");
    if (whole->file != NULL) return true;
    if (errno == EEXIST)
        return refuse(whole->part, "is there already", "no such file: move it or remove it");
    return refuse(path, "cannot be written", expected);
}

bool whole_keep(whole_file *whole)
{
    const bool failed = ferror(whole->file) != 0;
    const bool closed = fclose(whole->file) == 0;
    whole->file = NULL;
    if (closed && !failed && rename(whole->part, whole->path) == 0) return true;
    remove(whole->part);
    return false;
}

void whole_drop(whole_file *whole)
{
    fclose(whole->file);
    whole->file = NULL;
    remove(whole->part);
}
