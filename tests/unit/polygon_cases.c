#include "polygon_cases.h"

enum { POOL = 12, MOST = FH_POLYGON_MAX < 8 ? FH_POLYGON_MAX : 8 };

static int64_t side(fh_vec a, fh_vec b, fh_vec c)
{
    return ((int64_t)b.x - a.x) * ((int64_t)c.y - a.y) -
           ((int64_t)b.y - a.y) * ((int64_t)c.x - a.x);
}

static bool farther(fh_vec from, fh_vec a, fh_vec b)
{
    const int64_t ax = (int64_t)a.x - from.x, ay = (int64_t)a.y - from.y;
    const int64_t bx = (int64_t)b.x - from.x, by = (int64_t)b.y - from.y;
    return (uint64_t)(ax * ax) + (uint64_t)(ay * ay) > (uint64_t)(bx * bx) + (uint64_t)(by * by);
}

/* The hull of the points by wrapping a string round them; 0 when it has no area or too many corners. */
static uint8_t wrapped(const fh_vec *points, int count, fh_vec *out)
{
    int start = 0;
    for (int i = 1; i < count; i++)
        if (points[i].y < points[start].y ||
            (points[i].y == points[start].y && points[i].x < points[start].x))
            start = i;
    uint8_t kept = 0;
    fh_vec at = points[start];
    do {
        if (kept == MOST) return 0;
        out[kept++] = at;
        fh_vec next = at;
        for (int i = 0; i < count; i++) {
            const int64_t turn = side(at, next, points[i]);
            if (turn < 0 || (turn == 0 && farther(at, points[i], next))) next = points[i];
        }
        at = next;
    } while (at.x != points[start].x || at.y != points[start].y);
    return kept >= 3 ? kept : 0;
}

/* Puts a vertex in after the one at `after`: the same again, or on the way to the next. */
static void put_in(uint32_t *state, fh_vec *v, uint8_t *count)
{
    const unsigned after = random_below(state, *count);
    const fh_vec from = v[after], to = v[(after + 1) % *count];
    fh_vec middle = from;
    const int64_t x = (int64_t)to.x - from.x, y = (int64_t)to.y - from.y;
    if (random_below(state, 2) == 0 && x % 2 == 0 && y % 2 == 0)
        middle = (fh_vec){(fix16_t)(from.x + x / 2), (fix16_t)(from.y + y / 2)};
    for (unsigned i = *count; i > after + 1; i--)
        v[i] = v[i - 1];
    v[after + 1] = middle;
    ++*count;
}

/* Starts anywhere, goes either way round, and stands anywhere. */
static void turn_and_place(uint32_t *state, polygon_case *c, int which, const fh_vec *corners)
{
    const unsigned count = c->counts[which], start = random_below(state, count);
    const bool back = random_below(state, 2) == 0;
    const uint32_t x = random_below(state, 2) == 0 ? 0 : random_next(state);
    const uint32_t y = random_below(state, 2) == 0 ? 0 : random_next(state);
    c->at[which] = (fh_vec){number_of_bits(x), number_of_bits(y)};
    for (unsigned i = 0; i < count; i++) {
        const fh_vec v = corners[(back ? start + count - i : start + i) % count];
        const int64_t left = (int64_t)v.x - c->at[which].x, top = (int64_t)v.y - c->at[which].y;
        if (left > INT32_MAX || left < INT32_MIN) c->at[which].x = 0;
        if (top > INT32_MAX || top < INT32_MIN) c->at[which].y = 0;
    }
    for (unsigned i = 0; i < count; i++) {
        const fh_vec v = corners[(back ? start + count - i : start + i) % count];
        c->tables[which][i] = (fh_vec){v.x - c->at[which].x, v.y - c->at[which].y};
    }
}

static void make(uint32_t *state, polygon_case *c, int which)
{
    const limit_case *const s = &c->shapes;
    const fh_rect r = s->rect;
    const fh_vec near_point = {s->point.x / 2 + random_small(state, 9), s->point.y / 2};
    const fh_vec pool[POOL] = {
        s->segment.a,     s->segment.b,        s->other_segment.a, s->other_segment.b,
        s->capsule.a,     s->capsule.b,        s->point,           {r.left, r.top},
        {r.right, r.top}, {r.right, r.bottom}, near_point,         s->circle.center};
    fh_vec points[MOST], corners[MOST];
    const int wanted = 3 + (int)random_below(state, MOST - 2);
    uint8_t count = 0;
    for (int tries = 0; tries < 4 && count == 0; tries++) {
        for (int i = 0; i < wanted; i++) {
            points[i] = pool[random_below(state, POOL)];
            if (random_below(state, 3) == 0 || tries > 1) {
                points[i].x = points[i].x / 3 + random_small(state, 40);
                points[i].y = points[i].y / 3 + random_small(state, tries > 1 ? 40 : 1);
            }
        }
        count = wrapped(points, wanted, corners);
    }
    if (count == 0) {
        corners[0] = (fh_vec){0, 0};
        corners[1] = (fh_vec){40, 1};
        corners[2] = (fh_vec){1, 1};
        count = 3;
    }
    while (count < MOST && random_below(state, 3) == 0)
        put_in(state, corners, &count);
    c->counts[which] = count;
    turn_and_place(state, c, which, corners);
}

void polygons_among(uint32_t *state, polygon_case *c)
{
    make(state, c, 0);
    make(state, c, 1);
}

/* False where it leaves LIMIT or has no area. */
static bool make_box(uint32_t *state, polygon_case *c, int which, fh_vec corner, fh_vec along,
                     fh_vec across)
{
    const int64_t x = corner.x, y = corner.y;
    const int64_t xs[4] = {x, x + along.x, x + along.x + across.x, x + across.x};
    const int64_t ys[4] = {y, y + along.y, y + along.y + across.y, y + across.y};
    fh_vec corners[4];
    for (int i = 0; i < 4; i++) {
        if (xs[i] < -FH_LIMIT || xs[i] > FH_LIMIT || ys[i] < -FH_LIMIT || ys[i] > FH_LIMIT)
            return false;
        corners[i] = (fh_vec){(fix16_t)xs[i], (fix16_t)ys[i]};
    }
    if ((int64_t)along.x * across.y == (int64_t)along.y * across.x) return false;
    c->counts[which] = 4;
    turn_and_place(state, c, which, corners);
    return true;
}

static fh_vec part_of(fh_vec v, int32_t by)
{
    return (fh_vec){v.x / by, v.y / by};
}

/* v, or turned by a quarter, or back, or a part of it; all but exactly, at times. */
static fh_vec varied(uint32_t *state, fh_vec v)
{
    const uint32_t by = random_below(state, 4);
    if (random_below(state, 3) == 0) v = (fh_vec){-v.y, v.x};
    if (by != 0) v = part_of(v, by == 1 ? -1 : (int32_t)by);
    if (random_below(state, 4) != 0) return v;
    v.x += random_small(state, 1);
    v.y += random_small(state, 1);
    return v;
}

void boxes_among(uint32_t *state, polygon_case *c)
{
    const limit_case *const s = &c->shapes;
    const fh_vec corners[2] = {part_of(s->point, 2), part_of(s->circle.center, 2)};
    fh_vec corner = corners[0], along = part_of(s->segment.a, 4), across = part_of(s->capsule.a, 4);
    if (random_below(state, 2) == 0) across = varied(state, along);
    for (int which = 0; which < 2; which++) {
        if (!make_box(state, c, which, corner, along, across)) {
            along = (fh_vec){5 + random_small(state, 3), random_small(state, 4)};
            across = (fh_vec){random_small(state, 4), 5 + random_small(state, 3)};
            corner = part_of(corner, 2);
            if (!make_box(state, c, which, corner, along, across))
                make_box(state, c, which, corner, (fh_vec){9, 1}, (fh_vec){1, 9});
        }
        /* The other one starts anywhere, or at a corner, on a side or beside it, and goes like the first. */
        const fh_vec side = along, other_side = across;
        if (random_below(state, 4) == 0) corner = corners[1];
        const fh_vec on_side = varied(state, side), to_next = varied(state, other_side);
        corner = (fh_vec){corner.x + on_side.x, corner.y + on_side.y};
        if (random_below(state, 2) == 0)
            corner = (fh_vec){corner.x + to_next.x, corner.y + to_next.y};
        along = random_below(state, 2) == 0 ? varied(state, side) : part_of(s->segment.b, 4);
        across = random_below(state, 2) == 0 ? varied(state, other_side) : varied(state, along);
    }
}

void polygon_case_random(uint32_t *state, polygon_case *c)
{
    limit_case_random(state, &c->shapes);
    polygons_among(state, c);
}

fh_polygon polygon_of(const polygon_case *c, int which)
{
    return (fh_polygon){c->tables[which], c->counts[which], c->at[which]};
}

bool polygon_answer(unsigned question, const polygon_case *c)
{
    const limit_case *const s = &c->shapes;
    const fh_polygon p = polygon_of(c, 0), q = polygon_of(c, 1);
    switch (question) {
    case 2 * POINT_POLYGON:
        return fh_touch_point_polygon(s->point, &p);
    case 2 * POINT_POLYGON + 1:
        return fh_overlap_point_polygon(s->point, &p);
    case 2 * SEGMENT_POLYGON:
        return fh_touch_segment_polygon(&s->segment, &p);
    case 2 * SEGMENT_POLYGON + 1:
        return fh_overlap_segment_polygon(&s->segment, &p);
    case 2 * CIRCLE_POLYGON:
        return fh_touch_circle_polygon(&s->circle, &p);
    case 2 * CIRCLE_POLYGON + 1:
        return fh_overlap_circle_polygon(&s->circle, &p);
    case 2 * CAPSULE_POLYGON:
        return fh_touch_capsule_polygon(&s->capsule, &p);
    case 2 * CAPSULE_POLYGON + 1:
        return fh_overlap_capsule_polygon(&s->capsule, &p);
    case 2 * RECT_POLYGON:
        return fh_touch_rect_polygon(&s->rect, &p);
    case 2 * RECT_POLYGON + 1:
        return fh_overlap_rect_polygon(&s->rect, &p);
    case 2 * POLYGON_POLYGON:
        return fh_touch_polygon_polygon(&p, &q);
    default:
        return fh_overlap_polygon_polygon(&p, &q);
    }
}

uint32_t polygon_answers(const polygon_case *c)
{
    uint32_t bits = 0;
    for (unsigned q = 0; q < 2 * POLYGON_PAIRS; q++)
        bits |= (uint32_t)polygon_answer(q, c) << q;
    return bits;
}
