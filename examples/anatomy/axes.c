/*
 * The separating axes of two turned boxes. Across each edge direction of either there is an axis,
 * and on it each box throws a shadow, from the lowest to the highest product of the axis and a
 * corner. If the two shadows leave a gap on one axis, the boxes are apart; if none of the four
 * parts them, they touch.
 *
 * fh_touch_polygon_polygon is this test. The axes are as long as the edges are: no length is made
 * 1, so nothing is divided, and all is exact. A lesson leaves an axis out, or asks something else.
 */
#include "../common/draw.h"
#include "anatomy.h"

enum { CORNERS = 4, FIELD_WIDTH = 80, AXIS_GREY = 4 };

typedef struct turned_box {
    fh_vec corners[CORNERS]; /* about its middle */
    fh_vec at;
} turned_box;

typedef struct shadow {
    int32_t low, high;
} shadow;

typedef struct axis {
    fh_vec along;
    shadow fixed,
        moved; /* of the boxes about the middle of the fixed one, and about the moved one's own */
} axis;

/* An axis across the sides of either, and two upright ones. */
enum { A1, A2, B1, B2, X, Y, AXES };
enum {
    FOUR = 1 << A1 | 1 << A2 | 1 << B1 | 1 << B2,
    UPRIGHT = 1 << X | 1 << Y,
    INSIDE = 1 << AXES
};
static const char *const names[AXES] = {"A1", "A2", "B1", "B2", "X", "Y"};

enum { A_WIDE = 15, A_HIGH = 5, B_WIDE = 11, B_HIGH = 4 }; /* half of the size */
static const uint8_t lengths[AXES] = {2 * A_HIGH, 2 * A_WIDE, 2 * B_HIGH, 2 * B_WIDE, 1, 1};
static const uint16_t a_turn = 3641; /* 20 degrees */

static const lesson lessons[] = {
    {"ALL FOUR AXES", "RIGHT EVERYWHERE", FOUR},
    {"AXIS A1 OFF", "A HIT WHERE IT ALONE PARTS THEM", FOUR & ~(1 << A1)},
    {"AXIS A2 OFF", "A HIT WHERE IT ALONE PARTS THEM", FOUR & ~(1 << A2)},
    {"AXIS B1 OFF", "A HIT WHERE IT ALONE PARTS THEM", FOUR & ~(1 << B1)},
    {"AXIS B2 OFF", "A HIT WHERE IT ALONE PARTS THEM", FOUR & ~(1 << B2)},
    {"UPRIGHT AXES ONLY", "THE BOXES ROUND THEM: TOO EARLY", UPRIGHT},
    {"CORNERS INSIDE ONLY", "CROSSED LIKE A PLUS: MISSED", INSIDE},
};

static struct {
    unsigned parts;
    turned_box a, b;
    axis axes[AXES];
} now;

static int32_t dot(fh_vec a, fh_vec b)
{
    return a.x * b.x + a.y * b.y;
}

static fh_vec minus(fh_vec a, fh_vec b)
{
    return (fh_vec){a.x - b.x, a.y - b.y};
}

static shadow shadow_of(const turned_box *box, fh_vec along)
{
    shadow s = {dot(along, box->corners[0]), dot(along, box->corners[0])};
    for (int i = 1; i < CORNERS; i++) {
        const int32_t at = dot(along, box->corners[i]);
        if (at < s.low) s.low = at;
        if (at > s.high) s.high = at;
    }
    return s;
}

/* Across the edge from this corner to the next: the edge turned by a quarter. */
static fh_vec across_edge(const turned_box *box, int corner)
{
    const fh_vec edge = minus(box->corners[corner + 1], box->corners[corner]);
    return (fh_vec){edge.y, -edge.x};
}

static void prepare(unsigned parts, uint16_t turn)
{
    now.parts = parts;
    now.a.at = (fh_vec){FIELD_WIDTH / 2, (FIELD_TOP + FIELD_BOTTOM) / 2};
    (void)fh_polygon_box((fh_vec){0, 0}, A_WIDE, A_HIGH, fh_rotation_from_turn(a_turn),
                         now.a.corners);
    (void)fh_polygon_box((fh_vec){0, 0}, B_WIDE, B_HIGH, fh_rotation_from_turn(turn),
                         now.b.corners);
    const fh_vec along[AXES] = {across_edge(&now.a, 1),
                                across_edge(&now.a, 0),
                                across_edge(&now.b, 1),
                                across_edge(&now.b, 0),
                                {1, 0},
                                {0, 1}};
    for (int i = 0; i < AXES; i++)
        now.axes[i] = (axis){along[i], shadow_of(&now.a, along[i]), shadow_of(&now.b, along[i])};
}

/* Where the moved box's shadow is, when that stands here. */
static shadow moved_shadow(const axis *on, fh_vec at)
{
    const int32_t by = dot(on->along, minus(at, now.a.at));
    return (shadow){on->moved.low + by, on->moved.high + by};
}

static bool parts_them(const axis *on, fh_vec at)
{
    const shadow moved = moved_shadow(on, at);
    return moved.low > on->fixed.high || on->fixed.low > moved.high;
}

static bool is_on(int i)
{
    return (now.parts >> i & 1) != 0;
}

/* The first axis of the lesson that parts the two, or AXES. */
static int parting_axis(fh_vec at)
{
    int i = 0;
    while (i < AXES && !(is_on(i) && parts_them(&now.axes[i], at)))
        i++;
    return i;
}

static fh_polygon polygon_of(const turned_box *box, fh_vec at)
{
    return (fh_polygon){box->corners, CORNERS, at};
}

static unsigned corners_inside(const turned_box *of, fh_vec at, const fh_polygon *other)
{
    unsigned count = 0;
    for (int i = 0; i < CORNERS; i++)
        if (fh_touch_point_polygon(fh_vec_moved(of->corners[i], at), other)) count++;
    return count;
}

/* Of each in the other. */
static unsigned all_corners_inside(fh_vec at)
{
    const fh_polygon a = polygon_of(&now.a, now.a.at), b = polygon_of(&now.b, at);
    return corners_inside(&now.a, now.a.at, &b) + corners_inside(&now.b, at, &a);
}

static bool says(fh_vec at)
{
    if (now.parts == INSIDE) return all_corners_inside(at) > 0;
    return parting_axis(at) == AXES;
}

static bool knows(fh_vec at)
{
    const fh_polygon a = polygon_of(&now.a, now.a.at), b = polygon_of(&now.b, at);
    return fh_touch_polygon_polygon(&a, &b);
}

static void draw_box(const turned_box *box, fh_vec at, unsigned grey)
{
    fh_vec corners[CORNERS];
    for (int i = 0; i < CORNERS; i++)
        corners[i] = fh_vec_moved(box->corners[i], at);
    draw_outline(corners, CORNERS, grey);
}

/* To the nearest. */
static int32_t divided(int32_t a, int32_t b)
{
    return a < 0 ? -((-a + b / 2) / b) : (a + b / 2) / b;
}

/* The shadow where it falls: on the axis through the middle of the fixed box. */
static void draw_shadow(const axis *on, shadow s, unsigned grey)
{
    const fh_vec n = on->along;
    const int32_t square = dot(n, n);
    draw_line(now.a.at.x + divided(n.x * s.low, square), now.a.at.y + divided(n.y * s.low, square),
              now.a.at.x + divided(n.x * s.high, square),
              now.a.at.y + divided(n.y * s.high, square), grey);
}

/* Beside the field each axis laid flat, a third of its size: the fixed box's shadow above, the
 * moved one's below. */
enum { CHART_LEFT = 83, CHART_MIDDLE = 109, CHART_REACH = 17, CHART_ROW = 11, CHART_SCALE = 3 };

static int on_chart(int32_t value, int i)
{
    const int32_t by = divided(value, CHART_SCALE * lengths[i]);
    return CHART_MIDDLE + (by < -CHART_REACH ? -CHART_REACH : by > CHART_REACH ? CHART_REACH : by);
}

static void draw_bar(shadow s, int i, int y, unsigned grey)
{
    draw_rect(on_chart(s.low, i), y, on_chart(s.high, i) + 1, y + 2, grey);
}

static void draw_chart(fh_vec at, int parting)
{
    int y = FIELD_TOP + 1;
    for (int i = 0; i < AXES; i++) {
        if (!is_on(i) && (i >= X || now.parts == UPRIGHT)) continue;
        const bool gap = parts_them(&now.axes[i], at);
        const unsigned grey = !is_on(i) ? HIT_GREY : gap ? LIGHT : LINE_GREY;
        (void)draw_text(CHART_LEFT, y + 1, names[i], i == parting ? WHITE : grey);
        draw_line(CHART_MIDDLE - CHART_REACH, y + 3, CHART_MIDDLE + CHART_REACH, y + 3, HIT_GREY);
        draw_bar(now.axes[i].fixed, i, y, grey);
        draw_bar(moved_shadow(&now.axes[i], at), i, y + 5, grey);
        y += CHART_ROW;
    }
}

static shadow joined(shadow a, shadow b)
{
    return (shadow){a.low < b.low ? a.low : b.low, a.high > b.high ? a.high : b.high};
}

static void draw_axis(const axis *on, fh_vec at, unsigned grey)
{
    const shadow moved = moved_shadow(on, at);
    draw_shadow(on, joined(on->fixed, moved), AXIS_GREY);
    draw_shadow(on, on->fixed, grey);
    draw_shadow(on, moved, grey);
}

static void draw_steps(fh_vec at)
{
    const int parting = parting_axis(at);
    for (int i = 0; i < AXES; i++)
        if (is_on(i) && i != parting) draw_axis(&now.axes[i], at, LINE_GREY);
    if (parting != AXES) draw_axis(&now.axes[parting], at, BRIGHT_GREY);
    draw_box(&now.a, now.a.at, MIDDLE);
    draw_rect(FIELD_WIDTH, FIELD_TOP, PORT_SCREEN_WIDTH, FIELD_BOTTOM, BLACK);
    draw_line(FIELD_WIDTH, FIELD_TOP, FIELD_WIDTH, FIELD_BOTTOM - 1, HIT_GREY);
    if (now.parts == INSIDE)
        draw_text_in_the_middle(CHART_MIDDLE - 5, FIELD_TOP + FIELD_HEIGHT / 2, "NO AXES",
                                LINE_GREY);
    else
        draw_chart(at, parting);
}

static void draw_moved(fh_vec at)
{
    draw_box(&now.b, at, says(at) ? LIGHT : MIDDLE);
    draw_pixel(at.x, at.y, WHITE);
}

static void draw_figures(fh_vec at)
{
    if (now.parts == INSIDE) {
        (void)draw_text(draw_number(0, 0, all_corners_inside(at), LIGHT), 0, " CORNERS INSIDE",
                        LIGHT);
        return;
    }
    const int parting = parting_axis(at);
    if (parting == AXES)
        (void)draw_text(0, 0, "NO GAP ON ANY AXIS", LIGHT);
    else
        (void)draw_text(draw_text(0, 0, "A GAP ON ", LIGHT), 0, names[parting], LIGHT);
}

const scene axes = {lessons,     sizeof lessons / sizeof lessons[0],
                    FIELD_WIDTH, {14, 40},
                    true,        prepare,
                    says,        knows,
                    draw_steps,  draw_moved,
                    draw_figures};
