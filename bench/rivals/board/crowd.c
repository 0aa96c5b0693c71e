/*
 * What a frame of questions costs by how many boxes there are: each of a few movers asks which
 * boxes it touches, of a list, of a world, and by a float test of each box. The level grows with
 * the boxes, which stand as densely. Prints a line for each number of boxes: the ticks of a frame
 * by each way, and how many were touched.
 */
#include "../../../tests/unit/random.h"
#include "../../ticks.h"
#include "../tutorial_float.h"

enum { SIDE = 64, MOST = SIDE * SIDE, MOVERS = 16, SEED = 20261130 };
enum { SPACE_X = 40, SPACE_Y = 30 }; /* px for each box */

static fh_rect boxes[MOST];
static float_rect float_boxes[MOST];
static fh_body bodies[MOST];
static uint16_t buckets[MOST], near[MOST];
static fh_world world;
static uint32_t touched[3];

/* The ways to ask for a mover; each returns how many it touches. */
static size_t ask_list(const fh_rect *mover, const fh_rects *list)
{
    size_t count = 0;
    for (size_t i = 0; (i = fh_find_touch_rect_rects(mover, list, i)) < list->count; i++)
        count++;
    return count;
}

static size_t ask_world(const fh_shape *mover, const fh_world *of)
{
    fh_id ids[MOVERS];
    size_t count = 0;
    (void)fh_world_query(of, mover, 1, ids, MOVERS, &count);
    return count;
}

static size_t ask_each(const float_rect *mover, size_t boxes_count)
{
    size_t count = 0;
    for (size_t i = 0; (i = float_find_rects(mover, float_boxes, boxes_count, i)) < boxes_count;
         i++)
        count++;
    return count;
}

static fh_shape box_of(const fh_rect *rect)
{
    return (fh_shape){.kind = FH_RECT, .as.rect = *rect};
}

/* A box of 8 to 32 px by 8 to 24 px somewhere in its own space. */
static fh_rect random_box(uint32_t *state, int column, int row)
{
    const int width = 8 + (int)random_below(state, 25), height = 8 + (int)random_below(state, 17);
    const int x = column * SPACE_X + (int)random_below(state, (uint32_t)(SPACE_X - width));
    const int y = row * SPACE_Y + (int)random_below(state, (uint32_t)(SPACE_Y - height));
    return fh_rect_from_size(FH_PX(x), FH_PX(y), FH_PX(width), FH_PX(height));
}

static bool build_level(int side)
{
    uint32_t state = SEED;
    const fh_world_config room = {.bodies = bodies,
                                  .capacity = MOST,
                                  .buckets = buckets,
                                  .bucket_count = MOST,
                                  .near = near,
                                  .near_capacity = MOST,
                                  .cell = FH_PX(32)};
    if (fh_world_init(&world, &room) != FH_OK) return false;
    for (int i = 0; i < side * side; i++) {
        fh_id id;
        boxes[i] = random_box(&state, i % side, i / side);
        float_boxes[i] = float_rect_of(&boxes[i]);
        if (fh_world_add(&world, &(fh_body_config){.shape = box_of(&boxes[i]), .layers = 1}, &id) !=
            FH_OK)
            return false;
    }
    return true;
}

/* One frame's ticks by each way. */
static void count_frame(int side, uint32_t ticks[3])
{
    static const uint32_t nothing[CALL_WORDS];
    const uint32_t empty = ticks_of(count_empty, nothing, NULL);
    const size_t count = (size_t)(side * side);
    const fh_rects list = {boxes, count, sizeof boxes[0]};
    uint32_t state = SEED + 1;
    for (int i = 0; i < MOVERS; i++) {
        const fix16_t x = (fix16_t)random_below(&state, (uint32_t)FH_PX(side * SPACE_X));
        const fix16_t y = (fix16_t)random_below(&state, (uint32_t)FH_PX(side * SPACE_Y));
        const fh_rect mover = {x - FH_PX(8), y - FH_PX(8), x + FH_PX(8), y + FH_PX(8)};
        const float_rect float_mover = float_rect_of(&mover);
        const fh_shape shape = box_of(&mover);
        const uint32_t arguments[3][CALL_WORDS] = {{word(&mover), word(&list)},
                                                   {word(&shape), word(&world)},
                                                   {word(&float_mover), (uint32_t)count}};
        void (*const ways[3])(void) = {(void (*)(void))ask_list, (void (*)(void))ask_world,
                                       (void (*)(void))ask_each};
        touched[0] += (uint32_t)ask_list(&mover, &list);
        touched[1] += (uint32_t)ask_world(&shape, &world);
        touched[2] += (uint32_t)ask_each(&float_mover, count);
        for (int way = 0; way < 3; way++)
            ticks[way] += ticks_of(ways[way], arguments[way], NULL) - empty;
    }
}

int main(void)
{
    if (port_counter_start().value == NULL) return 1;
    for (int side = 1; side <= SIDE; side *= 2) {
        uint32_t ticks[3] = {0, 0, 0};
        touched[0] = touched[1] = touched[2] = 0;
        if (!build_level(side)) return 1;
        count_frame(side, ticks);
        if (touched[0] != touched[1] || touched[0] != touched[2]) return 1;
        port_print("frame ");
        port_print_unsigned((uint32_t)(side * side));
        for (int way = 0; way < 3; way++) {
            port_print(" ");
            port_print_unsigned(ticks[way]);
        }
        port_print(" ");
        port_print_unsigned(touched[0]);
        port_print("\n");
    }
    return 0;
}
