/*
 * STM32F100, Cortex-M3: 24 MHz from the internal oscillator. Console: USART1, PA9 out. Buttons to
 * ground: PC0 up, PC1 down, PC2 left, PC3 right, PC4 select.
 */
#include "../cortexm/board.h"
#include "../port.h"
#include "usart.h"

enum { USART1 = 0x40013800, GPIOA = 0x40010800, GPIOC = 0x40011000 };
enum { RCC_CR = 0x40021000, RCC_CFGR = 0x40021004, RCC_APB2ENR = 0x40021018 };
enum { CRL = 0x00, CRH = 0x04, IDR = 0x08, ODR = 0x0C };

enum { PLL_ON = 1 << 24, PLL_READY = 1 << 25, BUTTONS = 5 };
/* 8 MHz / 2 * 6; no flash wait is needed up to 24 MHz. */
enum { PLL_BY_6 = 4 << 18, SWITCH_TO_PLL = 2, SWITCHED_TO_PLL = 2 << 2 };

uint32_t board_hertz = 8000000;

static void start_clock(void)
{
    REGISTER(RCC_CFGR) = PLL_BY_6;
    REGISTER(RCC_CR) |= PLL_ON;
    if (!wait_for(RCC_CR, PLL_READY)) return;
    REGISTER(RCC_CFGR) = PLL_BY_6 | SWITCH_TO_PLL;
    if (wait_for(RCC_CFGR, SWITCHED_TO_PLL)) board_hertz = 24000000;
}

void board_start(void)
{
    start_clock();
    REGISTER(RCC_APB2ENR) |= 1 << 2 | 1 << 4 | 1 << 14; /* GPIOA, GPIOC, USART1 */
    REGISTER(GPIOA + CRH) = (REGISTER(GPIOA + CRH) & ~(15u << 4)) | 0xBu << 4;
    for (int pin = 0; pin < BUTTONS; pin++) { /* inputs, pulled up */
        REGISTER(GPIOC + CRL) = (REGISTER(GPIOC + CRL) & ~(15u << 4 * pin)) | 8u << 4 * pin;
        REGISTER(GPIOC + ODR) |= 1u << pin;
    }
    usart_start(USART1, board_hertz);
}

void board_put(char c)
{
    usart_put(USART1, c);
}

bool board_buttons(unsigned *pressed)
{
    *pressed = ~REGISTER(GPIOC + IDR) & ((1u << BUTTONS) - 1);
    return true;
}
