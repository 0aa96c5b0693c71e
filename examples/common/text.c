/* Letters and numbers. */
#include "draw.h"

#include <string.h>

/* From the space to the underline: five rows of three pixels, an octal digit each. */
static const uint16_t letters[] = {
    0,      022202, 055000, 057575, 0,      051245, 0,      022000, /*   ! " # $ % & ' */
    012221, 042224, 005250, 002720, 000024, 000700, 000002, 011244, /* ( ) * + , - . / */
    075557, 026227, 071747, 071317, 055711, 074717, 074757, 071122, /* 0 to 7 */
    075757, 075717, 002020, 002024, 012421, 007070, 042124, 061202, /* 8 9 : ; < = > ? */
    0,      025755, 065656, 034443, 065556, 074647, 074644, 034553, /* @ A to G */
    055755, 072227, 011152, 055655, 044447, 057755, 065555, 025552, /* H to O */
    065644, 025573, 065655, 034216, 072222, 055557, 055552, 055775, /* P to W */
    055255, 055222, 071247, 0,      0,      0,      0,      000007, /* X Y Z [ \ ] ^ _ */
};
enum { FIRST = ' ', COUNT = sizeof letters / sizeof letters[0], ROWS = 5, COLUMNS = 3 };

static unsigned letter_of(char c)
{
    const unsigned capital = (unsigned)(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
    return capital - FIRST < COUNT ? letters[capital - FIRST] : 0;
}

int draw_text(int x, int y, const char *text, unsigned grey)
{
    for (; *text != '\0'; text++, x += TEXT_WIDTH) {
        const unsigned letter = letter_of(*text);
        for (int i = 0; i < ROWS * COLUMNS; i++)
            if ((letter >> (ROWS * COLUMNS - 1 - i) & 1) != 0)
                draw_pixel(x + i % COLUMNS, y + i / COLUMNS, grey);
    }
    return x;
}

int draw_number(int x, int y, uint32_t value, unsigned grey)
{
    char digits[PORT_DIGITS];
    return draw_text(x, y, port_digits(value, digits), grey);
}

void draw_text_in_the_middle(int x, int y, const char *text, unsigned grey)
{
    (void)draw_text(x - (int)strlen(text) * TEXT_WIDTH / 2, y, text, grey);
}
