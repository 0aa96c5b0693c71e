/* A PC's screen and buttons: its window, recordings, and pictures kept as files. */
#include "record.h"
#include "whole.h"
#include "window.h"

#include <stdio.h>
#include <string.h>

const char port_options[] = "[--record FILE] [--shots FOLDER]";

static const char *folder; /* of the pictures kept; null: none are */
static uint8_t shown[PORT_SCREEN_BYTES];

void port_show(const uint8_t picture[PORT_SCREEN_BYTES])
{
    memcpy(shown, picture, sizeof shown);
    window_show(shown);
}

/* As a portable grey map. */
static void write_picture(FILE *file)
{
    fprintf(file, "P5\n%d %d\n15\n", PORT_SCREEN_WIDTH, PORT_SCREEN_HEIGHT);
    for (size_t i = 0; i < sizeof shown; i++) {
        fputc(shown[i] >> 4, file);
        fputc(shown[i] & 15, file);
    }
}

void port_shot(const char *name)
{
    static whole_file out;
    char path[WHOLE_PATH_MAX + 2]; /* one more than is taken, so that a path cut short is refused */
    if (folder == NULL) return;
    snprintf(path, sizeof path, "%s/%s.pgm", folder, name);
    if (!whole_open(&out, path, "a folder for pictures")) port_exit(2);
    write_picture(out.file);
    if (whole_keep(&out)) return;
    port_complain(path);
    port_complain(": the picture could not be written\n");
    port_exit(2);
}

/* Those of a recording, at the window's pace and until it is closed. */
unsigned port_press(unsigned wanted)
{
    unsigned held;
    if (window_buttons(&held) && (held & PORT_END) != 0) return PORT_END;
    record_take(wanted);
    return wanted;
}

bool port_live_buttons(unsigned *pressed)
{
    if (!window_buttons(pressed)) return false;
    if ((*pressed & PORT_END) == 0) record_take(*pressed);
    return true;
}

int port_option(char *const *arguments)
{
    const bool records = strcmp(arguments[0], "--record") == 0;
    if (!records && strcmp(arguments[0], "--shots") != 0) return 0;
    if (arguments[1] == NULL) {
        port_complain(arguments[0]);
        port_complain(records ? ": expected a file\n" : ": expected a folder\n");
        return -1;
    }
    if (records) return record_start(arguments[1]) ? 2 : -1;
    folder = arguments[1];
    return 2;
}
