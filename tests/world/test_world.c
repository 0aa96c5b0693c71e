/* Bodies of a world, and what is asked of it. */
#include "../unit/check.h"
#include "small.h"
#include "world_tests.h"

_Static_assert(sizeof(fh_body) - sizeof(fh_shape) <= 48, "48 bytes a body beside its shape");

void test_world_handles(void)
{
    small_world s;
    fh_world *const w = small_start(&s);
    const fh_id a = small_box(w, WALL, 0, 0, 4, 4), b = small_box(w, WALL, 8, 0, 12, 4);
    const fh_id c = small_circle(w, COIN, 40, 40, 3);
    CHECK(a != 0 && b != 0 && c != 0 && a != b && b != c && w->count == 3);
    CHECK(fh_world_body(w, b)->shape.as.rect.left == 8);
    CHECK(fh_world_remove(w, a) == FH_OK && w->count == 2);
    CHECK(fh_world_body(w, a) == NULL && fh_world_remove(w, a) == FH_ERR_ID);
    CHECK(fh_world_body(w, b)->shape.as.rect.left == 8 && fh_world_body(w, c)->layers == COIN);
    const fh_id d = small_box(w, HERO, 20, 0, 24, 4);
    CHECK(d != 0 && d != a && fh_world_body(w, a) == NULL && fh_world_body(w, d)->layers == HERO);
    CHECK(fh_world_body(w, 0) == NULL && fh_world_body(w, 77) == NULL);
    fh_moved moved = {.turns = 1};
    CHECK(fh_world_move(w, a, (fh_vec){1, 1}, &moved) == FH_ERR_ID);
    CHECK(fh_world_place(w, a, &fh_world_body(w, d)->shape) == FH_ERR_ID);
    CHECK(fh_world_carry(w, a, (fh_vec){1, 1}, &(fh_carry){.capacity = 0}) == FH_ERR_ID);
}

static void count_one(void *context, fh_id id)
{
    unsigned *const count = context;
    *count = *count * 16 + (id & 0xFFFF);
}

void test_world_full(void)
{
    small_world s;
    fh_world *const w = small_start(&s);
    fh_id ids[SMALL_BODIES];
    for (int i = 0; i < SMALL_BODIES; i++) {
        ids[i] = small_box(w, WALL, i * 3, -i, i * 3 + 2, i * i);
        CHECK(ids[i] != 0);
    }
    const fh_body_config one_more = {.shape = {.kind = FH_POINT}};
    fh_id id = 99;
    CHECK(fh_world_add(w, &one_more, &id) == FH_ERR_FULL && id == 99 && w->count == SMALL_BODIES);
    for (int i = 3; i < SMALL_BODIES; i++)
        CHECK(fh_world_remove(w, ids[i]) == FH_OK);
    unsigned seen = 0;
    fh_world_each(w, count_one, &seen);
    CHECK_EQUAL(seen, 0x123);
    w->is.near_capacity = 2;
    const fh_shape all = {.kind = FH_RECT, .as.rect = {-100, -100, 100, 100}};
    size_t count = 99;
    CHECK(fh_world_query(w, &all, WALL, NULL, 0, &count) == FH_ERR_FULL && count == 99);
    CHECK(fh_world_remove(w, ids[0]) == FH_OK);
    CHECK(fh_world_query(w, &all, WALL, NULL, 0, &count) == FH_OK && count == 2);
    CHECK(fh_world_query(w, &all, COIN, NULL, 0, &count) == FH_OK && count == 0);
}

void test_world_refuses(void)
{
    small_world s;
    fh_world *const w = small_start(&s);
    const fh_id a = small_box(w, HERO, 0, 0, 4, 4);
    CHECK(small_box(w, WALL, 5, 0, 4, 4) == 0 && small_circle(w, WALL, 0, 0, -1) == 0);
    CHECK(small_box(w, WALL, -FH_LIMIT - 1, 0, 4, 4) == 0 &&
          small_circle(w, WALL, FH_LIMIT, 0, 1) == 0);
    CHECK(small_circle(w, WALL, INT32_MAX, INT32_MIN, INT32_MAX) == 0 && w->count == 1);
    const fh_shape wrong = {.kind = (fh_kind)17},
                   far = {.kind = FH_POINT, .as.point = {0, INT32_MIN}};
    CHECK(fh_world_place(w, a, &wrong) == FH_ERR_SHAPE &&
          fh_world_place(w, a, &far) == FH_ERR_RANGE);
    fh_moved moved = {.turns = 1};
    CHECK(fh_world_move(w, a, (fh_vec){FH_LIMIT, 0}, &moved) == FH_ERR_RANGE);
    CHECK(fh_world_move(w, a, (fh_vec){INT32_MIN, 0}, &moved) == FH_ERR_RANGE);
    CHECK(fh_world_move(w, a, (fh_vec){0, FH_LIMIT - 20}, &moved) == FH_OK);
    CHECK(fh_world_body(w, a)->shape.as.rect.bottom == FH_LIMIT - 16);
    fh_world_config config = w->is;
    config.bucket_count = 3;
    CHECK(fh_world_init(w, &config) == FH_ERR_RANGE);
    config.bucket_count = 4;
    config.cell = 12;
    CHECK(fh_world_init(w, &config) == FH_ERR_RANGE);
    config.cell = 1;
    for (config.capacity = 65535; config.capacity <= 65537; config.capacity++)
        CHECK(fh_world_init(w, &config) == FH_ERR_RANGE);
    config.capacity = 65534; /* no body is written before it is added */
    CHECK(fh_world_init(w, &config) == FH_OK && w->is.capacity == 65534);
    config.capacity = SMALL_BODIES;
    CHECK(fh_world_init(w, &config) == FH_OK && w->count == 0);
}

void test_world_queries(void)
{
    small_world s;
    fh_world *const w = small_start(&s);
    const fh_id a = small_box(w, WALL, 0, 0, 4, 4), b = small_box(w, WALL, 4, 0, 100, 4);
    const fh_id c = small_circle(w, COIN, 50, -10, 3), d = small_box(w, WALL, -100, -100, 100, -50);
    fh_id ids[4] = {0, 0, 0, 0};
    size_t count;
    const fh_shape point = {.kind = FH_POINT, .as.point = {4, 2}};
    CHECK(fh_world_query(w, &point, WALL | COIN, ids, 4, &count) == FH_OK && count == 2);
    CHECK(ids[0] == a && ids[1] == b);
    const fh_shape around = {.kind = FH_CIRCLE, .as.circle = {{50, -5}, 5}};
    CHECK(fh_world_query(w, &around, WALL | COIN, ids, 1, &count) == FH_OK && count == 2 &&
          ids[0] == b);
    CHECK(fh_world_query(w, &around, COIN, ids, 1, &count) == FH_OK && count == 1 && ids[0] == c);
    fh_world_hit hits[4];
    const fh_vec from = {50, 90}, up = {0, -190};
    CHECK(fh_world_cast(w, from, up, WALL | COIN, hits, 4, &count) == FH_OK && count == 3);
    CHECK(hits[0].id == b && hits[0].hit.travel.y == -86 && hits[1].id == c && hits[2].id == d);
    CHECK(fh_world_cast(w, from, up, WALL | COIN, hits, 2, &count) == FH_OK && count == 3);
    CHECK(hits[0].id == b && hits[1].id == c);
    CHECK(fh_world_cast(w, (fh_vec){2, 2}, up, WALL, hits, 2, &count) == FH_OK && count == 2);
    CHECK(hits[0].id == a && hits[0].hit.inside && hits[1].id == d);
    const fh_id near = small_box(w, WALL, 203, 200, 207, 204),
                far = small_box(w, WALL, 203, 203, 206, 205);
    CHECK(fh_world_cast(w, (fh_vec){200, 200}, (fh_vec){8, 7}, WALL, hits, 2, &count) == FH_OK);
    CHECK(count == 2 && hits[0].id == near && hits[1].id == far); /* both let it go to (203, 203) */
    CHECK(fh_world_cast(w, (fh_vec){INT32_MAX, 2}, up, WALL, hits, 2, &count) == FH_ERR_RANGE);
}

void test_world_nearest(void)
{
    small_world s;
    fh_world *const w = small_start(&s);
    const fh_id a = small_box(w, WALL, 10, 0, 14, 4), b = small_circle(w, COIN, -20, 0, 10);
    const fh_id c = small_box(w, WALL, 3000, 4000, 3010, 4010);
    fh_id id;
    fix16_t distance;
    const fh_vec origin = {0, 0};
    CHECK(fh_world_nearest(w, origin, WALL | COIN, 100, &id, &distance) == FH_OK && id == a &&
          distance == 10);
    CHECK(fh_world_nearest(w, origin, COIN, 10, &id, &distance) == FH_OK && id == b &&
          distance == 10);
    CHECK(fh_world_nearest(w, origin, COIN, 9, &id, &distance) == FH_OK && id == 0);
    CHECK(fh_world_remove(w, a) == FH_OK);
    CHECK(fh_world_nearest(w, origin, WALL, FH_LIMIT, &id, &distance) == FH_OK && id == c &&
          distance == 5000);
    CHECK(fh_world_nearest(w, (fh_vec){3000, 4005}, WALL, 0, &id, &distance) == FH_OK && id == c &&
          distance == 0);
    CHECK(fh_world_nearest(w, (fh_vec){2999, 3999}, WALL, 5, &id, &distance) == FH_OK &&
          distance == 2);
    CHECK(fh_world_nearest(w, (fh_vec){INT32_MIN, 0}, WALL, 5, &id, &distance) == FH_ERR_RANGE);
    CHECK(fh_world_nearest(w, origin, WALL, -1, &id, &distance) == FH_ERR_RANGE);
}

/* What an update tells, and how the pairs add up. */
typedef struct told {
    unsigned begun, stayed, ended;
    fh_id watcher, other;
} told;

static void tell(void *context, fh_event event, fh_id watcher, fh_id other)
{
    told *const t = context;
    t->begun += event == FH_BEGIN;
    t->stayed += event == FH_STAY;
    t->ended += event == FH_END;
    t->watcher = watcher;
    t->other = other;
}

static told update(fh_world *w)
{
    told t = {0, 0, 0, 0, 0};
    CHECK(fh_world_update(w, tell, &t) == FH_OK);
    return t;
}

void test_world_events(void)
{
    small_world s;
    fh_world *const w = small_start(&s);
    const fh_id coin = small_circle(w, COIN, 50, 50, 5), hero = small_box(w, HERO, 0, 45, 10, 55);
    told t = update(w);
    CHECK(t.begun + t.stayed + t.ended == 0);
    fh_world_hit hit;
    fh_moved moved = {.hits = &hit, .capacity = 1, .turns = 1};
    CHECK(fh_world_move(w, hero, (fh_vec){35, 0}, &moved) == FH_OK &&
          moved.count == 0); /* touches */
    t = update(w);
    CHECK(t.begun + t.stayed + t.ended == 0);
    CHECK(fh_world_move(w, hero, (fh_vec){1, 0}, &moved) == FH_OK && moved.count == 1 &&
          hit.id == coin);
    CHECK(hit.response == FH_PASS && moved.sides == 0 && moved.travel.x == 1);
    t = update(w);
    CHECK(t.begun == 1 && t.watcher == coin && t.other == hero);
    t = update(w);
    CHECK(t.begun == 0 && t.stayed == 1 && t.ended == 0);
    CHECK(fh_world_remove(w, hero) == FH_OK);
    t = update(w);
    CHECK(t.ended == 1 && t.begun == 0 && t.stayed == 0 && t.other == hero);
    for (int i = 0; i < SMALL_PAIRS; i++)
        CHECK(small_circle(w, HERO, 50, 50 + i, 1) != 0);
    t = update(w);
    CHECK(t.begun == SMALL_PAIRS && w->pair_count == SMALL_PAIRS);
    const fh_id last = small_circle(w, HERO, 50, 49, 1);
    t = (told){0, 0, 0, 0, 0};
    CHECK(fh_world_update(w, tell, &t) == FH_ERR_FULL && t.begun + t.stayed + t.ended == 0);
    CHECK(w->pair_count == SMALL_PAIRS && fh_world_remove(w, last) == FH_OK);
    t = update(w);
    CHECK(t.stayed == SMALL_PAIRS && t.begun == 0 && t.ended == 0);
    CHECK(fh_world_remove(w, coin) == FH_OK);
    t = update(w);
    CHECK(t.ended == SMALL_PAIRS && w->pair_count == 0);
}
