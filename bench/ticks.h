/* What one call takes, by the port's counter. */
#ifndef TICKS_H
#define TICKS_H

#include "count.h"
#include "port.h"

#include <stdbool.h>

/* Ticks of a call and of what is round it, which an empty function shows. answer: may be null. */
static inline uint32_t ticks_of(void (*code)(void), const uint32_t arguments[CALL_WORDS],
                                bool *answer)
{
    count_result result;
    const port_counter counter =
        port_counter_start(); /* afresh: QEMU's SysTick is off by a little where its 24 bits wrap */
    const uint32_t after = count_call(code, arguments, counter.value, &result);
    if (answer != NULL) *answer = (result.answer & 0xff) != 0; /* a bool has a byte */
    return (counter.down ? result.before - after : after - result.before) & counter.mask;
}

/* A pointer as an argument word. */
static inline uint32_t word(const void *pointer)
{
    return (uint32_t)(uintptr_t)pointer;
}

#endif
