/*
 * Breakout, and how a ball of any speed is moved: by sweeps. What moves in steps, and then asks
 * what it overlaps, passes through a brick once a step is longer than the brick; here the ball
 * flies up to 8 pixels a frame, and nothing is ever passed.
 *
 *   fh_sweep_circle_rects    the ball's way among walls and bricks, a list of boxes
 *   fh_sweep_circle_capsule  and against the paddle, whose round ends send the ball aside
 *   fh_bounce                where it flies then; a corner needs no code of its own: its normal
 *                            is slanted, and that is all
 *
 * Coordinates are Q16.16 pixels, speeds pixels a frame. The levels are drawn in levels.txt.
 */
#include "../common/draw.h"
#include "../common/play.h"
#include "bricks.h"
#include <fixhit/fixhit.h>

#define PX  FH_PX
#define ONE PX(1)

/* The field, in pixels: it is open below. */
enum { LEFT = 4, RIGHT = 124, TOP = 8, BOTTOM = PORT_SCREEN_HEIGHT };
enum { BRICKS_TOP = 12, BRICK_WIDTH = 10, BRICK_HEIGHT = 4, FAR = 64 };
enum { PADDLE_Y = 60, PADDLE_LENGTH = 13 }; /* of its straight part */
enum { LIVES = 3, MOST_LIVES = 5, LEVEL_POINTS = 100, BRICK_POINTS = 10 };

static const fix16_t ball_radius = PX(3) / 2, paddle_radius = PX(5) / 2;
static const fix16_t first_speed = PX(3) / 2, level_speed = PX(1) / 8, top_speed = PX(8);
static const fix16_t paddle_step = PX(1) / 2, paddle_speed = PX(3);
static const fix16_t flattest = PX(1) / 4; /* so much of its speed the ball rises or falls with */

/*
 * The ball bounces at most so many times in a frame; then it waits for the next one. So a frame's
 * cost has a bound, also where the ball is caught in a gap as narrow as itself.
 */
enum { BOUNCES = 8 };

/* The walls are the first boxes of the bricks' list: one sweep asks all. */
enum { WALLS = 3 };
static const fh_rect walls[WALLS] = {
    {PX(LEFT - FAR), PX(TOP - FAR), PX(LEFT), PX(BOTTOM + FAR)},
    {PX(RIGHT), PX(TOP - FAR), PX(RIGHT + FAR), PX(BOTTOM + FAR)},
    {PX(LEFT - FAR), PX(TOP - FAR), PX(RIGHT + FAR), PX(TOP)},
};

typedef struct brick {
    fh_rect box;
    uint8_t hits; /* that it still takes */
} brick;

static struct {
    brick bricks[WALLS + BRICK_MOST];
    size_t count;
    fh_circle ball;
    fh_vec velocity;
    fix16_t speed;
    fh_capsule paddle;
    fix16_t paddle_motion;
    bool held; /* the ball lies on the paddle */
    uint32_t level;
    fh_vec path[BOUNCES + 2]; /* of this frame, to be drawn */
    size_t path_count;
    fh_vec gone; /* where the brick was that broke last, in pixels */
    uint32_t fading;
} game;

/* Of the whole run. */
static struct {
    uint32_t bricks, returns, most_bounces, levels;
    fix16_t fastest;
} seen;

static fix16_t scaled(fix16_t a, fix16_t b)
{
    return (fix16_t)((int64_t)a * b / ONE);
}

/* A box may be a member of a larger struct: the list says how far it is from one to the next. */
static fh_rects obstacles(void)
{
    return (fh_rects){&game.bricks[0].box, game.count, sizeof game.bricks[0]};
}

/* ---- The ball ---- */

/* This direction at the ball's speed, but not so flat that it flies between the walls for ever. */
static fh_vec aimed(fh_vec direction)
{
    fh_vec unit = fh_unit(direction);
    if (unit.y > -flattest && unit.y < flattest)
        unit = fh_unit((fh_vec){unit.x, unit.y > 0 ? flattest : -flattest});
    return (fh_vec){scaled(unit.x, game.speed), scaled(unit.y, game.speed)};
}

/* Aiming may have turned it into what it just left: then it bounces once more. */
static void fly_off(fh_vec direction, fh_vec normal)
{
    game.velocity = fh_bounce(aimed(direction), normal);
}

static void return_ball(void)
{
    game.speed += game.speed / 32;
    if (game.speed > top_speed) game.speed = top_speed;
    if (game.speed > seen.fastest) seen.fastest = game.speed;
    seen.returns++;
}

/* As seen by the paddle, which may move itself; a quarter of its motion rubs off besides. */
static void meet_paddle(fh_vec normal)
{
    const fix16_t motion = game.paddle_motion;
    fh_vec off = fh_bounce((fh_vec){game.velocity.x - motion, game.velocity.y}, normal);
    off.x += motion + motion / 4;
    if (normal.y < 0 && off.y > 0) off.y = -off.y; /* what is met from above shall rise */
    if (game.velocity.y > 0 && off.y < 0) return_ball();
    fly_off(off, normal);
}

/* The last brick takes the place of one that breaks. */
static void hit_brick(size_t index)
{
    brick *const it = &game.bricks[index];
    play.score += (uint32_t)(BRICK_POINTS * FH_TO_PX(game.speed));
    if (--it->hits > 0) return;
    game.gone = (fh_vec){FH_TO_PX(it->box.left), FH_TO_PX(it->box.top)};
    game.fading = WHITE;
    *it = game.bricks[--game.count];
    seen.bricks++;
}

/*
 * What the ball meets first. The paddle is asked first, and the boxes only about the way up to it;
 * so of equals it is the paddle. *index is that of a box, or game.count for the paddle.
 */
static bool first_hit(fh_vec motion, size_t *index, fh_hit *hit)
{
    const fh_rects boxes = obstacles();
    fh_hit nearer;
    const bool paddle = fh_sweep_circle_capsule(&game.ball, motion, &game.paddle, hit);
    if (paddle) *index = game.count;
    if (!fh_sweep_circle_rects(&game.ball, paddle ? hit->travel : motion, &boxes, index, &nearer))
        return paddle;
    if (paddle) nearer.t = scaled(nearer.t, hit->t);
    *hit = nearer;
    return true;
}

static void move_ball(fh_vec by)
{
    game.ball = fh_circle_moved(game.ball, by);
    game.path[game.path_count++] = game.ball.center;
}

/* A frame's flight: up to the first hit, then on in the new direction for the rest of the frame. */
static void fly(void)
{
    fix16_t left = ONE;
    uint32_t bounces = 0;
    for (; bounces < BOUNCES; bounces++) { /* at most BOUNCES */
        const fh_vec motion = {scaled(game.velocity.x, left), scaled(game.velocity.y, left)};
        size_t index;
        fh_hit hit;
        if (!first_hit(motion, &index, &hit)) {
            move_ball(motion);
            break;
        }
        move_ball(hit.travel); /* it now touches, and overlaps nothing: always */
        left = scaled(left, ONE - hit.t);
        if (index == game.count) {
            meet_paddle(hit.normal);
            continue;
        }
        fly_off(fh_bounce(game.velocity, hit.normal), hit.normal);
        if (index >= WALLS) hit_brick(index);
    }
    if (bounces > seen.most_bounces) seen.most_bounces = bounces;
}

/* ---- The paddle ---- */

/* It gathers speed, so that a short press moves it little. */
static void steer_paddle(unsigned buttons)
{
    const int way = ((buttons & PORT_RIGHT) != 0) - ((buttons & PORT_LEFT) != 0);
    const fix16_t before = way * game.paddle_motion > 0 ? game.paddle_motion : 0;
    const fix16_t motion = play_held(-paddle_speed, before + way * paddle_step, paddle_speed);
    const fix16_t from = game.paddle.a.x;
    game.paddle_motion = play_held(PX(LEFT) + paddle_radius, from + motion,
                                   PX(RIGHT - PADDLE_LENGTH) - paddle_radius) -
                         from;
}

/*
 * The paddle moves up to the ball, never into it. It meets the ball where the ball, moved the other
 * way, would meet it: of two that both move, sweep the one by the difference of the motions. So the
 * ball is never squeezed between paddle and wall.
 */
static void move_paddle(void)
{
    const fh_vec against = {-game.paddle_motion, 0};
    fh_hit hit;
    const bool meets =
        !game.held && fh_sweep_circle_capsule(&game.ball, against, &game.paddle, &hit);
    const fix16_t by = meets ? -hit.travel.x : game.paddle_motion;
    game.paddle.a.x += by;
    game.paddle.b.x += by;
    if (meets) meet_paddle(hit.normal);
}

/* ---- The game ---- */

static void hold_ball(void)
{
    game.held = true;
    game.velocity = (fh_vec){0, 0};
}

/* A new ball is slow again: a little faster in each level. */
static void new_ball(void)
{
    const uint32_t level = game.level < 8 ? game.level : 8;
    game.speed = first_speed + (fix16_t)level * level_speed;
    hold_ball();
}

static void add_brick(int row, int column, unsigned hits)
{
    const fix16_t left = PX(LEFT + column * BRICK_WIDTH), top = PX(BRICKS_TOP + row * BRICK_HEIGHT);
    const fh_rect box = {left, top, left + PX(BRICK_WIDTH), top + PX(BRICK_HEIGHT)};
    if (hits > 0) game.bricks[game.count++] = (brick){box, (uint8_t)hits};
}

/* After the last level the first comes again. */
static void start_level(uint32_t level)
{
    game.level = level;
    for (game.count = 0; game.count < WALLS; game.count++)
        game.bricks[game.count] = (brick){walls[game.count], 0};
    for (int row = 0; row < BRICK_ROWS; row++)
        for (int column = 0; column < BRICK_COLUMNS; column++)
            add_brick(row, column, BRICK_AT(level % BRICK_LEVELS, row, column));
    hold_ball();
}

/* The ball lies on the paddle, and touches it. */
static void carry_ball(bool launched)
{
    game.ball.center = (fh_vec){game.paddle.a.x + PX(PADDLE_LENGTH) / 2,
                                game.paddle.a.y - paddle_radius - ball_radius};
    game.path[game.path_count++] = game.ball.center;
    if (!launched) return;
    game.held = false;
    game.velocity = aimed((fh_vec){game.paddle_motion < 0 ? -ONE : ONE, -2 * ONE});
}

static void start(void)
{
    const fix16_t left = PX(LEFT + RIGHT - PADDLE_LENGTH) / 2, y = PX(PADDLE_Y) + ONE / 2;
    game.paddle = (fh_capsule){{left, y}, {left + PX(PADDLE_LENGTH), y}, paddle_radius};
    game.ball.radius = ball_radius;
    game.fading = 0;
    play.lives = LIVES;
    start_level(0);
    new_ball();
    game.path_count = 0;
    carry_ball(false);
}

static void lose_or_win(void)
{
    if (game.count == WALLS) {
        play.score += LEVEL_POINTS;
        if (play.lives < MOST_LIVES) play.lives++;
        seen.levels++;
        start_level(game.level + 1);
    } else if (game.ball.center.y > PX(BOTTOM) + ball_radius) {
        play.lives--;
        new_ball();
    }
}

static void frame(unsigned held, unsigned pressed)
{
    game.path_count = 0;
    if (game.fading > 0) game.fading--;
    steer_paddle(held);
    move_paddle();
    if (game.held) {
        carry_ball((pressed & PORT_SELECT) != 0);
    } else {
        game.path[game.path_count++] = game.ball.center;
        fly();
        lose_or_win();
    }
    play_mix(game.ball.center.x);
    play_mix(game.ball.center.y);
    play_mix(game.paddle.a.x);
    play_mix((int32_t)game.count);
}

/* ---- The picture ---- */

static void draw_brick(const brick *it)
{
    static const uint8_t greys[] = {BLACK, 6, 10, 14};
    const int x = FH_TO_PX(it->box.left), y = FH_TO_PX(it->box.top);
    draw_rect(x, y, x + BRICK_WIDTH - 1, y + BRICK_HEIGHT - 1, greys[it->hits]);
}

/* The ball, and behind it the way it took in this frame. */
static void draw_ball(void)
{
    for (size_t i = 1; i < game.path_count; i++)
        draw_line(FH_TO_PX(game.path[i - 1].x), FH_TO_PX(game.path[i - 1].y),
                  FH_TO_PX(game.path[i].x), FH_TO_PX(game.path[i].y), LIGHT);
    draw_disc(FH_TO_PX(game.ball.center.x), FH_TO_PX(game.ball.center.y), 1, WHITE);
}

static void draw_paddle(void)
{
    const int left = FH_TO_PX(game.paddle.a.x), right = FH_TO_PX(game.paddle.b.x);
    draw_disc(left, PADDLE_Y, 2, LIGHT);
    draw_disc(right, PADDLE_Y, 2, LIGHT);
    draw_rect(left, PADDLE_Y - 2, right + 1, PADDLE_Y + 3, WHITE);
}

static void draw(void)
{
    draw_rect(LEFT - 1, TOP - 1, RIGHT + 1, TOP, MIDDLE);
    draw_rect(LEFT - 1, TOP, LEFT, BOTTOM, MIDDLE);
    draw_rect(RIGHT, TOP, RIGHT + 1, BOTTOM, MIDDLE);
    if (game.fading > 0)
        draw_rect(game.gone.x, game.gone.y, game.gone.x + BRICK_WIDTH - 1,
                  game.gone.y + BRICK_HEIGHT - 1, game.fading);
    for (size_t i = WALLS; i < game.count; i++)
        draw_brick(&game.bricks[i]);
    draw_paddle();
    draw_ball();
    (void)draw_number(draw_text(40, 1, "LEVEL ", MIDDLE), 1, game.level + 1, LIGHT);
    (void)draw_number(draw_text(78, 1, "X", MIDDLE), 1, (uint32_t)FH_TO_PX(game.speed), LIGHT);
    if (game.held && play.lives > 0)
        draw_text_in_the_middle(PORT_SCREEN_WIDTH / 2, 48, "SELECT LAUNCHES", LIGHT);
}

static void tell(void)
{
    port_tell("bricks", seen.bricks);
    port_tell("levels", seen.levels);
    port_tell("returns", seen.returns);
    port_tell("most bounces in a frame", seen.most_bounces);
    port_tell("top speed, 1/65536 pixel a frame", (uint32_t)seen.fastest);
}

int main(int argc, char **argv)
{
    static const play_game breakout = {
        .title = "BREAKOUT",
        .help = {"LEFT, RIGHT: THE PADDLE", "A FASTER BALL COUNTS MORE"},
        .start = start,
        .frame = frame,
        .draw = draw,
        .tell = tell,
    };
    return play_run(&breakout, argc, argv);
}
