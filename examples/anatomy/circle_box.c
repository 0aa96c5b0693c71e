/*
 * The circle against the box, step by step, and what each step is there for:
 *
 *   closest point    of the box to the centre; dx and dy are how far it is away
 *   grown rect       the box grown by the radius: a centre outside is a miss, without a product
 *   cross            dx or dy is 0: what is left of the grown rect without its corners is a hit
 *   corner squares   the rest: only there the distance counts, and it is asked by its
 *   squares          dx * dx + dy * dy <= r * r, which says the same as a root would, and is exact
 *
 * fh_touch_circle_rect is these steps. A lesson leaves one out, or has a mistake that is often
 * made.
 */
#include "../common/draw.h"
#include "anatomy.h"

enum { RADIUS = 10, SQUARE_GREY = 3 };

/* Odd in both sizes, for the lesson about halves. */
static const fh_rect box = {48, 22, 79, 35};
static const fh_rect grown = {48 - RADIUS, 22 - RADIUS, 79 + RADIUS, 35 + RADIUS};

/* Steps, and mistakes. */
enum {
    CLOSEST = 1,
    GROWN = 2,
    CROSS = 4,
    CORNERS = 8,
    SQUARES = 16,
    ALL = CLOSEST | GROWN | CROSS | CORNERS | SQUARES,
    ROOT = 32,       /* of the squares, in whole numbers */
    STRICT = 64,     /* < where <= is meant */
    HALVES = 128,    /* the box by its middle and half its size */
    BITS_16 = 256,   /* squares in an int16_t, */
    SIXTEENTHS = 512 /* and coordinates in 1/16 of a pixel, as it is usual with these */
};

static const lesson lessons[] = {
    {"ALL STEPS", "RIGHT EVERYWHERE", ALL},
    {"NO GROWN RECT", "THE CROSS HAS NO ENDS", ALL & ~GROWN},
    {"NO CROSS", "RIGHT, WITH SQUARES FOR NOTHING", ALL & ~CROSS},
    {"NO CORNER SQUARES", "CORNERS ARE HIT TOO EARLY", ALL & ~CORNERS},
    {"NO CLOSEST POINT", "ONLY CORNERS: SIDES ARE MISSED", ALL & ~CLOSEST},
    {"NO SQUARES: DX+DY", "A DIAMOND, NOT A CIRCLE", ALL & ~SQUARES},
    {"A ROOT CUT TO WHOLE", "CORNERS ARE HIT TOO EARLY", ALL | ROOT},
    {"< INSTEAD OF <=", "WHAT JUST TOUCHES IS MISSED", ALL | STRICT},
    {"ODD SIZES HALVED", "RIGHT AND BELOW A LINE IS LOST", ALL | HALVES},
    {"SQUARES IN 16 BITS", "TOO LARGE TURNS NEGATIVE: A HIT", ALL | BITS_16 | SIXTEENTHS},
    {"AND NO GROWN RECT", "WHAT IS FAR LOOKS NEAR",
     CLOSEST | CORNERS | SQUARES | BITS_16 | SIXTEENTHS},
};

/* How a place stands to the box. */
typedef struct relation {
    fh_vec closest;
    int32_t dx, dy;
} relation;

static unsigned parts;

static void prepare(unsigned of_lesson, uint16_t turn)
{
    (void)turn; /* nothing turns here */
    parts = of_lesson;
}

/* Middle and halves in whole numbers: of a size of 31 there are 15 to either side. */
static fh_rect halved(fh_rect whole)
{
    const int32_t across = (whole.right - whole.left) / 2, down = (whole.bottom - whole.top) / 2;
    const fh_vec middle = {whole.left + across, whole.top + down};
    return (fh_rect){middle.x - across, middle.y - down, middle.x + across, middle.y + down};
}

static fh_vec closest_corner(fh_vec place)
{
    return (fh_vec){2 * place.x < box.left + box.right ? box.left : box.right,
                    2 * place.y < box.top + box.bottom ? box.top : box.bottom};
}

static int32_t size_of(int32_t difference)
{
    return difference < 0 ? -difference : difference;
}

static int32_t scaled(int32_t pixels)
{
    return (parts & SIXTEENTHS) != 0 ? pixels * 16 : pixels;
}

static relation relate(fh_vec center)
{
    const fh_rect taken = (parts & HALVES) != 0 ? halved(box) : box;
    const fh_vec closest =
        (parts & CLOSEST) != 0 ? fh_closest_on_rect(center, &taken) : closest_corner(center);
    return (relation){closest, scaled(size_of(center.x - closest.x)),
                      scaled(size_of(center.y - closest.y))};
}

/* What is left of a number that is put into an int16_t. */
static int32_t in_16_bits(int32_t number)
{
    const int32_t low = number & 0xFFFF;
    return low < 0x8000 ? low : low - 0x10000;
}

static int32_t whole_root(int32_t square)
{
    int32_t root = 0;
    while ((root + 1) * (root + 1) <= square) /* at most 127, the field's width */
        root++;
    return root;
}

/* What is compared in a corner square: a distance, or its square, as the lesson has it. */
static int32_t distance(int32_t dx, int32_t dy)
{
    if ((parts & SQUARES) == 0) return dx + dy;
    const int32_t square = dx * dx + dy * dy;
    if ((parts & ROOT) != 0) return whole_root(square);
    return (parts & BITS_16) != 0 ? in_16_bits(square) : square;
}

static int32_t reach(void)
{
    const int32_t radius = scaled(RADIUS);
    return (parts & SQUARES) == 0 || (parts & ROOT) != 0 ? radius : radius * radius;
}

static bool up_to(int32_t a, int32_t b)
{
    return (parts & STRICT) != 0 ? a < b : a <= b;
}

/* The step that decides: the grown rect says no, the cross and the corners' squares yes, what is
 * left out never. */
static unsigned decided_by(const relation *r)
{
    const int32_t radius = scaled(RADIUS);
    if ((parts & GROWN) != 0 && !(up_to(r->dx, radius) && up_to(r->dy, radius))) return GROWN;
    if ((parts & CROSS) != 0 && (r->dx == 0 || r->dy == 0)) return CROSS;
    return CORNERS;
}

static bool answer_of(const relation *r)
{
    const unsigned step = decided_by(r);
    if (step != CORNERS) return step == CROSS;
    return (parts & CORNERS) == 0 || up_to(distance(r->dx, r->dy), reach());
}

static bool says(fh_vec center)
{
    const relation r = relate(center);
    return answer_of(&r);
}

static bool knows(fh_vec center)
{
    const fh_circle circle = {center, RADIUS};
    return fh_touch_circle_rect(&circle, &box);
}

/* With both edges in it, as the library has them. */
static void frame(fh_rect r, unsigned grey)
{
    draw_frame(r.left, r.top, r.right + 1, r.bottom + 1, grey);
}

/* The square that the centre would be in is the one that can decide. */
static void draw_corners(fh_vec center, bool decides)
{
    const fh_vec near = closest_corner(center);
    for (int i = 0; i < 4; i++) {
        const bool right = i % 2 != 0, below = i / 2 != 0;
        const fh_rect square = {
            right ? box.right + 1 : grown.left, below ? box.bottom + 1 : grown.top,
            right ? grown.right : box.left - 1, below ? grown.bottom : box.top - 1};
        const bool here = right == (near.x == box.right) && below == (near.y == box.bottom);
        frame(square, decides && here ? BRIGHT_GREY : SQUARE_GREY);
    }
}

static void draw_step(unsigned step, fh_vec center, bool decides)
{
    const unsigned grey = decides ? BRIGHT_GREY : LINE_GREY;
    if ((parts & step) == 0) return;
    if (step == CORNERS) draw_corners(center, decides);
    if (step == GROWN) frame(grown, grey);
    if (step == CROSS) {
        frame((fh_rect){grown.left, box.top, grown.right, box.bottom}, grey);
        frame((fh_rect){box.left, grown.top, box.right, grown.bottom}, grey);
    }
}

/* The one that decides last, over the others. */
static void draw_steps(fh_vec center)
{
    static const unsigned steps[] = {CORNERS, GROWN, CROSS};
    const relation r = relate(center);
    const unsigned decides = decided_by(&r);
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++)
        if (steps[i] != decides) draw_step(steps[i], center, false);
    draw_step(decides, center, true);
    frame(box, MIDDLE);
}

/* The circle, the triangle of dx, dy and the distance, and the closest point. */
static void draw_moved(fh_vec center)
{
    const relation r = relate(center);
    const fh_vec near = r.closest;
    draw_circle(center.x, center.y, RADIUS, answer_of(&r) ? LIGHT : MIDDLE);
    draw_line(center.x, center.y, center.x, near.y, LINE_GREY);
    draw_line(center.x, near.y, near.x, near.y, LINE_GREY);
    draw_line(center.x, center.y, near.x, near.y, LIGHT);
    draw_disc(near.x, near.y, 1, LIGHT);
    draw_pixel(center.x, center.y, WHITE);
}

static int draw_signed(int x, int32_t number)
{
    if (number < 0) x = draw_text(x, 0, "-", LIGHT);
    return draw_number(x, 0, (uint32_t)size_of(number), LIGHT);
}

/* "36+64<=100", as the lesson has it. */
static void draw_figures(fh_vec center)
{
    const relation r = relate(center);
    const bool squares = (parts & SQUARES) != 0;
    int x = 0;
    if ((parts & (BITS_16 | ROOT)) != 0) {
        x = draw_signed(draw_text(x, 0, (parts & ROOT) != 0 ? "ROOT " : "", LIGHT),
                        distance(r.dx, r.dy));
    } else {
        x = draw_signed(x, squares ? r.dx * r.dx : r.dx);
        x = draw_signed(draw_text(x, 0, "+", LIGHT), squares ? r.dy * r.dy : r.dy);
    }
    const bool strict = (parts & STRICT) != 0;
    const char *const compare = up_to(distance(r.dx, r.dy), reach()) ? strict ? "<" : "<="
                                : strict                             ? ">="
                                                                     : ">";
    (void)draw_signed(draw_text(x, 0, compare, LIGHT), reach());
}

const scene circle_box = {lessons,
                          sizeof lessons / sizeof lessons[0],
                          PORT_SCREEN_WIDTH,
                          {30, 14},
                          false,
                          prepare,
                          says,
                          knows,
                          draw_steps,
                          draw_moved,
                          draw_figures};
