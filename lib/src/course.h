/* A mover on its way through a tile map: what blocks it, and where it is stopped. */
#ifndef FIXHIT_COURSE_H
#define FIXHIT_COURSE_H

#include "walk.h"
#include "wide.h"

typedef struct fh_course {
    const fh_tiles *tiles;
    const fh_shape *mover;
    fh_rect bounds; /* the box round the mover */
    fh_vec motion;
    unsigned options;
} fh_course;

fh_course fh_course_of(const fh_tiles *tiles, const fh_shape *mover, fh_vec motion,
                       unsigned options);

/* Does the tile stop the motion, and how? `hidden`: not by a face that is there, see seam.h. */
bool fh_course_meets(const fh_course *c, const fh_cell *cell, fh_hit *hit, bool *hidden);

/* As fh_tiles_sweep; `triggers`: some are near the way up to the stop. */
bool fh_course_first(const fh_course *c, fh_cell *met, fh_hit *hit, bool *triggers);

/* The sides of a one-way tile that can hold the course. */
unsigned fh_course_held_by(const fh_course *c, const fh_cell *cell);

/* Does the normal point out of one of these sides? */
static inline bool fh_points_out(fh_vec normal, unsigned sides)
{
    return ((sides & FH_UP) != 0 && normal.y < 0) || ((sides & FH_DOWN) != 0 && normal.y > 0) ||
           ((sides & FH_LEFT) != 0 && normal.x < 0) || ((sides & FH_RIGHT) != 0 && normal.x > 0);
}

/* The side of the mover that met the surface; at exactly 45 degrees it is ground or ceiling. */
static inline unsigned fh_tile_side_of(fh_vec normal)
{
    const unsigned sides = fh_side_of(normal);
    return (sides & (FH_UP | FH_DOWN)) != 0 ? sides & (FH_UP | FH_DOWN) : sides;
}

/* The order of tiles that are met at once: row by row, and its number in it. */
static inline uint32_t fh_cell_id(const fh_tiles *tiles, const fh_cell *cell)
{
    return (uint32_t)(cell->row + 1) * (tiles->columns + UINT32_C(2)) +
           (uint32_t)(cell->column + 1);
}

/* Is all of the rest of the walk later than what was found so far along this motion? Hits round corners count as
 * two units later, and travel is rounded. */
static inline bool fh_walk_is_past(const fh_walk *w, fh_vec travel)
{
    const uint32_t margin = 8;
    return w->begins > fh_size(w->by_columns ? travel.x : travel.y) + margin;
}

#endif
