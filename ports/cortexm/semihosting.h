/*
 * Semihosting: the debugger's, or emulator's, files, arguments and exit code. On a board without a
 * debugger every call fails softly: the fault handler in startup.c steps over the breakpoint.
 */
#ifndef SEMIHOSTING_H
#define SEMIHOSTING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SEMIHOSTING_BREAKPOINT = 0xBEAB };

/* Set by the fault handler once a call found nobody. */
extern volatile bool semihosting_absent;

/* The command line as the debugger has it; false without one. */
bool semihosting_command_line(char *text, size_t size);

/* Returns only without a debugger. */
void semihosting_exit(int code);

#endif
