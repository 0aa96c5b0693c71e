/* USART1, transmitting only, 115200 baud, 8 bits, no parity. The same registers on F1 and F4. */
#ifndef USART_H
#define USART_H

#include <stdint.h>

void usart_start(uint32_t usart, uint32_t clock_hertz);
void usart_put(uint32_t usart, char c);

#endif
