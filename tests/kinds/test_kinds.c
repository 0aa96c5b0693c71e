/* A library with few kinds of shapes answers for these as one with all of them does, and refuses the others. */
#include "../tiles/tile_digest.h"
#include "../unit/check.h"
#include "../unit/random.h"
#include "kinds_tests.h"

/* What a library with all kinds says: taken from the variant `host`. */
#define RECTS_DIGEST UINT32_C(0x8a44970d)

enum { LEVELS = 60, FRAMES = 12, COLUMNS = 9, ROWS = 7 };

static const fh_vec corners[] = {{0, 0}, {10, 0}, {0, 10}};

/* One of each kind, all over the same place. */
static const fh_shape shapes[] = {
    {.kind = FH_POINT, .as.point = {3, 3}},
    {.kind = FH_SEGMENT, .as.segment = {{-1, 3}, {9, 3}}},
    {.kind = FH_CIRCLE, .as.circle = {{3, 3}, 4}},
    {.kind = FH_CAPSULE, .as.capsule = {{3, 3}, {5, 3}, 2}},
    {.kind = FH_RECT, .as.rect = {0, 0, 8, 8}},
    {.kind = FH_POLYGON, .as.polygon = {corners, 3, {0, 0}}},
};
enum { SHAPES = sizeof shapes / sizeof shapes[0] };

static bool is_served(fh_kind kind)
{
    return ((unsigned)(FH_KINDS) >> (unsigned)kind & 1) != 0;
}

static uint32_t digest_sweep(uint32_t digest, const level *l, const fh_shape *mover, fh_vec motion)
{
    fh_tile_hit tile;
    fh_hit hit;
    const bool met = fh_tiles_sweep(&l->tiles, mover, motion, 0, &tile, &hit);
    return digest_stop(digest, met, &tile, &hit);
}

/* How the mover would be parted from the tiles of a row. */
static uint32_t digest_contacts(uint32_t digest, const level *l, const fh_shape *mover, int row)
{
    for (int column = 0; column < COLUMNS; column++) {
        const fh_shape tile = level_shape(l, column, row);
        fh_contact contact;
        digest =
            digest_word(digest, (uint32_t)fh_touch(mover, &tile) << 1 | fh_overlap(&tile, mover));
        if (!fh_contact_shapes(mover, &tile, &contact)) continue;
        digest = digest_vec(digest_vec(digest, contact.push), contact.normal);
        digest = digest_vec(digest_word(digest, (uint32_t)contact.depth), contact.point);
    }
    return digest;
}

static uint32_t digest_level(uint32_t digest, const level *l, fh_shape mover, uint32_t *state)
{
    const fix16_t size = l->tiles.size;
    for (int i = 0; i < FRAMES; i++) {
        const fix16_t x = random_small(state, 2 * size);
        const fh_vec motion = {x, random_small(state, size)};
        digest = digest_sweep(digest, l, &mover, motion);
        digest = digest_contacts(digest, l, &mover, i % ROWS);
        digest = digest_move(digest, l, &mover, motion, i);
    }
    return digest;
}

/* Rects among tiles of all kinds. */
void test_kinds_digest(void)
{
    level *const l = &shared_level;
    uint32_t digest = DIGEST_START, state = 20261206;
    for (uint32_t i = 0; i < LEVELS; i++) {
        const fix16_t size = i % 2 == 0 ? FH_PX(8) : 16;
        level_make(l, COLUMNS, ROWS, size, (fh_vec){0, -3 * size},
                   i % 3 == 0 ? FH_TILE_SOLID : FH_TILE_EMPTY);
        for (int k = 0; k < COLUMNS * ROWS; k++)
            l->map[k] =
                (uint8_t)(random_below(&state, 3) == 0 ? random_below(&state, LEVEL_KINDS) : 0);
        const fix16_t left = 3 * size + random_small(&state, size);
        const fix16_t width = 1 + (fix16_t)random_below(&state, (uint32_t)size);
        const fh_rect box = {left, -2 * size, left + width, width - 2 * size};
        digest = digest_level(digest, l, level_mover(0, box), &state);
    }
    CHECK_EQUAL(digest, RECTS_DIGEST);
}

void test_kinds_check(void)
{
    for (int i = 0; i < SHAPES; i++) {
        check_item("shape", (uint32_t)i);
        CHECK(fh_shape_check(&shapes[i]) == (is_served(shapes[i].kind) ? FH_OK : FH_ERR_SHAPE));
    }
}

/* A world takes in what there is, and says what it does not. */
void test_kinds_world(void)
{
    static fh_body bodies[SHAPES];
    static uint16_t buckets[8], near[SHAPES];
    static fh_world world;
    CHECK(fh_world_init(&world, &(fh_world_config){.bodies = bodies,
                                                   .capacity = SHAPES,
                                                   .buckets = buckets,
                                                   .bucket_count = 8,
                                                   .near = near,
                                                   .near_capacity = SHAPES,
                                                   .cell = 16}) == FH_OK);
    for (int i = 0; i < SHAPES; i++) {
        check_item("shape", (uint32_t)i);
        const fh_body_config body = {.shape = shapes[i], .layers = 1};
        fh_id id;
        CHECK(fh_world_add(&world, &body, &id) ==
              (is_served(shapes[i].kind) ? FH_OK : FH_ERR_SHAPE));
    }
}

#ifdef NDEBUG
/* Two that would meet, one of them of a kind that is left out. */
static void check_refused(const fh_shape *a, const fh_shape *b)
{
    const fh_vec far = {20, 0}, motion = {-40, 0};
    const fh_shape from_far = fh_shape_moved(*a, far);
    fh_contact contact;
    fh_hit hit;
    const bool both = is_served(a->kind) && is_served(b->kind);
    const bool flat = a->kind <= FH_SEGMENT && b->kind <= FH_SEGMENT;
    CHECK(fh_touch(a, b) == both);
    CHECK(fh_overlap(a, b) == (both && !flat));
    CHECK(fh_contact_shapes(a, b, &contact) == (both && !flat));
    CHECK(fh_sweep(&from_far, motion, b, &hit) == (both && !flat));
}

void test_kinds_refused(void)
{
    for (int a = 0; a < SHAPES; a++)
        for (int b = 0; b < SHAPES; b++) {
            check_item("pair", (uint32_t)(a * SHAPES + b));
            check_refused(&shapes[a], &shapes[b]);
        }
    for (int i = 0; i < SHAPES; i++) {
        check_item("cast", (uint32_t)i);
        fh_hit hit;
        const bool met = fh_cast((fh_vec){30, 3}, (fh_vec){-60, 0}, &shapes[i], &hit);
        if (!is_served(shapes[i].kind)) CHECK(!met);
    }
}
#endif
