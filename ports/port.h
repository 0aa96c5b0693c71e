/*
 * What a port offers to the programs in examples/, tests/ and bench/: text out, an exit code, the
 * program's arguments, files to read, buttons, a screen, and a counter. A program knows this header
 * and fixhit.h and nothing else of the machine it runs on; it starts at main(argc, argv).
 *
 * Who brings what: each folder of ports/ implements the first part, where ports/headless.c stands in
 * for a screen; ports/text.c, ports/script.c and ports/start.c implement the second on top of it, for
 * all ports alike.
 */
#ifndef PORT_H
#define PORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Part one: each port for itself. */

/* Text to the console: the standard output of a host, the serial line of a board. */
void port_print(const char *text);

/* As port_print, for complaints: the standard error where there is one. */
void port_complain(const char *text);

/* Ends the program with an exit code, where there is somebody to take it; else waits for ever. */
_Noreturn void port_exit(int code);

/* Ends the program after a broken precondition: abort() on a host, exit code 3 on a board. */
_Noreturn void port_abort(void);

/* Files to read; a board reads the debugger's, and has none without one. open returns a handle or a
 * negative number, read the bytes read (0 at the end), negative for an error. */
int port_file_open(const char *path);
int port_file_read(int file, char *buffer, size_t size);
void port_file_close(int file);

/* Live buttons, the PORT_ bits below; waits for the next 1/60 s. False where there are none. */
bool port_live_buttons(unsigned *pressed);

/*
 * A screen of 128 x 64 pixels in 16 greys. A picture has two pixels a byte, the left one in the high
 * four bits, rows from the top. Where there is no screen, showing does nothing.
 */
enum { PORT_SCREEN_WIDTH = 128, PORT_SCREEN_HEIGHT = 64 };
enum { PORT_SCREEN_BYTES = PORT_SCREEN_WIDTH * PORT_SCREEN_HEIGHT / 2 };
void port_show(const uint8_t picture[PORT_SCREEN_BYTES]);

/* The picture shown last is to be kept under this name, where somebody keeps any. */
void port_shot(const char *name);

/* The buttons that a recording wants held, as the machine has them: where somebody is there to press
 * real ones, these are asked for and read; elsewhere the same. */
unsigned port_press(unsigned wanted);

/* An argument of the program that only this port knows, and those after it up to a null pointer: how
 * many it takes; 0: it does not know it; below 0: it is wrong, and that was said. */
int port_option(char *const *arguments);

/* The options that port_option knows, for a usage line: "" or "[--NAME VALUE] ...". */
extern const char port_options[];

/* What counts here: cycles of a real core, or ticks of SysTick, which under QEMU's -icount stand
 * for instructions. `value` is null where nothing counts. */
typedef struct port_counter {
    const char *name;
    const volatile uint32_t *value;
    uint32_t mask; /* the bits that count */
    bool down;     /* counts down */
} port_counter;
port_counter port_counter_start(void);

/* Part two: the same everywhere. */

enum {
    PORT_UP = 1,
    PORT_DOWN = 2,
    PORT_LEFT = 4,
    PORT_RIGHT = 8,
    PORT_SELECT = 16,
    PORT_END = 32 /* the recording is over */
};

/* What recordings call them, in the order of their bits. */
enum { PORT_KEYS = 5 };
extern const char *const port_key_names[PORT_KEYS];

/*
 * Takes the program's arguments: a recording to play, as RECORDING or --replay RECORDING, and what
 * the port itself knows. False, and said why, for anything else.
 */
bool port_start(int argc, char **argv);

/*
 * Takes the presses from a recording from now on. A line holds a frame's buttons joined by +, or
 * "none", and for how many frames they stay so (1 if left out): "right+down 12". "shot NAME", a line
 * of its own, keeps the picture shown last under that name (letters, digits, - and _). # starts a
 * comment. The whole file is checked first: an unknown key, a bad count or name, or a line over 79
 * characters is reported with its line number, as is a file without a frame, and false returned.
 */
bool port_script(const char *path);

/* The buttons of the next frame: recorded ones at once, live ones at 60 Hz. */
unsigned port_buttons(void);

/* The number as decimal digits, in the buffer given. */
enum { PORT_DIGITS = 11 };
const char *port_digits(uint32_t value, char digits[PORT_DIGITS]);

void port_print_unsigned(uint32_t value);
void port_print_signed(int32_t value);
void port_print_hex(uint32_t value);              /* eight digits */
void port_tell(const char *name, uint32_t value); /* a line of its own */

#endif
