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
    X(world_replay)

#define DECLARE_WORLD_TEST(name) void test_##name(void);
WORLD_TESTS(DECLARE_WORLD_TEST)

#endif
