/* The tests of the program `kinds`, of a library with few kinds of shapes (FH_KINDS), and of one with all. */
#ifndef KINDS_TESTS_H
#define KINDS_TESTS_H

#define KINDS_TESTS(X) X(kinds_digest) X(kinds_check) X(kinds_world)

/* Of what happens with assertions off: those of kinds that are left out, and those that every library passes. */
#ifdef NDEBUG
#define UNCHECKED_KINDS(X) X(kinds_refused) X(wild_motion) X(wild_polygons) X(wild_tiles)
#else
#define UNCHECKED_KINDS(X)
#endif

#define DECLARE_KINDS_TEST(name) void test_##name(void);
KINDS_TESTS(DECLARE_KINDS_TEST)
UNCHECKED_KINDS(DECLARE_KINDS_TEST)

#endif
