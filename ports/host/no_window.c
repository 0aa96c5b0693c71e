/* A host program without a window. */
#include "window.h"

void window_show(const uint8_t picture[PORT_SCREEN_BYTES])
{
    (void)picture;
}

bool window_buttons(unsigned *pressed)
{
    (void)pressed;
    return false;
}
