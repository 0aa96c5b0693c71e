#include "fixhit/compound.h"

#include "fixhit/overlap.h"
#include "require.h"

static fh_rects table_of(const fh_compound *c)
{
    return (fh_rects){c->boxes, c->count, sizeof(fh_rect)};
}

#ifndef FH_ASSERTIONS_OFF
static bool is_valid(const fh_compound *c)
{
    const fh_rects table = table_of(c);
    return FH_LIMITED(c->at.x) && FH_LIMITED(c->at.y) && c->flips <= (FH_FLIP_X | FH_FLIP_Y) &&
           (c->boxes != NULL || c->count == 0) && fh_rects_are_valid(&table) &&
           fh_rects_are_in_limit(&table);
}
#endif

#define REQUIRE_COMPOUND(compound)                                                                 \
    do {                                                                                           \
        FH_ASSERT(compound != NULL);                                                               \
        FH_ASSERT(is_valid(compound));                                                             \
    } while (0)

/* Mirrored about (0, 0), as the flips say. */
static fh_rect flipped(fh_rect r, unsigned flips)
{
    if ((flips & FH_FLIP_X) != 0)
        r = (fh_rect){fh_minus(0, r.right), r.top, fh_minus(0, r.left), r.bottom};
    if ((flips & FH_FLIP_Y) != 0)
        r = (fh_rect){r.left, fh_minus(0, r.bottom), r.right, fh_minus(0, r.top)};
    return r;
}

static fh_rect moved(fh_rect r, fh_vec by)
{
    return (fh_rect){fh_plus(r.left, by.x), fh_plus(r.top, by.y), fh_plus(r.right, by.x),
                     fh_plus(r.bottom, by.y)};
}

fh_rect fh_compound_box(const fh_compound *compound, size_t index)
{
    REQUIRE_COMPOUND(compound);
    FH_ASSERT(index < compound->count);
    return moved(flipped(compound->boxes[index], compound->flips), compound->at);
}

/* Each box of a as it stands in b's table. */
static bool compounds_meet(const fh_compound *a, const fh_compound *b, bool strict, size_t *a_box,
                           size_t *b_box)
{
    const fh_rects table = table_of(b);
    const fh_vec apart = fh_from_to(b->at, a->at);
    for (size_t i = 0; i < a->count; i++) {
        const fh_rect box = flipped(moved(flipped(a->boxes[i], a->flips), apart), b->flips);
        const size_t met = strict ? fh_find_overlap_rect_rects(&box, &table, 0)
                                  : fh_find_touch_rect_rects(&box, &table, 0);
        if (met == b->count) continue;
        if (a_box != NULL) *a_box = i;
        if (b_box != NULL) *b_box = met;
        return true;
    }
    return false;
}

bool fh_touch_compound_compound(const fh_compound *a, const fh_compound *b, size_t *a_box,
                                size_t *b_box)
{
    REQUIRE_COMPOUND(a);
    REQUIRE_COMPOUND(b);
    return compounds_meet(a, b, false, a_box, b_box);
}

bool fh_overlap_compound_compound(const fh_compound *a, const fh_compound *b, size_t *a_box,
                                  size_t *b_box)
{
    REQUIRE_COMPOUND(a);
    REQUIRE_COMPOUND(b);
    return compounds_meet(a, b, true, a_box, b_box);
}

static bool compound_meets(const fh_compound *c, const fh_shape *shape, bool strict, size_t *box)
{
    for (size_t i = 0; i < c->count; i++) {
        const fh_shape one = {.kind = FH_RECT,
                              .as.rect = moved(flipped(c->boxes[i], c->flips), c->at)};
        if (!(strict ? fh_overlap(&one, shape) : fh_touch(&one, shape))) continue;
        if (box != NULL) *box = i;
        return true;
    }
    return false;
}

bool fh_touch_compound_shape(const fh_compound *compound, const fh_shape *shape, size_t *box)
{
    REQUIRE_COMPOUND(compound);
    FH_REQUIRE_SHAPE(shape);
    return compound_meets(compound, shape, false, box);
}

bool fh_overlap_compound_shape(const fh_compound *compound, const fh_shape *shape, size_t *box)
{
    REQUIRE_COMPOUND(compound);
    FH_REQUIRE_SHAPE(shape);
    return compound_meets(compound, shape, true, box);
}
