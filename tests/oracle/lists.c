#include "lists.h"

#include "../unit/random.h"
#include "oracle.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

fh_rects list_of(list_case *c)
{
    for (size_t i = 0; i < c->count; i++)
        memcpy((char *)c->room + i * c->stride, &c->boxes[i], sizeof c->boxes[i]);
    return (fh_rects){(const fh_rect *)(const void *)c->room, c->count, c->stride};
}

bool sweep_list(list_case *c, fh_vec motion, size_t *index, fh_hit *out)
{
    const fh_rects list = list_of(c);
    if (c->mover.kind == BODY_CIRCLE)
        return fh_sweep_circle_rects(&c->mover.as.circle, motion, &list, index, out);
    return fh_sweep_rect_rects(&c->mover.as.rect, motion, &list, index, out);
}

size_t overlapped_box(const list_case *c, fh_vec travel, size_t from)
{
    for (; from < c->count; from++) {
        const body box = body_of_rect(c->boxes[from]);
        if (overlaps_at(&c->mover, travel, &box)) break;
    }
    return from;
}

void count_list(bool right, const list_case *c)
{
    if (oracle_agrees((meeting){true, true}, right, right)) return;
    printf("%s:", what_was_wrong());
    print_body(&c->mover);
    printf(" by {%" PRId32 ", %" PRId32 "} against", c->motion.x, c->motion.y);
    for (size_t i = 0; i < c->count; i++) {
        const body box = body_of_rect(c->boxes[i]);
        print_body(&box);
    }
    printf("\n");
}

/* Turned by quarters, about (0, 0). */
static fh_vec turned(fh_vec v, uint32_t quarters)
{
    for (; quarters > 0; quarters--)
        v = (fh_vec){-v.y, v.x};
    return v;
}

/* A case before it is placed: turned, made larger and moved away from (0, 0). */
typedef struct sketch {
    fh_rect boxes[LIST_BOXES];
    size_t count;
    fh_vec center, motion;
    fix16_t radius;
    bool as_it_is; /* not enlarged or moved */
} sketch;

static fh_rect sketched_box(uint32_t *seed, fix16_t spread, fix16_t size)
{
    const fix16_t x = random_small(seed, spread), y = random_small(seed, spread);
    const fix16_t w = (fix16_t)random_below(seed, (uint32_t)size + 1);
    return (fh_rect){x, y, x + w, y + (fix16_t)random_below(seed, (uint32_t)size + 1)};
}

static void sketch_crowd(uint32_t *seed, sketch *s)
{
    const bool dense = random_below(seed, 2) == 0;
    const fix16_t spread = 4 + (fix16_t)random_below(seed, dense ? 5 : 30);
    for (size_t i = 0; i < s->count; i++)
        s->boxes[i] = sketched_box(seed, spread, (fix16_t)random_below(seed, dense ? 3 : 9));
    s->center = small_vector(seed, spread, spread);
    s->motion = small_vector(seed, 3 * spread, 3 * spread);
}

static fix16_t often_none(uint32_t *seed, uint32_t limit)
{
    return random_below(seed, 3) == 0 ? 0 : (fix16_t)random_below(seed, limit);
}

/* Small boxes round a place on the way, straight beside it or anywhere at the mover's rim, so that
 * it finds no free grid point there and has to stop before. */
static void sketch_pinch(uint32_t *seed, sketch *s)
{
    const fix16_t eighths = (fix16_t)random_below(seed, 9), rim = s->radius + 1;
    s->center = (fh_vec){0, 0};
    s->motion = small_vector(seed, 40, 40);
    const fh_vec at = {s->motion.x * eighths / 8, s->motion.y * eighths / 8};
    for (size_t i = 0; i < s->count; i++) {
        const fh_vec side =
            turned((fh_vec){s->radius, random_small(seed, 1)}, random_below(seed, 4));
        const bool straight = random_below(seed, 3) == 0;
        const fh_vec off = straight ? side : small_vector(seed, rim, rim);
        const fh_rect box = sketched_box(seed, 0, (fix16_t)random_below(seed, 3));
        s->boxes[i] = fh_rect_moved(box, (fh_vec){at.x + off.x, at.y + off.y});
    }
}

/* A floor of boxes side by side, or with a unit between them, or with steps. */
static void sketch_row(uint32_t *seed, sketch *s)
{
    const bool gaps = random_below(seed, 3) == 0, steps = random_below(seed, 3) == 0;
    fix16_t x = 0, y = 0;
    for (size_t i = 0; i < s->count; i++) {
        const fix16_t width = 1 + (fix16_t)random_below(seed, 12);
        s->boxes[i] = (fh_rect){x, y, x + width, y + 1 + (fix16_t)random_below(seed, 6)};
        x += width + (gaps ? random_small(seed, 1) : 0);
        if (steps) y += random_small(seed, 2);
    }
    const fix16_t above = often_none(seed, 8);
    s->center = (fh_vec){(fix16_t)random_below(seed, (uint32_t)x + 3), -s->radius - above};
    const fix16_t along = random_small(seed, 30);
    s->motion = (fh_vec){along, (fix16_t)random_below(seed, 20)};
}

/* Walls with a gap that the mover just fits in or just not, and something behind them. */
static void sketch_gap(uint32_t *seed, sketch *s)
{
    const fix16_t width = 2 * s->radius + random_small(seed, 1), x = random_small(seed, 3);
    for (size_t i = 0; i < s->count; i++) {
        const fix16_t y = 4 * (fix16_t)(i / 2) + random_small(seed, 1);
        const fix16_t edge = x + random_small(seed, 1);
        s->boxes[i] = i % 2 == 0 ? (fh_rect){edge - 9, y, edge, y + 4}
                                 : (fh_rect){edge + width, y, edge + width + 9, y + 4};
    }
    s->center = (fh_vec){x + s->radius + random_small(seed, 2), -s->radius - 4};
    const fix16_t across = random_small(seed, 4);
    s->motion = (fh_vec){across, 4 + (fix16_t)random_below(seed, 30)};
}

/* Two faces of a room, of several boxes each, and the mover in or near their corner. */
static void sketch_room(uint32_t *seed, sketch *s)
{
    for (size_t i = 0; i < s->count; i++) {
        const fix16_t far = 6 * (fix16_t)(i / 2);
        s->boxes[i] =
            i % 2 == 0 ? (fh_rect){-6 - far, 0, -far, 3} : (fh_rect){0, -6 - far, 3, -far};
    }
    const fix16_t near = often_none(seed, 6);
    s->center = (fh_vec){-s->radius - near, -s->radius - (fix16_t)random_below(seed, 4)};
    s->motion = small_vector(seed, 12, 12);
}

/* x and y with x * b - y * a = 1, for a and b without a common divisor; false for others. */
static bool near_fractions(int64_t a, int64_t b, int64_t *x, int64_t *y)
{
    int64_t r = a, next_r = b, t = 0, next_t = 1;
    while (next_r != 0) { /* r = s * a + t * b for some s */
        const int64_t q = r / next_r, older_r = r, older_t = t;
        r = next_r;
        next_r = older_r - q * next_r;
        t = next_t;
        next_t = older_t - q * next_t;
    }
    *x = t < 0 ? t + a : t;
    *y = (*x * b - 1) / a;
    return r == 1;
}

/* A wall and a floor that are met after x / a and y / b of the motion, which are as near to each
 * other as fractions can be, or equal. */
static void sketch_near_times(uint32_t *seed, sketch *s)
{
    const uint32_t bits = 3 + random_below(seed, 26);
    const int64_t a = 2 + (int64_t)random_below(seed, 1u << bits);
    const int64_t b = 2 + (int64_t)random_below(seed, 1u << bits);
    int64_t x, y;
    s->as_it_is = true;
    s->center = (fh_vec){0, 0};
    s->motion = (fh_vec){(fix16_t)a, (fix16_t)b};
    if (!near_fractions(a, b, &x, &y)) x = a / 2, y = b / 2;
    x += s->radius;
    y += s->radius;
    const fh_rect wall = {(fix16_t)x, -9, (fix16_t)x + 9, FH_LIMIT};
    const fh_rect ground = {-9, (fix16_t)y, FH_LIMIT, (fix16_t)y + 9};
    const bool swapped = random_below(seed, 2) == 0;
    s->count = 2;
    s->boxes[0] = swapped ? ground : wall;
    s->boxes[1] = swapped ? wall : ground;
}

static fix16_t scaled(uint32_t *seed, int64_t v, int64_t scale, int32_t jitter, int64_t away)
{
    const int64_t placed = v * scale + random_small(seed, jitter) + away;
    return (fix16_t)(placed > FH_LIMIT ? FH_LIMIT : placed < -FH_LIMIT ? -FH_LIMIT : placed);
}

/* How a sketch is laid: by so many quarters, times scale, and away. */
typedef struct laying {
    uint32_t quarters;
    int64_t scale;
    int32_t jitter;
    fh_vec away;
} laying;

static fh_vec laid(uint32_t *seed, const laying *l, fh_vec v, bool moved)
{
    const fh_vec t = turned(v, l->quarters);
    const fh_vec away = moved ? l->away : (fh_vec){0, 0};
    const fix16_t x = scaled(seed, t.x, l->scale, l->jitter, away.x);
    return (fh_vec){x, scaled(seed, t.y, l->scale, l->jitter, away.y)};
}

static fh_rect laid_box(uint32_t *seed, const laying *l, const fh_rect *box)
{
    const fh_vec a = laid(seed, l, (fh_vec){box->left, box->top}, true);
    return fh_rect_from_corners(a, laid(seed, l, (fh_vec){box->right, box->bottom}, true));
}

/* As it is near (0, 0), or enlarged up to where LIMIT cuts it, or at an end of LIMIT. */
static laying random_laying(uint32_t *seed, bool as_it_is)
{
    laying l = {random_below(seed, 4), 1, 0, {0, 0}};
    if (as_it_is) return l;
    if (random_below(seed, 3) == 0)
        l.scale = 1 + (int64_t)random_below(seed, 1u << random_below(seed, 23));
    if (l.scale > 1) l.jitter = (int32_t)random_below(seed, 3);
    const fix16_t far = FH_LIMIT - (fix16_t)random_below(seed, 600);
    if (random_below(seed, 4) == 0) l.away.x = random_below(seed, 2) == 0 ? far : -far;
    if (random_below(seed, 4) == 0) l.away.y = random_below(seed, 2) == 0 ? far : -far;
    if (random_below(seed, 5) == 0) l.away = small_vector(seed, far, far);
    return l;
}

/* Some motions go on far beyond all boxes, so that walls a few units apart share a t. */
static fh_vec lengthened(uint32_t *seed, fh_vec motion)
{
    const int32_t times = 1 << random_below(seed, 26);
    const int64_t x = (int64_t)motion.x * times, y = (int64_t)motion.y * times;
    if (x > FH_LIMIT || x < -FH_LIMIT || y > FH_LIMIT || y < -FH_LIMIT) return motion;
    return (fh_vec){(fix16_t)x + random_small(seed, 1) / 2, (fix16_t)y};
}

void list_case_random(uint32_t *seed, list_case *c)
{
    static void (*const sketches[])(uint32_t *, sketch *) = {
        sketch_crowd, sketch_row, sketch_gap, sketch_room, sketch_near_times, sketch_pinch};
    sketch s = {.count = 1 + random_below(seed, LIST_BOXES)};
    s.radius = (fix16_t)random_below(seed, 7);
    sketches[random_below(seed, sizeof sketches / sizeof sketches[0])](seed, &s);
    const laying l = random_laying(seed, s.as_it_is);
    c->count = s.count;
    c->stride = sizeof(fh_rect) + sizeof(int32_t) * random_below(seed, LIST_WORDS - 3);
    for (size_t i = 0; i < s.count; i++)
        c->boxes[i] = laid_box(seed, &l, &s.boxes[i]);
    const fh_vec center = laid(seed, &l, s.center, true);
    const fix16_t radius = scaled(seed, s.radius, l.scale, 0, 0);
    c->motion = laid(seed, &l, s.motion, false);
    if (random_below(seed, 8) == 0) c->motion = lengthened(seed, c->motion);
    const fh_vec r = {s.center.x - s.radius, s.center.y - s.radius};
    const fh_rect box = {r.x, r.y, r.x + 2 * s.radius, s.center.y + s.radius};
    c->mover = random_below(seed, 2) == 0 ? body_of_circle((fh_circle){center, radius})
                                          : body_of_rect(laid_box(seed, &l, &box));
}

static void small_movers(list_case *c, void (*check)(list_case *c))
{
    enum { REACH = 4, MOTION = 4 };
    for (int at_which = 0; at_which < 27; at_which++) {
        const fh_vec at = {(fix16_t)(at_which % 9) - REACH, (fix16_t)(at_which / 9) - REACH - 1};
        const body movers[] = {body_of_circle((fh_circle){at, 0}),
                               body_of_circle((fh_circle){at, 1}),
                               body_of_circle((fh_circle){at, 2}),
                               body_of_rect((fh_rect){at.x - 1, at.y, at.x + 1, at.y + 1})};
        for (int i = 0; i < 4; i++) {
            c->mover = movers[i];
            for (c->motion.x = -MOTION; c->motion.x <= MOTION; c->motion.x++)
                for (c->motion.y = 0; c->motion.y <= 2 * MOTION; c->motion.y++)
                    check(c);
        }
    }
}

void small_lists(void (*check)(list_case *c))
{
    list_case c = {.count = 2, .stride = sizeof(fh_rect), .boxes = {{0, 0, 2, 1}}};
    for (fix16_t x = -2; x <= 2; x++)
        for (fix16_t y = -1; y <= 1; y++)
            for (fix16_t size = 0; size <= 2; size += 2) {
                c.boxes[1] = (fh_rect){x, y, x + 2, y + size};
                small_movers(&c, check);
            }
}
