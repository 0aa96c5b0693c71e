/*
 * The handheld's screen: an SSD0323 with 128 x 64 pixels in 16 greys on SSI0. PA2 clock, PA3 select, PA5
 * data, PC7 high for data and low for commands, PC6 the panel's supply; PD0 high keeps the memory card on
 * the same lines quiet. It is switched on and no more, which is enough for QEMU's: a real one may also want its
 * contrast, phases and multiplex ratio, and has not been tried.
 *
 * --watched is for who looks on through the serial line and holds the real buttons: before other buttons
 * are to be held than before, "READY BITS" asks for them, "shot NAME" says that the picture on the screen
 * is that one, and both wait for a character.
 */
#include "../port.h"
#include "lm3s6965.h"

#include <string.h>

enum { SSI = 0x40008000, CR0 = SSI + 0x00, CR1 = SSI + 0x04, DATA = SSI + 0x08 };
enum { STATE = SSI + 0x0C, PRESCALE = SSI + 0x10 };
enum { MODE_3_BYTES = 3 << 6 | 7, RUNS = 1 << 1, BY_14 = 14 };
enum { CAN_SEND = 1 << 1, HAS_RECEIVED = 1 << 2, BUSY = 1 << 4 };
enum { SSI_PINS = 1 << 2 | 1 << 3 | 1 << 5, IS_DATA = 1 << 7, SUPPLY = 1 << 6, CARD_OFF = 1 << 0 };

/* Commands of the SSD0323. */
enum { COLUMNS = 0x15, ROWS = 0x75, ON = 0xAF, LAST_COLUMN = 63, LAST_ROW = 63 };

static bool watched;

/* What comes back is of no interest, but it would fill up. */
static void send(uint8_t byte)
{
    (void)wait_for(STATE, CAN_SEND);
    REGISTER(DATA) = byte;
    if ((REGISTER(STATE) & HAS_RECEIVED) != 0) (void)REGISTER(DATA);
}

/* The pin may change only once all is sent. */
static void say_what_comes(bool data)
{
    (void)wait_until(STATE, BUSY, false);
    PINS(GPIO_C, IS_DATA) = data ? IS_DATA : 0;
}

static void send_commands(const uint8_t *bytes, size_t count)
{
    say_what_comes(false);
    for (size_t i = 0; i < count; i++)
        send(bytes[i]);
}

void screen_start(void)
{
    REGISTER(GPIO_A + GPIO_ALTERNATE) |= SSI_PINS;
    REGISTER(GPIO_A + GPIO_DIGITAL) |= SSI_PINS;
    REGISTER(GPIO_C + GPIO_DIR) |= IS_DATA | SUPPLY;
    REGISTER(GPIO_C + GPIO_DIGITAL) |= IS_DATA | SUPPLY;
    REGISTER(GPIO_D + GPIO_DIR) |= CARD_OFF;
    REGISTER(GPIO_D + GPIO_DIGITAL) |= CARD_OFF;
    PINS(GPIO_D, CARD_OFF) = CARD_OFF;
    PINS(GPIO_C, SUPPLY) = SUPPLY;
    REGISTER(CR1) = 0;
    REGISTER(PRESCALE) = BY_14; /* 3.6 MHz of 50; the screen takes 4 */
    REGISTER(CR0) = MODE_3_BYTES;
    REGISTER(CR1) = RUNS;
    send_commands((const uint8_t[]){ON}, 1);
}

void port_show(const uint8_t picture[PORT_SCREEN_BYTES])
{
    static const uint8_t whole[] = {COLUMNS, 0, LAST_COLUMN, ROWS, 0, LAST_ROW};
    send_commands(whole, sizeof whole);
    say_what_comes(true);
    for (size_t i = 0; i < PORT_SCREEN_BYTES; i++)
        send(picture[i]);
}

const char port_options[] = "[--watched]";

void port_shot(const char *name)
{
    if (!watched) return;
    port_print("shot ");
    port_print(name);
    port_print("\n");
    uart_wait();
}

/* Asks for these buttons to be held where they have changed, and reads what is held. */
static unsigned ask_for(unsigned wanted, bool changed)
{
    unsigned held;
    if (changed) {
        port_tell("READY", wanted);
        uart_wait();
    }
    if (board_buttons(&held) && held == wanted) return held;
    port_complain("buttons held ");
    port_print_unsigned(held);
    port_complain(", expected ");
    port_print_unsigned(wanted);
    port_complain("\n");
    port_exit(2);
}

int port_option(char *const *arguments)
{
    if (strcmp(arguments[0], "--watched") != 0) return 0;
    watched = true;
    (void)ask_for(0, true); /* a line counts once it has been seen up */
    return 1;
}

unsigned port_press(unsigned wanted)
{
    static unsigned before;
    if (!watched) return wanted;
    const bool changed = wanted != before;
    before = wanted;
    return ask_for(wanted, changed);
}
