/* What makes an argument valid, as assertions that name the caller's own parameter. */
#ifndef FIXHIT_REQUIRE_H
#define FIXHIT_REQUIRE_H

#include "boxes.h"

#define FH_REQUIRE_RECT(rect)                                                                      \
    do {                                                                                           \
        FH_ASSERT(rect != NULL);                                                                   \
        FH_ASSERT(rect->left <= rect->right);                                                      \
        FH_ASSERT(rect->top <= rect->bottom);                                                      \
    } while (0)

#define FH_REQUIRE_CIRCLE(circle)                                                                  \
    do {                                                                                           \
        FH_ASSERT(circle != NULL);                                                                 \
        FH_ASSERT(circle->radius >= 0);                                                            \
    } while (0)

#define FH_REQUIRE_ROUND(round)                                                                    \
    do {                                                                                           \
        FH_REQUIRE_RECT(round);                                                                    \
        FH_ASSERT((uint32_t)round->right - (uint32_t)round->left ==                                \
                  (uint32_t)round->bottom - (uint32_t)round->top);                                 \
    } while (0)

/* LIMIT. */
#define FH_LIMITED(value)       (-FH_LIMIT <= (value) && (value) <= FH_LIMIT)
#define FH_REQUIRE_LIMIT(point) FH_ASSERT(FH_LIMITED((point).x) && FH_LIMITED((point).y))

#define FH_REQUIRE_SEGMENT(segment)                                                                \
    do {                                                                                           \
        FH_ASSERT(segment != NULL);                                                                \
        FH_REQUIRE_LIMIT(segment->a);                                                              \
        FH_REQUIRE_LIMIT(segment->b);                                                              \
    } while (0)

#define FH_REQUIRE_CAPSULE(capsule)                                                                \
    do {                                                                                           \
        FH_REQUIRE_SEGMENT(capsule);                                                               \
        FH_ASSERT(0 <= capsule->radius && capsule->radius <= FH_LIMIT);                            \
    } while (0)

#define FH_REQUIRE_LIMITED_CIRCLE(circle)                                                          \
    do {                                                                                           \
        FH_ASSERT(circle != NULL);                                                                 \
        FH_REQUIRE_LIMIT(circle->center);                                                          \
        FH_ASSERT(0 <= circle->radius && circle->radius <= FH_LIMIT);                              \
    } while (0)

#define FH_REQUIRE_LIMITED_RECT(rect)                                                              \
    do {                                                                                           \
        FH_REQUIRE_RECT(rect);                                                                     \
        FH_ASSERT(-FH_LIMIT <= rect->left && rect->right <= FH_LIMIT);                             \
        FH_ASSERT(-FH_LIMIT <= rect->top && rect->bottom <= FH_LIMIT);                             \
    } while (0)

#define FH_REQUIRE_POLYGON(polygon)                                                                \
    do {                                                                                           \
        FH_ASSERT(polygon != NULL);                                                                \
        FH_ASSERT(fh_polygon_check(polygon) == FH_OK);                                             \
    } while (0)

#define FH_REQUIRE_SHAPE(shape)                                                                    \
    do {                                                                                           \
        FH_ASSERT(shape != NULL);                                                                  \
        FH_ASSERT((unsigned)shape->kind <= FH_POLYGON);                                            \
    } while (0)

#define FH_REQUIRE_RECTS(rects)                                                                    \
    do {                                                                                           \
        FH_ASSERT(rects != NULL);                                                                  \
        FH_ASSERT(rects->first != NULL || rects->count == 0);                                      \
        FH_ASSERT((uintptr_t)rects->first % _Alignof(fh_rect) == 0);                               \
        FH_ASSERT(rects->stride % _Alignof(fh_rect) == 0);                                         \
        for (size_t i = 0; i < rects->count; i++) {                                                \
            const fh_rect *rect_i = fh_rect_at(rects, i);                                          \
            (void)rect_i;                                                                          \
            FH_ASSERT(rect_i->left <= rect_i->right);                                              \
            FH_ASSERT(rect_i->top <= rect_i->bottom);                                              \
        }                                                                                          \
    } while (0)

#define FH_REQUIRE_LIMITED_RECTS(rects)                                                            \
    do {                                                                                           \
        FH_REQUIRE_RECTS(rects);                                                                   \
        for (size_t i = 0; i < rects->count; i++) {                                                \
            const fh_rect *rect_i = fh_rect_at(rects, i);                                          \
            (void)rect_i;                                                                          \
            FH_ASSERT(-FH_LIMIT <= rect_i->left && rect_i->right <= FH_LIMIT);                     \
            FH_ASSERT(-FH_LIMIT <= rect_i->top && rect_i->bottom <= FH_LIMIT);                     \
        }                                                                                          \
    } while (0)

#endif
