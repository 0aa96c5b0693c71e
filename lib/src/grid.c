#include "grid.h"

#include "boxes.h"

/* Fewer cells than this in a row or column are looked at, however few bodies there are. */
enum { SMALL = 8 };

/* So many bodies of a level, such as a level's outer walls, share one bucket; with more they have cells. */
enum { FEW = 4 };

/* Cells of a row have buckets side by side, and rows are strewn about: the next cell's bucket is a sum away, and a
 * level that has no more cells than there are buckets shares few. */
#define COLUMN_STEP UINT32_C(1)
#define LEVEL_STEP  UINT32_C(331)
#define ROW_STEP    UINT32_C(0x9E3779B1)

static uint16_t *bucket_at(const fh_world *w, uint32_t hash)
{
    return &w->is.buckets[hash & (w->is.bucket_count - 1)];
}

static uint32_t hash_of(int32_t column, int32_t row, unsigned level)
{
    return (uint32_t)column * COLUMN_STEP + (uint32_t)row * ROW_STEP + level * LEVEL_STEP;
}

static unsigned shift_of(const fh_world *w, unsigned level)
{
    return w->shift + level;
}

static unsigned level_of(const fh_world *w, fh_rect bounds)
{
    const uint32_t width = fh_apart(bounds.left, bounds.right);
    const uint32_t height = fh_apart(bounds.top, bounds.bottom);
    const uint32_t longer = width > height ? width : height;
    unsigned level = 0;
    while (shift_of(w, level) < 30 && longer > UINT32_C(1) << shift_of(w, level)) /* 30 at most */
        level++;
    return level;
}

void fh_grid_clear(fh_world *w)
{
    w->shift = 0;
    while (w->is.cell >> w->shift > 1) /* 30 at most */
        w->shift++;
    for (size_t i = 0; i < w->is.bucket_count; i++)
        w->is.buckets[i] = FH_NOWHERE;
    w->levels = w->spread = 0;
    for (unsigned i = 0; i < FH_LEVELS; i++)
        w->on_level[i] = 0;
}

static bool is_spread(const fh_world *w, unsigned level)
{
    return (w->spread >> level & 1) != 0;
}

/* The bucket of the body's cell; of a level that is not spread, its only one. */
static uint16_t *bucket_of(const fh_world *w, const fh_rect *bounds, unsigned level)
{
    const unsigned shift = shift_of(w, level);
    const bool spread = is_spread(w, level);
    return bucket_at(
        w, hash_of(spread ? bounds->left >> shift : 0, spread ? bounds->top >> shift : 0, level));
}

static void push(fh_world *w, unsigned place)
{
    fh_body *const body = &w->is.bodies[place];
    uint16_t *const bucket = bucket_of(w, &body->bounds, body->level);
    body->next = *bucket;
    *bucket = (uint16_t)place;
}

/* The level's bodies leave its only bucket for their cells. */
static void spread_out(fh_world *w, unsigned level)
{
    uint16_t *link = bucket_at(w, hash_of(0, 0, level));
    unsigned leaving = FH_NOWHERE;
    while (*link != FH_NOWHERE) { /* as many as there are bodies, at most */
        fh_body *const body = &w->is.bodies[*link];
        if (body->level == level) {
            const unsigned place = *link;
            *link = body->next;
            body->next = (uint16_t)leaving;
            leaving = place;
        } else {
            link = &body->next;
        }
    }
    w->spread |= UINT32_C(1) << level;
    while (leaving != FH_NOWHERE) { /* FEW at most */
        const unsigned place = leaving;
        leaving = w->is.bodies[place].next;
        push(w, place);
    }
}

void fh_grid_link(fh_world *w, unsigned place, fh_rect bounds)
{
    fh_body *const body = &w->is.bodies[place];
    const unsigned level = level_of(w, bounds);
    if (w->on_level[level] == FEW && !is_spread(w, level)) spread_out(w, level);
    body->bounds = bounds;
    body->level = (uint8_t)level;
    push(w, place);
    w->levels |= UINT32_C(1) << level;
    w->on_level[level]++;
}

void fh_grid_unlink(fh_world *w, unsigned place)
{
    const fh_body *const body = &w->is.bodies[place];
    uint16_t *link = bucket_of(w, &body->bounds, body->level);
    while (*link != place) /* as many as there are bodies, at most */
        link = &w->is.bodies[*link].next;
    *link = body->next;
    if (--w->on_level[body->level] != 0) return;
    w->levels &= ~(UINT32_C(1) << body->level);
    w->spread &= w->levels;
}

void fh_grid_relink(fh_world *w, unsigned place, fh_rect bounds)
{
    fh_body *const body = &w->is.bodies[place];
    const unsigned shift = shift_of(w, body->level);
    if (body->bounds.left >> shift == bounds.left >> shift &&
        body->bounds.top >> shift == bounds.top >> shift && level_of(w, bounds) == body->level) {
        body->bounds = bounds;
        return;
    }
    fh_grid_unlink(w, place);
    fh_grid_link(w, place, bounds);
}

/* Keeps them sorted: there are few. One too many is only counted. */
static size_t insert(const fh_world *w, size_t count, unsigned place)
{
    uint16_t *const near = w->is.near;
    if (count >= w->is.near_capacity) return w->is.near_capacity + 1;
    size_t at = count;
    for (; at > 0 && near[at - 1] > place; at--) /* the count at most */
        near[at] = near[at - 1];
    near[at] = (uint16_t)place;
    return count + 1;
}

static bool is_wanted(const fh_body *body, const fh_rect *box, uint32_t layers)
{
    return fh_boxes_touch(box, &body->bounds) && ((body->is.layers | FH_ANY_LAYER) & layers) != 0;
}

/* The cells of one level that bodies near the box can be in: corners of these are one cell before it at most. */
typedef struct cells {
    int32_t left, top, right, bottom;
} cells;

static cells cells_of(const fh_rect *box, unsigned shift)
{
    return (cells){(box->left >> shift) - 1, (box->top >> shift) - 1, box->right >> shift,
                   box->bottom >> shift};
}

static size_t near_of_all(const fh_world *w, size_t count, const fh_rect *box, uint32_t layers,
                          unsigned level)
{
    for (size_t place = 0; place < w->used; place++) {
        const fh_body *const body = &w->is.bodies[place];
        if (body->level == level && is_wanted(body, box, layers))
            count = insert(w, count, (unsigned)place);
    }
    return count;
}

/* The bodies of these cells; other cells can share a bucket, and two of these cells too. */
static size_t near_in_cells(const fh_world *w, size_t count, const fh_rect *box, uint32_t layers,
                            unsigned level, const cells *c)
{
    const unsigned shift = shift_of(w, level);
    uint32_t row_hash = hash_of(c->left, c->top, level);
    for (int32_t row = c->top; row <= c->bottom; row++, row_hash += ROW_STEP) {
        uint32_t hash = row_hash;
        for (int32_t column = c->left; column <= c->right; column++, hash += COLUMN_STEP) {
            unsigned place = *bucket_at(w, hash);
            while (place != FH_NOWHERE) { /* as many as there are bodies, at most */
                const fh_body *const body = &w->is.bodies[place];
                if (is_wanted(body, box, layers) && body->bounds.left >> shift == column &&
                    body->bounds.top >> shift == row && body->level == level)
                    count = insert(w, count, place);
                place = body->next;
            }
        }
    }
    return count;
}

static size_t near_of_few(const fh_world *w, size_t count, const fh_rect *box, uint32_t layers,
                          unsigned level)
{
    unsigned place = *bucket_at(w, hash_of(0, 0, level));
    while (place != FH_NOWHERE) { /* as many as there are bodies, at most */
        const fh_body *const body = &w->is.bodies[place];
        if (body->level == level && is_wanted(body, box, layers)) count = insert(w, count, place);
        place = body->next;
    }
    return count;
}

/* Are these more cells than are worth a look? */
static bool are_many(const fh_world *w, const cells *c)
{
    const uint32_t columns = fh_apart(c->left, c->right) + 1,
                   rows = fh_apart(c->top, c->bottom) + 1;
    if ((columns | rows) < SMALL) return false;
    return columns > w->used || rows > w->used || columns * rows > w->used;
}

size_t fh_grid_near(const fh_world *w, fh_rect box, uint32_t layers)
{
    size_t count = 0;
    unsigned level = 0;
    for (uint32_t levels = w->levels; levels != 0; levels >>= 1, level++) { /* 31 at most */
        if ((levels & 1) == 0) continue;
        const cells c = cells_of(&box, shift_of(w, level));
        count = !is_spread(w, level) ? near_of_few(w, count, &box, layers, level)
                : are_many(w, &c)    ? near_of_all(w, count, &box, layers, level)
                                     : near_in_cells(w, count, &box, layers, level, &c);
    }
    return count;
}
