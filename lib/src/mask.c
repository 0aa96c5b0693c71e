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
    uint32_t left_row, right_row; /* words from row to row */
    uint32_t pairs;               /* of words that meet in a row */
    bool spills;                  /* the right one's last bits into one word more */
    uint32_t shift, rows, skipped;
} meeting;

/* What a row shares first: its bits, and in which of the left mask's words. */
typedef struct shared {
    uint32_t bits, word;
} shared;

enum { BLOCK = 4 }; /* words that are looked at together */

/* How many words of a row share nothing, by blocks: all of them, or those before the block that does. */
static uint32_t empty_aligned(const meeting *m)
{
    const uint32_t *l = m->left, *r = m->right;
    uint32_t at = 0;
    for (; at + BLOCK <= m->pairs; at += BLOCK, l += BLOCK, r += BLOCK) /* the pairs at most */
        if (((l[0] & r[0]) | (l[1] & r[1]) | (l[2] & r[2]) | (l[3] & r[3])) != 0) break;
    return at;
}

static uint32_t empty_shifted(const meeting *m)
{
    const uint32_t *l = m->left, *r = m->right;
    const uint32_t down = m->shift, up = 32 - down;
    uint32_t at = 0, before = 0;
    for (; at + BLOCK <= m->pairs; at += BLOCK, l += BLOCK, r += BLOCK) { /* the pairs at most */
        const uint32_t first = r[0], second = r[1], third = r[2], fourth = r[3];
        uint32_t any = l[0] & (first >> down | before);
        any |= l[1] & (second >> down | first << up);
        any |= l[2] & (third >> down | second << up);
        any |= l[3] & (fourth >> down | third << up);
        if (any != 0) break;
        before = fourth << up;
    }
    return at;
}

/* Word by word, from where the blocks ended. */
static shared first_shared(const meeting *m)
{
    uint32_t at = m->shift == 0 ? empty_aligned(m) : empty_shifted(m);
    for (; at < m->pairs; at++) { /* the pairs at most */
        uint32_t moved = m->right[at] >> m->shift;
        if (m->shift != 0 && at > 0) moved |= m->right[at - 1] << (32 - m->shift);
        if ((m->left[at] & moved) != 0) return (shared){m->left[at] & moved, at};
    }
    if (m->shift == 0 || !m->spills || m->pairs == 0) return (shared){0, 0};
    return (shared){m->left[at] & m->right[at - 1] << (32 - m->shift), at};
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
    if (left->width <= 0 || right->width <= 0 || upper->height <= 0 || lower->height <= 0)
        return false;
    if (off_x >= (uint32_t)left->width || off_y >= (uint32_t)upper->height) return false;
    out->left_row = ((uint32_t)left->width + 31) / 32;
    out->right_row = ((uint32_t)right->width + 31) / 32;
    out->skipped = off_x / 32;
    out->shift = off_x % 32;
    out->left = left->bits + out->skipped + (right_is_lower ? off_y * out->left_row : 0);
    out->right = right->bits + (right_is_lower ? 0 : off_y * out->right_row);
    out->rows = least((uint32_t)upper->height - off_y, (uint32_t)lower->height);
    out->pairs = least(out->left_row - out->skipped, out->right_row);
    out->spills = out->left_row - out->skipped > out->pairs;
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
    const fix16_t x = a_is_left ? ax : bx, top = ay > by ? ay : by;
    const bool right_is_lower = a_is_left ? by >= ay : ay >= by;
    meeting m;
    if (!meet(a_is_left ? a : b, a_is_left ? b : a, fh_apart(ax, bx), fh_apart(ay, by),
              right_is_lower, &m))
        return false;
    for (uint32_t row = 0; row < m.rows; row++) {
        const shared s = first_shared(&m);
        if (s.bits != 0) {
            const uint32_t column = (m.skipped + s.word) * 32 + leading_zeros(s.bits);
            *pixel = (fh_vec){fh_sum_held(x, (int32_t)column), fh_sum_held(top, (int32_t)row)};
            return true;
        }
        m.left += m.left_row;
        m.right += m.right_row;
    }
    return false;
}

bool fh_mask_overlap(const fh_mask *a, fix16_t ax, fix16_t ay, const fh_mask *b, fix16_t bx,
                     fix16_t by)
{
    REQUIRE_MASK(a);
    REQUIRE_MASK(b);
    fh_vec pixel;
    return fh_mask_first(a, ax, ay, b, bx, by, &pixel);
}
