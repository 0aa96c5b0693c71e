/*
 * Breaks one precondition, named by its function, so that a test can look at what is said.
 *
 *     broken FUNCTION
 *
 * On a board also: fault, an instruction that no core has; jump, into nowhere; stack, a lost stack
 * pointer; overrun, one at the end of its room; deep, a stack that has been larger than its room.
 */
#include "port.h"
#include <fixhit/fixhit.h>

#include <string.h>

static const fh_rect good_rect = {0, 0, 4, 4}, upside_down = {0, 4, 4, 0}, turned = {4, 0, 0, 4};
static const fh_circle good_circle = {{0, 0}, 4}, negative = {{0, 0}, -1};
static const fh_round good_round = {0, 0, 4, 4}, oblong = {0, 0, 4, 5};
static const fh_rects no_boxes = {NULL, 3, sizeof(fh_rect)};
static const fh_rects one_box = {&good_rect, 1, sizeof(fh_rect)};
static const fh_rects bad_stride = {&good_rect, 1, sizeof(fh_rect) + 1};
static const fh_rect16 turned_box16 = {4, 0, 0, 4};
static const fh_rects16 no_boxes16 = {NULL, 3, sizeof(fh_rect16)};
static const fh_rects16 bad_stride16 = {&turned_box16, 1, sizeof(fh_rect16) + 1};
static const fh_rects16 turned16 = {&turned_box16, 1, sizeof(fh_rect16)};
static const fh_segment good_segment = {{0, 0}, {4, 4}}, long_segment = {{0, 0}, {FH_LIMIT + 1, 0}};
static const fh_capsule good_capsule = {{0, 0}, {4, 4}, 1}, thin = {{0, 0}, {4, 4}, -1};
static const fh_capsule thick = {{0, 0}, {4, 4}, FH_LIMIT + 1};
static const fh_circle huge = {{0, 0}, FH_LIMIT + 1};
static const fh_rect edge_rect = {-FH_LIMIT, 0, 0, 0};
static const fh_rect wide = {-FH_LIMIT - 1, 0, 0, 0};
static const fh_vec corners[] = {{0, 0}, {4, 0}, {4, 4}, {0, 4}},
                    bow[] = {{0, 0}, {4, 4}, {4, 0}, {0, 4}};
static const fh_polygon good_polygon = {corners, 4, {0, 0}}, bow_tie = {bow, 4, {0, 0}};
static const fh_polygon far_polygon = {corners, 4, {FH_LIMIT, 0}}, no_table = {NULL, 3, {0, 0}};
static const uint32_t pixels[] = {1};
static const fh_mask good_mask = {pixels, 32, 1}, wide_mask = {pixels, -1, 1};
static const fh_compound good_compound = {&good_rect, 1, {0, 0}, 0};
static const fh_compound odd_flips = {&good_rect, 1, {0, 0}, 4};
static const fh_shape good_shape = {FH_RECT, {.rect = {0, 0, 4, 4}}},
                      odd_shape = {(fh_kind)9, {{0, 0}}};
static const uint8_t one_tile[] = {0};
static const fh_tile empty_tile[] = {{FH_TILE_EMPTY, 0, 0, NULL}};
static const fh_tile bent_tile[] = {{FH_TILE_SHAPE, 0, 4, bow}};
static const fh_tiles good_tiles = {one_tile, 1, 1, 8, {0, 0}, empty_tile, 1, FH_TILE_EMPTY},
                      no_size = {one_tile, 1, 1, 0, {0, 0}, empty_tile, 1, FH_TILE_EMPTY},
                      bent_tiles = {one_tile, 1, 1, 8, {0, 0}, bent_tile, 1, FH_TILE_EMPTY},
                      far_tiles = {one_tile, 1, 1, 8, {FH_LIMIT, 0}, empty_tile, 1, FH_TILE_EMPTY};
static const fh_vec point = {1, 1}, far = {INT32_MAX, INT32_MIN};

static bool break_one(const char *name)
{
    fh_contact contact;
    fh_hit hit;
    fh_vec room[4];
    size_t index;
    fh_move move = {.capacity = 0}, no_room = {.capacity = 1};
    static fh_world world;
    static fh_body body;
    static uint16_t bucket, near;
    const fh_world_config one_body = {.bodies = &body,
                                      .capacity = 1,
                                      .buckets = &bucket,
                                      .bucket_count = 1,
                                      .near = &near,
                                      .cell = 1};
    const fh_world_config nothing = {.capacity = 1};
    const fh_body_config good_body = {.shape = good_shape};
    fh_moved moved = {.capacity = 1};
    fh_carry carry = {.capacity = 1};
    fix16_t distance;
    fh_tile_hit tile;
    fh_tile_move no_hits = {.hits = {NULL, 1, 0, false}};
    if (fh_world_init(&world, &one_body) != FH_OK) return false;
#define BREAK(call, ...)                                                                           \
    if (strcmp(name, #call) == 0) return call(__VA_ARGS__), true
    BREAK(fh_touch_point_rect, point, &turned);
    BREAK(fh_overlap_point_rect, point, &upside_down);
    BREAK(fh_touch_point_circle, point, &negative);
    BREAK(fh_overlap_point_circle, point, NULL);
    BREAK(fh_touch_rect_rect, &turned, &good_rect);
    BREAK(fh_overlap_rect_rect, &good_rect, &upside_down);
    BREAK(fh_touch_circle_circle, &negative, &good_circle);
    BREAK(fh_overlap_circle_circle, &good_circle, &negative);
    BREAK(fh_touch_circle_rect, &negative, &good_rect);
    BREAK(fh_overlap_circle_rect, &good_circle, &turned);
    BREAK(fh_touch_round_rect, &oblong, &good_rect);
    BREAK(fh_overlap_round_rect, &good_round, NULL);
    BREAK(fh_touch_round_round, &oblong, &good_round);
    BREAK(fh_overlap_round_round, &good_round, &oblong);
    BREAK(fh_rect_contains, &good_rect, &turned);
    BREAK(fh_rect_intersection, &good_rect, &good_rect, NULL);
    BREAK(fh_pixel_rect, point, &upside_down);
    BREAK(fh_closest_on_rect, point, &turned);
    BREAK(fh_find_touch_circle_rects, &negative, &no_boxes, 0);
    BREAK(fh_find_overlap_circle_rects, &good_circle, &bad_stride, 0);
    BREAK(fh_find_touch_rect_rects, &good_rect, &no_boxes, 0);
    BREAK(fh_find_overlap_rect_rects, &good_rect, NULL, 0);
    BREAK(fh_find_touch_circle_rects16, &negative, &no_boxes16, 0);
    BREAK(fh_find_overlap_circle_rects16, &good_circle, &bad_stride16, 0);
    BREAK(fh_find_touch_rect_rects16, &good_rect, &turned16, 0);
    BREAK(fh_find_overlap_rect_rects16, &good_rect, NULL, 0);
    BREAK(fh_rect_from_size, INT32_MAX, 0, 1, 1);
    BREAK(fh_vec_moved, (fh_vec){1, 0}, far);
    BREAK(fh_rect_moved, good_rect, far);
    BREAK(fh_round_moved, good_round, far);
    BREAK(fh_circle_moved, (fh_circle){{1, 1}, 1}, far);
    BREAK(fh_segment_moved, good_segment, far);
    BREAK(fh_capsule_moved, good_capsule, far);
    BREAK(fh_closest_on_segment, point, &long_segment);
    BREAK(fh_touch_point_segment, far, &good_segment);
    BREAK(fh_overlap_point_segment, point, NULL);
    BREAK(fh_touch_point_capsule, point, &thin);
    BREAK(fh_overlap_point_capsule, point, &thick);
    BREAK(fh_touch_segment_segment, &long_segment, &good_segment);
    BREAK(fh_overlap_segment_segment, &good_segment, &long_segment);
    BREAK(fh_touch_segment_circle, &good_segment, &negative);
    BREAK(fh_overlap_segment_circle, &good_segment, &huge);
    BREAK(fh_touch_segment_capsule, &good_segment, &thin);
    BREAK(fh_overlap_segment_capsule, &long_segment, &good_capsule);
    BREAK(fh_touch_segment_rect, &good_segment, &turned);
    BREAK(fh_overlap_segment_rect, &good_segment, &wide);
    BREAK(fh_touch_circle_capsule, &huge, &good_capsule);
    BREAK(fh_overlap_circle_capsule, &good_circle, &thin);
    BREAK(fh_touch_capsule_capsule, &thick, &good_capsule);
    BREAK(fh_overlap_capsule_capsule, &good_capsule, &thin);
    BREAK(fh_touch_capsule_rect, &good_capsule, &upside_down);
    BREAK(fh_overlap_capsule_rect, &thick, &good_rect);
    BREAK(fh_contact_circle_circle, &huge, &good_circle, &contact);
    BREAK(fh_contact_circle_rect, &good_circle, &wide, &contact);
    BREAK(fh_contact_rect_circle, &turned, &good_circle, &contact);
    BREAK(fh_contact_rect_rect, &good_rect, &good_rect, NULL);
    BREAK(fh_sweep_circle_circle, &good_circle, far, &good_circle, &hit);
    BREAK(fh_sweep_circle_rect, &negative, point, &good_rect, &hit);
    BREAK(fh_sweep_rect_circle, &good_rect, point, &huge, &hit);
    BREAK(fh_sweep_rect_rect, &good_rect, point, &wide, &hit);
    BREAK(fh_sweep_circle_rects, &good_circle, far, &one_box, &index, &hit);
    BREAK(fh_sweep_rect_rects, &good_rect, point, &one_box, NULL, &hit);
    BREAK(fh_move_circle_rects, &good_circle, point, &one_box, 1, &no_room);
    BREAK(fh_move_rect_rects, &edge_rect, point, &one_box, 1, &move);
    BREAK(fh_cast_circle, far, point, &good_circle, &hit);
    BREAK(fh_cast_rect, point, far, &good_rect, &hit);
    BREAK(fh_contact_circle_capsule, &good_circle, &thin, &contact);
    BREAK(fh_contact_capsule_circle, &thick, &good_circle, &contact);
    BREAK(fh_contact_capsule_capsule, &good_capsule, &good_capsule, NULL);
    BREAK(fh_contact_capsule_rect, &good_capsule, &turned, &contact);
    BREAK(fh_contact_rect_capsule, &wide, &good_capsule, &contact);
    BREAK(fh_sweep_circle_segment, &good_circle, point, &long_segment, &hit);
    BREAK(fh_sweep_circle_capsule, &good_circle, far, &good_capsule, &hit);
    BREAK(fh_sweep_capsule_segment, &thin, point, &good_segment, &hit);
    BREAK(fh_sweep_capsule_circle, &good_capsule, point, &huge, &hit);
    BREAK(fh_sweep_capsule_capsule, &good_capsule, point, &thick, &hit);
    BREAK(fh_sweep_capsule_rect, &good_capsule, point, &good_rect, NULL);
    BREAK(fh_sweep_rect_segment, &upside_down, point, &good_segment, &hit);
    BREAK(fh_sweep_rect_capsule, &good_rect, point, NULL, &hit);
    BREAK(fh_cast_segment, point, far, &good_segment, &hit);
    BREAK(fh_cast_capsule, point, point, &thin, &hit);
    BREAK(fh_polygon_check, &no_table);
    BREAK(fh_polygon_moved, far_polygon, far);
    BREAK(fh_touch_point_polygon, point, &bow_tie);
    BREAK(fh_overlap_point_polygon, far, &good_polygon);
    BREAK(fh_touch_segment_polygon, &long_segment, &good_polygon);
    BREAK(fh_overlap_segment_polygon, &good_segment, &far_polygon);
    BREAK(fh_touch_circle_polygon, &huge, &good_polygon);
    BREAK(fh_overlap_circle_polygon, &good_circle, NULL);
    BREAK(fh_touch_capsule_polygon, &thin, &good_polygon);
    BREAK(fh_overlap_capsule_polygon, &good_capsule, &bow_tie);
    BREAK(fh_touch_rect_polygon, &turned, &good_polygon);
    BREAK(fh_overlap_rect_polygon, &good_rect, &far_polygon);
    BREAK(fh_touch_polygon_polygon, &bow_tie, &good_polygon);
    BREAK(fh_overlap_polygon_polygon, &good_polygon, &bow_tie);
    BREAK(fh_contact_circle_polygon, &good_circle, &bow_tie, &contact);
    BREAK(fh_contact_capsule_polygon, &thin, &good_polygon, &contact);
    BREAK(fh_contact_rect_polygon, &good_rect, &good_polygon, NULL);
    BREAK(fh_contact_polygon_circle, &good_polygon, &negative, &contact);
    BREAK(fh_contact_polygon_capsule, &far_polygon, &good_capsule, &contact);
    BREAK(fh_contact_polygon_rect, &good_polygon, &turned, &contact);
    BREAK(fh_contact_polygon_polygon, &good_polygon, &bow_tie, &contact);
    BREAK(fh_sweep_circle_polygon, &huge, point, &good_polygon, &hit);
    BREAK(fh_sweep_capsule_polygon, &good_capsule, far, &good_polygon, &hit);
    BREAK(fh_sweep_rect_polygon, &good_rect, point, &far_polygon, &hit);
    BREAK(fh_sweep_polygon_segment, &good_polygon, point, &long_segment, &hit);
    BREAK(fh_sweep_polygon_circle, &bow_tie, point, &good_circle, &hit);
    BREAK(fh_sweep_polygon_capsule, &good_polygon, far, &good_capsule, &hit);
    BREAK(fh_sweep_polygon_rect, &good_polygon, point, &wide, &hit);
    BREAK(fh_sweep_polygon_polygon, &good_polygon, point, &good_polygon, NULL);
    BREAK(fh_cast_polygon, far, point, &good_polygon, &hit);
    BREAK(fh_touch, &odd_shape, &good_shape);
    BREAK(fh_overlap, &good_shape, NULL);
    BREAK(fh_contact_shapes, &good_shape, &odd_shape, &contact);
    BREAK(fh_sweep, &odd_shape, point, &good_shape, &hit);
    BREAK(fh_cast, point, point, &good_shape, NULL);
    BREAK(fh_shape_bounds, &odd_shape);
    BREAK(fh_shape_check, NULL);
    BREAK(fh_world_init, &world, &nothing);
    BREAK(fh_world_add, &world, &good_body, NULL);
    BREAK(fh_world_remove, NULL, 1);
    BREAK(fh_world_place, &world, 1, NULL);
    BREAK(fh_world_body, NULL, 1);
    BREAK(fh_world_each, &world, NULL, NULL);
    BREAK(fh_world_move, &world, 1, point, &moved);
    BREAK(fh_world_query, &world, &good_shape, 1, NULL, 1, &index);
    BREAK(fh_world_cast, &world, point, point, 1, NULL, 0, NULL);
    BREAK(fh_world_nearest, &world, point, 1, 1, NULL, &distance);
    BREAK(fh_world_update, &world, NULL, NULL);
    BREAK(fh_world_carry, &world, 1, point, &carry);
    BREAK(fh_shape_moved, odd_shape, far);
    BREAK(fh_polygon_box, point, FH_LIMIT, 1, fh_rotation_from_turn(0), room);
    BREAK(fh_polygon_place, &bow_tie, point, fh_rotation_from_turn(0), room);
    BREAK(fh_mask_overlap, &good_mask, 0, 0, &wide_mask, 0, 0);
    BREAK(fh_mask_first, &good_mask, 0, 0, &good_mask, 0, 0, NULL);
    BREAK(fh_compound_box, &good_compound, 1);
    BREAK(fh_touch_compound_compound, &good_compound, &odd_flips, NULL, NULL);
    BREAK(fh_overlap_compound_compound, &odd_flips, &good_compound, NULL, NULL);
    BREAK(fh_touch_compound_shape, &good_compound, &odd_shape, NULL);
    BREAK(fh_overlap_compound_shape, NULL, &good_shape, NULL);
    BREAK(fh_tiles_touch, &no_size, &good_shape, NULL);
    BREAK(fh_tiles_overlap, &bent_tiles, &good_shape, NULL);
    BREAK(fh_tiles_sweep, &good_tiles, &odd_shape, point, 0, &tile, &hit);
    BREAK(fh_tiles_cast, &far_tiles, point, point, 0, &tile, &hit);
    BREAK(fh_tiles_move, &good_tiles, &good_shape, point, &no_hits);
    BREAK(fh_slide, far, point);
    BREAK(fh_bounce, far, point);
    return false;
}

#if defined(__arm__)
extern uint32_t ld_stack_limit[];
#endif

int main(int argc, char **argv)
{
    if (argc != 2) {
        port_complain("usage: broken FUNCTION\n");
        return 2;
    }
#if defined(__arm__)
    if (strcmp(argv[1], "fault") == 0) __asm__ volatile("udf #1");
    if (strcmp(argv[1], "jump") == 0) ((void (*)(void))(uintptr_t)0x60000001)();
    if (strcmp(argv[1], "stack") == 0) __asm__ volatile("mov sp, %0\n\tudf #1" ::"r"(0x60000000));
    if (strcmp(argv[1], "overrun") == 0) __asm__ volatile("mov sp, %0\n\tudf #1" ::"r"(0x20000040));
    if (strcmp(argv[1], "deep") == 0) {
        ld_stack_limit[2] = 0; /* as calls leave it that went too deep and came back */
        return 0;
    }
#endif
    if (!break_one(argv[1])) {
        port_complain("broken: no such function\n");
        return 2;
    }
    port_complain("broken: nothing happened\n");
    return 0;
}
