#include "limit_cases.h"

/* Numbers beyond LIMIT are quartered, so that the ends of int32_t become those of LIMIT. */
static fix16_t limited(int32_t v)
{
    if (v > FH_LIMIT || v < -FH_LIMIT) v /= 4;
    return v;
}

static fh_vec point(uint32_t *state, place where)
{
    const fh_vec p = random_vector(state, where);
    return (fh_vec){limited(p.x), limited(p.y)};
}

static fix16_t radius(uint32_t *state, place where)
{
    if (random_below(state, 6) == 0) return (fix16_t)random_below(state, 3);
    const fix16_t r =
        where.kind == NEAR ? random_small(state, 12) : limited(random_mixed(state, where));
    return r < 0 ? -r : r;
}

static bool inside(int64_t v)
{
    return -FH_LIMIT <= v && v <= FH_LIMIT;
}

/* p + x * v + y * (v turned left) / divisor, or p where that leaves LIMIT. */
static fh_vec stepped(fh_vec p, fh_vec v, int32_t x, int32_t y)
{
    const int64_t px = p.x + (int64_t)v.x * x - (int64_t)v.y * y;
    const int64_t py = p.y + (int64_t)v.y * x + (int64_t)v.x * y;
    return inside(px) && inside(py) ? (fh_vec){(fix16_t)px, (fix16_t)py} : p;
}

/* A direction of whole length. */
typedef struct measured_direction {
    fh_vec v;
    int32_t length;
} measured_direction;

static measured_direction direction(uint32_t *state)
{
    static const measured_direction basic[] = {{{3, 4}, 5},   {{5, 12}, 13},  {{8, 15}, 17},
                                               {{1, 0}, 1},   {{20, 21}, 29}, {{119, 120}, 169},
                                               {{7, 24}, 25}, {{0, 1}, 1}};
    measured_direction d = basic[random_below(state, sizeof basic / sizeof basic[0])];
    const int32_t scale = 1 + (int32_t)random_below(state, UINT32_C(1) << random_below(state, 21));
    d.v.x *= random_below(state, 2) != 0 ? scale : -scale;
    d.v.y *= random_below(state, 2) != 0 ? scale : -scale;
    d.length *= scale;
    return d;
}

static fix16_t nudged(uint32_t *state, int64_t value)
{
    const int64_t v = value + random_small(state, 1);
    return v >= 0 && v <= FH_LIMIT ? (fix16_t)v : 0;
}

/* A mover at the start of the segment that goes along it, past the circle and the rect's corner,
 * and touches or just misses what its reach is made for. */
static void track(uint32_t *state, limit_case *c, fh_vec start)
{
    const fh_vec end = c->segment.b;
    const int64_t x = (int64_t)end.x - start.x, y = (int64_t)end.y - start.y;
    if (!inside(x) || !inside(y)) return;
    c->motion = (fh_vec){(fix16_t)x, (fix16_t)y};
    const fix16_t reach = c->circle.radius;
    c->other_circle = (fh_circle){c->point, random_below(state, 2) == 0 ? 0 : reach / 3};
    c->circle = (fh_circle){start, reach - c->other_circle.radius};
    c->other_rect =
        fh_rect_from_corners(start, stepped(start, (fh_vec){1, 0}, -random_small(state, 9), 0));
}

/* Two small numbers, x before y on every compiler. */
static fh_vec small_pair(uint32_t *state, int32_t reach)
{
    const int32_t x = random_small(state, reach);
    return (fh_vec){x, random_small(state, reach)};
}

static fh_vec few_units_off(uint32_t *state, fh_vec v)
{
    const fh_vec by = small_pair(state, 3), off = {v.x + by.x, v.y + by.y};
    return inside(off.x) && inside(off.y) ? off : v;
}

/* Along the direction, but for a few units; or across it, to the side where 0 is from `height`,
 * just so far that it touches what is `gap` away, or on. */
static fh_vec course(uint32_t *state, fh_vec v, int32_t height, int32_t gap)
{
    const fh_vec still = {0, 0};
    const int32_t far = 1 + (int32_t)random_below(state, 9), slope = random_small(state, 2);
    const int32_t across = height < 0 ? 1 : -1;
    switch (random_below(state, 6)) {
    case 0:
        return few_units_off(state, stepped(still, v, far, 0));
    case 1:
        return few_units_off(state, stepped(still, v, -far, 0));
    case 2:
        return stepped(still, v, 0, across * far);
    case 3:
        return stepped(still, v, slope, across * gap);
    case 4:
        return few_units_off(state, stepped(still, v, slope, across * gap));
    default:
        return stepped(still, v, slope, across * far);
    }
}

/* Movers with slanted sides, or against them: nearly along a side, as far from it as they reach, or
 * squarely onto it, and just onto its ends. */
static void side_track(uint32_t *state, limit_case *c)
{
    const measured_direction d = direction(state);
    const int32_t height = random_small(state, 4), size = height < 0 ? -height : height;
    const fh_vec a = c->point, from = stepped(a, d.v, random_small(state, 7), height);
    const bool skew = random_below(state, 4) == 0, along = random_below(state, 2) == 0;
    const fh_vec b = stepped(a, d.v, (int32_t)random_below(state, 5), skew ? size - 2 : 0);
    const fh_vec turn = small_pair(state, 3), to = stepped(from, d.v, turn.x, along ? 0 : turn.y);
    const bool grazes = random_below(state, 2) == 0;
    const int32_t reached = grazes ? size : (int32_t)random_below(state, (uint32_t)size + 1);
    const fix16_t reach = nudged(state, (int64_t)reached * d.length);
    const fix16_t shared = random_below(state, 3) == 0 ? 0 : reach / 3;
    c->other_segment = (fh_segment){a, b};
    c->other_capsule = (fh_capsule){a, b, shared};
    c->other_circle = (fh_circle){a, shared};
    c->capsule = (fh_capsule){from, to, random_below(state, 4) == 0 ? reach : reach - shared};
    c->circle = (fh_circle){from, c->capsule.radius};
    const fh_vec size_of_rect = small_pair(state, 2);
    c->rect = fh_rect_from_corners(a, stepped(a, d.v, size_of_rect.x, size_of_rect.y));
    c->other_rect = fh_rect_from_corners(from, stepped(from, small_pair(state, 9), 1, 0));
    c->motion = course(state, d.v, height, size - reached);
}

/* The shapes round one direction, so that they are parallel, perpendicular, tangent, or nearly. */
static void arrange(uint32_t *state, limit_case *c)
{
    const measured_direction d = direction(state);
    const int32_t side = random_small(state, 4), reach = side < 0 ? -side : side;
    const fh_vec start = c->point;
    c->segment = (fh_segment){start, stepped(start, d.v, 1 + (int32_t)random_below(state, 5), 0)};
    c->point = stepped(start, d.v, random_small(state, 6), side);
    c->other_segment.a = c->point;
    const int32_t along = random_small(state, 4);
    c->other_segment.b = stepped(c->point, d.v, along, random_small(state, 2));
    c->circle = (fh_circle){c->point, nudged(state, (int64_t)reach * d.length)};
    c->capsule = (fh_capsule){c->segment.a, c->segment.b, c->circle.radius};
    const fix16_t shared = c->circle.radius / 2;
    c->other_capsule = (fh_capsule){c->other_segment.a, c->other_segment.b, shared};
    if (random_below(state, 2) == 0) c->capsule.radius -= shared;
    const fh_vec corner = {limited(c->point.x + random_small(state, 3)), limited(c->point.y)};
    if (random_below(state, 2) == 0)
        c->rect = fh_rect_from_corners(corner, point(state, (place){SMALL, 0}));
    switch (random_below(state, 3)) {
    case 0:
        track(state, c, start);
        break;
    case 1:
        side_track(state, c);
        break;
    default:
        break;
    }
}

void limit_case_random(uint32_t *state, limit_case *c)
{
    place where = {(flavour)random_below(state, FLAVOURS), 0};
    where.around = limited(number_of_bits(random_next(state))) / 16 * 15;
    c->point = point(state, where);
    c->segment.a = point(state, where);
    c->segment.b = random_below(state, 12) == 0 ? c->segment.a : point(state, where);
    c->other_segment.a = point(state, where);
    c->other_segment.b = random_below(state, 12) == 0 ? c->other_segment.a : point(state, where);
    c->circle.center = point(state, where);
    c->circle.radius = radius(state, where);
    c->capsule = (fh_capsule){c->segment.a, c->segment.b, radius(state, where)};
    c->other_capsule = (fh_capsule){c->other_segment.a, c->other_segment.b, radius(state, where)};
    const fh_vec corner = point(state, where);
    fh_vec opposite = point(state, where);
    if (random_below(state, 8) == 0) opposite.x = corner.x;
    if (random_below(state, 8) == 0) opposite.y = corner.y;
    c->rect = fh_rect_from_corners(corner, opposite);
    c->other_circle = (fh_circle){c->segment.b, radius(state, where)};
    c->other_rect = fh_rect_from_corners(point(state, where), c->segment.a);
    c->motion = point(state, where);
    if (random_below(state, 2) == 0) arrange(state, c);
}
