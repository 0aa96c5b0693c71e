#include "fixhit/mask.h"

#include "exact.h"
#include "require.h"

#define REQUIRE_MASK(mask)                                                                         \
    do {                                                                                           \
        FH_ASSERT(mask != NULL);                                                                   \
        FH_ASSERT(mask->width >= 0 && mask->height >= 0);                                          \
        FH_ASSERT(mask->bits != NULL || mask->width == 0 || mask->height == 0);                    \
    } while (0)

/* Two masks as they meet: from the first row that both have and the left one's first word that the right
 * one's first pixel is in. */
typedef struct meeting {
    const uint32_t *left, *right;
    uint32_t left_gap, right_gap; /* words from the last pair of a row to the next row */
    uint32_t pairs;               /* of words that meet in a row */
    bool spills;                  /* the right one's last bits into one word more */
    uint32_t shift, rows, skipped;
} meeting;

/* The first shared bits: in which row, and in which of the left mask's words. */
typedef struct shared {
    uint32_t bits, word, row;
} shared;

enum { BLOCK = 4, TWO_BLOCKS = 8 }; /* words that are looked at together */

static inline uint32_t common(const uint32_t *l, const uint32_t *r)
{
    const uint32_t first = r[0], second = r[1], third = r[2], fourth = r[3];
    return (l[0] & first) | (l[1] & second) | (l[2] & third) | (l[3] & fourth);
}

/* In each row two blocks at a time while they share nothing, then by a block and word by word. */
static FH_NOINLINE bool find_aligned(const meeting *m, shared *out)
{
    const uint32_t *l = m->left, *r = m->right;
    const uint32_t pairs = m->pairs;
    for (uint32_t rows = m->rows; rows != 0; rows--) {
        const uint32_t *const end = l + pairs, *const twos_end =
                                                   l + pairs / TWO_BLOCKS * TWO_BLOCKS;
        for (; l != twos_end; l += TWO_BLOCKS, r += TWO_BLOCKS) /* the pairs at most */
            if (common(l, r) != 0 || common(l + BLOCK, r + BLOCK) != 0) break;
        if ((pairs & BLOCK) != 0 && common(l, r) == 0) {
            l += BLOCK;
            r += BLOCK;
        }
        for (; l != end; l++, r++) { /* the pairs at most */
            const uint32_t bits = *l & *r;
            if (bits == 0) continue;
            *out = (shared){bits, pairs - (uint32_t)(end - l), m->rows - rows};
            return true;
        }
        l += m->left_gap;
        r += m->right_gap;
    }
    return false;
}

/* A word takes the last bits of the right mask's word before, which may spill into one word more. */
static FH_NOINLINE bool find_shifted(const meeting *m, shared *out)
{
    const uint32_t *l = m->left, *r = m->right;
    const uint32_t down = m->shift, up = 32 - down;
    for (uint32_t rows = m->rows; rows != 0; rows--) {
        const uint32_t *const blocks_end = l + m->pairs / BLOCK * BLOCK;
        uint32_t before = 0;
        for (; l != blocks_end; l += BLOCK, r += BLOCK) { /* the pairs at most */
            const uint32_t first = r[0], second = r[1], third = r[2], fourth = r[3];
            uint32_t any = l[0] & (first >> down | before);
            any |= l[1] & (second >> down | first << up);
            any |= l[2] & (third >> down | second << up);
            any |= l[3] & (fourth >> down | third << up);
            if (any != 0) break;
            before = fourth << up;
        }
        uint32_t left = m->pairs % BLOCK + (uint32_t)(blocks_end - l);
        for (; left != 0; left--, l++, r++) { /* the pairs at most */
            if ((*l & (*r >> down | before)) != 0) break;
            before = *r << up;
        }
        const uint32_t moved = left != 0 ? *r >> down | before : m->spills ? before : 0;
        if (moved != 0 && (*l & moved) != 0) {
            *out = (shared){*l & moved, m->pairs - left, m->rows - rows};
            return true;
        }
        l += m->left_gap;
        r += m->right_gap;
    }
    return false;
}

/* Rows of so many pairs, written out: of one or two, which most sprites have. */
static inline void pass_empty_rows(meeting *m, uint32_t pairs, bool shifted)
{
    const uint32_t *l = m->left, *r = m->right;
    const uint32_t down = m->shift, up = 32 - down;
    const uint32_t left_row = pairs + m->left_gap, right_row = pairs + m->right_gap;
    uint32_t rows = m->rows;
    for (; rows != 0; rows--, l += left_row, r += right_row) { /* the rows at most */
        uint32_t any = l[0] & (shifted ? r[0] >> down : r[0]);
        if (pairs == 2) any |= l[1] & (shifted ? r[1] >> down | r[0] << up : r[1]);
        if (shifted && m->spills) any |= l[pairs] & r[pairs - 1] << up;
        if (any != 0) break;
    }
    m->left = l;
    m->right = r;
    m->rows = rows;
}

/* Where rows are narrow, on to the first that shares something. */
static inline void pass_empty(meeting *m)
{
    if (m->pairs == 2)
        m->shift == 0 ? pass_empty_rows(m, 2, false) : pass_empty_rows(m, 2, true);
    else if (m->pairs == 1)
        m->shift == 0 ? pass_empty_rows(m, 1, false) : pass_empty_rows(m, 1, true);
}

static uint32_t least(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/* off_x is how far the right mask is right of the left one; `lower` says which one has its top lower, by
 * off_y. False where no row or column is shared. */
static bool meet(const fh_mask *left, const fh_mask *right, uint32_t off_x, uint32_t off_y,
                 bool right_is_lower, meeting *out)
{
    const fh_mask *const upper = right_is_lower ? left : right;
    const fh_mask *const lower = right_is_lower ? right : left;
    if (left->width <= 0 || off_x >= (uint32_t)left->width) return false;
    if (upper->height <= 0 || off_y >= (uint32_t)upper->height) return false;
    if (right->width <= 0 || lower->height <= 0) return false;
    const uint32_t left_row = ((uint32_t)left->width + 31) / 32;
    const uint32_t right_row = ((uint32_t)right->width + 31) / 32;
    out->skipped = off_x / 32;
    out->shift = off_x % 32;
    out->left = left->bits + out->skipped + (right_is_lower ? off_y * left_row : 0);
    out->right = right->bits + (right_is_lower ? 0 : off_y * right_row);
    out->rows = least((uint32_t)upper->height - off_y, (uint32_t)lower->height);
    out->pairs = least(left_row - out->skipped, right_row);
    out->spills = left_row - out->skipped > out->pairs;
    out->left_gap = left_row - out->pairs;
    out->right_gap = right_row - out->pairs;
    return true;
}

static uint32_t leading_zeros(uint32_t v)
{
    uint32_t zeros = 0;
    for (; v >> 31 == 0; v <<= 1) /* 31 at most: it is not 0 */
        zeros++;
    return zeros;
}

bool fh_mask_first(const fh_mask *a, fix16_t ax, fix16_t ay, const fh_mask *b, fix16_t bx,
                   fix16_t by, fh_vec *pixel)
{
    REQUIRE_MASK(a);
    REQUIRE_MASK(b);
    FH_ASSERT(pixel != NULL);
    const bool a_is_left = ax <= bx;
    const bool right_is_lower = a_is_left ? by >= ay : ay >= by;
    meeting m;
    if (!meet(a_is_left ? a : b, a_is_left ? b : a, fh_apart(ax, bx), fh_apart(ay, by),
              right_is_lower, &m))
        return false;
    const uint32_t rows = m.rows;
    pass_empty(&m);
    if (m.rows == 0) return false;
    const meeting rest = m; /* so that m can be kept in registers */
    shared s;
    if (!(m.shift == 0 ? find_aligned(&rest, &s) : find_shifted(&rest, &s))) return false;
    const fix16_t x = ax < bx ? ax : bx, top = ay > by ? ay : by;
    const uint32_t column = (m.skipped + s.word) * 32 + leading_zeros(s.bits);
    const uint32_t row = rows - m.rows + s.row;
    *pixel = (fh_vec){fh_sum_held(x, (int32_t)column), fh_sum_held(top, (int32_t)row)};
    return true;
}

bool fh_mask_overlap(const fh_mask *a, fix16_t ax, fix16_t ay, const fh_mask *b, fix16_t bx,
                     fix16_t by)
{
    REQUIRE_MASK(a);
    REQUIRE_MASK(b);
    fh_vec pixel;
    return fh_mask_first(a, ax, ay, b, bx, by, &pixel);
}
