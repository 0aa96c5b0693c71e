/*
 * Asks a library with few kinds of shapes (FH_KINDS) about a circle, which is none of them there, so that a test can
 * look at what is said.
 *
 *     left_out FUNCTION
 */
#include "port.h"
#include <fixhit/fixhit.h>

#include <string.h>

static const fh_vec corners[] = {{0, 0}, {4, 0}, {0, 4}};
static const fh_circle circle = {{0, 0}, 4};
static const fh_polygon polygon = {corners, 3, {0, 0}};
static const fh_shape rect = {FH_RECT, {.rect = {0, 0, 4, 4}}},
                      ball = {FH_CIRCLE, {.circle = {{0, 0}, 4}}};
static const uint8_t map[] = {0};
static const fh_tile values[] = {{FH_TILE_SOLID, 0, 0, NULL}};
static const fh_tiles tiles = {map, 1, 1, 8, {0, 0}, values, 1, FH_TILE_EMPTY};

#define ASK(function, ...)                                                                         \
    if (strcmp(name, #function) == 0) return function(__VA_ARGS__), true

static bool ask(const char *name)
{
    const fh_vec motion = {1, 1};
    fh_contact contact;
    fh_hit hit;
    fh_tile_hit tile;
    fh_tile_move move = {.slides = 1};
    ASK(fh_touch, &ball, &rect);
    ASK(fh_overlap, &rect, &ball);
    ASK(fh_contact_shapes, &rect, &ball, &contact);
    ASK(fh_sweep, &ball, motion, &rect, &hit);
    ASK(fh_cast, motion, motion, &ball, &hit);
    ASK(fh_shape_bounds, &ball);
    ASK(fh_shape_moved, ball, motion);
    ASK(fh_tiles_touch, &tiles, &ball, NULL);
    ASK(fh_tiles_move, &tiles, &ball, motion, &move);
    ASK(fh_tiles_sweep, &tiles, &ball, motion, 0, &tile, &hit);
    ASK(fh_tiles_cast, &tiles, motion, motion, 0, &tile, &hit);
    ASK(fh_sweep_circle_polygon, &circle, motion, &polygon, &hit);
    ASK(fh_cast_polygon, motion, motion, &polygon, &hit);
    return false;
}

int main(int argc, char **argv)
{
    port_complain(argc == 2 && ask(argv[1]) ? "left_out: nothing happened\n"
                                            : "usage: left_out FUNCTION\n");
    return 2;
}
