/* A PC's screen and buttons: its window, recordings, and pictures kept as files. */
#include "record.h"
#include "window.h"

#include <stdio.h>
#include <stdlib.h>
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
static bool write_picture(const char *path)
{
    FILE *file = fopen(path, "wb");
    if (file == NULL) return false;
    fprintf(file, "P5\n%d %d\n15\n", PORT_SCREEN_WIDTH, PORT_SCREEN_HEIGHT);
    for (size_t i = 0; i < sizeof shown; i++) {
        fputc(shown[i] >> 4, file);
        fputc(shown[i] & 15, file);
    }
    const bool failed = ferror(file) != 0;
    return fclose(file) == 0 && !failed;
}

void port_shot(const char *name)
{
    char path[1024];
    if (folder == NULL) return;
    const int length = snprintf(path, sizeof path, "%s/%s.pgm", folder, name);
    if (length > 0 && (size_t)length < sizeof path && write_picture(path)) return;
    if (length > 0) remove(path);
    port_complain(path);
    port_complain(": cannot be written, expected a folder for pictures\n");
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
