#include "usart.h"

#include "../cortexm/board.h"

enum { SR = 0x00, DR = 0x04, BRR = 0x08, CR1 = 0x0C };
enum { SR_TXE = 1 << 7, CR1_TE = 1 << 3, CR1_UE = 1 << 13, BAUD = 115200 };

void usart_start(uint32_t usart, uint32_t clock_hertz)
{
    REGISTER(usart + BRR) = (clock_hertz + BAUD / 2) / BAUD;
    REGISTER(usart + CR1) = CR1_UE | CR1_TE;
}

void usart_put(uint32_t usart, char c)
{
    wait_for(usart + SR, SR_TXE);
    REGISTER(usart + DR) = (uint8_t)c;
}
