/* The window of a PC, where the program is built with one (window.c, else no_window.c). */
#ifndef WINDOW_H
#define WINDOW_H

#include "../port.h"

/* Opens it at the first picture. */
void window_show(const uint8_t picture[PORT_SCREEN_BYTES]);

/* The keys and controller buttons held, after the next 1/60 s; PORT_END once it is closed. False
 * without a window. */
bool window_buttons(unsigned *pressed);

#endif
