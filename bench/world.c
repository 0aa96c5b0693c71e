/* What the calls of a world cost: a screen of 320 x 240 with a dozen bodies, a hero and a platform among them. */
#include "bench.h"

#include <fixhit/fixhit.h>

enum { BODIES = 16, BUCKETS = 16, PAIRS = 4, HITS = 4 };
enum { WALL = 1, HERO = 2, COIN = 4, LIFT = 8 };

static fh_world world;
static fh_body bodies[BODIES];
static fh_pair pairs[PAIRS];
static uint16_t buckets[BUCKETS], near[BODIES];
static fh_id hero, coin, lift, crate, last;

static fh_shape box(int left, int top, int width, int height)
{
    return (fh_shape){
        FH_RECT, {.rect = fh_rect_from_size(FH_PX(left), FH_PX(top), FH_PX(width), FH_PX(height))}};
}

static fh_shape ball(int x, int y, int radius)
{
    return (fh_shape){FH_CIRCLE, {.circle = {{FH_PX(x), FH_PX(y)}, FH_PX(radius)}}};
}

static fh_id add(const char *case_name, fh_body_config config)
{
    static fh_id id;
    const uint32_t words[CALL_WORDS] = {word(&world), word(&config), word(&id)};
    call("fh_world_add", case_name, (function)fh_world_add, words);
    return id;
}

static void start(void)
{
    const fh_world_config room = {.bodies = bodies,
                                  .capacity = BODIES,
                                  .buckets = buckets,
                                  .bucket_count = BUCKETS,
                                  .near = near,
                                  .near_capacity = BODIES,
                                  .pairs = pairs,
                                  .pair_capacity = PAIRS,
                                  .cell = FH_PX(32)};
    const uint32_t words[CALL_WORDS] = {word(&world), word(&room)};
    call("fh_world_init", "room for 16 bodies", (function)fh_world_init, words);
    add("a box of ten cells", (fh_body_config){.shape = box(0, 224, 320, 16), .layers = WALL});
    for (int i = 0; i < 6; i++)
        last =
            add("a box", (fh_body_config){.shape = box(100 + 30 * i, 40, 16, 16), .layers = WALL});
    add("a box", (fh_body_config){.shape = box(200, 192, 16, 32), .layers = WALL});
    coin = add("a circle that watches",
               (fh_body_config){.shape = ball(150, 216, 6), .layers = COIN, .watches = HERO});
    lift = add("a box", (fh_body_config){.shape = box(240, 150, 32, 8), .layers = LIFT});
    hero = add("a circle that moves", (fh_body_config){.shape = ball(100, 216, 8),
                                                       .layers = HERO,
                                                       .slides = WALL | HERO | LIFT,
                                                       .passes = COIN});
    crate =
        add("a box",
            (fh_body_config){.shape = box(250, 142, 8, 8), .layers = HERO, .stops = WALL | LIFT});
}

static void place(const char *case_name, fh_id id, fh_shape shape)
{
    const uint32_t words[CALL_WORDS] = {word(&world), id, word(&shape)};
    call("fh_world_place", case_name, (function)fh_world_place, words);
}

static void move(const char *case_name, int x, int y)
{
    static fh_world_hit hits[HITS];
    static fh_moved moved;
    moved = (fh_moved){.hits = hits, .capacity = HITS, .turns = 3};
    const uint32_t words[CALL_WORDS] = {word(&world), hero, (uint32_t)FH_PX(x), (uint32_t)FH_PX(y),
                                        word(&moved)};
    call("fh_world_move", case_name, (function)fh_world_move, words);
}

static void move_about(void)
{
    place("to another cell", hero, ball(60, 120, 8));
    move("nothing near", 2, 3);
    place("to another cell", hero, ball(100, 216, 8));
    move("slides on the floor", 2, 1);
    move("slides on the floor, past a coin", 60, 1);
    move("into the wall", 60, 1);
    place("to another cell", hero, ball(256, 120, 8));
    move("falls on a crate", 0, 20);
}

static void ask(void)
{
    static fh_id ids[HITS], found;
    static size_t count;
    static fix16_t distance;
    static fh_world_hit hits[HITS];
    const fh_shape over_two = box(110, 30, 30, 30), over_none = box(20, 100, 30, 30);
    uint32_t words[CALL_WORDS] = {word(&world), word(&over_two), WALL, word(ids),
                                  HITS,         word(&count)};
    call("fh_world_query", "two touched", (function)fh_world_query, words);
    words[1] = word(&over_none);
    call("fh_world_query", "nothing near", (function)fh_world_query, words);
    uint32_t ray[CALL_WORDS] = {word(&world),
                                (uint32_t)FH_PX(20),
                                (uint32_t)FH_PX(48),
                                (uint32_t)FH_PX(280),
                                0,
                                WALL,
                                word(hits),
                                HITS,
                                word(&count)};
    call("fh_world_cast", "along six boxes", (function)fh_world_cast, ray);
    ray[2] = (uint32_t)FH_PX(100);
    call("fh_world_cast", "nothing near", (function)fh_world_cast, ray);
    uint32_t point[CALL_WORDS] = {word(&world),   (uint32_t)FH_PX(110), (uint32_t)FH_PX(70),
                                  WALL,           (uint32_t)FH_PX(100), word(&found),
                                  word(&distance)};
    call("fh_world_nearest", "one near", (function)fh_world_nearest, point);
    point[3] = LIFT;
    call("fh_world_nearest", "none of the layer", (function)fh_world_nearest, point);
}

static void hears(void *context, fh_event event, fh_id watcher, fh_id other)
{
    (void)context, (void)event, (void)watcher, (void)other;
}

static void visits(void *context, fh_id id)
{
    (void)context, (void)id;
}

static uint32_t code_word(function code)
{
    return (uint32_t)(uintptr_t)code;
}

static void update(const char *case_name)
{
    const uint32_t words[CALL_WORDS] = {word(&world), code_word((function)hears)};
    call("fh_world_update", case_name, (function)fh_world_update, words);
}

static void tell(void)
{
    const uint32_t each[CALL_WORDS] = {word(&world), code_word((function)visits)};
    call("fh_world_each", "12 bodies, an empty callback", (function)fh_world_each, each);
    update("nothing to tell");
    place("within its cells", hero, ball(152, 214, 8));
    update("a pair begins, an empty callback");
    update("a pair goes on, an empty callback");
    place("to another cell", hero, ball(60, 120, 8));
    update("a pair ends, an empty callback");
}

static void carry(const char *case_name, int x, int y)
{
    static fh_carried carried[BODIES];
    static fh_carry taken;
    taken = (fh_carry){.bodies = carried, .capacity = BODIES};
    const uint32_t words[CALL_WORDS] = {word(&world), lift, (uint32_t)FH_PX(x), (uint32_t)FH_PX(y),
                                        word(&taken)};
    call("fh_world_carry", case_name, (function)fh_world_carry, words);
}

static void find(const char *case_name, const char *function_name, function code, fh_id id)
{
    const uint32_t words[CALL_WORDS] = {word(&world), id};
    call(function_name, case_name, code, words);
}

void measure_world(void)
{
    start();
    find("there", "fh_world_body", (function)fh_world_body, hero);
    move_about();
    ask();
    tell();
    carry("one rests on it", 1, 0);
    carry("one rests on it, upwards", 0, -2);
    place("to another cell", crate, box(20, 20, 8, 8));
    carry("nothing near", 1, 0);
    find("one that watches", "fh_world_remove", (function)fh_world_remove, coin);
    find("a box", "fh_world_remove", (function)fh_world_remove, last);
    find("stale", "fh_world_body", (function)fh_world_body, last);
}
