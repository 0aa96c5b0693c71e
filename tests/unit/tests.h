/* Every test there is. A test function that is missing here does not compile: nothing declares it.
 */
#ifndef TESTS_H
#define TESTS_H

#define UNIT_TESTS(X)                                                                              \
    X(shapes_from_size)                                                                            \
    X(shapes_from_corners)                                                                         \
    X(shapes_moved)                                                                                \
    X(shapes_pixels)                                                                               \
    X(rule_table)                                                                                  \
    X(rule_ends_of_range)                                                                          \
    X(rule_rounds)                                                                                 \
    X(exact_products)                                                                              \
    X(exact_limits)                                                                                \
    X(closest_on_rect)                                                                             \
    X(find_agrees_with_pairs)                                                                      \
    X(find_lists)                                                                                  \
    X(find16_lists)                                                                                \
    X(find16_grid)                                                                                 \
    X(find16_random)                                                                               \
    X(contains_and_intersection)                                                                   \
    X(relations_order)                                                                             \
    X(relations_translation)                                                                       \
    X(relations_mirror_and_turn)                                                                   \
    X(relations_touch_and_overlap)                                                                 \
    X(digest_grid)                                                                                 \
    X(digest_random)                                                                               \
    X(sweep_list_first)                                                                            \
    X(sweep_list_equals)                                                                           \
    X(sweep_list_gap)                                                                              \
    X(sweep_flat)                                                                                  \
    X(move_promises)                                                                               \
    X(move_seams)                                                                                  \
    X(move_corners)                                                                                \
    X(bounce_room)                                                                                 \
    X(response_sides)                                                                              \
    X(motion_mirror_and_turn)                                                                      \
    X(response_mirror_and_turn)                                                                    \
    X(motion_order)                                                                                \
    X(motion_kinds_agree)                                                                          \
    X(digest_motion)                                                                               \
    X(polygon_check)                                                                               \
    X(polygon_too_long)                                                                            \
    X(polygon_relations)                                                                           \
    X(polygon_of_rect)                                                                             \
    X(polygon_turned_boxes)                                                                        \
    X(polygon_boxes)                                                                               \
    X(polygon_far_boxes)                                                                           \
    X(digest_polygons)                                                                             \
    X(shape_pairs)                                                                                 \
    X(shape_table)                                                                                 \
    X(rotation_turns)                                                                              \
    X(rotation_box)                                                                                \
    X(rotation_place)                                                                              \
    X(mask_pixels)                                                                                 \
    X(mask_words)                                                                                  \
    X(mask_ends)                                                                                   \
    X(compound_pairs)

/* Of what happens with assertions off. */
#ifdef NDEBUG
#define UNCHECKED_TESTS(X)                                                                         \
    X(wild_shapes) X(wild_motion) X(wild_polygons) X(wild_masks) X(wild_kinds)
#else
#define UNCHECKED_TESTS(X)
#endif

#define DECLARE_UNIT_TEST(name) void test_##name(void);
UNIT_TESTS(DECLARE_UNIT_TEST)
UNCHECKED_TESTS(DECLARE_UNIT_TEST)

#endif
