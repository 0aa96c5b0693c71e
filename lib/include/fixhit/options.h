/*
 * Everything about fixhit that can be set from outside, in one place. Define a macro on the
 * compiler's command line, alike for the library and for the code that includes it.
 *
 *   NDEBUG          Assertions off. An invalid shape then gives an unspecified answer, but nothing
 *                   out of bounds is touched and no behaviour is undefined.
 *   FH_ASSERT(c)    What to do with a precondition. By default a broken one calls
 *                   fh_assert_failed with the function's name and the precondition's text.
 *   FH_LONG_MULTIPLY
 *                   1 where the processor multiplies 32 x 32 bits to 64 in one instruction, 0 to
 *                   build such products from 16-bit halves. Found out by itself (lib/src/exact.h).
 *   FH_ASSEMBLY     0 for C without inline assembly: Cortex-M0 code that is compiled with frame pointers has
 *                   too few registers for it.
 *   FH_INLINE       The small functions of overlap.h, those of points and boxes, are compiled where
 *                   they are called: a few instructions less each, and more flash where there are
 *                   many calls. May be defined for the game alone, and not for the library alone.
 *   FH_POLYGON_MAX  How many vertices a polygon may have: 4 to 16, 8 by default. Stack grows with it.
 *   FH_KINDS        Which kinds of shapes the functions of shape.h take, and so those of tiles.h, world.h and
 *                   compound.h that are given a shape: 1 points + 2 segments + 4 circles + 8 capsules + 16 rects
 *                   + 32 polygons; 63, all, by default. A shape of another kind is an invalid one there, and
 *                   a linker leaves out what only these would need. Among tiles: rects for what fills its
 *                   tile, polygons for slopes, points for fh_tiles_cast, and the movers' kinds.
 *                   fh_world_nearest needs circles. Of the functions that name their kinds, touch and overlap
 *                   stay as they are; a contact, sweep or cast with a capsule, a segment or a polygon asserts
 *                   that nothing has a radius if circles and capsules are left out, and a ray that there are
 *                   points.
 */
#ifndef FIXHIT_OPTIONS_H
#define FIXHIT_OPTIONS_H

#ifdef FH_INLINE
#define FH_SMALL static inline
#else
#define FH_SMALL
#endif

#ifndef FH_POLYGON_MAX
#define FH_POLYGON_MAX 8
#endif
#if FH_POLYGON_MAX < 4 || FH_POLYGON_MAX > 16
#error "FH_POLYGON_MAX: expected 4 to 16"
#endif

#ifndef FH_KINDS
#define FH_KINDS 63
#endif
#if (FH_KINDS) < 1 || (FH_KINDS) > 63
#error "FH_KINDS: expected a sum of 1, 2, 4, 8, 16 and 32"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/*
 * Called with a broken precondition, for example ("fh_touch_circle_rect", "circle->radius >= 0").
 * Must not return. The library brings a weak one that traps; a game or port that defines its own
 * can print the two texts first, as ports/ does.
 */
void fh_assert_failed(const char *function, const char *precondition);

#ifdef __cplusplus
}
#endif

#ifndef FH_ASSERT
#ifdef NDEBUG
#define FH_ASSERT(precondition) ((void)0)
#define FH_ASSERTIONS_OFF       1
#else
#define FH_ASSERT(precondition)                                                                    \
    ((precondition) ? (void)0 : fh_assert_failed(__func__, #precondition))
#endif
#endif

#endif
