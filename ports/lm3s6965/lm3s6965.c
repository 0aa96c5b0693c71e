/*
 * Stellaris LM3S6965 evaluation board, Cortex-M3 at 50 MHz, as a handheld. Console: UART0, PA1 out, PA0
 * in, 115200 baud. Buttons to ground: PE0 up, PE1 down, PE2 left, PE3 right, PF1 select.
 */
#include "lm3s6965.h"

#include "../port.h"

enum { RIS = 0x400FE050, RCC = 0x400FE060, RCGC1 = 0x400FE104, RCGC2 = 0x400FE108 };
enum { PLL_LOCKED = 1 << 6 };
enum { BYPASS = 1 << 11, PLL_OFF = 1 << 13, USE_DIVIDER = 1 << 22, BY_4 = 3 << 23 };
enum { SETTLES = 100000 }; /* turns of an empty loop: a crystal takes some milliseconds */
enum { CRYSTAL_8_MHZ = 0xE << 6, FROM_CRYSTAL = 0 << 4, FROM_INSIDE = 1 << 4 };

enum { UART = 0x4000C000, DATA = UART + 0x00, FLAGS = UART + 0x18, BAUD = UART + 0x24 };
enum { BAUD_FRACTION = UART + 0x28, LINE = UART + 0x2C, CONTROL = UART + 0x30 };
enum { RECEIVE_EMPTY = 1 << 4, TRANSMIT_FULL = 1 << 5, EIGHT_BITS = 3 << 5, FIFOS = 1 << 4 };
enum { RUNS = 1 << 0, TRANSMITS = 1 << 8, RECEIVES = 1 << 9, RATE = 115200 };

enum { DIRECTIONS = 15, SELECT = 1 << 1 };

uint32_t board_hertz = 12000000;

/* 200 MHz / 4, or the crystal's 8 MHz. */
static void start_clock(void)
{
    const uint32_t slow = BYPASS | CRYSTAL_8_MHZ | FROM_CRYSTAL;
    REGISTER(RCC) = BYPASS | CRYSTAL_8_MHZ | PLL_OFF | FROM_INSIDE;
    for (volatile uint32_t turns = SETTLES; turns > 0; turns--) {
    }
    REGISTER(RCC) = slow | PLL_OFF;
    board_hertz = 8000000;
    REGISTER(RCC) = slow;
    if (!wait_for(RIS, PLL_LOCKED)) return;
    REGISTER(RCC) = slow | USE_DIVIDER | BY_4;
    REGISTER(RCC) &= ~(uint32_t)BYPASS;
    board_hertz = 50000000;
}

static void start_uart(void)
{
    const uint32_t sixty_fourths = (board_hertz * 4 + RATE / 2) / RATE; /* of 16 clocks a bit */
    REGISTER(GPIO_A + GPIO_ALTERNATE) |= 3;
    REGISTER(GPIO_A + GPIO_DIGITAL) |= 3;
    REGISTER(BAUD) = sixty_fourths / 64;
    REGISTER(BAUD_FRACTION) = sixty_fourths % 64;
    REGISTER(LINE) = EIGHT_BITS | FIFOS;
    REGISTER(CONTROL) = RUNS | TRANSMITS | RECEIVES;
}

static void start_buttons(void)
{
    REGISTER(GPIO_E + GPIO_PULL_UP) |= DIRECTIONS;
    REGISTER(GPIO_E + GPIO_DIGITAL) |= DIRECTIONS;
    REGISTER(GPIO_F + GPIO_PULL_UP) |= SELECT;
    REGISTER(GPIO_F + GPIO_DIGITAL) |= SELECT;
}

void board_start(void)
{
    start_clock();
    REGISTER(RCGC1) |= 1 << 0 | 1 << 4;                   /* UART0, SSI0 */
    REGISTER(RCGC2) |= 1 << 0 | 1 << 2 | 1 << 3 | 3 << 4; /* GPIO A, C, D, E, F */
    (void)REGISTER(RCGC2);                                /* a few clocks until they listen */
    start_uart();
    start_buttons();
    screen_start();
}

void board_put(char c)
{
    for (uint32_t tries = 0; tries < 20000 && (REGISTER(FLAGS) & TRANSMIT_FULL) != 0; tries++) {
    }
    REGISTER(DATA) = (uint8_t)c;
}

void uart_wait(void)
{
    while ((REGISTER(FLAGS) & RECEIVE_EMPTY) != 0) {
    }
    (void)REGISTER(DATA);
}

/* A line that was low from the start is no press: QEMU's are, until their key was let go once. */
bool board_buttons(unsigned *pressed)
{
    static uint32_t been_up;
    const uint32_t up = PINS(GPIO_E, DIRECTIONS) | (PINS(GPIO_F, SELECT) == 0 ? 0 : PORT_SELECT);
    been_up |= up;
    *pressed = been_up & ~up;
    return true;
}
