/* Bodies of a world in motion. */
#include "../unit/check.h"
#include "small.h"
#include "world_tests.h"

static bool is_at(const fh_world *w, fh_id id, fix16_t left, fix16_t top)
{
    const fh_rect at = fh_shape_bounds(&fh_world_body(w, id)->shape);
    return at.left == left && at.top == top;
}

static bool goes(fh_vec travel, fix16_t x, fix16_t y)
{
    return travel.x == x && travel.y == y;
}

void test_world_moves(void)
{
    small_world s;
    fh_world *const w = small_start(&s);
    const fh_id floor_a = small_box(w, WALL, 0, 20, 40, 30);
    CHECK(small_box(w, WALL, 40, 20, 400, 30) != 0); /* flush: the same floor */
    const fh_id wall = small_box(w, WALL, 390, -100, 400, 20),
                hero = small_box(w, HERO, 0, 0, 10, 10);
    fh_world_hit hits[4];
    fh_moved moved = {.hits = hits, .capacity = 4, .turns = 3};
    CHECK(fh_world_move(w, hero, (fh_vec){0, 7}, &moved) == FH_OK && goes(moved.travel, 0, 7) &&
          moved.count == 0);
    CHECK(fh_world_move(w, hero, (fh_vec){60, 9}, &moved) == FH_OK && goes(moved.travel, 60, 3));
    CHECK(moved.sides == FH_DOWN && moved.count == 1 && hits[0].id == floor_a &&
          is_at(w, hero, 60, 10));
    CHECK(fh_world_move(w, hero, (fh_vec){-50, 1}, &moved) == FH_OK && goes(moved.travel, -50, 0));
    CHECK(fh_world_move(w, hero, (fh_vec){5000, 1}, &moved) == FH_OK && goes(moved.travel, 370, 0));
    CHECK(moved.sides == (FH_DOWN | FH_RIGHT) && moved.count == 2 && hits[1].id == wall);
    CHECK(hits[0].id == floor_a && !moved.truncated && !moved.inside);
    moved.capacity = 1;
    CHECK(fh_world_move(w, hero, (fh_vec){5, 1}, &moved) == FH_OK && goes(moved.travel, 0, 0));
    CHECK(moved.count == 1 && moved.truncated);
    const fh_shape inside = {.kind = FH_CIRCLE, .as.circle = {{5, 25}, 3}};
    CHECK(fh_world_place(w, hero, &inside) == FH_OK);
    CHECK(fh_world_move(w, hero, (fh_vec){5, -50}, &moved) == FH_OK && moved.inside &&
          goes(moved.travel, 0, 0));
}

static fh_response stop_all(void *context, fh_id mover, fh_id other)
{
    (void)mover;
    return other == *(const fh_id *)context ? FH_STOP : FH_IGNORE;
}

void test_world_responses(void)
{
    small_world s;
    fh_world *const w = small_start(&s);
    fh_body_config ball = {.shape = {.kind = FH_CIRCLE, .as.circle = {{0, 0}, 4}},
                           .layers = HERO,
                           .bounces = WALL,
                           .stops = CRATE,
                           .passes = COIN | WALL};
    const fh_id floor_id = small_box(w, WALL, -100, 20, 100, 30),
                crate = small_box(w, CRATE, 40, -50, 50, 15);
    const fh_id coin = small_circle(w, COIN, 10, 10, 1);
    fh_id id;
    fh_world_hit hits[4];
    fh_moved moved = {.hits = hits, .capacity = 4, .turns = 3};
    CHECK(fh_world_add(w, &ball, &id) == FH_OK);
    CHECK(fh_world_move(w, id, (fh_vec){26, 26}, &moved) == FH_OK && goes(moved.travel, 26, 6));
    CHECK(moved.count == 2 && hits[0].id == coin && hits[0].response == FH_PASS);
    CHECK(hits[1].id == floor_id && hits[1].response == FH_BOUNCE && moved.sides == FH_DOWN);
    CHECK(fh_world_move(w, id, (fh_vec){30, 0}, &moved) == FH_OK && goes(moved.travel, 10, 0));
    CHECK(moved.count == 1 && hits[0].id == crate && hits[0].response == FH_STOP);
    fh_id only = coin;
    w->is.filter = stop_all;
    w->is.context = &only;
    CHECK(fh_world_move(w, id, (fh_vec){30, 0}, &moved) == FH_OK && goes(moved.travel, 30, 0));
    const fh_shape left = {.kind = FH_CIRCLE, .as.circle = {{0, 10}, 4}};
    CHECK(fh_world_place(w, id, &left) == FH_OK);
    CHECK(fh_world_move(w, id, (fh_vec){30, 0}, &moved) == FH_OK && goes(moved.travel, 5, 0) &&
          hits[0].id == coin);
}

void test_world_nudge(void)
{
    small_world s;
    fh_world *const w = small_start(&s);
    const fh_id ceiling = small_box(w, WALL, 9, -20, 40, 0),
                hero = small_box(w, HERO, 0, 10, 10, 20);
    const fh_id wall = small_box(w, WALL, 100, 22, 110, 60);
    fh_world_hit hits[4];
    fh_moved moved = {.hits = hits, .capacity = 4, .turns = 3};
    CHECK(fh_world_move(w, hero, (fh_vec){0, -15}, &moved) == FH_OK && goes(moved.travel, 0, -10));
    CHECK(hits[0].id == ceiling && moved.sides == FH_UP);
    moved.nudge = 1;
    CHECK(fh_world_move(w, hero, (fh_vec){0, -5}, &moved) == FH_OK && goes(moved.travel, -1, -5) &&
          moved.count == 0);
    const fh_shape low = {.kind = FH_RECT, .as.rect = {80, 14, 90, 24}};
    moved.nudge = 2;
    CHECK(fh_world_place(w, hero, &low) == FH_OK);
    CHECK(fh_world_move(w, hero, (fh_vec){15, 0}, &moved) == FH_OK && goes(moved.travel, 15, -2));
    moved.nudge = 1;
    CHECK(fh_world_place(w, hero, &low) == FH_OK);
    CHECK(fh_world_move(w, hero, (fh_vec){15, 0}, &moved) == FH_OK && goes(moved.travel, 10, 0) &&
          hits[0].id == wall);
    const fh_shape above = {.kind = FH_RECT, .as.rect = {91, 0, 101, 20}};
    moved.nudge = 5; /* what falls onto the end of a floor stands there */
    CHECK(fh_world_place(w, hero, &above) == FH_OK);
    CHECK(fh_world_move(w, hero, (fh_vec){0, 9}, &moved) == FH_OK && goes(moved.travel, 0, 2));
    CHECK(moved.sides == FH_DOWN);
}

void test_world_carry(void)
{
    small_world s;
    fh_world *const w = small_start(&s);
    const fh_id lift = small_box(w, WALL, 0, 20, 40, 24), hero = small_box(w, HERO, 0, 10, 10, 20);
    const fh_id crate = small_box(w, CRATE, 20, 10, 30, 20),
                on_crate = small_circle(w, CRATE, 25, 5, 5);
    const fh_id roof = small_box(w, WALL, 20, -30, 30, -20);
    fh_carried list[4];
    fh_carry carry = {.bodies = list, .capacity = 4};
    CHECK(fh_world_carry(w, lift, (fh_vec){7, -5}, &carry) == FH_OK && carry.count == 3);
    CHECK(list[0].id == on_crate && list[1].id == crate && list[2].id == hero);
    CHECK(is_at(w, lift, 7, 15) && is_at(w, hero, 7, 5) && is_at(w, crate, 27, 5) &&
          is_at(w, on_crate, 27, -5));
    CHECK(goes(list[2].travel, 7, -5) && !list[2].crushed && list[2].pushed);
    CHECK(fh_world_carry(w, lift, (fh_vec){-7, 5}, &carry) == FH_OK && is_at(w, on_crate, 20, 0));
    carry.capacity = 2;
    CHECK(fh_world_carry(w, lift, (fh_vec){0, -30}, &carry) == FH_ERR_FULL &&
          is_at(w, lift, 0, 20));
    carry.capacity = 4; /* up to the roof, and beyond what is free */
    CHECK(fh_world_carry(w, lift, (fh_vec){0, -30}, &carry) == FH_OK && is_at(w, lift, 0, -10));
    CHECK(list[0].id == on_crate && is_at(w, on_crate, 20, -20) && is_at(w, crate, 20, -10) &&
          is_at(w, hero, 0, -20));
    CHECK(!list[0].crushed && !list[1].crushed && list[2].crushed);
    CHECK(fh_world_remove(w, roof) == FH_OK && fh_world_remove(w, crate) == FH_OK);
    const fh_id pusher = small_box(w, WALL, 100, 0, 110, 10),
                last = small_box(w, CRATE, 140, 0, 150, 10);
    const fh_id pushed = small_box(w, CRATE, 120, 0, 130, 10);
    CHECK(fh_world_carry(w, pusher, (fh_vec){30, 0}, &carry) == FH_OK && carry.count == 2);
    CHECK(list[0].id == last && goes(list[0].travel, 10, 0) && list[0].pushed &&
          list[1].id == pushed);
    CHECK(is_at(w, pusher, 130, 0) && is_at(w, pushed, 140, 0) && is_at(w, last, 150, 0));
}

/* Carries the body, with three others at most taken along. */
static size_t carried(fh_world *w, fh_id carrier, fh_vec motion, fh_carried list[4])
{
    fh_carry carry = {.bodies = list, .capacity = 4};
    CHECK(fh_world_carry(w, carrier, motion, &carry) == FH_OK);
    for (size_t i = 0; i < carry.count; i++)
        CHECK(!list[i].crushed);
    return carry.count;
}

/* Pushed by two, the farther push counts, in whichever order they were added. */
static void check_two_pushes(bool far_first)
{
    small_world s;
    fh_world *const w = small_start(&s);
    fh_carried list[4];
    const fh_id pusher = small_box(w, WALL, 0, 0, 10, 40);
    const fh_id first =
        far_first ? small_box(w, CRATE, 18, 0, 28, 40) : small_box(w, CRATE, 10, 0, 14, 40);
    const fh_id other =
        far_first ? small_box(w, CRATE, 10, 0, 14, 40) : small_box(w, CRATE, 18, 0, 28, 40);
    CHECK(carried(w, pusher, (fh_vec){10, 0}, list) == 2);
    CHECK(is_at(w, far_first ? other : first, 20, 0) && is_at(w, far_first ? first : other, 24, 0));
}

void test_world_pushes(void)
{
    check_two_pushes(false);
    check_two_pushes(true);
    small_world s;
    fh_world *w = small_start(&s);
    fh_carried list[4];
    fh_body_config slanted = {.shape = {.kind = FH_CAPSULE, .as.capsule = {{4, 4}, {100, 100}, 4}},
                              .layers = CRATE,
                              .slides = WALL | CRATE};
    fh_id capsule;
    const fh_id wall = small_box(w, WALL, -30, 0, 0, 200),
                ahead = small_box(w, CRATE, 12, 0, 16, 4);
    CHECK(fh_world_add(w, &slanted, &capsule) == FH_OK);
    CHECK(carried(w, wall, (fh_vec){5, 0}, list) == 2 && is_at(w, capsule, 5, 0));
    CHECK(fh_shape_bounds(&fh_world_body(w, ahead)->shape).left > 12);
    w = small_start(&s);
    const fh_id roof = small_box(w, WALL, 0, -10, 100, 0),
                upper = small_box(w, CRATE, 0, 0, 100, 10);
    const fh_id lower = small_box(w, CRATE, 0, 10, 10, 20);
    CHECK(carried(w, roof, (fh_vec){5, 5}, list) == 2 && is_at(w, upper, 5, 5) &&
          is_at(w, lower, 5, 15));
}

/* What a nudge goes through is reported too. */
void test_world_nudge_passes(void)
{
    small_world s;
    fh_world *const w = small_start(&s);
    CHECK(small_box(w, WALL, 20, 0, 40, 40) != 0);
    const fh_id coin = small_box(w, COIN, 18, 4, 20, 6), hero = small_box(w, HERO, 18, 10, 20, 12);
    fh_world_hit hit = {.id = 0};
    fh_moved moved = {.hits = &hit, .capacity = 1, .turns = 3, .nudge = 30};
    CHECK(fh_world_move(w, hero, (fh_vec){5, 0}, &moved) == FH_OK && goes(moved.travel, 5, -12));
    CHECK(moved.count == 1 && hit.id == coin && hit.response == FH_PASS);
}

static bool is_same(const small_world *a, const small_world *b)
{
    const unsigned char *const x = (const unsigned char *)a->bodies, *const y =
                                                                         (const unsigned char *)
                                                                             b->bodies;
    for (size_t i = 0; i < sizeof a->bodies; i++)
        if (x[i] != y[i]) return false;
    return a->world.count == b->world.count && a->world.levels == b->world.levels;
}

/* More are near on the way aside, or from there on, than there is room for: nothing has changed then. */
static void check_nudge_without_room(fix16_t coins_x)
{
    static small_world s, before;
    s = (small_world){.bodies = {{.level = 0}}};
    fh_world *const w = small_start(&s);
    CHECK(small_box(w, WALL, 20, 0, 40, 40) != 0);
    const fh_id hero = small_box(w, HERO, 8, 4, 18, 14);
    const fh_vec way = {5, -5}; /* what is left of it leads along the wall, where there is room */
    fh_moved moved = {.turns = 3, .nudge = 30};
    for (int i = 0; i < 3; i++)
        CHECK(small_circle(w, COIN, coins_x, -3, 1) != 0);
    w->is.near_capacity = 2;
    before = s;
    CHECK(fh_world_move(w, hero, way, &moved) == FH_ERR_FULL && is_same(&s, &before));
    w->is.near_capacity = 4;
    CHECK(fh_world_move(w, hero, way, &moved) == FH_OK && goes(moved.travel, 5, -17));
}

void test_world_nudge_full(void)
{
    check_nudge_without_room(12);
    check_nudge_without_room(22);
}

/* A face is met before a point in it or a round end at it, whichever has the lower place: what has no length is no
 * face. */
static void check_no_face(const fh_shape *shape)
{
    small_world s;
    fh_world *const w = small_start(&s);
    const fh_body_config nail = {.shape = *shape, .layers = CRATE};
    fh_id id;
    CHECK(fh_world_add(w, &nail, &id) == FH_OK);
    const fh_id wall = small_box(w, WALL, 20, 0, 30, 40), hero = small_box(w, HERO, 0, 10, 10, 20);
    fh_world_hit hit = {.id = 0};
    fh_moved moved = {.hits = &hit, .capacity = 1};
    CHECK(fh_world_move(w, hero, (fh_vec){50, 30}, &moved) == FH_OK && goes(moved.travel, 10, 6));
    CHECK(moved.count == 1 && hit.id == wall && moved.sides == FH_RIGHT);
}

void test_world_no_face(void)
{
    static const fh_vec pointed[] = {{0, 0}, {0, 0}, {6, -3}, {8, 3}};
    static const fh_vec wedge[] = {{0, 0}, {6, -3}, {6, 3}}; /* its back is no face in front */
    const fh_shape nails[] = {{.kind = FH_SEGMENT, .as.segment = {{20, 18}, {20, 18}}},
                              {.kind = FH_CAPSULE, .as.capsule = {{22, 18}, {22, 18}, 2}},
                              {.kind = FH_POLYGON, .as.polygon = {pointed, 4, {20, 18}}},
                              {.kind = FH_POLYGON, .as.polygon = {wedge, 3, {20, 18}}}};
    for (uint32_t i = 0; i < sizeof nails / sizeof nails[0]; i++) {
        check_item("nail", i);
        check_no_face(&nails[i]);
    }
}
