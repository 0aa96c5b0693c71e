#include "sets.h"

#include "../../tests/unit/cases.h"
#include "contacts.h"

const char *const set_names[SETS] = {
    [ON_SCREEN] = "screen",
    [NEAR_2] = "near 2/65536",
    [NEAR_256] = "near 1/256",
    [FAR_NEAR_2] = "far 2/65536",
    [FAR_NEAR_256] = "far 1/256",
    [TANGENT] = "tangent",
    [TANGENT_WIDE] = "tangent, wide",
    [WIDEST] = "widest",
    [ODD] = "odd pixels",
    [ODD_NEAR] = "odd pixels, near",
    [ODD_WIDEST] = "pixels, widest",
};

static const fh_kind kinds[QUESTIONS][2] = {
    [CIRCLE_CIRCLE] = {FH_CIRCLE, FH_CIRCLE},   [CIRCLE_RECT] = {FH_CIRCLE, FH_RECT},
    [RECT_RECT] = {FH_RECT, FH_RECT},           [SEGMENT_CIRCLE] = {FH_SEGMENT, FH_CIRCLE},
    [CIRCLE_POLYGON] = {FH_CIRCLE, FH_POLYGON}, [POLYGON_POLYGON] = {FH_POLYGON, FH_POLYGON},
};

bool set_is_in_pixels(set s)
{
    return s >= ODD;
}

bool set_exceeds_fix16(set s)
{
    return s == ODD_WIDEST;
}

bool set_has(set s, question q)
{
    return !set_is_in_pixels(s) || q <= RECT_RECT;
}

bool set_suits(set s, const family *f)
{
    switch (f->numbers) {
    case FIX16_NUMBERS:
        return !set_exceeds_fix16(s);
    case FINE_NUMBERS:
        return !set_is_in_pixels(s);
    case PIXEL_NUMBERS:
        return set_is_in_pixels(s);
    default:
        return true;
    }
}

/* A box along `half`, and `part` sixteenths as high as it is wide. */
void turn_box(pair *p, int which, fh_vec half, int part)
{
    const fh_vec up = {-half.y / 16 * part, half.x / 16 * part};
    fh_vec *const c = p->corners[which];
    c[0] = (fh_vec){half.x + up.x, half.y + up.y};
    c[1] = (fh_vec){up.x - half.x, up.y - half.y};
    c[2] = (fh_vec){-half.x - up.x, -half.y - up.y};
    c[3] = (fh_vec){half.x - up.x, half.y - up.y};
}

fh_vec screen_place(uint32_t *state)
{
    const fix16_t x = (fix16_t)random_below(state, 320u << 16);
    return (fh_vec){x, (fix16_t)random_below(state, 240u << 16)};
}

static fh_vec long_vector(uint32_t *state, int pixels)
{
    fh_vec v = {random_small(state, FH_PX(pixels)), random_small(state, FH_PX(pixels))};
    if (v.x < FH_PX(2) && v.x > -FH_PX(2)) v.x = FH_PX(2); /* not too short */
    return v;
}

/* Circles and rects as in the bench's own random set. */
static void place_on_screen(question q, uint32_t *state, pair *p)
{
    shape_case c;
    case_on_screen(state, &c);
    uint32_t more = *state;
    fh_shape *const shapes[2] = {&p->a, &p->b};
    for (int i = 0; i < 2; i++) {
        const fh_vec at = screen_place(&more),
                     along = long_vector(&more, kinds[q][i] == FH_SEGMENT ? 64 : 20);
        switch (kinds[q][i]) {
        case FH_CIRCLE:
            shapes[i]->as.circle = i == 0 ? c.circle : c.other_circle;
            break;
        case FH_RECT:
            shapes[i]->as.rect = i == 0 ? c.other_rect : c.rect;
            break;
        case FH_SEGMENT:
            shapes[i]->as.segment = (fh_segment){at, fh_vec_moved(at, along)};
            break;
        default:
            turn_box(p, i, along, 8 + (int)random_below(&more, 17));
            shapes[i]->as.polygon.at = at;
        }
    }
}

/* An odd number of pixels. */
static fix16_t odd(uint32_t *state, uint32_t least, uint32_t most)
{
    return (fix16_t)(least + random_below(state, most - least + 1) / 2 * 2) | 1;
}

static void place_odd(question q, uint32_t *state, pair *p)
{
    fh_shape *const shapes[2] = {&p->a, &p->b};
    for (int i = 0; i < 2; i++) {
        const fix16_t x = (fix16_t)random_below(state, 320), y = (fix16_t)random_below(state, 240);
        const fix16_t width = odd(state, 3, 41), height = odd(state, 3, 41);
        if (kinds[q][i] == FH_CIRCLE)
            shapes[i]->as.circle = (fh_circle){{2 * x + width, 2 * y + width}, width};
        else
            shapes[i]->as.rect = fh_rect_from_size(2 * x, 2 * y, 2 * width, 2 * height);
    }
}

/* Of so many bits less than 32. */
static fix16_t any(uint32_t *state, int less)
{
    return number_of_bits(random_next(state)) / (1 << less);
}

static fh_vec any_place(uint32_t *state, int less)
{
    const fix16_t x = any(state, less);
    return (fh_vec){x, any(state, less)};
}

/*
 * The least radius with which it touches the other, or one less. Where it touches with none, or
 * with 0 already: one near the end it was sought to.
 */
static fix16_t touching_radius(uint32_t *state, pair *p, fh_circle *circle)
{
    fix16_t apart = 0, touches = circle->radius;
    while (touches - apart > 1) { /* at most 31 times */
        circle->radius = apart + (touches - apart) / 2;
        if (fh_touch(&p->a, &p->b))
            touches = circle->radius;
        else
            apart = circle->radius;
    }
    return touches > 0 ? touches - 1 + (fix16_t)random_below(state, 2) : touches;
}

static void place_widest(question q, uint32_t *state, pair *p)
{
    fh_shape *const shapes[2] = {&p->a, &p->b};
    const int less = q > RECT_RECT ? 2 : 0; /* within LIMIT */
    for (int i = 0; i < 2; i++) {
        fh_vec at = any_place(state, less);
        const fh_vec other = any_place(state, less);
        switch (kinds[q][i]) {
        case FH_CIRCLE:
            shapes[i]->as.circle = (fh_circle){at, (fix16_t)(random_next(state) >> (1 + less))};
            break;
        case FH_RECT:
            shapes[i]->as.rect = fh_rect_from_corners(at, other);
            break;
        case FH_SEGMENT:
            shapes[i]->as.segment = (fh_segment){at, other};
            break;
        default:
            turn_box(p, i, (fh_vec){other.x / 8, other.y / 8}, 8 + (int)random_below(state, 17));
            shapes[i]->as.polygon.at = (fh_vec){at.x / 2, at.y / 2};
        }
    }
    fh_circle *const circle = kinds[q][0] == FH_CIRCLE ? &p->a.as.circle : &p->b.as.circle;
    if (q != RECT_RECT && q != POLYGON_POLYGON && random_below(state, 2) != 0)
        circle->radius = touching_radius(state, p, circle);
}

/* In half pixels: even ones are whole pixels. */
static fh_vec any_pixel(uint32_t *state)
{
    const fh_vec at = any_place(state, 1);
    return (fh_vec){at.x / 2 * 2, at.y / 2 * 2};
}

static void place_odd_widest(question q, uint32_t *state, pair *p)
{
    fh_shape *const shapes[2] = {&p->a, &p->b};
    for (int i = 0; i < 2; i++) {
        const fh_vec at = any_pixel(state);
        const fix16_t width = (fix16_t)(random_next(state) >> 2);
        if (kinds[q][i] == FH_CIRCLE)
            shapes[i]->as.circle = (fh_circle){{at.x + width % 2, at.y + width % 2}, width};
        else
            shapes[i]->as.rect = fh_rect_from_corners(at, any_pixel(state));
    }
}

/* Both by the same, to near the end of LIMIT. */
static void move_far(uint32_t *state, pair *p)
{
    fh_vec by = {FH_PX(7500), FH_PX(7500)};
    by.x += (fix16_t)random_below(state, FH_PX(200));
    by.y += (fix16_t)random_below(state, FH_PX(200));
    if (random_below(state, 2) != 0) by.x = -by.x;
    if (random_below(state, 2) != 0) by.y = -by.y;
    p->a = fh_shape_moved(p->a, by);
    p->b = fh_shape_moved(p->b, by);
}

void make_pair(set s, question q, uint32_t *state, pair *p)
{
    *p = (pair){.per_pixel = set_is_in_pixels(s) ? 2 : 65536};
    p->a.kind = kinds[q][0];
    p->b.kind = kinds[q][1];
    if (p->a.kind == FH_POLYGON) p->a.as.polygon = (fh_polygon){p->corners[0], CORNERS, {0, 0}};
    if (p->b.kind == FH_POLYGON) p->b.as.polygon = (fh_polygon){p->corners[1], CORNERS, {0, 0}};
    if (s == TANGENT || s == TANGENT_WIDE)
        place_tangent(q, s == TANGENT ? 30 : 3000, state, p);
    else if (s == WIDEST)
        place_widest(q, state, p);
    else if (s == ODD_WIDEST)
        place_odd_widest(q, state, p);
    else if (s == ODD || s == ODD_NEAR)
        place_odd(q, state, p);
    else
        place_on_screen(q, state, p);
    if (s == ODD_NEAR) place_near(state, p, 2, 1);
    if (s == NEAR_2 || s == FAR_NEAR_2) place_near(state, p, 1, 1);
    if (s == NEAR_256 || s == FAR_NEAR_256) place_near(state, p, 1, 255);
    if (s == FAR_NEAR_2 || s == FAR_NEAR_256) move_far(state, p);
}

static real_shape in_reals(const fh_shape *shape, double unit)
{
    real_shape r = {.kind = shape->kind};
    fh_vec at[CORNERS] = {{0, 0}};
    switch (shape->kind) {
    case FH_CIRCLE:
        at[0] = shape->as.circle.center;
        r.radius = shape->as.circle.radius * unit;
        break;
    case FH_RECT:
        at[0] = (fh_vec){shape->as.rect.left, shape->as.rect.top};
        at[1] = (fh_vec){shape->as.rect.right, shape->as.rect.bottom};
        break;
    case FH_SEGMENT:
        at[0] = shape->as.segment.a;
        at[1] = shape->as.segment.b;
        break;
    default:
        for (int i = 0; i < CORNERS; i++)
            at[i] = fh_vec_moved(shape->as.polygon.vertices[i], shape->as.polygon.at);
    }
    for (int i = 0; i < CORNERS; i++) {
        r.at[i].x = at[i].x * unit;
        r.at[i].y = at[i].y * unit;
    }
    return r;
}

void pair_in_reals(const pair *p, real_shape *a, real_shape *b)
{
    *a = in_reals(&p->a, 1.0 / p->per_pixel);
    *b = in_reals(&p->b, 1.0 / p->per_pixel);
}
