/* The tests of the program `tiles`. */
#ifndef TILE_TESTS_H
#define TILE_TESTS_H

#define TILE_TESTS(X)                                                                              \
    X(tiles_answers)                                                                               \
    X(tiles_walks)                                                                                 \
    X(tiles_seams)                                                                                 \
    X(tiles_touch)                                                                                 \
    X(tiles_one_way)                                                                               \
    X(tiles_one_way_ends)                                                                          \
    X(tiles_drop)                                                                                  \
    X(tiles_reports)                                                                               \
    X(tiles_snap)                                                                                  \
    X(tiles_joints)                                                                                \
    X(tiles_cast)                                                                                  \
    X(tiles_digest)

/* Of what happens with assertions off. */
#ifdef NDEBUG
#define UNCHECKED_TILES(X) X(wild_tiles)
#else
#define UNCHECKED_TILES(X)
#endif

#define DECLARE_TILE_TEST(name) void test_##name(void);
TILE_TESTS(DECLARE_TILE_TEST)
UNCHECKED_TILES(DECLARE_TILE_TEST)

#endif
