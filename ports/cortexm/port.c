/* The console, exit and counter of every Cortex-M port. */
#include "../port.h"

#include "board.h"
#include "semihosting.h"

enum { ABORT_EXIT = 3, FRAMES_A_SECOND = 60, POLL_CYCLES = 8 };

#define SYST_CSR       UINT32_C(0xE000E010)
#define SYST_RVR       UINT32_C(0xE000E014)
#define SYST_CVR       UINT32_C(0xE000E018)
#define SYST_COUNTFLAG (UINT32_C(1) << 16)
#define SYST_INTERRUPT UINT32_C(2)
#define SYST_MASK      UINT32_C(0xFFFFFF)

#define ICSR              UINT32_C(0xE000ED04)
#define ICSR_SYSTICK_DONE (UINT32_C(1) << 25)

#define DEMCR         UINT32_C(0xE000EDFC)
#define DEMCR_TRCENA  (UINT32_C(1) << 24)
#define DWT_CTRL      UINT32_C(0xE0001000)
#define DWT_CYCCNT    UINT32_C(0xE0001004)
#define DWT_LAR       UINT32_C(0xE0001FB0)
#define DWT_LAR_KEY   UINT32_C(0xC5ACCE55)
#define CYCCNT_ENABLE UINT32_C(1)

void port_print(const char *text)
{
    for (; *text != '\0'; text++) {
        if (*text == '\n') board_put('\r');
        board_put(*text);
    }
}

void port_complain(const char *text)
{
    port_print(text);
}

void port_exit(int code)
{
    startup_check_stack();
    semihosting_exit(code);
    for (;;)
        __asm__ volatile("wfi");
}

void port_abort(void)
{
    port_exit(ABORT_EXIT);
}

static void start_systick(uint32_t reload, uint32_t interrupt)
{
    REGISTER(SYST_CSR) = 0;
    REGISTER(SYST_RVR) = reload;
    REGISTER(SYST_CVR) = 0;
    REGISTER(SYST_CSR) = 5 | interrupt; /* core clock */
}

#if __ARM_ARCH >= 7
/* Asleep until SysTick is pending; it is never taken, since interrupts stay off. */
static void wait_for_frame(void)
{
    static bool started;
    if (!started) {
        __asm__ volatile("cpsid i");
        start_systick(board_hertz / FRAMES_A_SECOND - 1, SYST_INTERRUPT);
    }
    started = true;
    while ((REGISTER(SYST_CSR) & SYST_COUNTFLAG) == 0)
        __asm__ volatile("wfi");
    REGISTER(ICSR) = ICSR_SYSTICK_DONE;
}
#else
/* Cores of ARMv6-M may lack SysTick, as nRF51 does: there the wait is as many polls. */
static void wait_for_frame(void)
{
    static bool started;
    if (!started) start_systick(board_hertz / FRAMES_A_SECOND - 1, 0);
    started = true;
    for (uint32_t polls = board_hertz / FRAMES_A_SECOND / POLL_CYCLES; polls > 0; polls--)
        if ((REGISTER(SYST_CSR) & SYST_COUNTFLAG) != 0) break;
}
#endif

bool port_live_buttons(unsigned *pressed)
{
    wait_for_frame();
    return board_buttons(pressed);
}

#if __ARM_ARCH >= 7
static bool cycle_counter_moves(void)
{
    REGISTER(DEMCR) |= DEMCR_TRCENA;
    REGISTER(DWT_LAR) = DWT_LAR_KEY;
    REGISTER(DWT_CTRL) |= CYCCNT_ENABLE;
    const uint32_t before = REGISTER(DWT_CYCCNT);
    __asm__ volatile("nop\n\tnop\n\tnop\n\tnop");
    return REGISTER(DWT_CYCCNT) != before;
}
#else
static bool cycle_counter_moves(void)
{
    return false; /* ARMv6-M has none */
}
#endif

port_counter port_counter_start(void)
{
    if (cycle_counter_moves())
        return (port_counter){"cycles (DWT)", &REGISTER(DWT_CYCCNT), UINT32_MAX, false};
    start_systick(SYST_MASK, 0);
    const uint32_t before = REGISTER(SYST_CVR);
    __asm__ volatile("nop\n\tnop\n\tnop\n\tnop");
    if (REGISTER(SYST_CVR) == before) return (port_counter){"none", 0, 0, false};
    return (port_counter){"SysTick", &REGISTER(SYST_CVR), SYST_MASK, true};
}
