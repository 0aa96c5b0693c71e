#include "course.h"

#include "first.h"
#include "seam.h"
#include "serves.h"
#include "shift.h"
#include "wide.h"

enum { ALL_SIDES = FH_UP | FH_DOWN | FH_LEFT | FH_RIGHT };

fh_course fh_course_of(const fh_tiles *tiles, const fh_shape *mover, fh_vec motion,
                       unsigned options)
{
    return (fh_course){tiles, mover, fh_shape_bounds(mover), motion, options, false};
}

/* The sides of a one-way tile that can hold the course. */
static unsigned held_by(const fh_course *c, const fh_cell *cell)
{
    const fh_rect box = fh_cell_box(c->tiles, cell), *const b = &c->bounds;
    unsigned sides = 0;
    if (b->bottom <= box.top && (c->options & FH_TILES_DROP) == 0) sides |= FH_UP;
    if (b->top >= box.bottom) sides |= FH_DOWN;
    if (b->right <= box.left) sides |= FH_LEFT;
    if (b->left >= box.right) sides |= FH_RIGHT;
    return sides & cell->tile->sides;
}

static bool points_out(fh_vec normal, unsigned sides)
{
    return ((sides & FH_UP) != 0 && normal.y < 0) || ((sides & FH_DOWN) != 0 && normal.y > 0) ||
           ((sides & FH_LEFT) != 0 && normal.x < 0) || ((sides & FH_RIGHT) != 0 && normal.x > 0);
}

bool fh_course_meets(const fh_course *c, const fh_cell *cell, fh_hit *hit, bool *hidden)
{
    const fh_tile_kind kind = cell->tile->kind;
    if (kind == FH_TILE_EMPTY || kind == FH_TILE_TRIGGER) return false;
    const unsigned sides = kind == FH_TILE_ONE_WAY ? held_by(c, cell) : ALL_SIDES;
    if (sides == 0) return false;
    const fh_shape shape = fh_cell_shape(c->tiles, cell);
    const bool met = FH_SERVES(FH_POINT) && c->ray
                         ? fh_cast(c->mover->as.point, c->motion, &shape, hit)
                         : fh_sweep(c->mover, c->motion, &shape, hit);
    if (!met) return false;
    *hidden =
        !hit->inside && fh_seam_mends(c->tiles, cell, &shape, c->mover, c->motion, sides, hit);
    return kind != FH_TILE_ONE_WAY || points_out(hit->normal, sides);
}

/* May the mover not be in this tile, moved so far? */
static bool is_kept_out(const fh_course *c, const fh_cell *cell, const fh_shape *moved,
                        fh_vec travel)
{
    if (!fh_cell_is_solid(cell) && cell->tile->kind != FH_TILE_ONE_WAY) return false;
    const fh_shape shape = fh_cell_shape(c->tiles, cell);
    if (!fh_overlap(moved, &shape)) return false;
    if (fh_cell_is_solid(cell)) return true;
    fh_course there = *c;
    there.motion = travel;
    fh_hit hit;
    bool hidden;
    return fh_course_meets(&there, cell, &hit, &hidden);
}

static bool is_free(const void *obstacles, fh_vec travel)
{
    const fh_course *const c = obstacles;
    fh_shape moved = *c->mover;
    fh_shift_shape(&moved, travel);
    fh_walk w = fh_walk_of(c->tiles, fh_shape_bounds(&moved), (fh_vec){0, 0}, false);
    fh_cell cell;
    while (fh_walk_next(&w, &cell)) /* at most all cells */
        if (is_kept_out(c, &cell, &moved, travel)) return false;
    return true;
}

/* Takes it if it is the first so far. */
static FH_NOINLINE void offer(const fh_course *c, const fh_cell *cell, fh_first *first,
                              fh_cell *met)
{
    fh_hit hit;
    bool hidden;
    if (!fh_course_meets(c, cell, &hit, &hidden)) return;
    const fh_shape shape = fh_cell_shape(c->tiles, cell);
    const uint32_t id = fh_cell_id(c->tiles, cell);
    fh_first_takes(first, c->mover, c->motion, id, &shape, hidden, &hit);
    if (first->id == id) *met = *cell;
}

bool fh_course_first(const fh_course *c, fh_cell *met, fh_hit *hit, bool *triggers)
{
    fh_first first = {.found = false};
    fh_walk w = fh_walk_of(c->tiles, c->bounds, c->motion, c->ray);
    fh_cell cell;
    *triggers = false;
    while (fh_walk_next(&w, &cell)) { /* at most all cells */
        if (first.found && fh_walk_is_past(&w, first.hit.travel)) break;
        *triggers = *triggers || cell.tile->kind == FH_TILE_TRIGGER;
        offer(c, &cell, &first, met);
    }
    if (!first.found) return false;
    *hit = first.hit;
    if (!hit->inside && !c->ray) fh_stop_clear(c->motion, hit, is_free, c);
    return true;
}
