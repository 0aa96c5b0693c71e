/*
 * The classic faults of breakout, looked for after every frame of many games, at speeds that the
 * game itself takes long to reach, or never does: a ball in a brick, in the paddle or outside, one
 * squeezed between paddle and wall, one that flies to and fro for ever.
 */
#include "../unit/check.h"
#include "../unit/random.h"

int breakout_main(int argc, char **argv);
#define main breakout_main
#include "../../examples/breakout/breakout.c"
#undef main

enum { GAMES = 12, FRAMES = 6000, LONGEST = 900 }; /* LONGEST: without a brick or a return */

/* Presses at random, goes after the ball and misses now and then, or goes to and fro. */
typedef enum player { RANDOM, AFTER, TO_AND_FRO, PLAYERS } player;

static unsigned buttons_of(player who, uint32_t frame_number, uint32_t *state)
{
    const uint32_t chance = random_next(state) >> 8;
    const fix16_t middle = game.paddle.a.x + PX(PADDLE_LENGTH) / 2 + PX((int)(chance % 20) - 10);
    const bool left = who == RANDOM  ? chance % 2 == 0
                      : who == AFTER ? game.ball.center.x < middle
                                     : frame_number / 200 % 2 == 0;
    return left ? PORT_LEFT : PORT_RIGHT;
}

static void check_places(void)
{
    const fh_rects boxes = obstacles();
    CHECK(game.paddle.a.x - paddle_radius >= PX(LEFT));
    CHECK(game.paddle.b.x + paddle_radius <= PX(RIGHT));
    CHECK(game.paddle.b.x - game.paddle.a.x == PX(PADDLE_LENGTH));
    for (size_t i = 0; i < game.path_count; i++) {
        const fh_vec at = game.path[i];
        CHECK(at.y - ball_radius >= PX(TOP));
        CHECK(at.x - ball_radius >= PX(LEFT) || at.y > PX(BOTTOM)); /* there it is lost anyway */
        CHECK(at.x + ball_radius <= PX(RIGHT) || at.y > PX(BOTTOM));
    }
    CHECK(!fh_overlap_circle_capsule(&game.ball, &game.paddle));
    CHECK(game.held || fh_find_overlap_circle_rects(&game.ball, &boxes, 0) == boxes.count);
}

/* The speed is kept; 0: as the game has it. */
static void play_one(player who, fix16_t speed, uint32_t state)
{
    uint32_t quiet = 0;
    start();
    for (uint32_t i = 0; i < FRAMES; i++) {
        const uint32_t before = seen.returns + play.score + play.lives;
        if (speed != 0 && !game.held) game.speed = speed;
        frame(buttons_of(who, i, &state), PORT_SELECT);
        check_places();
        quiet = before != seen.returns + play.score + play.lives || game.held ? 0 : quiet + 1;
        CHECK(quiet < LONGEST);
        if (play.lives == 0) play.lives = LIVES;
    }
}

static void play_games(fix16_t speed)
{
    const uint32_t bricks = seen.bricks, returns = seen.returns;
    for (uint32_t i = 0; i < GAMES; i++)
        play_one((player)(i % PLAYERS), speed, i + 1);
    CHECK(seen.bricks - bricks > GAMES * 20);
    CHECK(seen.returns - returns > GAMES * 20);
}

static void own_speed(void)
{
    play_games(0);
}

static void top_of_speed(void)
{
    play_games(top_speed);
    CHECK(seen.most_bounces > 2 && seen.most_bounces <= BOUNCES);
}

/* Across the whole screen in a frame. */
static void far_beyond(void)
{
    play_games(PX(150));
    CHECK(seen.most_bounces == BOUNCES);
}

const test tests[] = {
    {"breakout at its own speed", own_speed},
    {"breakout at its top speed", top_of_speed},
    {"breakout at 150 pixels a frame", far_beyond},
    {NULL, NULL},
};
