/* What the handheld's two files share. */
#ifndef LM3S6965_H
#define LM3S6965_H

#include "../cortexm/board.h"

enum { GPIO_A = 0x40004000, GPIO_C = 0x40006000, GPIO_D = 0x40007000 };
enum { GPIO_E = 0x40024000, GPIO_F = 0x40025000 };

/* The pins of a mask, and no others, are read and written at an address of their own. */
#define PINS(port, mask) REGISTER((port) + ((mask) << 2))

enum { GPIO_DIR = 0x400, GPIO_ALTERNATE = 0x420, GPIO_PULL_UP = 0x510, GPIO_DIGITAL = 0x51C };

/* Waits for a character on the serial line. */
void uart_wait(void);

void screen_start(void);

#endif
