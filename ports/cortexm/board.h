/* What a board's own file offers to the start-up code and console that all Cortex-M ports share. */
#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h>
#include <stdint.h>

/* Clocks, serial line, pins. Runs before main with .data and .bss ready. Waits are bounded. */
void board_start(void);

/* One character to the serial line; gives up after a bounded wait. */
void board_put(char c);

/* The buttons held now, as PORT_ bits; false if the board has none. */
bool board_buttons(unsigned *pressed);

/* Ends the program if the stack has been larger than its room; a port's exit asks it. */
void startup_check_stack(void);

/* The core clock as started, for the serial line and the 60 Hz wait. */
extern uint32_t board_hertz;

/* A memory-mapped register. */
#define REGISTER(address) (*(volatile uint32_t *)(uintptr_t)(address))

/* Wait for a flag to rise or fall, for a bounded time: emulators leave some as they are for ever. */
static inline bool wait_until(uint32_t address, uint32_t bits, bool up)
{
    for (uint32_t tries = 0; tries < 20000; tries++)
        if (((REGISTER(address) & bits) != 0) == up) return true;
    return false;
}

static inline bool wait_for(uint32_t address, uint32_t bits)
{
    return wait_until(address, bits, true);
}

#endif
