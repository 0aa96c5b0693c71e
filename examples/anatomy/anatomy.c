/*
 * Why does a test have so many steps? A circle and a box, then two turned boxes: one of them is
 * moved by the d-pad, and each step of the test is drawn as it is taken, the one that decides
 * bright. Select leads on to a lesson where a step is off, or done as it is often seen, and each
 * place where the answer is then wrong lights up: the lesson's test and the library's are both
 * asked, for every place.
 *
 *   circle_box.c   the circle against the box: fh_touch_circle_rect
 *   axes.c         separating axes: fh_touch_polygon_polygon, fh_polygon_box
 *   places.c       where they disagree
 */
#include "anatomy.h"
#include "../common/draw.h"
#include "../common/play.h"

static const scene *const scenes[] = {&circle_box, &axes};
enum { SCENES = sizeof scenes / sizeof scenes[0] };

/* The moved box of the axes, at first and a frame. A turn is 65536. */
enum { FIRST_TURN = 57344, TURN_STEP = 512 };

/* A direction that stays held goes on by itself, so that a short press is just one pixel. */
enum { HELD_FRAMES = 10 };

enum { LINES_TOP = 53, LINE = 6 };

static struct {
    unsigned scene, lesson;
    fh_vec at; /* where what is moved stands */
    uint16_t turn;
    uint32_t held; /* frames for which a direction has been */
    bool choosing; /* select is down and nothing was turned by it */
    uint32_t visits,
        wrong; /* lessons of which all places were seen; places that were wrong in all */
} anatomy;

static const scene *shown(void)
{
    return scenes[anatomy.scene];
}

static void prepare(void)
{
    shown()->prepare(shown()->lessons[anatomy.lesson].parts, anatomy.turn);
    places_forget();
}

static void show_scene(unsigned number)
{
    anatomy.scene = number;
    anatomy.lesson = 0;
    anatomy.at = shown()->start;
    anatomy.turn = FIRST_TURN;
    prepare();
}

static void start(void)
{
    play.lives = 1; /* there is nothing to lose */
    anatomy.choosing = false;
    show_scene(0);
}

static void next_lesson(void)
{
    if (++anatomy.lesson < shown()->count)
        prepare();
    else
        show_scene((anatomy.scene + 1) % SCENES);
}

static int step_of(unsigned buttons, unsigned less, unsigned more)
{
    return ((buttons & more) != 0) - ((buttons & less) != 0);
}

static void steer(unsigned held, unsigned pressed)
{
    const unsigned directions = PORT_UP | PORT_DOWN | PORT_LEFT | PORT_RIGHT;
    anatomy.held = (held & directions) != 0 ? anatomy.held + 1 : 0;
    const unsigned moves = anatomy.held > HELD_FRAMES ? held : pressed;
    anatomy.at.x =
        play_held(0, anatomy.at.x + step_of(moves, PORT_LEFT, PORT_RIGHT), shown()->width - 1);
    anatomy.at.y =
        play_held(FIELD_TOP, anatomy.at.y + step_of(moves, PORT_UP, PORT_DOWN), FIELD_BOTTOM - 1);
}

/* Select alone leads on when it is let go; with left and right it turns. */
static void choose(unsigned held, unsigned pressed)
{
    if ((pressed & PORT_SELECT) != 0) anatomy.choosing = true;
    if ((held & PORT_SELECT) == 0) {
        if (anatomy.choosing) next_lesson();
        anatomy.choosing = false;
        steer(held, pressed);
        return;
    }
    const int by = step_of(held, PORT_LEFT, PORT_RIGHT);
    if (by == 0 || !shown()->turns) return;
    anatomy.choosing = false;
    anatomy.turn = (uint16_t)(anatomy.turn + by * TURN_STEP);
    prepare();
}

static void frame(unsigned held, unsigned pressed)
{
    choose(held, pressed);
    if (places_ask(shown())) {
        anatomy.visits++;
        anatomy.wrong += places_wrong();
        play_mix((int32_t)places_wrong());
    }
    play_mix((int32_t)(anatomy.scene << 8 | anatomy.lesson));
    play_mix(anatomy.at.x);
    play_mix(anatomy.at.y);
    play_mix(anatomy.turn);
}

/* Black on white when it is wrong. */
static void draw_answer(void)
{
    const bool says = shown()->says(anatomy.at), wrong = says != shown()->knows(anatomy.at);
    const char *const answer = says ? "HIT" : "MISS";
    const int width = TEXT_WIDTH * (says ? 3 : 4) + (wrong ? TEXT_WIDTH * 6 : 0);
    const int left = PORT_SCREEN_WIDTH - width;
    if (wrong) draw_rect(left - 1, 0, PORT_SCREEN_WIDTH, LINE, WHITE);
    (void)draw_text(wrong ? draw_text(left, 0, "WRONG ", BLACK) : left, 0, answer,
                    wrong ? BLACK : WHITE);
}

static void draw_lines(void)
{
    const lesson *const l = &shown()->lessons[anatomy.lesson];
    char digits[PORT_DIGITS];
    const char *const count = port_digits(places_wrong(), digits);
    int x = PORT_SCREEN_WIDTH - 6 * TEXT_WIDTH;
    for (const char *c = count; *c != '\0'; c++)
        x -= TEXT_WIDTH;
    (void)draw_text(0, LINES_TOP, l->name, WHITE);
    (void)draw_text(draw_text(x, LINES_TOP, "WRONG ", MIDDLE), LINES_TOP, count, LIGHT);
    (void)draw_text(0, LINES_TOP + LINE, l->outcome, LIGHT);
}

static void draw(void)
{
    places_draw_hits();
    shown()->draw_steps(anatomy.at);
    places_draw_wrong();
    shown()->draw_moved(anatomy.at);
    draw_rect(0, 0, PORT_SCREEN_WIDTH, FIELD_TOP, BLACK);
    draw_rect(0, FIELD_BOTTOM, PORT_SCREEN_WIDTH, PORT_SCREEN_HEIGHT, BLACK);
    shown()->draw_figures(anatomy.at);
    draw_answer();
    draw_lines();
}

static void tell(void)
{
    port_tell("visits", anatomy.visits);
    port_tell("wrong", anatomy.wrong);
}

int main(int argc, char **argv)
{
    static const play_game game = {
        "ANATOMY", {"D-PAD MOVES, SELECT: NEXT STEP", "SELECT + LEFT, RIGHT TURNS"},
        start,     frame,
        draw,      tell,
        true};
    return play_run(&game, argc, argv);
}
