/*
 * The classic exercise: a round dot is moved by the d-pad through a level with a box, another dot
 * and a wall made of boxes. Each step is taken back when it ends in a collision or outside.
 *
 * dot [RECORDING]: with a recording of presses it plays that, without one the buttons of the board.
 */
#include "../common/result.h"
#include <fixhit/fixhit.h>

enum { LEVEL_WIDTH = 640, LEVEL_HEIGHT = 480, DIAMETER = 20, SPEED = 2 };

static const fh_rect level = {0, 0, LEVEL_WIDTH, LEVEL_HEIGHT};
static const fh_rect box = {60, 60, 100, 100};
static const fh_round other_dot = {20, 20, 20 + DIAMETER, 20 + DIAMETER}; /* its centre at 30,30 */

/* A wall of bricks with a gap in it. */
static const fh_rect bricks[] = {
    {200, 0, 216, 40},    {200, 40, 216, 80},   {200, 80, 216, 120},  {200, 160, 216, 200},
    {200, 200, 216, 240}, {200, 240, 216, 280}, {200, 280, 216, 320}, {200, 320, 216, 360},
    {200, 360, 216, 400}, {200, 400, 216, 440}, {200, 440, 216, 480},
};

typedef struct game {
    fh_round dot; /* the dot by the box it is drawn in, as a sprite is */
    uint32_t collisions;
    uint32_t frames;
    uint32_t digest; /* of every frame's position and collisions: FNV-1a */
} game;

static bool is_free(const fh_round *dot)
{
    const fh_rects wall = FH_RECTS(bricks);
    const fh_rect bounds = {dot->left, dot->top, dot->right, dot->bottom};
    const fh_circle circle = {{dot->left + DIAMETER / 2, dot->top + DIAMETER / 2}, DIAMETER / 2};
    return fh_rect_contains(&level, &bounds) && !fh_overlap_round_rect(dot, &box) &&
           !fh_overlap_round_round(dot, &other_dot) &&
           fh_find_overlap_circle_rects(&circle, &wall, 0) == wall.count;
}

static void try_step(game *g, fh_vec step)
{
    const fh_round moved = fh_round_moved(g->dot, step);
    if (is_free(&moved))
        g->dot = moved;
    else
        g->collisions++;
}

static void frame(game *g, unsigned buttons)
{
    const fix16_t x = (buttons & PORT_LEFT ? -SPEED : 0) + (buttons & PORT_RIGHT ? SPEED : 0);
    const fix16_t y = (buttons & PORT_UP ? -SPEED : 0) + (buttons & PORT_DOWN ? SPEED : 0);
    if (x != 0) try_step(g, (fh_vec){x, 0});
    if (y != 0) try_step(g, (fh_vec){0, y});
    g->frames++;
    g->digest = digest_number(digest_number(g->digest, g->dot.left), g->dot.top);
    g->digest = digest_number(g->digest, (int32_t)g->collisions);
}

int main(int argc, char **argv)
{
    if (!port_start(argc, argv)) return 2;

    game g = {{0, 0, DIAMETER, DIAMETER}, 0, 0, DIGEST_START};
    for (unsigned buttons; ((buttons = port_buttons()) & PORT_END) == 0;)
        frame(&g, buttons);

    port_tell("frames", g.frames);
    port_tell("collisions", g.collisions);
    port_print("position ");
    port_print_signed(g.dot.left);
    port_print(",");
    port_print_signed(g.dot.top);
    port_print("\n");
    tell_digest("digest", g.digest);
    return 0;
}
