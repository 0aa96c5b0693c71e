/* What a ray meets among tiles. */
#include "course.h"
#include "first.h"
#include "require.h"
#include "seam.h"

enum { ALL_SIDES = FH_UP | FH_DOWN | FH_LEFT | FH_RIGHT };

static bool meets(const fh_course *c, const fh_cell *cell, const fh_shape *shape, fh_hit *hit,
                  bool *hidden)
{
    const bool one_way = cell->tile->kind == FH_TILE_ONE_WAY;
    if (!one_way && !fh_cell_is_solid(cell)) return false;
    const unsigned sides = one_way ? fh_course_held_by(c, cell) : ALL_SIDES;
    if (sides == 0 || !fh_cast(c->mover->as.point, c->motion, shape, hit)) return false;
    *hidden = !hit->inside && fh_seam_mends(c->tiles, cell, shape, c->mover, c->motion, sides, hit);
    return !one_way || fh_points_out(hit->normal, sides);
}

/* Takes it if it is the first so far. */
static FH_NOINLINE void offer(const fh_course *c, const fh_cell *cell, fh_first *first,
                              fh_tile_hit *tile)
{
    const fh_shape shape = fh_cell_shape(c->tiles, cell);
    fh_hit hit;
    bool hidden;
    if (!meets(c, cell, &shape, &hit, &hidden)) return;
    const uint32_t id = fh_cell_id(c->tiles, cell);
    fh_first_takes(first, c->mover, c->motion, id, &shape, hidden, &hit);
    if (first->id == id) *tile = fh_cell_hit(cell, 0);
}

bool fh_tiles_cast(const fh_tiles *tiles, fh_vec from, fh_vec motion, unsigned options,
                   fh_tile_hit *tile, fh_hit *out)
{
    FH_REQUIRE_TILES(tiles);
    FH_REQUIRE_LIMIT(from);
    FH_REQUIRE_LIMIT(motion);
    FH_ASSERT(FH_SERVES(FH_POINT));
    FH_ASSERT(tile != NULL);
    FH_ASSERT(out != NULL);
    const fh_shape point = {.kind = FH_POINT, .as = {.point = from}};
    const fh_course c = fh_course_of(tiles, &point, motion, options);
    fh_first first = {.found = false};
    fh_walk w = fh_walk_of(tiles, c.bounds, motion, true);
    fh_cell cell;
    while (fh_walk_next(&w, &cell)) { /* at most all cells */
        if (first.found && fh_walk_is_past(&w, first.hit.travel)) break;
        offer(&c, &cell, &first, tile);
    }
    if (first.found) *out = first.hit;
    return first.found;
}
