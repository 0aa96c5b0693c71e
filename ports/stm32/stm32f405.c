/*
 * STM32F405, Cortex-M4F: 168 MHz from the internal oscillator, so that no crystal is asked for.
 * Console: USART1, PA9 out. Buttons to ground: PC0 up, PC1 down, PC2 left, PC3 right, PC4 select.
 */
#include "../cortexm/board.h"
#include "../port.h"
#include "usart.h"

enum { USART1 = 0x40011000, GPIOA = 0x40020000, GPIOC = 0x40020800 };
enum { RCC_CR = 0x40023800, RCC_PLLCFGR = 0x40023804, RCC_CFGR = 0x40023808 };
enum { RCC_AHB1ENR = 0x40023830, RCC_APB2ENR = 0x40023844, FLASH_ACR = 0x40023C00 };
enum { MODER = 0x00, PUPDR = 0x0C, IDR = 0x10, AFRH = 0x24 };

enum { PLL_ON = 1 << 24, PLL_READY = 1 << 25, BUTTONS = 5 };
/* 16 MHz / 8 * 168 / 2; USB gets 48 MHz by /7. */
enum { PLL_168_MHZ = 8 | 168 << 6 | 0 << 16 | 7 << 24 };
enum { CACHES_AND_5_WAITS = 7 << 8 | 5 };
enum { APB1_BY_4 = 5 << 10, APB2_BY_2 = 4 << 13, SWITCH_TO_PLL = 2, SWITCHED_TO_PLL = 2 << 2 };

uint32_t board_hertz = 16000000;

static void start_clock(void)
{
    REGISTER(RCC_PLLCFGR) = PLL_168_MHZ;
    REGISTER(RCC_CR) |= PLL_ON;
    if (!wait_for(RCC_CR, PLL_READY)) return;
    REGISTER(FLASH_ACR) = CACHES_AND_5_WAITS;
    if ((REGISTER(FLASH_ACR) & 7) != 5) return;
    REGISTER(RCC_CFGR) = APB1_BY_4 | APB2_BY_2 | SWITCH_TO_PLL;
    if (wait_for(RCC_CFGR, SWITCHED_TO_PLL)) board_hertz = 168000000;
}

void board_start(void)
{
    start_clock();
    REGISTER(RCC_AHB1ENR) |= 1 << 0 | 1 << 2; /* GPIOA, GPIOC */
    REGISTER(RCC_APB2ENR) |= 1 << 4;          /* USART1 */
    REGISTER(GPIOA + MODER) = (REGISTER(GPIOA + MODER) & ~(3u << 18)) | 2u << 18;
    REGISTER(GPIOA + AFRH) = (REGISTER(GPIOA + AFRH) & ~(15u << 4)) | 7u << 4;
    for (int pin = 0; pin < BUTTONS; pin++)
        REGISTER(GPIOC + PUPDR) |= 1u << 2 * pin;
    usart_start(USART1, board_hertz == 168000000 ? board_hertz / 2 : board_hertz);
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
