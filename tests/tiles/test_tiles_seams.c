/* Floors and slopes made of many tiles are one surface: a walker gets on in every frame, from end to end. */
#include "../unit/check.h"
#include "../unit/random.h"
#include "tile_level.h"
#include "tile_tests.h"

#include <string.h>

enum { COLUMNS = 20, ROWS = 5, SCENES = 9 };

#ifdef CHECK_SHORT
enum { WALKS = 12 };
#else
enum { WALKS = 400 };
#endif

static const char *const scenes[SCENES][ROWS] = {
    {"....................", "....................", "....................", "....................",
     "####################"},
    {"....................", "......./####\\.......", "....../######\\......",
     "...../########\\.....", "####################"},
    {"....................", "....................", "......lh####HL......", "....lh########HL....",
     "####################"},
    {"....................", "......./\\...........", ".....lh##HL.........",
     "..../######\\........", "####################"},
    {"....................", "....................", "....................",
     "....../\\./\\/\\.......", "####################"},
    {"....................", "....................", "....................",
     "######\\../#\\..../###", "####################"},
    {"....................", "....................", "....................", "....................",
     "##--##-###---##-####"},
    {"....................", "....................", "....................",
     "...../--#-\\..lh-HL..", "####################"},
    {"....................", "....................", ".....lhHLlhHL.......",
     "..../########\\......", "####################"},
};

/* Upside down: the same map from below, slopes as roofs and one-way tiles that hold from below. */
static char upside_down(char sign)
{
    static const char from[] = "-v/\\7FlhHLijJI", to[] = "v-7F/\\ijJIlhHL";
    const char *const at = strchr(from, sign);
    return at == NULL ? sign : to[at - from];
}

static void draw(level *l, const char *const text[ROWS], bool flip)
{
    char rows[ROWS][COLUMNS + 1];
    const char *lines[ROWS];
    for (int row = 0; row < ROWS; row++) {
        for (int column = 0; column < COLUMNS; column++) {
            const char sign = text[flip ? ROWS - 1 - row : row][column];
            rows[row][column] = flip ? upside_down(sign) : sign;
        }
        lines[row] = rows[row];
    }
    level_draw(l, lines);
}

typedef struct walker {
    level *l;
    fh_shape mover;
    fix16_t speed, weight; /* each frame, to the right or left, and down or up */
    fix16_t snap;
} walker;

static void make_walker(walker *w, uint32_t *state, const char *const text[ROWS])
{
    static const fix16_t sizes[] = {16, 15, FH_PX(16), FH_PX(8) + 3};
    const fix16_t size = sizes[random_below(state, 4)], pixel = size / 15;
    const bool left = random_below(state, 2) != 0, flip = random_below(state, 3) == 0;
    const fix16_t x = random_small(state, 100 * pixel);
    w->l = &shared_level;
    level_make(w->l, COLUMNS, ROWS, size, (fh_vec){x, random_small(state, 100 * pixel)},
               FH_TILE_EMPTY);
    draw(w->l, text, flip);
    w->speed = 4 + (fix16_t)random_below(state, (uint32_t)(random_below(state, 2) ? 3 : 40) *
                                                    (uint32_t)pixel);
    w->weight = (fix16_t)random_below(state, (uint32_t)w->speed / 4 + 1);
    w->snap = flip || random_below(state, 2) == 0 ? 0 : 2 * size;
    const fix16_t width = 1 + (fix16_t)random_below(state, (uint32_t)(3 * size / 2));
    const fix16_t height = width + (fix16_t)random_below(state, (uint32_t)size);
    const fix16_t from =
        left ? x + (COLUMNS - 2) * size - (fix16_t)random_below(state, (uint32_t)size)
             : x + size / 2 + (fix16_t)random_below(state, (uint32_t)size);
    const fix16_t floor = w->l->tiles.origin.y + (flip ? size : (ROWS - 1) * size);
    const bool high = text[ROWS - 2][0] == '#';
    const fix16_t foot = high ? floor + (flip ? size : -size) : floor;
    const unsigned kind = random_below(state, LEVEL_MOVERS);
    w->mover = level_mover(kind, (fh_rect){from, foot - height, from + width, foot});
    const fh_rect b = fh_shape_bounds(&w->mover);
    const fix16_t mended = flip ? foot - b.top : foot - b.bottom;
    w->mover = fh_shape_moved(w->mover, (fh_vec){0, mended});
    if (left) w->speed = -w->speed;
    if (flip) w->weight = -w->weight;
}

static bool is_at_end(const walker *w)
{
    const fh_tiles *const t = &w->l->tiles;
    const fh_rect b = fh_shape_bounds(&w->mover);
    return w->speed > 0 ? b.right + 4 * w->speed >= t->origin.x + COLUMNS * t->size
                        : b.left + 4 * w->speed <= t->origin.x;
}

/* Frames until the end, or 0 when it is stuck. */
static uint32_t walk_to_end(walker *w)
{
    const fix16_t speed = w->speed < 0 ? -w->speed : w->speed;
    const fix16_t least = speed / 4 - 3 > 1 ? speed / 4 - 3 : 1;
    uint32_t frames = 1;
    for (; !is_at_end(w); frames++) {
        fh_tile_move move = {.slides = 4, .snap = w->snap};
        fh_tiles_move(&w->l->tiles, &w->mover, (fh_vec){w->speed, w->weight}, &move);
        w->mover = fh_shape_moved(w->mover, move.travel);
        const fix16_t on = w->speed < 0 ? -move.travel.x : move.travel.x;
        if (on < least || level_overlaps(w->l, &w->mover)) return 0;
        if (w->snap > 0 && speed <= w->l->tiles.size && !move.on_ground) return 0;
    }
    return frames;
}

void test_tiles_seams(void)
{
    uint32_t state = 424242;
    walker w;
    for (uint32_t i = 0; i < WALKS; i++)
        for (uint32_t scene = 0; scene < SCENES; scene++) {
            check_item("walk", i * SCENES + scene);
            make_walker(&w, &state, scenes[scene]);
            CHECK(level_overlaps(w.l, &w.mover) || walk_to_end(&w) != 0);
        }
}
