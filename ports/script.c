/* Recorded button presses: read line by line, so that a long recording needs no memory. */
#include "port.h"

#include <string.h>

enum { LINE_MAX_LENGTH = 79, FRAMES_MAX = 100000, NAME_MAX_LENGTH = 31 };
enum { LINE_ROOM = LINE_MAX_LENGTH + 2 }; /* for a carriage return and the zero */

static struct {
    const char *path;
    int file;
    char buffer[64];
    int filled, next;
    uint32_t line;
    unsigned pressed;
    uint32_t frames_left;
    enum { LIVE, CHECKING, PLAYING, OVER } state;
} script;

static void complain(const char *what, const char *word, const char *expected)
{
    char digits[PORT_DIGITS];
    const bool in_line = script.line > 0;
    const char *const parts[] = {script.path,
                                 ":",
                                 in_line ? port_digits(script.line, digits) : "",
                                 in_line ? ": " : " ",
                                 what,
                                 word,
                                 expected,
                                 "\n"};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        port_complain(parts[i]);
}

enum { FILE_END = -1, FILE_ERROR = -2 };

/* The next character, or what there is instead. */
static int next_character(void)
{
    if (script.next == script.filled) {
        const int got = port_file_read(script.file, script.buffer, sizeof script.buffer);
        script.filled = script.next = 0;
        if (got <= 0) return got == 0 ? FILE_END : FILE_ERROR;
        script.filled = got;
    }
    return (unsigned char)script.buffer[script.next++];
}

typedef enum line_end { LINE_READ, LINE_NONE, LINE_BAD } line_end;

static line_end read_line(char text[LINE_ROOM])
{
    size_t length = 0;
    int c = next_character();
    if (c == FILE_END) return LINE_NONE;
    script.line++;
    for (; c != FILE_END && c != '\n' && length <= LINE_MAX_LENGTH; c = next_character()) {
        if (c == FILE_ERROR) {
            complain("cannot be read", "", ", expected a file of recorded presses");
            return LINE_BAD;
        }
        if (c == 0) {
            complain("a zero byte", "", ", expected text");
            return LINE_BAD;
        }
        text[length++] = (char)c;
    }
    const bool ended = c == FILE_END || c == '\n';
    if (ended && length > 0 && text[length - 1] == '\r') length--; /* another system's line end */
    if (length > LINE_MAX_LENGTH) {
        complain("line too long", "", ", expected at most 79 characters");
        return LINE_BAD;
    }
    text[length] = '\0';
    return LINE_READ;
}

const char *const port_key_names[PORT_KEYS] = {"up", "down", "left", "right", "select"};

static bool take_key(const char *key)
{
    if (strcmp(key, "none") == 0) return true;
    for (unsigned i = 0; i < PORT_KEYS; i++) {
        if (strcmp(key, port_key_names[i]) != 0) continue;
        script.pressed |= 1u << i;
        return true;
    }
    complain("unknown key \"", key, "\", expected up, down, left, right, select, none or shot");
    return false;
}

static bool take_count(const char *digits)
{
    uint32_t count = 0;
    for (const char *d = digits; *d != '\0'; d++) {
        if (*d < '0' || *d > '9' || count > FRAMES_MAX)
            count = FRAMES_MAX + 1;
        else
            count = count * 10 + (uint32_t)(*d - '0');
    }
    script.frames_left = count;
    if (count >= 1 && count <= FRAMES_MAX) return true;
    complain("bad count \"", digits, "\", expected 1 to 100000 frames");
    return false;
}

/* Cuts the first word off the text; an empty word at its end. */
static char *take_word(char **text, const char *separators)
{
    char *word = *text + strspn(*text, separators);
    char *end = word + strcspn(word, separators);
    *text = *end == '\0' ? end : end + 1;
    *end = '\0';
    return word;
}

static bool ends_here(char *text, const char *after)
{
    char *more = take_word(&text, " \t");
    if (*more == '\0') return true;
    complain("\"", more, after);
    return false;
}

static bool take_shot(char *text)
{
    static const char allowed[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
    char *name = take_word(&text, " \t");
    const size_t length = strspn(name, allowed);
    if (length == 0 || length > NAME_MAX_LENGTH || name[length] != '\0') {
        complain("bad name \"", name, "\", expected 1 to 31 letters, digits, - and _");
        return false;
    }
    if (!ends_here(text, "\" after the name, expected the end of the line")) return false;
    if (script.state == PLAYING) port_shot(name);
    return true;
}

static bool parse_line(char *text)
{
    text[strcspn(text, "#")] = '\0';
    char *keys = take_word(&text, " \t");
    script.pressed = 0;
    script.frames_left = 0;
    if (*keys == '\0') return true;
    if (strcmp(keys, "shot") == 0) return take_shot(text);
    for (char *key = keys, *plus; key != NULL; key = plus == NULL ? NULL : plus + 1) {
        plus = strchr(key, '+');
        if (plus != NULL) *plus = '\0';
        if (!take_key(key)) return false;
    }
    char *count = take_word(&text, " \t");
    script.frames_left = 1;
    if (*count != '\0' && !take_count(count)) return false;
    return ends_here(text, "\" after the count, expected the end of the line");
}

static bool open_script(void)
{
    script.line = 0;
    script.filled = script.next = 0;
    script.frames_left = 0;
    script.file = port_file_open(script.path);
    if (script.file >= 0) return true;
    complain("cannot be opened", "", ", expected a file of recorded presses");
    return false;
}

/* Reads on to the next line that holds frames. */
static line_end read_frames(void)
{
    char text[LINE_ROOM];
    line_end end;
    while ((end = read_line(text)) == LINE_READ) {
        if (!parse_line(text)) return LINE_BAD;
        if (script.frames_left > 0) return LINE_READ;
    }
    return end;
}

bool port_script(const char *path)
{
    script.path = path;
    script.state = CHECKING;
    if (!open_script()) return false;
    bool plays = false;
    line_end end;
    while ((end = read_frames()) == LINE_READ)
        plays = true;
    port_file_close(script.file);
    if (end == LINE_BAD) return false;
    if (!plays) { /* a folder, too, is an empty file to some debuggers */
        script.line = 0;
        complain("no frames", "", ", expected a line such as: right 12");
        return false;
    }
    if (!open_script()) return false;
    script.state = PLAYING;
    return true;
}

unsigned port_buttons(void)
{
    unsigned pressed = PORT_END;
    if (script.state == LIVE) return port_live_buttons(&pressed) ? pressed : PORT_END;
    if (script.state == OVER) return PORT_END;
    if (script.frames_left == 0) {
        const line_end end = read_frames();
        if (end == LINE_BAD) port_exit(2); /* the file has changed since it was checked */
        if (end == LINE_NONE) {
            port_file_close(script.file);
            script.state = OVER;
            return PORT_END;
        }
    }
    script.frames_left--;
    return port_press(script.pressed);
}
