#include "contacts.h"

#include "../../tests/unit/random.h"

static fh_vec middle_of(const fh_shape *s)
{
    const fh_rect *const r = &s->as.rect;
    const fh_segment *const g = &s->as.segment;
    switch (s->kind) {
    case FH_CIRCLE:
        return s->as.circle.center;
    case FH_RECT:
        return (fh_vec){r->left + (r->right - r->left) / 2, r->top + (r->bottom - r->top) / 2};
    case FH_SEGMENT:
        return (fh_vec){g->a.x + (g->b.x - g->a.x) / 2, g->a.y + (g->b.y - g->a.y) / 2};
    default:
        return s->as.polygon.at;
    }
}

/* Of 1 << 26 parts of the way, in whole steps. */
enum { PARTS = 26 };

static fh_vec part_of(fh_vec way, int32_t part, fix16_t step)
{
    const int64_t whole = INT64_C(1) << PARTS;
    return (fh_vec){(fix16_t)((int64_t)way.x * part / whole) / step * step,
                    (fix16_t)((int64_t)way.y * part / whole) / step * step};
}

void place_near(uint32_t *state, pair *p, fix16_t step, int reach)
{
    const fh_vec at = middle_of(&p->a), to = middle_of(&p->b);
    const fh_vec inward = {(to.x - at.x) / step * step, (to.y - at.y) / step * step};
    const fh_shape start = fh_shape_moved(p->a, inward);
    const int32_t far_away = 512 * p->per_pixel;
    fh_vec way = {random_small(state, far_away), random_small(state, far_away)};
    if (random_below(state, 2) != 0)
        way.x = way.x < 0 ? -far_away : far_away;
    else
        way.y = way.y < 0 ? -far_away : far_away;

    int32_t touches = 0, parted = INT32_C(1)
                                  << PARTS; /* they meet at the start, and not at the end */
    while (parted - touches > 1) {          /* at most PARTS times */
        const int32_t half = touches + (parted - touches) / 2;
        const fh_shape moved = fh_shape_moved(start, part_of(way, half, step));
        if (fh_touch(&moved, &p->b))
            touches = half;
        else
            parted = half;
    }
    fh_vec by = part_of(way, touches, step);
    by.x += random_small(state, reach) * step;
    by.y += random_small(state, reach) * step;
    p->a = fh_shape_moved(start, by);
}

/* A triple x^2 + y^2 = z^2 in any direction. */
typedef struct tangency {
    fh_vec along; /* of length `length` times `times` */
    fix16_t length, times;
} tangency;

static tangency random_tangency(uint32_t *state, uint32_t reach)
{
    static const fix16_t triples[][3] = {{3, 4, 5},       {5, 12, 13}, {8, 15, 17},
                                         {20, 21, 29},    {7, 24, 25}, {0, 1, 1},
                                         {119, 120, 169}, {9, 40, 41}, {696, 697, 985}};
    const fix16_t *const t = triples[random_below(state, sizeof triples / sizeof triples[0])];
    fh_vec v = {t[0], t[1]};
    if (random_below(state, 2) != 0) v = (fh_vec){v.y, v.x};
    if (random_below(state, 2) != 0) v.x = -v.x;
    if (random_below(state, 2) != 0) v.y = -v.y;
    return (tangency){v, t[2], 1 + (fix16_t)random_below(state, reach * 65536 / (uint32_t)t[2])};
}

static fh_vec times(fh_vec v, fix16_t n)
{
    return (fh_vec){v.x * n, v.y * n};
}

static fh_vec plus(fh_vec a, fh_vec b)
{
    return (fh_vec){a.x + b.x, a.y + b.y};
}

static fix16_t size(uint32_t *state)
{
    return FH_PX(4) + (fix16_t)random_below(state, FH_PX(60));
}

/* A circle whose edge passes through `at`, its centre along the triple from there. */
static fh_circle circle_onto(fh_vec at, const tangency *t)
{
    return (fh_circle){plus(at, times(t->along, t->times)), t->length * t->times};
}

/* The box that has this corner and lies on the other side of it than the triple leads. */
static fh_rect rect_behind(uint32_t *state, fh_vec corner, fh_vec along)
{
    const fix16_t width = size(state), height = size(state);
    return fh_rect_from_size(corner.x, corner.y, along.x > 0 ? -width : width,
                             along.y > 0 ? -height : height);
}

static fh_rect rect_beside(uint32_t *state, const fh_rect *r)
{
    const fix16_t width = size(state), height = size(state);
    const fix16_t down = (fix16_t)random_below(state, (uint32_t)(r->bottom - r->top + height) + 1);
    const fix16_t along = (fix16_t)random_below(state, (uint32_t)(r->right - r->left + width) + 1);
    return random_below(state, 2) != 0
               ? fh_rect_from_size(r->right, r->top - height + down, width, height)
               : fh_rect_from_size(r->left - width + along, r->bottom, width, height);
}

/* A box with the middle of an edge at `at`, behind it; returns half of the edge. */
static fh_vec box_behind(uint32_t *state, fh_vec at, const tangency *t, pair *p, int which)
{
    const fh_vec edge = {-t->along.y, t->along.x};
    const fix16_t most = FH_PX(20) / t->length;
    const fix16_t wide = most / 4 + (fix16_t)random_below(state, (uint32_t)most);
    const fix16_t deep = most / 4 + (fix16_t)random_below(state, (uint32_t)most);
    const fh_vec half = times(edge, wide), depth = times(t->along, -deep);
    fh_vec *const c = p->corners[which];
    c[0] = plus(half, depth);
    c[1] = plus(half, times(depth, -1));
    c[2] = times(c[0], -1);
    c[3] = times(c[1], -1);
    (which == 0 ? &p->a : &p->b)->as.polygon.at = plus(at, depth);
    return half;
}

/* A rhombus with a corner at `at`, before it. */
static void rhombus_before(uint32_t *state, fh_vec at, const tangency *t, pair *p, int which)
{
    const fix16_t most = FH_PX(20) / t->length;
    const fh_vec out = times(t->along, most / 4 + (fix16_t)random_below(state, (uint32_t)most));
    const fh_vec aside = times((fh_vec){-t->along.y, t->along.x},
                               most / 4 + (fix16_t)random_below(state, (uint32_t)most));
    fh_vec *const c = p->corners[which];
    c[0] = times(out, -1);
    c[1] = aside;
    c[2] = out;
    c[3] = times(aside, -1);
    (which == 0 ? &p->a : &p->b)->as.polygon.at = plus(at, out);
}

void place_tangent(question q, uint32_t reach, uint32_t *state, pair *p)
{
    const fh_vec at = screen_place(state);
    const tangency t = random_tangency(state, reach);
    const fh_vec edge = {-t.along.y, t.along.x};
    fix16_t other;
    fh_vec half;
    switch (q) {
    case CIRCLE_CIRCLE: /* the sum of the radii is the triple's length */
        p->a.as.circle = circle_onto(at, &t);
        other = (fix16_t)random_below(state, (uint32_t)p->a.as.circle.radius + 1);
        p->b.as.circle = (fh_circle){at, other};
        p->a.as.circle.radius -= other;
        break;
    case CIRCLE_RECT:
        p->a.as.circle = circle_onto(at, &t);
        p->b.as.rect = rect_behind(state, at, t.along);
        break;
    case RECT_RECT:
        p->b.as.rect = rect_behind(state, at, t.along);
        p->a.as.rect = rect_beside(state, &p->b.as.rect);
        break;
    case SEGMENT_CIRCLE:
        other = FH_PX(20) / t.length;
        p->a.as.segment.a = plus(at, times(edge, (fix16_t)random_below(state, (uint32_t)other)));
        p->a.as.segment.b =
            plus(at, times(edge, -1 - (fix16_t)random_below(state, (uint32_t)other)));
        p->b.as.circle = circle_onto(at, &t);
        break;
    case CIRCLE_POLYGON: /* at the middle or at an end of an edge */
        half = box_behind(state, at, &t, p, 1);
        p->a.as.circle = circle_onto(plus(at, times(half, random_small(state, 1))), &t);
        break;
    default:
        (void)box_behind(state, at, &t, p, 1);
        rhombus_before(state, at, &t, p, 0);
    }
    if (random_below(state, 2) == 0) return;
    p->a = fh_shape_moved(p->a, (fh_vec){random_small(state, 1), random_small(state, 1)});
}
