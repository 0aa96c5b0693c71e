/* Pixel masks against a look at each pixel. */
#include "check.h"
#include "random.h"
#include "tests.h"

enum { WORDS = 64, CASES = 3000 };

static bool is_set(const fh_mask *m, int32_t x, int32_t y)
{
    if (x < 0 || y < 0 || x >= m->width || y >= m->height) return false;
    return (m->bits[y * ((m->width + 31) / 32) + x / 32] >> (31 - x % 32) & 1) != 0;
}

static bool first_by_pixels(const fh_mask *a, fh_vec at, const fh_mask *b, fh_vec other,
                            fh_vec *out)
{
    for (int32_t y = 0; y < a->height; y++)
        for (int32_t x = 0; x < a->width; x++)
            if (is_set(a, x, y) && is_set(b, at.x + x - other.x, at.y + y - other.y)) {
                *out = (fh_vec){at.x + x, at.y + y};
                return true;
            }
    return false;
}

/* Few pixels, so that many pairs have none in common. */
static fh_mask random_mask(uint32_t *state, uint32_t *bits)
{
    const int16_t width = (int16_t)random_below(state, 97),
                  height = (int16_t)random_below(state, 17);
    const uint32_t row = ((uint32_t)width + 31) / 32;
    for (uint32_t i = 0; i < WORDS; i++)
        bits[i] = 0;
    for (uint32_t pixels = 1 + random_below(state, 900); pixels > 0; pixels--) {
        const uint32_t word = random_below(state, WORDS);
        bits[word] |= UINT32_C(1) << random_below(state, 32);
    }
    if (width % 32 != 0) /* nothing beyond the width */
        for (uint32_t i = row; i <= WORDS && row > 0; i += row)
            bits[i - 1] &= UINT32_MAX << (32 - width % 32);
    return (fh_mask){bits, width, height};
}

void test_mask_pixels(void)
{
    uint32_t state = 4321, found = 0;
    for (uint32_t i = 0; i < CASES; i++) {
        check_item("masks", i);
        uint32_t a_bits[WORDS], b_bits[WORDS];
        const fh_mask a = random_mask(&state, a_bits), b = random_mask(&state, b_bits);
        const fh_vec far = {(fix16_t)(random_next(&state) >> 2), -70000};
        const fh_vec at = random_below(&state, 2) == 0 ? far : (fh_vec){0, 0};
        const int32_t step = random_below(&state, 3) == 0 ? 32 : 1;
        const int32_t x = random_small(&state, step == 1 ? 60 : 2) * step;
        const fh_vec other = {at.x + x, at.y + random_small(&state, 10)};
        fh_vec pixel = {0, 0}, wanted = {0, 0}, turned = {0, 0};
        const bool meets = first_by_pixels(&a, at, &b, other, &wanted);
        found += meets;
        CHECK(fh_mask_first(&a, at.x, at.y, &b, other.x, other.y, &pixel) == meets);
        CHECK(pixel.x == wanted.x && pixel.y == wanted.y);
        CHECK(fh_mask_first(&b, other.x, other.y, &a, at.x, at.y, &turned) == meets);
        CHECK(turned.x == wanted.x && turned.y == wanted.y);
        CHECK(fh_mask_overlap(&a, at.x, at.y, &b, other.x, other.y) == meets);
    }
    CHECK(found > CASES / 20 && found < CASES / 20 * 19);
}

/* Rows of any number of words, with one pixel in common, in each of the words. */
void test_mask_words(void)
{
    enum { MOST = 20, ROWS = 2 };
    for (uint32_t words = 1; words <= MOST; words++)
        for (uint32_t at = 0; at < ROWS * words; at++) {
            check_item("words", words * 100 + at);
            uint32_t a_bits[ROWS * MOST], b_bits[ROWS * MOST];
            for (uint32_t i = 0; i < ROWS * words; i++) {
                a_bits[i] = 0x55555555;
                b_bits[i] = i == at ? 0xAAAAAAAB : 0xAAAAAAAA; /* the last pixel of a word */
            }
            const fh_mask a = {a_bits, (int16_t)(32 * words), ROWS}, b = {b_bits, a.width, ROWS};
            const fix16_t x = (fix16_t)(at % words * 32 + 31), y = (fix16_t)(at / words);
            fh_vec pixel = {-1, -1};
            CHECK(fh_mask_first(&a, 0, 0, &b, 0, 0, &pixel) && pixel.x == x && pixel.y == y);
            CHECK(fh_mask_first(&b, 2, 2, &a, 0, 2, &pixel) == (at % words < words - 1));
            CHECK(pixel.x == (at % words < words - 1 ? x + 2 : x));
            b_bits[at] = 0xAAAAAAAA;
            CHECK(!fh_mask_overlap(&a, 0, 0, &b, 0, 0) && !fh_mask_overlap(&b, 2, 2, &a, 0, 2));
        }
}

void test_mask_ends(void)
{
    static const uint32_t full[] = {UINT32_MAX, UINT32_MAX};
    const fh_mask m = {full, 32, 2}, empty = {NULL, 0, 0}, flat = {full, 0, 2};
    fh_vec pixel;
    CHECK(!fh_mask_overlap(&m, 0, 0, &empty, 0, 0) && !fh_mask_overlap(&flat, 0, 0, &m, 0, 0));
    CHECK(!fh_mask_overlap(&m, INT32_MIN, 0, &m, INT32_MAX, 0));
    CHECK(!fh_mask_overlap(&m, INT32_MAX, INT32_MIN, &m, INT32_MIN, INT32_MAX));
    CHECK(fh_mask_first(&m, INT32_MAX, INT32_MAX, &m, INT32_MAX - 31, INT32_MAX - 1, &pixel));
    CHECK(pixel.x == INT32_MAX && pixel.y == INT32_MAX);
    CHECK(!fh_mask_overlap(&m, 0, 0, &m, 32, 0) && !fh_mask_overlap(&m, 0, 0, &m, 0, 2));
    CHECK(fh_mask_overlap(&m, 0, 0, &m, -31, -1));
}

#ifdef NDEBUG
/* An invalid size reads nothing. */
void test_wild_masks(void)
{
    static const uint32_t full[] = {UINT32_MAX};
    const fh_mask m = {full, 32, 1}, narrow = {full, -5, 1}, low = {full, 32, -5};
    CHECK(!fh_mask_overlap(&narrow, 0, 0, &m, 40, 0) && !fh_mask_overlap(&m, 40, 0, &narrow, 0, 0));
    CHECK(!fh_mask_overlap(&low, 0, 0, &m, 0, 3) && !fh_mask_overlap(&m, 0, 3, &low, 0, 0));
}
#endif
