/*
 * What the games draw with, in whole numbers: a picture of 128 x 64 pixels in 16 greys, which the port
 * shows at the end of each frame. Coordinates are pixels from the top left corner, x to the right and y
 * down, within +-DRAW_LIMIT; what lies outside the picture is cut off. Grey is 0, black, to 15, white. The
 * same calls give the same bytes on every machine.
 */
#ifndef DRAW_H
#define DRAW_H

#include "port.h"
#include <fixhit/shapes.h>

enum { WHITE = 15, LIGHT = 11, MIDDLE = 7, DARK = 3, BLACK = 0 };
enum { DRAW_LIMIT = 16383 };
enum { TEXT_WIDTH = 4 }; /* of a letter with the space after it */

/* The picture, as port_show takes it. */
extern uint8_t picture[PORT_SCREEN_BYTES];

void draw_clear(unsigned grey);
void draw_pixel(int x, int y, unsigned grey);

/* The pixels left <= x < right, top <= y < bottom: those of the rect of that name. The frame is the
 * outermost line of them. */
void draw_rect(int left, int top, int right, int bottom, unsigned grey);
void draw_frame(int left, int top, int right, int bottom, unsigned grey);

/* Both ends are drawn. The same pixels from either end. */
void draw_line(int x0, int y0, int x1, int y1, unsigned grey);

/* Round the pixel x, y: the outline, and all within it. Radius 0 is that pixel; below 0, nothing; at
 * most DRAW_LIMIT. */
void draw_circle(int x, int y, int radius, unsigned grey);
void draw_disc(int x, int y, int radius, unsigned grey);

/* The corners are whole pixels, one at least, in order; a filled polygon is convex. */
void draw_outline(const fh_vec *corners, unsigned count, unsigned grey);
void draw_polygon(const fh_vec *corners, unsigned count, unsigned grey);

/* A picture of one bit a pixel in rows of whole bytes, the leftmost pixel in the highest bit; a set bit
 * is drawn, one that is not leaves what is there. */
typedef struct draw_sprite {
    uint8_t width, height;
    const uint8_t *rows;
} draw_sprite;
void draw_sprite_at(int x, int y, const draw_sprite *sprite, unsigned grey);

/* Letters of 3 x 5 pixels from x, y down and to the right: capitals (small letters are drawn as such), digits and
 * . , : ; ! ? ' " + - * / = ( ) < > # % _ ; anything else is a space. Returns the x after the last. */
int draw_text(int x, int y, const char *text, unsigned grey);
int draw_number(int x, int y, uint32_t value, unsigned grey);

/* The text with its middle at x. */
void draw_text_in_the_middle(int x, int y, const char *text, unsigned grey);

#endif
