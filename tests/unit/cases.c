#include "cases.h"

#include "random.h"

static int32_t size(uint32_t *state, place where)
{
    switch (random_below(state, 8)) {
    case 0:
        return 0;
    case 1:
        return (int32_t)random_below(state, 3);
    case 2:
        return INT32_MAX - (int32_t)random_below(state, 3);
    default:
        break;
    }
    const int32_t a = where.kind == NEAR ? random_small(state, 12) : random_mixed(state, where);
    return a >= 0 ? a : -(a + 1);
}

static fh_rect rect(uint32_t *state, place where)
{
    const fh_vec a = random_vector(state, where);
    fh_vec b = random_vector(state, where);
    if (random_below(state, 8) == 0) b.x = a.x;
    if (random_below(state, 8) == 0) b.y = a.y;
    return fh_rect_from_corners(a, b);
}

/* The square with this corner, made smaller where it would leave int32_t. */
static fh_round square(fh_vec corner, uint32_t width)
{
    const fix16_t last = corner.x > corner.y ? corner.x : corner.y;
    const uint32_t room = (uint32_t)INT32_MAX - (uint32_t)last;
    if (width > room) width = room;
    return (fh_round){corner.x, corner.y, number_of_bits((uint32_t)corner.x + width),
                      number_of_bits((uint32_t)corner.y + width)};
}

/* a + b * sign if int32_t holds it. */
static bool added(int32_t a, uint32_t b, bool minus, int32_t *sum)
{
    const uint32_t room =
        minus ? (uint32_t)a - (uint32_t)INT32_MIN : (uint32_t)INT32_MAX - (uint32_t)a;
    *sum = number_of_bits(minus ? (uint32_t)a - b : (uint32_t)a + b);
    return b <= room;
}

typedef struct triple {
    uint32_t x, y, z; /* x^2 + y^2 = z^2 */
} triple;

/* A triple with z up to most, which is not 0, or with all three 0. */
static triple pythagorean(uint32_t *state, uint32_t most)
{
    static const triple basic[] = {{3, 4, 5},       {5, 12, 13}, {8, 15, 17},
                                   {20, 21, 29},    {7, 24, 25}, {0, 1, 1},
                                   {119, 120, 169}, {9, 40, 41}, {696, 697, 985}};
    triple t = basic[random_below(state, sizeof basic / sizeof basic[0])];
    const uint32_t times = most / t.z;
    const uint32_t k = times == 0 ? 0 : random_below(state, times) + 1;
    t = (triple){t.x * k, t.y * k, t.z * k};
    if (random_below(state, 2) != 0) t = (triple){t.y, t.x, t.z};
    return t;
}

static uint32_t reach(uint32_t *state)
{
    const uint32_t bits = 2 + random_below(state, 30);
    return (UINT32_C(1) << bits) - 1;
}

/* Off by one up or down, half of the time. */
static uint32_t nudged(uint32_t *state, uint32_t value)
{
    if (random_below(state, 2) == 0) return value;
    return random_below(state, 2) == 0 ? value + 1 : value - (value > 0 ? 1 : 0);
}

/* Moves the circle so that it is tangent, or nearly, to a corner. */
static void touch_corner(uint32_t *state, fh_circle *circle, const fh_rect *rect)
{
    const triple t = pythagorean(state, reach(state));
    const bool leftward = random_below(state, 2) != 0, upward = random_below(state, 2) != 0;
    fh_vec center;
    if (!added(leftward ? rect->left : rect->right, t.x, leftward, &center.x)) return;
    if (!added(upward ? rect->top : rect->bottom, t.y, upward, &center.y)) return;
    const uint32_t radius = nudged(state, t.z);
    if (radius <= INT32_MAX) *circle = (fh_circle){center, (fix16_t)radius};
}

/* Moves the second circle so that the two are tangent, or nearly. */
static void touch_circle(uint32_t *state, const fh_circle *fixed, fh_circle *moved)
{
    const triple t = pythagorean(state, reach(state) * 2 + 1);
    fh_vec center;
    if (!added(fixed->center.x, t.x, random_below(state, 2) != 0, &center.x)) return;
    if (!added(fixed->center.y, t.y, random_below(state, 2) != 0, &center.y)) return;
    const uint32_t sum = nudged(state, t.z), radius = sum - (uint32_t)fixed->radius;
    if (sum >= (uint32_t)fixed->radius && radius <= INT32_MAX)
        *moved = (fh_circle){center, (fix16_t)radius};
}

/* As touch_corner for a round: its doubled centre is the doubled corner plus a triple. */
static void touch_round_corner(uint32_t *state, fh_round *round, const fh_rect *rect)
{
    const triple t = pythagorean(state, reach(state));
    const uint32_t width = nudged(state, t.z);
    fh_vec corner; /* the round's left is (2 * right + x - width) / 2, to the right of the rect */
    if (t.x > width || t.y > width) return;
    if (!added(rect->right, (width - t.x) / 2, true, &corner.x)) return;
    if (!added(rect->bottom, (width - t.y) / 2, true, &corner.y)) return;
    *round = square(corner, width);
}

static void touch_round(uint32_t *state, const fh_round *fixed, fh_round *moved)
{
    const triple t = pythagorean(state, reach(state));
    const uint32_t sum = nudged(state, t.z), own = (uint32_t)fixed->right - (uint32_t)fixed->left;
    fh_vec corner; /* left = fixed->right - (sum - x) / 2 */
    if (sum < own || t.x > sum || t.y > sum) return;
    if (!added(fixed->right, (sum - t.x) / 2, true, &corner.x)) return;
    if (!added(fixed->bottom, (sum - t.y) / 2, true, &corner.y)) return;
    *moved = square(corner, sum - own);
}

void case_random(uint32_t *state, shape_case *c)
{
    place where = {(flavour)random_below(state, FLAVOURS), 0};
    where.around = number_of_bits(random_next(state)) / 16 * 15;
    c->point = random_vector(state, where);
    c->circle.center = random_vector(state, where);
    c->circle.radius = size(state, where);
    c->other_circle.center = random_vector(state, where);
    c->other_circle.radius = size(state, where);
    c->rect = rect(state, where);
    c->other_rect = rect(state, where);
    const fh_vec corner = random_vector(state, where);
    c->round = square(corner, (uint32_t)size(state, where));
    const fh_vec other_corner = random_vector(state, where);
    c->other_round = square(other_corner, (uint32_t)size(state, where) * 2);
    if (random_below(state, 2) == 0) touch_corner(state, &c->circle, &c->rect);
    if (random_below(state, 2) == 0) touch_circle(state, &c->circle, &c->other_circle);
    if (random_below(state, 2) == 0) touch_round_corner(state, &c->round, &c->rect);
    if (random_below(state, 2) == 0) touch_round(state, &c->round, &c->other_round);
    if (random_below(state, 8) == 0) c->point = c->circle.center;
    if (random_below(state, 8) == 0) c->point = (fh_vec){c->rect.left, c->rect.bottom};
}

static fh_vec screen_point(uint32_t *state)
{
    const fix16_t x = (fix16_t)random_below(state, 320u << 16);
    return (fh_vec){x, (fix16_t)random_below(state, 240u << 16)};
}

static fh_rect screen_rect(uint32_t *state)
{
    const fh_vec at = screen_point(state);
    const fix16_t width = FH_PX(4 + random_below(state, 61));
    return fh_rect_from_size(at.x, at.y, width, FH_PX(4 + random_below(state, 61)));
}

void case_on_screen(uint32_t *state, shape_case *c)
{
    c->point = screen_point(state);
    c->circle.center = screen_point(state);
    c->circle.radius = FH_PX(2 + random_below(state, 19));
    c->other_circle.center = screen_point(state);
    c->other_circle.radius = FH_PX(2 + random_below(state, 19));
    c->rect = screen_rect(state);
    c->other_rect = screen_rect(state);
    const fh_vec corner = screen_point(state);
    c->round = square(corner, (uint32_t)FH_PX(4 + random_below(state, 37)));
    const fh_vec other_corner = screen_point(state);
    c->other_round = square(other_corner, (uint32_t)FH_PX(4 + random_below(state, 37)));
}
