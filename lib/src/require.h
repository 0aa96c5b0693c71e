/* What makes an argument valid, as assertions that name the caller's own parameter. */
#ifndef FIXHIT_REQUIRE_H
#define FIXHIT_REQUIRE_H

#include "boxes.h"
#include "serves.h"

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
        FH_ASSERT(FH_SERVES(shape->kind));                                                         \
    } while (0)

static inline bool fh_rects_are_valid(const fh_rects *rects)
{
    for (size_t i = 0; i < rects->count; i++) {
        const fh_rect *const r = fh_rect_at(rects, i);
        if (r->left > r->right || r->top > r->bottom) return false;
    }
    return true;
}

static inline bool fh_rects_are_in_limit(const fh_rects *rects)
{
    for (size_t i = 0; i < rects->count; i++) {
        const fh_rect *const r = fh_rect_at(rects, i);
        if (-FH_LIMIT > r->left || r->right > FH_LIMIT) return false;
        if (-FH_LIMIT > r->top || r->bottom > FH_LIMIT) return false;
    }
    return true;
}

#define FH_REQUIRE_RECTS(rects)                                                                    \
    do {                                                                                           \
        FH_ASSERT(rects != NULL);                                                                  \
        FH_ASSERT(rects->first != NULL || rects->count == 0);                                      \
        FH_ASSERT((uintptr_t)rects->first % _Alignof(fh_rect) == 0);                               \
        FH_ASSERT(rects->stride % _Alignof(fh_rect) == 0);                                         \
        FH_ASSERT(fh_rects_are_valid(rects));                                                      \
    } while (0)

static inline bool fh_rects16_are_valid(const fh_rects16 *boxes)
{
    const unsigned char *at = (const unsigned char *)boxes->first;
    for (size_t i = 0; i < boxes->count; i++, at += boxes->stride) { /* at most count */
        const fh_rect16 *const box = (const fh_rect16 *)(const void *)at;
        if (box->left > box->right || box->top > box->bottom) return false;
    }
    return true;
}

#define FH_REQUIRE_RECTS16(boxes)                                                                  \
    do {                                                                                           \
        FH_ASSERT(boxes != NULL);                                                                  \
        FH_ASSERT(boxes->first != NULL || boxes->count == 0);                                      \
        FH_ASSERT((uintptr_t)boxes->first % _Alignof(fh_rect16) == 0);                             \
        FH_ASSERT(boxes->stride % _Alignof(fh_rect16) == 0);                                       \
        FH_ASSERT(fh_rects16_are_valid(boxes));                                                    \
    } while (0)

#define FH_REQUIRE_LIMITED_RECTS(rects)                                                            \
    do {                                                                                           \
        FH_REQUIRE_RECTS(rects);                                                                   \
        FH_ASSERT(fh_rects_are_in_limit(rects));                                                   \
    } while (0)

#endif
