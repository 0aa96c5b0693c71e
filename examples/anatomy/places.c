/* A map of the field: for each place what a lesson's test says there, and whether that is wrong. */
#include "../common/draw.h"
#include "anatomy.h"

#include <string.h>

/* Two bits a place. Both answers are asked for; nothing here knows where a mistake shows. */
enum { SAYS_HIT = 1, IS_WRONG = 2, BITS = 2, IN_A_BYTE = 4, ROW_BYTES = PORT_SCREEN_WIDTH / 4 };

/* A row costs too much to ask about all in one frame. */
enum { ROWS_A_FRAME = 2 };

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
        const int bits = (says ? SAYS_HIT : 0) | (wrong ? IS_WRONG : 0);
        places.bits[row][x / IN_A_BYTE] |= (uint8_t)(bits << x % IN_A_BYTE * BITS);
        if (wrong) places.wrong++;
    }
}

bool places_ask(const scene *s)
{
    if (places.next == FIELD_HEIGHT) return false;
    for (int i = 0; i < ROWS_A_FRAME && places.next < FIELD_HEIGHT; i++)
        ask_row(s, places.next++);
    return places.next == FIELD_HEIGHT;
}

uint32_t places_wrong(void)
{
    return places.wrong;
}

static void draw_places(unsigned which, unsigned grey)
{
    for (int row = 0; row < FIELD_HEIGHT; row++)
        for (int i = 0; i < ROW_BYTES; i++) {
            unsigned bits = places.bits[row][i];
            for (int x = IN_A_BYTE * i; bits != 0; x++, bits >>= BITS)
                if ((bits & which) != 0) draw_pixel(x, FIELD_TOP + row, grey);
        }
}

void places_draw_hits(void)
{
    draw_places(SAYS_HIT, HIT_GREY);
}

void places_draw_wrong(void)
{
    draw_places(IS_WRONG, WHITE);
}
