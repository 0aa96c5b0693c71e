/*
 * Start-up of every Cortex-M port: vector table, .data and .bss, the floating-point unit where the
 * image is built for one, main with the debugger's arguments, and faults that say where they were.
 */
#include "../port.h"
#include "board.h"
#include "semihosting.h"

#include <string.h>

extern uint32_t ld_flash_start[], ld_flash_end[], ld_ram_start[], ld_stack_top[], ld_data_flash[],
    ld_data_start[], ld_data_end[], ld_bss_start[], ld_bss_end[], ld_stack_limit[];

int main(int argc, char **argv);

enum { USAGE_EXIT = 2, FAULT_EXIT = 4, ARGUMENTS = 8, COMMAND_LINE = 128 };

void reset_handler(void);
void fault_entry(void);
void fault_report(uint32_t *frame, uint32_t number);

/* No interrupt is ever enabled, so the table ends with the exceptions of the core. */
typedef void (*handler)(void);
__attribute__((section(".vectors"), used)) static const handler vectors[16] = {
    (handler)(uintptr_t)ld_stack_top,
    reset_handler,
    fault_entry, /* NMI */
    fault_entry, /* HardFault */
    fault_entry, /* MemManage */
    fault_entry, /* BusFault */
    fault_entry, /* UsageFault */
    0,
    0,
    0,
    0,
    fault_entry, /* SVCall */
    fault_entry, /* DebugMonitor */
    0,
    fault_entry, /* PendSV */
    fault_entry, /* SysTick */
};

/* The words of the line; more than there is room for, or a line that did not fit, ends the program.
 */
static void split_arguments(char *line, bool fits, int *argc, char **argv)
{
    for (char *word = line; fits;) {
        word += strspn(word, " ");
        if (*word == '\0') return;
        if (*argc == ARGUMENTS) break;
        argv[(*argc)++] = word;
        word += strcspn(word, " ");
        if (*word != '\0') *word++ = '\0';
    }
    port_complain("command line too long, expected at most 127 characters and 8 words\n");
    port_exit(USAGE_EXIT);
}

/* The end of the stack's room: whoever comes down to here is about to write over the variables. */
enum { GUARD_WORDS = 8 };
#define GUARD UINT32_C(0xFEEDC0DE)

static void guard_stack(void)
{
    for (int i = 0; i < GUARD_WORDS; i++)
        ld_stack_limit[i] = GUARD;
}

void startup_check_stack(void)
{
    for (int i = 0; i < GUARD_WORDS; i++) {
        if (ld_stack_limit[i] == GUARD) continue;
        guard_stack(); /* said once */
        port_complain("fault: the stack grew over the variables\n");
        port_exit(FAULT_EXIT);
    }
}

void reset_handler(void)
{
    static char command_line[COMMAND_LINE];
    static char *argv[ARGUMENTS + 1];
    int argc = 0;
    for (uint32_t *to = ld_data_start, *from = ld_data_flash; to < ld_data_end;)
        *to++ = *from++;
    for (uint32_t *to = ld_bss_start; to < ld_bss_end;)
        *to++ = 0;
#if __ARM_ARCH >= 7
    REGISTER(0xE000ED08) =
        (uint32_t)(uintptr_t)vectors; /* VTOR: a boot loader may have had its own */
#endif
#if defined(__ARM_FP)
    REGISTER(0xE000ED88) |= 0xFu << 20; /* CPACR: full access to the FPU */
    __asm__ volatile("dsb\n\tisb");
#endif
    guard_stack();
    board_start();
    const bool fits = semihosting_command_line(command_line, sizeof command_line);
    if (!semihosting_absent) split_arguments(command_line, fits, &argc, argv);
    port_exit(main(argc, argv));
}

/* Finds the registers that the fault pushed, on whichever stack, and hands them on. */
__attribute__((naked)) void fault_entry(void)
{
    __asm__ volatile(".syntax unified\n\t"
                     "mov r1, lr\n\t"
                     "mrs r0, msp\n\t"
                     "lsls r1, r1, #29\n\t" /* EXC_RETURN bit 2: the process stack was in use */
                     "bpl 1f\n\t"
                     "mrs r0, psp\n"
                     "1:\n\t"
                     "mrs r1, ipsr\n\t"
                     "ldr r2, =ld_stack_floor\n\t" /* lost, or no room left: start a new stack */
                     "cmp r0, r2\n\t"
                     "blo 2f\n\t"
                     "ldr r2, =ld_stack_top\n\t"
                     "cmp r0, r2\n\t"
                     "blo 3f\n"
                     "2:\n\t"
                     "ldr r2, =ld_stack_top\n\t"
                     "mov sp, r2\n"
                     "3:\n\t"
                     "ldr r2, =fault_report\n\t"
                     "bx r2\n\t"
                     ".ltorg");
}

enum { HARD_FAULT = 3, R0 = 0, PC = 6, FRAME_WORDS = 8 };

/* Is [address, address + bytes) within [start, end)? A report must not fault itself. */
static bool lies_within(uint32_t address, uint32_t bytes, const uint32_t *start,
                        const uint32_t *end)
{
    return address >= (uintptr_t)start && address <= (uintptr_t)end &&
           bytes <= (uintptr_t)end - address;
}

static bool is_semihosting_call(uint32_t number, uint32_t pc)
{
    return number == HARD_FAULT && lies_within(pc, 2, ld_flash_start, ld_flash_end) &&
           *(const uint16_t *)(uintptr_t)(pc & ~1u) == SEMIHOSTING_BREAKPOINT;
}

void fault_report(uint32_t *frame, uint32_t number)
{
    const bool framed = lies_within((uint32_t)(uintptr_t)frame, FRAME_WORDS * sizeof *frame,
                                    ld_ram_start, ld_stack_top);
    if (framed && is_semihosting_call(number, frame[PC])) {
        semihosting_absent = true;
        frame[R0] = UINT32_MAX;
        frame[PC] += 2;
        return;
    }
    static const char *const names[] = {"r0", "r1", "r2", "r3", "r12", "lr", "pc", "xpsr"};
    port_print("fault: exception ");
    port_print_unsigned(number);
    if (!framed) port_print("\n  no registers: the stack pointer is outside of RAM");
    for (size_t i = 0; framed && i < sizeof names / sizeof names[0]; i++) {
        port_print(i % 4 == 0 ? "\n  " : "  ");
        port_print(names[i]);
        port_print(" ");
        port_print_hex(frame[i]);
    }
#if __ARM_ARCH >= 7
    port_print("\n  cfsr ");
    port_print_hex(REGISTER(0xE000ED28));
    port_print("  hfsr ");
    port_print_hex(REGISTER(0xE000ED2C));
    port_print("  mmfar ");
    port_print_hex(REGISTER(0xE000ED34));
    port_print("  bfar ");
    port_print_hex(REGISTER(0xE000ED38));
#endif
    port_print("\n");
    port_exit(FAULT_EXIT);
}
