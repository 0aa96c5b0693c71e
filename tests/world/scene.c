#include "scene.h"

#include "../unit/digest.h"
#include "../unit/random.h"

enum { WALL = 1, MOVER = 2 };

const scene_config scene_of_bench = {640, 480, 64, 256, 16, UINT32_C(20250805)};

static const scene_calls straight = {fh_world_move, fh_world_update};

enum { HITS = 4, TURNS = 3, TRIES = 10000 };
static const fix16_t gravity = FH_PX(1) / 4, fastest = FH_PX(4);

static bool is_free(const scene *s, const fh_shape *shape)
{
    size_t count = 0;
    return fh_world_query(s->world, shape, WALL, NULL, 0, &count) == FH_OK && count == 0;
}

static fix16_t somewhere(scene *s, int32_t pixels)
{
    return (fix16_t)random_below(&s->random, (uint32_t)FH_PX(pixels));
}

static fh_shape box_of(fix16_t x, fix16_t y, fix16_t width, fix16_t height)
{
    return (fh_shape){.kind = FH_RECT, .as.rect = fh_rect_from_size(x, y, width, height)};
}

static bool add_border(scene *s)
{
    const fix16_t w = FH_PX(s->is.width), h = FH_PX(s->is.height), thick = FH_PX(16);
    const fh_shape walls[] = {box_of(-thick, -thick, w + 2 * thick, thick),
                              box_of(-thick, h, w + 2 * thick, thick), box_of(-thick, 0, thick, h),
                              box_of(w, 0, thick, h)};
    fh_id id;
    for (int i = 0; i < 4; i++)
        if (fh_world_add(s->world, &(fh_body_config){.shape = walls[i], .layers = WALL}, &id) !=
            FH_OK)
            return false;
    return true;
}

/* Whole pixels, 8 to 32: a third of the level where there are 256 in 640 x 480. */
static fh_shape random_box(scene *s)
{
    const int32_t width = 8 + (int32_t)random_below(&s->random, 25);
    const int32_t height = 8 + (int32_t)random_below(&s->random, 25);
    const int32_t x = (int32_t)random_below(&s->random, (uint32_t)(s->is.width - width + 1));
    const int32_t y = (int32_t)random_below(&s->random, (uint32_t)(s->is.height - height + 1));
    return box_of(FH_PX(x), FH_PX(y), FH_PX(width), FH_PX(height));
}

static fh_shape random_mover(scene *s, bool round)
{
    const fix16_t x = somewhere(s, s->is.width - 8), y = somewhere(s, s->is.height - 8);
    const fix16_t four = FH_PX(4);
    const fh_shape circle = {.kind = FH_CIRCLE, .as.circle = {{x + four, y + four}, four}};
    return round ? circle : box_of(x, y, 2 * four, 2 * four);
}

/* Adds one where it touches no wall. */
static bool add_free(scene *s, fh_body_config *body, bool mover, bool round, fh_id *id)
{
    for (int tries = 0; tries < TRIES; tries++) {
        body->shape = mover ? random_mover(s, round) : random_box(s);
        if (is_free(s, &body->shape)) return fh_world_add(s->world, body, id) == FH_OK;
    }
    return false;
}

bool scene_start(scene *s, const scene_config *config, fh_world *world, scene_mover *movers)
{
    fh_body_config box = {.layers = WALL}, mover = {.layers = MOVER, .slides = WALL};
    fh_body_config watcher = {.watches = MOVER};
    fh_id id;
    *s = (scene){.is = *config,
                 .calls = &straight,
                 .world = world,
                 .movers = movers,
                 .random = config->seed,
                 .digest = DIGEST_START};
    if (!add_border(s)) return false;
    for (unsigned i = 0; i < config->boxes; i++)
        if (!add_free(s, &box, false, false, &id)) return false;
    for (unsigned i = 0; i < config->movers; i++) {
        if (!add_free(s, &mover, true, i % 2 != 0, &movers[i].id)) return false;
        movers[i].velocity = (fh_vec){0, 0};
    }
    for (unsigned i = 0; i < config->watchers; i++) {
        watcher.shape = random_box(s);
        if (fh_world_add(world, &watcher, &id) != FH_OK) return false;
    }
    return true;
}

static fix16_t held(fix16_t v)
{
    return v > fastest ? fastest : v < -fastest ? -fastest : v;
}

/* It turns round at walls and now and then, and jumps from the ground now and then. */
static void respond(scene *s, scene_mover *m, const fh_moved *moved)
{
    const uint32_t mood = random_next(&s->random);
    if (moved->sides & (FH_LEFT | FH_RIGHT)) m->velocity.x = -m->velocity.x;
    if (moved->sides & FH_UP) m->velocity.y = 0;
    if (moved->sides & FH_DOWN) m->velocity.y = (mood & 15) == 0 ? -fastest : 0;
    if ((mood >> 4 & 31) == 0) m->velocity.x = (fix16_t)(mood >> 9 & 0x7FFFF) - fastest;
}

/* One mover's velocity for this frame, and its move. */
static void move(scene *s, unsigned mover)
{
    scene_mover *const m = &s->movers[mover];
    fh_world_hit hits[HITS];
    fh_moved moved = {.hits = hits, .capacity = HITS, .turns = TURNS};
    m->velocity.y = held(m->velocity.y + gravity);
    if (s->calls->move(s->world, m->id, m->velocity, &moved) != FH_OK) return;
    s->digest = digest_word(s->digest, (uint32_t)moved.travel.x);
    s->digest = digest_word(s->digest, (uint32_t)moved.travel.y);
    for (size_t i = 0; i < moved.count; i++)
        s->digest = digest_word(s->digest, hits[i].id);
    s->hits += (uint32_t)moved.count;
    respond(s, m, &moved);
}

static void tell(void *context, fh_event event, fh_id watcher, fh_id other)
{
    scene *const s = context;
    s->digest = digest_word(s->digest, watcher ^ other << 8 ^ (uint32_t)event << 30);
    s->begun += event == FH_BEGIN;
    s->ended += event == FH_END;
}

void scene_frame(scene *s)
{
    for (unsigned i = 0; i < s->is.movers; i++)
        move(s, i);
    if (s->calls->update(s->world, tell, s) != FH_OK) s->digest = 0;
}
