/* A PC: console and files. */
#include "../port.h"
#include "record.h"

#include <stdio.h>
#include <stdlib.h>

enum { FILES = 4 };
static FILE *files[FILES];

void port_print(const char *text)
{
    fputs(text, stdout);
}

void port_complain(const char *text)
{
    fflush(stdout);
    fputs(text, stderr);
}

void port_exit(int code)
{
    if (code != 0) record_drop();
    exit(code);
}

void port_abort(void)
{
    record_drop();
    fflush(stdout);
    abort();
}

int port_file_open(const char *path)
{
    for (int i = 0; i < FILES; i++) {
        if (files[i] != NULL) continue;
        files[i] = fopen(path, "rb");
        return files[i] != NULL ? i : -1;
    }
    return -1;
}

int port_file_read(int file, char *buffer, size_t size)
{
    const size_t got = fread(buffer, 1, size, files[file]);
    return ferror(files[file]) ? -1 : (int)got;
}

void port_file_close(int file)
{
    fclose(files[file]);
    files[file] = NULL;
}

port_counter port_counter_start(void)
{
    return (port_counter){"none", NULL, 0, false};
}
