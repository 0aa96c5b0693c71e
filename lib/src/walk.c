#include "walk.h"

#include "face.h"

/* One axis of a map, of a box and of a motion. */
typedef struct axis {
    fix16_t origin;
    int32_t cells;
    fix16_t low, high;
    int32_t motion;
} axis;

static axis axis_of(const fh_walk *w, bool x)
{
    const fh_tiles *const t = w->tiles;
    return x ? (axis){t->origin.x, t->columns, w->box.left, w->box.right, w->motion.x}
             : (axis){t->origin.y, t->rows, w->box.top, w->box.bottom, w->motion.y};
}

static uint32_t size_of(const fh_walk *w)
{
    return w->tiles->size > 0 ? (uint32_t)w->tiles->size : 1; /* an invalid one must not divide */
}

static fix16_t edge_of(const fh_walk *w, const axis *a, int32_t cell)
{
    return fh_plus(a->origin, (int32_t)((uint32_t)cell * size_of(w)));
}

/* -1 before the map, and the cells' number after it. */
static int32_t cell_of(const fh_walk *w, const axis *a, fix16_t place)
{
    if (place < a->origin) return -1;
    if (place >= edge_of(w, a, a->cells)) return a->cells;
    return (int32_t)(((uint32_t)place - (uint32_t)a->origin) / size_of(w));
}

typedef struct range {
    int32_t first, last;
} range;

/* The cells between two places: an edge belongs to both its cells, or to none. */
static range range_of(const fh_walk *w, const axis *a, fix16_t low, fix16_t high)
{
    range r = {cell_of(w, a, w->closed ? fh_minus(low, 1) : low),
               cell_of(w, a, w->closed ? high : fh_minus(high, 1))};
    if (w->tiles->outside == FH_TILE_SOLID) return r;
    if (r.first < 0) r.first = 0;
    if (r.last >= a->cells) r.last = a->cells - 1;
    return r;
}

/* How far the motion is when it has reached the slice, and when it leaves it. */
static range crossing_of(const fh_walk *w, const axis *a)
{
    const bool back = a->motion < 0;
    const int32_t near = w->slice + back, far = w->slice + !back;
    const int32_t whole = (int32_t)fh_size(a->motion);
    range r = {0, whole};
    if (near >= 0 && near <= a->cells) {
        const fix16_t edge = edge_of(w, a, near);
        r.first = back ? fh_minus(a->low, edge) : fh_minus(edge, a->high);
        if (r.first < 0) r.first = 0;
    }
    if (far >= 0 && far <= a->cells) {
        const fix16_t edge = edge_of(w, a, far);
        r.last = back ? fh_minus(a->high, edge) : fh_minus(edge, a->low);
        if (r.last < 0) r.last = 0;
        if (r.last > whole) r.last = whole;
    }
    return r;
}

/* How far the shorter component is then: not more, and not less. */
static int32_t aside_least(const fh_walk *w, int32_t gone)
{
    return (int32_t)(fh_multiply((uint32_t)gone, w->slope) >> 30);
}

static int32_t aside_most(const fh_walk *w, int32_t gone, int32_t whole)
{
    const int32_t most = fh_plus(aside_least(w, gone), 2);
    return most < whole ? most : whole;
}

/* The cells of the slice that the box covers while it crosses it. */
static void enter_slice(fh_walk *w)
{
    const axis along = axis_of(w, w->by_columns), across = axis_of(w, !w->by_columns);
    const range crossing = crossing_of(w, &along);
    const int32_t least = aside_least(w, crossing.first);
    const int32_t most = aside_most(w, crossing.last, (int32_t)fh_size(across.motion));
    const bool back = across.motion < 0;
    const range cells =
        range_of(w, &across, back ? fh_minus(across.low, most) : fh_plus(across.low, least),
                 back ? fh_minus(across.high, least) : fh_plus(across.high, most));
    w->at = cells.first;
    w->end = cells.last;
    w->begins = (uint32_t)crossing.first;
}

fh_walk fh_walk_of(const fh_tiles *tiles, fh_rect box, fh_vec motion, bool closed)
{
    const uint32_t x = fh_size(motion.x), y = fh_size(motion.y);
    fh_walk w = {
        .tiles = tiles, .box = box, .motion = motion, .closed = closed, .by_columns = x > y};
    const uint32_t longer = w.by_columns ? x : y, shorter = w.by_columns ? y : x;
    w.slope = shorter == 0 ? 0 : fh_fraction_30(shorter, longer);
    const axis a = axis_of(&w, w.by_columns);
    const fix16_t low = a.motion < 0 ? fh_plus(a.low, a.motion) : a.low;
    const fix16_t high = a.motion < 0 ? a.high : fh_plus(a.high, a.motion);
    const range slices = range_of(&w, &a, low, high);
    w.slice = a.motion < 0 ? slices.last + 1 : slices.first - 1;
    w.slices = slices.last - slices.first + 1;
    w.end = -2; /* the first slice is still to be entered */
    w.at = -1;
    return w;
}

bool fh_walk_next(fh_walk *w, fh_cell *cell)
{
    for (;;) { /* at most all cells of the map and those round it */
        if (w->at <= w->end) {
            const int32_t at = w->at++;
            *cell = w->by_columns ? fh_cell_at(w->tiles, w->slice, at)
                                  : fh_cell_at(w->tiles, at, w->slice);
            if (cell->tile->kind != FH_TILE_EMPTY) return true;
            continue;
        }
        if (w->slices <= 0) return false;
        w->slices--;
        w->slice += (w->by_columns ? w->motion.x : w->motion.y) < 0 ? -1 : 1;
        enter_slice(w);
    }
}
