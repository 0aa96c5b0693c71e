/* How far a mover gets among tiles. */
#include "course.h"
#include "require.h"

bool fh_tiles_sweep(const fh_tiles *tiles, const fh_shape *mover, fh_vec motion, unsigned options,
                    fh_tile_hit *tile, fh_hit *out)
{
    FH_REQUIRE_TILES(tiles);
    FH_REQUIRE_MOVER(mover);
    FH_REQUIRE_LIMIT(motion);
    FH_ASSERT(tile != NULL);
    FH_ASSERT(out != NULL);
    const fh_course c = fh_course_of(tiles, mover, motion, options);
    fh_cell met;
    fh_hit hit;
    bool triggers;
    if (!fh_course_first(&c, &met, &hit, &triggers)) return false;
    *tile = fh_cell_hit(&met, fh_tile_side_of(hit.normal));
    *out = hit;
    return true;
}
