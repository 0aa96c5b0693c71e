/* What a ray meets among tiles. */
#include "course.h"
#include "require.h"

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
    fh_course c = fh_course_of(tiles, &point, motion, options);
    c.ray = true;
    fh_cell met;
    bool triggers;
    if (!fh_course_first(&c, &met, out, &triggers)) return false;
    *tile = fh_cell_hit(&met, 0);
    return true;
}
