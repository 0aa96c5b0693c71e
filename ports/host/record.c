#include "record.h"

#include "../port.h"
#include "whole.h"

#include <stdlib.h>

enum { FRAMES_A_LINE = 100000 };

static struct {
    whole_file out;
    unsigned buttons;
    uint32_t frames; /* so far with these buttons */
    bool begun;
} record;

static void write_line(void)
{
    const char *plus = "";
    if (record.frames == 0) return;
    for (unsigned key = 0; key < PORT_KEYS; key++) {
        if ((record.buttons >> key & 1) == 0) continue;
        fprintf(record.out.file, "%s%s", plus, port_key_names[key]);
        plus = "+";
    }
    fprintf(record.out.file, "%s %u\n", *plus == '\0' ? "none" : "", (unsigned)record.frames);
    record.frames = 0;
}

void record_drop(void)
{
    if (record.out.file != NULL) whole_drop(&record.out);
}

/* A program that played nothing has recorded nothing. */
static void end(void)
{
    if (record.out.file == NULL) return;
    if (!record.begun) {
        record_drop();
        return;
    }
    write_line();
    if (whole_keep(&record.out)) return;
    port_complain(record.out.path);
    port_complain(": the recording could not be written\n");
    _Exit(2);
}

bool record_start(const char *path)
{
    if (record.out.file != NULL) {
        port_complain(path);
        port_complain(": a second recording, expected one\n");
        return false;
    }
    if (!whole_open(&record.out, path, "a file to write the recording to")) return false;
    atexit(end);
    return true;
}

void record_take(unsigned buttons)
{
    if (record.out.file == NULL) return;
    if (buttons != record.buttons || record.frames == FRAMES_A_LINE) write_line();
    record.buttons = buttons;
    record.begun = true;
    record.frames++;
}
