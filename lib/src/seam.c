#include "seam.h"

#include "corners.h"
#include "hull.h"
#include "length.h"
#include "shift.h"

/* By bit: up, down, left, right. */
static const fh_vec directions[4] = {{0, -65536}, {0, 65536}, {-65536, 0}, {65536, 0}};

/* The side that a normal along an axis points out of, as its place above; 4 for others. */
static unsigned side_along(fh_vec normal)
{
    if (normal.x != 0 && normal.y != 0) return 4;
    return normal.x == 0 ? (normal.y < 0 ? 0 : 1) : normal.x < 0 ? 2 : 3;
}

/* What the tile fills of a side of its cell; low > high where it is nothing. */
static fh_span filled(const fh_tiles *tiles, const fh_cell *cell, unsigned side)
{
    const fh_tile *const tile = cell->tile;
    if (tile->kind == FH_TILE_SOLID) return (fh_span){0, tiles->size};
    fh_span s = {INT32_MAX, INT32_MIN};
    if (tile->kind != FH_TILE_SHAPE) return s;
    const fix16_t border = side % 2 == 0 ? 0 : tiles->size;
    for (unsigned i = 0; i < tile->count; i++) {
        const fh_vec v = tile->vertices[i];
        if ((side < 2 ? v.y : v.x) == border) s = fh_span_with(s, side < 2 ? v.x : v.y);
    }
    return s;
}

/* Does the neighbour on that side fill there what the tile fills, or more? */
static bool is_covered(const fh_tiles *tiles, const fh_cell *cell, unsigned side)
{
    const fh_span own = filled(tiles, cell, side);
    if (own.low > own.high) return false;
    const int32_t column = cell->column + (side < 2 ? 0 : side == 2 ? -1 : 1);
    const int32_t row = cell->row + (side < 2 ? (side == 0 ? -1 : 1) : 0);
    const fh_cell beside = fh_cell_at(tiles, column, row);
    const fh_span other = filled(tiles, &beside, side ^ 1);
    return other.low <= own.low && own.high <= other.high;
}

/* The corner of a box that is first in a direction. */
static fh_vec first_corner(const fh_rect *box, fh_vec direction)
{
    return (fh_vec){direction.x > 0 ? box->left : box->right,
                    direction.y > 0 ? box->top : box->bottom};
}

/* How far a shape's corners reach, times the direction's length; and with how many of them. */
typedef struct reach {
    int64_t most;
    unsigned corners;
} reach;

static reach reach_of(const fh_shape *shape, fh_vec direction)
{
    if (shape->kind == FH_RECT)
        return (reach){fh_dot(direction, first_corner(&shape->as.rect, fh_reversed(direction))), 2};
    const fh_polygon *const p = &shape->as.polygon;
    reach r = {INT64_MIN, 0};
    fh_vec last = {0, 0};
    for (unsigned i = 0; i < p->count; i++) {
        const fh_vec v = fh_corner(p, i);
        const int64_t far = fh_dot(direction, v);
        if (far < r.most) continue;
        const bool again = far == r.most && v.x == last.x && v.y == last.y;
        r = (reach){far, far > r.most ? 1 : again ? r.corners : r.corners + 1};
        last = v;
    }
    return r;
}

/* The face chosen so far among those that the mover's box stands on. */
typedef struct choice {
    const fh_shape *shape;
    fh_rect box;
    fh_vec motion;
    fh_vec normal;
    int64_t
        closing; /* how fast the motion runs into it, times the normal's length; 0: nothing yet */
    bool corner;
} choice;

/* Is the box, which touches the shape, all on its outer side in this direction, and runs the motion into that? */
static bool stands_on(const choice *c, fh_vec normal, bool *corner)
{
    if (fh_dot(c->motion, normal) >= 0) return false;
    const reach r = reach_of(c->shape, normal);
    *corner = r.corners < 2;
    return fh_dot(normal, first_corner(&c->box, normal)) == r.most;
}

static void consider(choice *c, fh_vec normal, bool corner)
{
    const int64_t closing = -fh_dot(c->motion, normal);
    if (c->closing != 0 &&
        fh_compare_by_lengths((uint64_t)closing, c->normal, (uint64_t)c->closing, normal) >= 0)
        return;
    c->normal = normal;
    c->closing = closing;
    c->corner = corner;
}

static FH_NOINLINE void consider_slanted(choice *c)
{
    const fh_polygon *const p = &c->shape->as.polygon;
    const bool clockwise = fh_goes_clockwise(p);
    for (unsigned i = 0; i < p->count; i++) {
        const fh_vec from = p->vertices[i], to = p->vertices[i + 1U < p->count ? i + 1U : 0];
        const fh_vec normal =
            fh_perpendicular(clockwise ? fh_from_to(from, to) : fh_from_to(to, from));
        bool corner;
        if (normal.x != 0 && normal.y != 0 && stands_on(c, normal, &corner))
            consider(c, normal, false);
    }
}

static fh_rect box_of(const fh_shape *mover)
{
    const fh_vec p = mover->as.point;
    return mover->kind == FH_POINT ? (fh_rect){p.x, p.y, p.x, p.y} : mover->as.rect;
}

/* Among the faces on which the mover stands. */
static FH_NOINLINE bool choose(choice *c, const fh_tiles *tiles, const fh_cell *cell,
                               unsigned sides)
{
    for (unsigned side = 0; side < 4; side++) {
        bool corner;
        if ((sides >> side & 1) != 0 && stands_on(c, directions[side], &corner) &&
            !is_covered(tiles, cell, side))
            consider(c, directions[side], corner);
    }
    if (c->shape->kind == FH_POLYGON) consider_slanted(c);
    return c->closing != 0;
}

bool fh_seam_mends(const fh_tiles *tiles, const fh_cell *cell, const fh_shape *shape,
                   const fh_shape *mover, fh_vec motion, unsigned sides, fh_hit *hit)
{
    const unsigned met = side_along(hit->normal);
    const bool hidden = met < 4 && ((sides >> met & 1) == 0 || is_covered(tiles, cell, met));
    if (mover->kind != FH_RECT && mover->kind != FH_POINT) return hidden;
    if (shape->kind == FH_RECT && !hidden) return false;
    fh_shape there = *mover;
    fh_shift_shape(&there, hit->travel);
    if (!fh_touch(&there, shape)) return hidden; /* rounding left it a little before */
    choice c = {.shape = shape, .box = box_of(&there), .motion = motion};
    if (!choose(&c, tiles, cell, sides)) return hidden;
    hit->normal = c.normal;
    return c.corner;
}
