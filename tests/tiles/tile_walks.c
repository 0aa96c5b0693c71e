#include "tile_walks.h"

#include "../unit/random.h"

#include <stdlib.h>
#include <string.h>

/* A small chip has room for small levels. */
#ifdef CHECK_SHORT
enum { COLUMNS = 7, ROWS = 6 };
#else
enum { COLUMNS = 12, ROWS = 10 };
#endif
enum { ROOM = (COLUMNS + 2) * (ROWS + 2) };

static fh_tile_hit room[ROOM];

typedef struct scene {
    level *l;
    fh_shape mover;
    fix16_t unit; /* a small step: a sixteenth of a tile */
} scene;

/* Mostly air, floors and slopes; now and then everything. */
static void fill(level *l, uint32_t *state)
{
    static const char usual[] = ".......##/\\lhHLo-";
    const bool wild = random_below(state, 4) == 0;
    for (int i = 0; i < l->tiles.columns * l->tiles.rows; i++) {
        const char sign = wild ? LEVEL_SIGNS[random_below(state, LEVEL_KINDS)]
                               : usual[random_below(state, sizeof usual - 1)];
        l->map[i] = (uint8_t)(strchr(LEVEL_SIGNS, sign) - LEVEL_SIGNS);
        if (wild && random_below(state, 2) == 0) l->map[i] = 0;
    }
}

static void random_level(level *l, uint32_t *state)
{
    static const fix16_t sizes[] = {16, 7, 64, FH_PX(8), FH_PX(10) + 7, FH_PX(16)};
    const fix16_t size = sizes[random_below(state, 6)];
    const uint16_t columns = (uint16_t)(2 + random_below(state, COLUMNS - 1));
    const uint16_t rows = (uint16_t)(2 + random_below(state, ROWS - 1));
    const bool far = random_below(state, 8) == 0;
    const fix16_t x = far ? FH_LIMIT - columns * size - 30 * size : random_small(state, 6 * size);
    const fix16_t y = far ? 30 * size - FH_LIMIT : random_small(state, 6 * size);
    level_make(l, columns, rows, size, (fh_vec){x, y},
               random_below(state, 2) == 0 ? FH_TILE_EMPTY : FH_TILE_SOLID);
    fill(l, state);
}

/* Mostly on the grid of the tiles or of their sixteenths. */
static fix16_t random_place(uint32_t *state, fix16_t origin, fix16_t size, int cells)
{
    const fix16_t fine = size / 16 > 0 ? size / 16 : 1;
    const int32_t cell = (int32_t)random_below(state, (uint32_t)cells + 3) - 1;
    const int32_t part = random_small(state, 16), off = random_small(state, 2);
    const uint32_t how = random_below(state, 3);
    return origin + cell * size + (how == 0 ? 0 : part * fine) + (how == 2 ? off : 0);
}

static fh_shape random_mover(const scene *s, uint32_t *state)
{
    const fh_tiles *const t = &s->l->tiles;
    const fix16_t width = 1 + (fix16_t)random_below(state, 24) * s->unit;
    const fix16_t height = width + (fix16_t)random_below(state, 16) * s->unit;
    const fix16_t left = random_place(state, t->origin.x, t->size, t->columns);
    const fix16_t top = random_place(state, t->origin.y, t->size, t->rows);
    return level_mover(random_below(state, LEVEL_MOVERS),
                       (fh_rect){left, top, left + width, top + height});
}

/* The mover is in nothing, but for rare levels. */
static void random_scene(scene *s, uint32_t *state)
{
    enum { TRIES = 30 };
    s->l = &shared_level;
    random_level(s->l, state);
    s->unit = s->l->tiles.size / 16 > 0 ? s->l->tiles.size / 16 : 1;
    for (int i = 0; i < TRIES; i++) {
        s->mover = random_mover(s, state);
        if (!level_overlaps(s->l, &s->mover)) return;
    }
}

static fh_vec random_motion(const scene *s, uint32_t *state)
{
    const fix16_t size = s->l->tiles.size;
    const uint32_t how = random_below(state, 4);
    const fix16_t reach = how == 0 ? 2 * s->unit : how == 1 ? size : how == 2 ? 4 * size : 3;
    const fix16_t x = random_small(state, reach);
    const fix16_t y = random_small(state, reach);
    const uint32_t axis = random_below(state, 5);
    return (fh_vec){axis == 0 ? 0 : x, axis == 1 ? 0 : axis == 2 ? x : y};
}

static bool is_reported(const fh_tile_hits *hits, int column, int row)
{
    for (size_t i = 0; i < hits->count; i++)
        if (hits->at[i].column == column && hits->at[i].row == row) return true;
    return false;
}

/* The straight stretches of a move: where it would have ended with fewer slides. */
typedef struct path {
    fh_vec ends[5];
    int count;
} path;

static path path_of(const scene *s, fh_vec motion, const fh_tile_move *move)
{
    path p = {.count = 0};
    for (unsigned slides = 0; slides < move->slides; slides++) {
        fh_tile_move shorter = {.slides = slides, .options = move->options};
        fh_tiles_move(&s->l->tiles, &s->mover, motion, &shorter);
        p.ends[p.count++] = shorter.travel;
    }
    p.ends[p.count++] = move->travel;
    return p;
}

/* No stretch leads through a tile, and just the triggers on them are reported. */
static bool path_is_right(const scene *s, const path *p, const fh_tile_hits *hits)
{
    const level *const l = s->l;
    fh_vec from = {0, 0};
    for (int i = 0; i < p->count; i++) {
        const fh_shape mover = fh_shape_moved(s->mover, from);
        const fh_vec way = {p->ends[i].x - from.x, p->ends[i].y - from.y};
        if (level_is_passed(l, &mover, way)) return false;
        from = p->ends[i];
    }
    for (int row = 0; row < l->tiles.rows; row++)
        for (int column = 0; column < l->tiles.columns; column++) {
            if (level_tile(l, column, row).kind != FH_TILE_TRIGGER) continue;
            const fh_shape box = level_shape(l, column, row);
            bool met = false;
            from = (fh_vec){0, 0};
            for (int i = 0; i < p->count; i++) {
                const fh_shape mover = fh_shape_moved(s->mover, from);
                const fh_vec way = {p->ends[i].x - from.x, p->ends[i].y - from.y};
                fh_hit hit;
                met = met || fh_sweep(&mover, way, &box, &hit);
                from = p->ends[i];
            }
            if (met != is_reported(hits, column, row)) return false;
        }
    return true;
}

/* What holds of the report whatever happened. */
static bool report_is_right(const scene *s, const fh_tile_move *move)
{
    unsigned sides = 0;
    const fh_tile_hits *const hits = &move->hits;
    if (hits->truncated) return false;
    for (size_t i = 0; i < hits->count; i++) {
        const fh_tile_hit *const h = &hits->at[i];
        if (level_tile(s->l, h->column, h->row).kind != h->kind) return false;
        if ((h->kind == FH_TILE_TRIGGER) != (h->sides == 0)) return false;
        sides |= h->sides;
        for (size_t k = 0; k < i; k++)
            if (hits->at[k].column == h->column && hits->at[k].row == h->row) return false;
    }
    return sides == move->sides;
}

static bool frame_is_right(scene *s, fh_vec motion, fh_tile_move *move)
{
    fh_tiles_move(&s->l->tiles, &s->mover, motion, move);
    const fh_shape there = fh_shape_moved(s->mover, move->travel);
    const bool right = !move->inside && !level_overlaps(s->l, &there) && report_is_right(s, move);
    if (!right) return false;
    if (move->snap == 0) {
        const path p = path_of(s, motion, move);
        if (!path_is_right(s, &p, &move->hits)) return false;
    }
    s->mover = there;
    return true;
}

/* Has it left the level for good? */
static bool is_away(const scene *s)
{
    const fh_tiles *const t = &s->l->tiles;
    const fh_rect b = fh_shape_bounds(&s->mover);
    return b.top > t->origin.y + (t->rows + 1) * t->size || b.right < t->origin.x - 2 * t->size ||
           b.bottom < t->origin.y - 4 * t->size ||
           b.left > t->origin.x + (t->columns + 2) * t->size;
}

bool tile_walk_keeps(uint32_t *state, int frames)
{
    scene s;
    random_scene(&s, state);
    if (level_overlaps(s.l, &s.mover)) return true;
    fix16_t fall = 0;
    fh_tile_move move = {.hits = {room, ROOM, 0, false}};
    fh_vec push = {0, 0};
    for (int i = 0; i < frames && !is_away(&s); i++) {
        if (random_below(state, 8) == 0) push = random_motion(&s, state);
        fall = move.on_ground || (move.sides & FH_UP) != 0 ? s.unit : fall + s.unit / 2;
        if (move.on_ground && random_below(state, 6) == 0) fall = -6 * s.unit;
        const bool flies = random_below(state, 8) == 0;
        move.slides = random_below(state, 5);
        move.options = random_below(state, 8) == 0 ? FH_TILES_DROP : 0;
        move.snap = random_below(state, 2) == 0 ? 3 * s.unit : 0;
        if (!frame_is_right(&s, flies ? push : (fh_vec){push.x, fall}, &move)) return false;
    }
    return true;
}

/* ---- A single question, against every tile of the level ---- */

static int64_t along(fh_vec a, fh_vec b)
{
    return (int64_t)a.x * b.x + (int64_t)a.y * b.y;
}

/* How a one-way tile holds, told as tiles.h has it; a rect's corner that comes exactly to an end of the side
 * is on it. */
static bool one_way_holds(const scene *s, uint8_t sides, const fh_rect *box, fh_vec motion,
                          const fh_hit *hit)
{
    const fh_rect b = fh_shape_bounds(&s->mover);
    const fh_vec by = hit->travel, n = hit->normal;
    const bool rect = s->mover.kind == FH_RECT;
    if ((sides & FH_UP) != 0 && b.bottom <= box->top)
        return n.y < 0 || (rect && b.bottom + by.y == box->top && motion.y > 0);
    if ((sides & FH_DOWN) != 0 && b.top >= box->bottom)
        return n.y > 0 || (rect && b.top + by.y == box->bottom && motion.y < 0);
    if ((sides & FH_LEFT) != 0 && b.right <= box->left)
        return n.x < 0 || (rect && b.right + by.x == box->left && motion.x > 0);
    if ((sides & FH_RIGHT) != 0 && b.left >= box->right)
        return n.x > 0 || (rect && b.left + by.x == box->right && motion.x < 0);
    return false;
}

/* Does this tile stop the mover, and when? */
static bool tile_stops(const scene *s, int column, int row, fh_vec motion, fh_hit *hit)
{
    const fh_tile tile = level_tile(s->l, column, row);
    const fh_shape shape = level_shape(s->l, column, row);
    if (tile.kind == FH_TILE_EMPTY || tile.kind == FH_TILE_TRIGGER) return false;
    if (!fh_sweep(&s->mover, motion, &shape, hit)) return false;
    return tile.kind != FH_TILE_ONE_WAY ||
           one_way_holds(s, tile.sides, &shape.as.rect, motion, hit);
}

/* The stop is at the first of the tiles' own stops, but for some units, and free. */
static bool sweep_agrees(const scene *s, fh_vec motion)
{
    fh_tile_hit tile;
    fh_hit hit, other, first = {.t = 0};
    bool any = false;
    for (int row = -1; row <= s->l->tiles.rows; row++)
        for (int column = -1; column <= s->l->tiles.columns; column++) {
            if (!tile_stops(s, column, row, motion, &other)) continue;
            if (any && !other.inside &&
                (first.inside || along(first.travel, motion) <= along(other.travel, motion)))
                continue;
            any = true;
            first = other;
        }
    if (fh_tiles_sweep(&s->l->tiles, &s->mover, motion, 0, &tile, &hit) != any) return false;
    if (!any) return true;
    if (hit.inside || first.inside) return hit.inside == first.inside;
    if (!tile_stops(s, tile.column, tile.row, motion, &other)) return false;
    /* A place that is free can be some units before. */
    const int64_t unit = labs((long)motion.x) + labs((long)motion.y);
    const int64_t off = along(hit.travel, motion) - along(first.travel, motion);
    if (off > 5 * unit || off < -40 * unit) return false;
    const fh_shape there = fh_shape_moved(s->mover, hit.travel);
    return !level_overlaps(s->l, &there) && !level_is_passed(s->l, &s->mover, hit.travel);
}

/* The same for a ray; one-way tiles are left out. */
static bool cast_agrees(const scene *s, fh_vec from, fh_vec motion)
{
    fh_tile_hit tile;
    fh_hit hit, other, first = {.t = 0};
    bool any = false, found = false;
    for (int row = -1; row <= s->l->tiles.rows; row++)
        for (int column = -1; column <= s->l->tiles.columns; column++) {
            const fh_tile_kind kind = level_tile(s->l, column, row).kind;
            const fh_shape shape = level_shape(s->l, column, row);
            if (kind == FH_TILE_ONE_WAY) return true;
            if (kind != FH_TILE_SOLID && kind != FH_TILE_SHAPE) continue;
            if (!fh_cast(from, motion, &shape, &other)) continue;
            if (!any || other.inside || other.t < first.t) first = other;
            any = true;
        }
    found = fh_tiles_cast(&s->l->tiles, from, motion, 0, &tile, &hit);
    if (found != any) return false;
    if (!any) return true;
    const fh_shape shape = level_shape(s->l, tile.column, tile.row);
    if (!fh_cast(from, motion, &shape, &other)) return false;
    return hit.inside == first.inside &&
           hit.t - first.t <= 2 + 3 * 65536 / (labs((long)motion.x) + labs((long)motion.y) + 1);
}

/* Each tile that is touched, and no other. */
static bool touch_agrees(const scene *s, const fh_shape *shape, bool closed)
{
    fh_tile_hits hits = {room, ROOM, 0, false};
    size_t count = 0;
    bool solid = false;
    const bool found = closed ? fh_tiles_touch(&s->l->tiles, shape, &hits)
                              : fh_tiles_overlap(&s->l->tiles, shape, &hits);
    for (int row = -1; row <= s->l->tiles.rows; row++)
        for (int column = -1; column <= s->l->tiles.columns; column++) {
            const fh_tile_kind kind = level_tile(s->l, column, row).kind;
            const fh_shape other = level_shape(s->l, column, row);
            if (kind == FH_TILE_EMPTY) continue;
            if (!(closed ? fh_touch(shape, &other) : fh_overlap(shape, &other))) continue;
            if (!is_reported(&hits, column, row)) return false;
            solid = solid || kind == FH_TILE_SOLID || kind == FH_TILE_SHAPE;
            count++;
        }
    return count == hits.count && solid == found && !hits.truncated;
}

bool tile_answers_agree(uint32_t *state)
{
    scene s;
    random_scene(&s, state);
    const fh_tiles *const t = &s.l->tiles;
    for (int i = 0; i < 8; i++) {
        const fh_vec motion = random_motion(&s, state);
        const fix16_t x = random_place(state, t->origin.x, t->size, t->columns);
        const fh_vec from = {x, random_place(state, t->origin.y, t->size, t->rows)};
        const fh_shape line = {FH_SEGMENT, {.segment = {from, fh_vec_moved(from, motion)}}};
        if (!sweep_agrees(&s, motion) || !cast_agrees(&s, from, motion)) return false;
        if (!touch_agrees(&s, &s.mover, true) || !touch_agrees(&s, &s.mover, false)) return false;
        if (!touch_agrees(&s, &line, true) || !touch_agrees(&s, &line, false)) return false;
        s.mover = fh_shape_moved(s.mover, (fh_vec){s.unit, random_small(state, s.unit)});
    }
    return true;
}
