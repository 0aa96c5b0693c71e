/*
 * Pixel masks without a common pixel: what a call, a row and a pair of words cost is read from the differences.
 * Then with one, in the last word of the last row.
 */
#include "bench.h"

#include <fixhit/fixhit.h>

enum { WORDS = 16, ROWS = 16 };

static void call_both(const char *case_name, const fh_mask *a, const fh_mask *b, int off)
{
    static fh_vec pixel;
    const uint32_t words[CALL_WORDS] = {word(a), 0, 0, word(b), (uint32_t)off, 0, word(&pixel)};
    call("fh_mask_overlap", case_name, (function)fh_mask_overlap, words);
    call("fh_mask_first", case_name, (function)fh_mask_first, words);
}

static const struct sizes {
    const char *aligned, *shifted;
    int16_t rows, words;
} sizes[] = {
#define SIZES(text, rows, words)                                                                   \
    {                                                                                              \
        text ", aligned", text ", shifted", rows, words                                            \
    }
    SIZES("1 row of 1 word", 1, 1),       SIZES("16 rows of 1 word", 16, 1),
    SIZES("16 rows of 2 words", 16, 2),   SIZES("16 rows of 8 words", 16, 8),
    SIZES("16 rows of 16 words", 16, 16),
};

void measure_masks(void)
{
    static uint32_t even[ROWS * WORDS], odd[ROWS * WORDS]; /* columns of every other */
    for (unsigned i = 0; i < ROWS * WORDS; i++) {
        even[i] = 0x55555555u;
        odd[i] = 0xAAAAAAAAu;
    }
    for (unsigned i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        const struct sizes *s = &sizes[i];
        const fh_mask a = {even, (int16_t)(32 * s->words), s->rows};
        const fh_mask b = {odd, a.width, a.height};
        call_both(s->aligned, &a, &b, 0);
        call_both(s->shifted, &a, &a, 1);
    }
    const fh_mask a = {even, 32 * WORDS, ROWS}, b = {odd, 32 * WORDS, ROWS};
    call_both("apart", &a, &b, 32 * WORDS + 8);
    odd[ROWS * WORDS - 1] |= 1;
    call_both("16 rows of 16 words, aligned, the last word shares", &a, &b, 0);
    even[ROWS * WORDS - 1] |= 2;
    call_both("16 rows of 16 words, shifted, the last word shares", &a, &a, 1);
}
