/* For a port without a screen: pictures are drawn and seen by nobody. */
#include "port.h"

const char port_options[] = "";

void port_show(const uint8_t picture[PORT_SCREEN_BYTES])
{
    (void)picture;
}

void port_shot(const char *name)
{
    (void)name;
}

unsigned port_press(unsigned wanted)
{
    return wanted;
}

int port_option(char *const *arguments)
{
    (void)arguments;
    return 0;
}
