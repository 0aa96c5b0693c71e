/* A map of the field: for each place what a lesson's test says there, and whether that is wrong. */
#include "../common/draw.h"
#include "anatomy.h"

#include <string.h>

/* Two bits a place. Both answers are asked for; nothing here knows where a mistake shows. */
enum { HIT_BIT, WRONG_BIT, BITS, IN_A_BYTE = 4, ROW_BYTES = PORT_SCREEN_WIDTH / 4 };

static struct {
    uint8_t bits[FIELD_HEIGHT][ROW_BYTES];
    int next; /* row to ask about */
    uint32_t wrong;
} places;

void places_forget(void)
{
    memset(&places, 0, sizeof places);
}

static void ask_row(const scene *s, int row)
{
    for (int x = 0; x < s->width; x++) {
        const fh_vec place = {x, FIELD_TOP + row};
        const bool says = s->says(place), wrong = says != s->knows(place);
        const int bits = says << HIT_BIT | wrong << WRONG_BIT;
        places.bits[row][x / IN_A_BYTE] |= (uint8_t)(bits << x % IN_A_BYTE * BITS);
        if (wrong) places.wrong++;
    }
}

bool places_ask(const scene *s)
{
    if (places.next == FIELD_HEIGHT) return false;
    ask_row(s, places.next++);
    return places.next == FIELD_HEIGHT;
}

uint32_t places_wrong(void)
{
    return places.wrong;
}

/* The places where this bit is set, two to a byte of the picture: pixel by pixel would cost a third
 * of a frame where many are wrong. */
static void draw_places(unsigned bit, unsigned grey)
{
    static const uint8_t masks[] = {[1] = 0xF0, [1 << BITS] = 0x0F, [1 | 1 << BITS] = 0xFF};
    uint8_t *pixels = &picture[FIELD_TOP * PORT_SCREEN_WIDTH / 2];
    for (int row = 0; row < FIELD_HEIGHT; row++)
        for (int i = 0; i < ROW_BYTES; i++, pixels += 2) {
            const unsigned set = (unsigned)places.bits[row][i] >> bit & 0x55;
            if (set == 0) continue;
            const uint8_t left = masks[set & 5], right = masks[set >> 2 * BITS];
            pixels[0] = (uint8_t)((pixels[0] & ~left) | (left & grey * 0x11));
            pixels[1] = (uint8_t)((pixels[1] & ~right) | (right & grey * 0x11));
        }
}

void places_draw_hits(void)
{
    draw_places(HIT_BIT, HIT_GREY);
}

void places_draw_wrong(void)
{
    draw_places(WRONG_BIT, WHITE);
}
