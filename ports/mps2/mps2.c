/*
 * Arm MPS2 with the Cortex-M3 image AN385, the Cortex-M4 one AN386 or the Cortex-M7 one AN500, at
 * 25 MHz: an emulated board with megabytes, for what a chip has no room for. Console: UART0. No
 * buttons.
 */
#include "../cortexm/board.h"

enum { UART = 0x40004000, DATA = UART + 0x00, STATE = UART + 0x04, CONTROL = UART + 0x08 };
enum { BAUD_DIVIDER = UART + 0x10, TX_FULL = 1, TX_ENABLE = 1 };

uint32_t board_hertz = 25000000;

void board_start(void)
{
    REGISTER(BAUD_DIVIDER) = board_hertz / 115200;
    REGISTER(CONTROL) = TX_ENABLE;
}

void board_put(char c)
{
    for (uint32_t tries = 0; tries < 20000 && (REGISTER(STATE) & TX_FULL) != 0; tries++) {
    }
    REGISTER(DATA) = (uint8_t)c;
}

bool board_buttons(unsigned *pressed)
{
    *pressed = 0;
    return false;
}
