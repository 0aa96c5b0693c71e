/*
 * BBC micro:bit, nRF51822, Cortex-M0 at 16 MHz. Console: UART0, P0.24 out, 115200 baud. Buttons:
 * A is left, B is right.
 */
#include "../cortexm/board.h"
#include "../port.h"

enum {
    UART = 0x40002000,
    GPIO_OUT_SET = 0x50000508,
    GPIO_IN = 0x50000510,
    GPIO_CONFIG = 0x50000700
};
enum { START_TX = UART + 0x008, TX_READY = UART + 0x11C, ENABLE = UART + 0x500 };
enum { PIN_TX = UART + 0x50C, TXD = UART + 0x51C, BAUD_RATE = UART + 0x524 };
enum { BAUD_115200 = 0x01D7E000, TX_PIN = 24, BUTTON_A = 17, BUTTON_B = 26 };

uint32_t board_hertz = 16000000;

void board_start(void)
{
    REGISTER(GPIO_OUT_SET) = 1 << TX_PIN; /* idle before it is an output */
    REGISTER(GPIO_CONFIG + 4 * TX_PIN) = 1;
    REGISTER(GPIO_CONFIG + 4 * BUTTON_A) = 0; /* input, pulled up on the board */
    REGISTER(GPIO_CONFIG + 4 * BUTTON_B) = 0;
    REGISTER(PIN_TX) = TX_PIN;
    REGISTER(BAUD_RATE) = BAUD_115200;
    REGISTER(ENABLE) = 4;
    REGISTER(START_TX) = 1;
}

void board_put(char c)
{
    static uint32_t patience = 20000; /* polls; a line that has worked once is waited for */
    REGISTER(TX_READY) = 0;
    REGISTER(TXD) = (uint8_t)c;
    for (uint32_t tries = 0; tries < patience; tries++) {
        if (REGISTER(TX_READY) == 0) continue;
        patience = UINT32_MAX;
        return;
    }
    patience = 1;
}

bool board_buttons(unsigned *pressed)
{
    const uint32_t up = REGISTER(GPIO_IN);
    *pressed = ((up >> BUTTON_A & 1) == 0 ? PORT_LEFT : 0u) |
               ((up >> BUTTON_B & 1) == 0 ? PORT_RIGHT : 0u);
    return true;
}
