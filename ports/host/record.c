#include "record.h"

#include "../port.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATH_MAX_LENGTH = 1000, FRAMES_A_LINE = 100000 };

static struct {
    FILE *file;
    char path[PATH_MAX_LENGTH + 1], part[PATH_MAX_LENGTH + 6];
    unsigned buttons;
    uint32_t frames; /* so far with these buttons */
    bool begun;
} record;

static void complain(const char *path, const char *what)
{
    port_complain(path);
    port_complain(what);
}

static void write_line(void)
{
    const char *plus = "";
    if (record.frames == 0) return;
    for (unsigned key = 0; key < PORT_KEYS; key++) {
        if ((record.buttons >> key & 1) == 0) continue;
        fprintf(record.file, "%s%s", plus, port_key_names[key]);
        plus = "+";
    }
    fprintf(record.file, "%s %u\n", *plus == '\0' ? "none" : "", (unsigned)record.frames);
    record.frames = 0;
}

/* Under its own name only when it is whole; a program that played nothing has recorded nothing. */
static void end(void)
{
    write_line();
    const bool failed = ferror(record.file) != 0;
    const bool closed = fclose(record.file) == 0 && !failed;
    if (closed && record.begun && rename(record.part, record.path) == 0) return;
    remove(record.part);
    if (!record.begun) return;
    complain(record.path, ": the recording could not be written\n");
    _Exit(2);
}

bool record_start(const char *path)
{
    if (record.file != NULL || strlen(path) > PATH_MAX_LENGTH) {
        complain(path, ": expected one recording, and its path of at most 1000 characters\n");
        return false;
    }
    strcpy(record.path, path);
    strcat(strcpy(record.part, path), ".part");
    record.file = fopen(record.part, "wb");
    if (record.file == NULL) {
        complain(path, ": cannot be written, expected a file to write the recording to\n");
        return false;
    }
    atexit(end);
    return true;
}

void record_take(unsigned buttons)
{
    if (record.file == NULL) return;
    if (buttons != record.buttons || record.frames == FRAMES_A_LINE) write_line();
    record.buttons = buttons;
    record.begun = true;
    record.frames++;
}
