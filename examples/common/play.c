#include "play.h"

#include "draw.h"
#include "result.h"

enum { READ_FRAMES = 30 };
enum { MIDDLE_X = PORT_SCREEN_WIDTH / 2 };

play_state play;

static struct {
    enum { TITLE, PLAYING, OVER } stage;
    uint32_t frames, games, best;
    uint32_t waited; /* frames since the game was over */
    unsigned held;
    uint32_t state, pictures; /* digests */
} run = {.state = DIGEST_START, .pictures = DIGEST_START};

void play_mix(int32_t number)
{
    run.state = digest_number(run.state, number);
}

static void draw_score(void)
{
    (void)draw_number(1, 1, play.score, WHITE);
    for (uint32_t i = 0; i < play.lives && i < 9; i++)
        draw_disc(PORT_SCREEN_WIDTH - 3 - 5 * (int)i, 3, 1, WHITE);
}

static void draw_title(const play_game *game)
{
    draw_frame(0, 0, PORT_SCREEN_WIDTH, PORT_SCREEN_HEIGHT, MIDDLE);
    draw_text_in_the_middle(MIDDLE_X, 14, game->title, WHITE);
    for (int i = 0; i < 2; i++)
        draw_text_in_the_middle(MIDDLE_X, 28 + 8 * i, game->help[i], LIGHT);
    if (run.frames / 32 % 2 == 0) draw_text_in_the_middle(MIDDLE_X, 50, "PRESS SELECT", WHITE);
}

static void draw_over(void)
{
    draw_rect(MIDDLE_X - 36, 18, MIDDLE_X + 36, 46, BLACK);
    draw_frame(MIDDLE_X - 36, 18, MIDDLE_X + 36, 46, WHITE);
    draw_text_in_the_middle(MIDDLE_X, 22, "GAME OVER", WHITE);
    (void)draw_number(draw_text(MIDDLE_X - 30, 30, "SCORE ", LIGHT), 30, play.score, WHITE);
    (void)draw_number(draw_text(MIDDLE_X - 30, 38, "BEST  ", LIGHT), 38, run.best, WHITE);
}

static void draw(const play_game *game)
{
    draw_clear(BLACK);
    if (run.stage == TITLE) {
        draw_title(game);
        return;
    }
    game->draw();
    if (!game->bare) draw_score();
    if (run.stage == OVER) draw_over();
}

static void start(const play_game *game)
{
    run.stage = PLAYING;
    run.games++;
    play.score = 0;
    game->start();
}

static void step(const play_game *game, unsigned held)
{
    const unsigned pressed = held & ~run.held;
    run.held = held;
    if (run.stage == PLAYING) {
        game->frame(held, pressed);
        if (play.score > run.best) run.best = play.score;
        if (play.lives > 0) return;
        run.stage = OVER;
        run.waited = 0;
    } else if (run.stage == OVER) {
        if (++run.waited >= READ_FRAMES && (pressed & PORT_SELECT) != 0) run.stage = TITLE;
    } else if ((pressed & PORT_SELECT) != 0) {
        start(game);
    }
}

/* All that a frame costs on a handheld; the digests are the tests' own. */
static __attribute__((noinline)) void whole_frame(const play_game *game, unsigned held)
{
    step(game, held);
    draw(game);
    port_show(picture);
    run.frames++;
}

static void take_digests(void)
{
    play_mix((int32_t)run.stage);
    play_mix((int32_t)play.score);
    play_mix((int32_t)play.lives);
    for (size_t i = 0; i < sizeof picture; i++)
        run.pictures = digest_byte(run.pictures, picture[i]);
}

int play_run(const play_game *game, int argc, char **argv)
{
    if (!port_start(argc, argv)) return 2;
    for (unsigned held; ((held = port_buttons()) & PORT_END) == 0;) {
        whole_frame(game, held);
        take_digests();
    }
    port_tell("frames", run.frames);
    port_tell("games", run.games);
    port_tell("best", run.best);
    if (game->tell != NULL) game->tell();
    tell_digest("state", run.state);
    tell_digest("pictures", run.pictures);
    return 0;
}
