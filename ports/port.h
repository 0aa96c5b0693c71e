/*
 * What a port offers to the programs in examples/, tests/ and bench/: text out, an exit code, the
 * program's arguments, files to read, buttons, and a counter. A program knows this header and
 * fixhit.h and nothing else of the machine it runs on; it starts at main(argc, argv).
 *
 * Who brings what: each folder of ports/ implements the first part; ports/text.c and
 * ports/script.c implement the second on top of it, for all ports alike.
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

/*
 * Takes the presses from a recording from now on. A line holds a frame's buttons joined by +, or
 * "none", and for how many frames they stay so (1 if left out): "right+down 12". # starts a
 * comment. The whole file is checked first: an unknown key, a bad count or a line over 79
 * characters is reported with its line number, and false returned.
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
