/*
 * The classic exercise as a game: a round dot is moved by the d-pad through a level with a box and
 * walls made of boxes; each step is taken back when it ends in a collision or outside. It gathers
 * the coins before the time is up, and keeps away from the other dots.
 *
 *   fh_rect_contains, fh_overlap_round_rect   may the dot stand here?
 *   fh_find_overlap_circle_rects              nor in any box of a list?
 *   fh_overlap_round_round                    does another dot have it? To brush by one is no harm,
 *   fh_touch_round_round                      but to brush a coin is enough to take it
 *
 * Coordinates are whole pixels of the level; on the screen everything is half as large, through a
 * camera that follows the dot. What moves in steps like this must not take steps longer than the
 * things it meets: see breakout for a ball of any speed.
 */
#include "../common/draw.h"
#include "../common/play.h"
#include <fixhit/fixhit.h>

enum { LEVEL_WIDTH = 640, LEVEL_HEIGHT = 480, DIAMETER = 20, COIN = 10, SPEED = 2 };
enum { LIVES = 3, COIN_POINTS = 10, ROUND_POINTS = 50, PAUSE = 50 };
enum { SECOND = 60, FIRST_TIME = 50, LEAST_TIME = 30, LESS_TIME = 4 }; /* in seconds, by round */
enum { MOST_OTHERS = 7, FIRST_OTHERS = 3, FAST_ROUND = 3 };

static const fh_rect level = {0, 0, LEVEL_WIDTH, LEVEL_HEIGHT};
static const fh_rect box = {60, 60, 100, 100};

/* Two walls of bricks with a gap in each. */
static const fh_rect bricks[] = {
    {200, 0, 216, 40},    {200, 40, 216, 80},   {200, 80, 216, 120},  {200, 160, 216, 200},
    {200, 200, 216, 240}, {200, 240, 216, 280}, {200, 280, 216, 320}, {200, 320, 216, 360},
    {200, 360, 216, 400}, {200, 400, 216, 440}, {200, 440, 216, 480}, {420, 0, 436, 40},
    {420, 40, 436, 80},   {420, 80, 436, 120},  {420, 120, 436, 160}, {420, 160, 436, 200},
    {420, 200, 436, 240}, {420, 240, 436, 280}, {420, 280, 436, 320}, {420, 360, 436, 400},
    {420, 400, 436, 440}, {420, 440, 436, 480},
};

/* The others' round, by where their centre turns; the first of them starts at 30,30. */
static const fh_vec turns[] = {
    {30, 30},   {150, 30},  {150, 140}, {320, 140}, {320, 340}, {560, 340}, {560, 80},  {500, 80},
    {500, 340}, {320, 340}, {320, 440}, {260, 440}, {260, 140}, {150, 140}, {150, 240}, {30, 240},
};
enum { TURNS = sizeof turns / sizeof turns[0] };

static const fh_vec coin_places[] = {
    {80, 30},  {30, 130},  {120, 200}, {60, 420},  {170, 440}, {250, 60}, {300, 240},
    {380, 40}, {380, 440}, {480, 440}, {600, 440}, {600, 40},  {470, 60}, {530, 220},
};
enum { COINS = sizeof coin_places / sizeof coin_places[0] };

typedef struct other_dot {
    fh_round round;
    size_t next; /* the turn it goes to */
} other_dot;

static struct {
    fh_round dot; /* by the box it is drawn in, as a sprite is */
    fh_vec looks;
    other_dot others[MOST_OTHERS];
    size_t other_count;
    bool taken[COINS];
    uint32_t coins_left, time, round; /* time in frames */
    uint32_t pause;
    const char *said; /* in a pause */
    bool map;
} game;

/* Of the whole run. */
static struct {
    uint32_t collisions, coins, lost, rounds;
} seen;

static fh_round round_at(fh_vec center, fix16_t diameter)
{
    const fix16_t left = center.x - diameter / 2, top = center.y - diameter / 2;
    return (fh_round){left, top, left + diameter, top + diameter};
}

static fh_vec center_of(const fh_round *round)
{
    return (fh_vec){(round->left + round->right) / 2, (round->top + round->bottom) / 2};
}

/* ---- The dot ---- */

/* Overlap, not touch: a dot that lies against a wall touches it, and may stay. */
static bool is_free(const fh_round *dot)
{
    const fh_rects walls = FH_RECTS(bricks);
    const fh_rect bounds = {dot->left, dot->top, dot->right, dot->bottom};
    const fh_circle circle = {center_of(dot), DIAMETER / 2};
    return fh_rect_contains(&level, &bounds) && !fh_overlap_round_rect(dot, &box) &&
           fh_find_overlap_circle_rects(&circle, &walls, 0) == walls.count;
}

/* x and y each for itself: so the dot slides along a wall that it is pushed against. */
static void try_step(fh_vec step)
{
    const fh_round moved = fh_round_moved(game.dot, step);
    if (is_free(&moved))
        game.dot = moved;
    else
        seen.collisions++;
}

static void move_dot(unsigned held)
{
    const fix16_t x = (held & PORT_LEFT ? -SPEED : 0) + (held & PORT_RIGHT ? SPEED : 0);
    const fix16_t y = (held & PORT_UP ? -SPEED : 0) + (held & PORT_DOWN ? SPEED : 0);
    if (x != 0) try_step((fh_vec){x, 0});
    if (y != 0) try_step((fh_vec){0, y});
    if (x != 0 || y != 0) game.looks = (fh_vec){x / SPEED, y / SPEED};
}

static void take_coins(void)
{
    for (size_t i = 0; i < COINS; i++) {
        const fh_round coin = round_at(coin_places[i], COIN);
        if (game.taken[i] || !fh_touch_round_round(&game.dot, &coin)) continue;
        game.taken[i] = true;
        game.coins_left--;
        play.score += COIN_POINTS;
        seen.coins++;
    }
}

/* ---- The others ---- */

static fix16_t step_toward(fix16_t from, fix16_t to, fix16_t most)
{
    const fix16_t way = to - from;
    return way > most ? most : way < -most ? -most : way;
}

static void move_other(other_dot *other)
{
    const fix16_t speed = game.round >= FAST_ROUND ? 2 : 1;
    const fh_vec at = center_of(&other->round), to = turns[other->next];
    const fh_vec step = {step_toward(at.x, to.x, speed), step_toward(at.y, to.y, speed)};
    other->round = fh_round_moved(other->round, step);
    if (at.x + step.x == to.x && at.y + step.y == to.y) other->next = (other->next + 1) % TURNS;
}

static bool is_caught(void)
{
    for (size_t i = 0; i < game.other_count; i++)
        if (fh_overlap_round_round(&game.dot, &game.others[i].round)) return true;
    return false;
}

/* ---- The game ---- */

static uint32_t time_of_round(void)
{
    const uint32_t less = LESS_TIME * game.round;
    return SECOND * (less < FIRST_TIME - LEAST_TIME ? FIRST_TIME - less : LEAST_TIME);
}

/* Into the corner, where no other dot comes. */
static void place_dot(const char *said)
{
    game.dot = (fh_round){0, 0, DIAMETER, DIAMETER};
    game.looks = (fh_vec){1, 0};
    game.time = time_of_round();
    game.pause = PAUSE;
    game.said = said;
}

/* From round to round the others become more. */
static void start_round(uint32_t round, const char *said)
{
    game.round = round;
    game.other_count = round < MOST_OTHERS - FIRST_OTHERS ? FIRST_OTHERS + round : MOST_OTHERS;
    for (size_t i = 0; i < game.other_count; i++) {
        const size_t turn = i * TURNS / game.other_count;
        game.others[i] = (other_dot){round_at(turns[turn], DIAMETER), turn};
    }
    for (size_t i = 0; i < COINS; i++)
        game.taken[i] = false;
    game.coins_left = COINS;
    place_dot(said);
}

static void start(void)
{
    play.lives = LIVES;
    start_round(0, "GET READY");
}

static void lose(const char *said)
{
    play.lives--;
    seen.lost++;
    place_dot(said);
}

static void run_on(unsigned held)
{
    move_dot(held);
    for (size_t i = 0; i < game.other_count; i++)
        move_other(&game.others[i]);
    take_coins();
    game.time--;
    if (game.coins_left == 0) {
        play.score += ROUND_POINTS + game.time / SECOND;
        seen.rounds++;
        start_round(game.round + 1, "ALL COINS: ONCE MORE");
    } else if (is_caught()) {
        lose("CAUGHT");
    } else if (game.time == 0) {
        lose("THE TIME IS UP");
    }
}

static void frame(unsigned held, unsigned pressed)
{
    (void)pressed;
    game.map = (held & PORT_SELECT) != 0;
    if (game.pause > 0)
        game.pause--;
    else
        run_on(held);
    play_mix(game.dot.left);
    play_mix(game.dot.top);
    play_mix((int32_t)seen.collisions);
    play_mix((int32_t)game.coins_left);
    for (size_t i = 0; i < game.other_count; i++) {
        play_mix(game.others[i].round.left);
        play_mix(game.others[i].round.top);
    }
}

/* ---- The picture ---- */

/* What the screen shows of the level: 1 << shift of the level's pixels are one of the screen. */
struct camera {
    fh_rect view;
    int shift;
};

enum { BAR = 7, HALF = 1, MAP = 3 }; /* the bar with the score; the shifts */

static struct camera camera_at(fix16_t left, fix16_t top, int shift)
{
    return (struct camera){
        {left, top, left + (PORT_SCREEN_WIDTH << shift), top + (PORT_SCREEN_HEIGHT << shift)},
        shift};
}

/* With the dot in the middle, and no more than the bar of what is outside. */
static struct camera following_camera(void)
{
    const fix16_t width = PORT_SCREEN_WIDTH << HALF, height = PORT_SCREEN_HEIGHT << HALF;
    const fh_vec middle = center_of(&game.dot);
    return camera_at(play_held(0, middle.x - width / 2, LEVEL_WIDTH - width),
                     play_held(-(BAR << HALF), middle.y - height / 2, LEVEL_HEIGHT - height), HALF);
}

static struct camera map_camera(void)
{
    return camera_at((LEVEL_WIDTH - (PORT_SCREEN_WIDTH << MAP)) / 2,
                     (LEVEL_HEIGHT - (PORT_SCREEN_HEIGHT << MAP)) / 2, MAP);
}

static fh_vec on_screen(const struct camera *camera, fh_vec at)
{
    return (fh_vec){(at.x - camera->view.left) >> camera->shift,
                    (at.y - camera->view.top) >> camera->shift};
}

/* Only what the camera's view overlaps is drawn at all. */
static void draw_box(const struct camera *camera, const fh_rect *it, unsigned fill, unsigned edge)
{
    if (!fh_overlap_rect_rect(it, &camera->view)) return;
    const fh_vec from = on_screen(camera, (fh_vec){it->left, it->top});
    const fh_vec to = on_screen(camera, (fh_vec){it->right, it->bottom});
    draw_rect(from.x, from.y, to.x, to.y, fill);
    draw_frame(from.x, from.y, to.x, to.y, edge);
}

static bool draw_round(const struct camera *camera, const fh_round *it, unsigned grey,
                       fh_vec *middle)
{
    if (!fh_overlap_round_rect(it, &camera->view)) return false;
    *middle = on_screen(camera, center_of(it));
    draw_disc(middle->x, middle->y, (it->right - it->left - 1) / 2 >> camera->shift, grey);
    return camera->shift == HALF;
}

static void draw_floor(const struct camera *camera)
{
    enum { STEP = 32 };
    for (fix16_t y = STEP; y < LEVEL_HEIGHT; y += STEP)
        for (fix16_t x = STEP; x < LEVEL_WIDTH; x += STEP) {
            const fh_vec at = on_screen(camera, (fh_vec){x, y});
            draw_pixel(at.x, at.y, DARK);
        }
}

static void draw_things(const struct camera *camera)
{
    fh_vec at;
    for (size_t i = 0; i < COINS; i++) {
        const fh_round coin = round_at(coin_places[i], COIN);
        if (!game.taken[i] && draw_round(camera, &coin, LIGHT, &at))
            draw_pixel(at.x, at.y, game.time / 16 % 2 == 0 ? WHITE : BLACK);
    }
    for (size_t i = 0; i < game.other_count; i++)
        if (draw_round(camera, &game.others[i].round, MIDDLE, &at))
            draw_rect(at.x - 2, at.y - 1, at.x + 3, at.y + 1, BLACK);
    if (!draw_round(camera, &game.dot, WHITE, &at)) return;
    const fh_vec eyes = {at.x + 2 * game.looks.x, at.y + 2 * game.looks.y};
    draw_rect(eyes.x - 1, eyes.y - 1, eyes.x, eyes.y + 1, BLACK);
    draw_rect(eyes.x + 1, eyes.y - 1, eyes.x + 2, eyes.y + 1, BLACK);
}

static void draw_bar(void)
{
    draw_rect(0, 0, PORT_SCREEN_WIDTH, BAR, BLACK);
    (void)draw_number(draw_text(32, 1, "TIME ", MIDDLE), 1, game.time / SECOND, LIGHT);
    (void)draw_number(draw_text(68, 1, "COINS ", MIDDLE), 1, game.coins_left, LIGHT);
}

static void draw(void)
{
    const struct camera camera = game.map ? map_camera() : following_camera();
    draw_box(&camera, &level, BLACK, MIDDLE);
    if (!game.map) draw_floor(&camera);
    for (size_t i = 0; i < sizeof bricks / sizeof bricks[0]; i++)
        draw_box(&camera, &bricks[i], MIDDLE, game.map ? MIDDLE : DARK);
    draw_box(&camera, &box, LIGHT, MIDDLE);
    draw_things(&camera);
    if (!game.map) draw_bar();
    if (game.pause > 0 && play.lives > 0)
        draw_text_in_the_middle(PORT_SCREEN_WIDTH / 2, 40, game.said, WHITE);
}

static void tell(void)
{
    port_tell("collisions", seen.collisions);
    port_tell("coins", seen.coins);
    port_tell("rounds", seen.rounds);
    port_tell("lost", seen.lost);
}

int main(int argc, char **argv)
{
    static const play_game dot = {
        .title = "DOT",
        .help = {"GATHER ALL COINS IN TIME", "SELECT: THE MAP"},
        .start = start,
        .frame = frame,
        .draw = draw,
        .tell = tell,
    };
    return play_run(&dot, argc, argv);
}
