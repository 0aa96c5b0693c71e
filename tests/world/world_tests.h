/* The tests of the program `world`. */
#ifndef WORLD_TESTS_H
#define WORLD_TESTS_H

#define WORLD_TESTS(X)                                                                             \
    X(world_handles)                                                                               \
    X(world_full)                                                                                  \
    X(world_refuses)                                                                               \
    X(world_queries)                                                                               \
    X(world_nearest)                                                                               \
    X(world_moves)                                                                                 \
    X(world_responses)                                                                             \
    X(world_nudge)                                                                                 \
    X(world_events)                                                                                \
    X(world_carry)                                                                                 \
    X(report_flat_body_on_a_cell_border)                                                           \
    X(report_touching_pair_missed_at_equal_ends)                                                   \
    X(report_mirrored_cells_share_a_hash)                                                          \
    X(report_thin_trigger_jumped_over)                                                             \
    X(report_resting_walls_burn_slides)                                                            \
    X(world_pushes)                                                                                \
    X(world_nudge_passes)                                                                          \
    X(world_nudge_full)                                                                            \
    X(world_no_face)                                                                               \
    X(world_replay)

#define DECLARE_WORLD_TEST(name) void test_##name(void);
WORLD_TESTS(DECLARE_WORLD_TEST)

#endif
