/* Lists of boxes of 16 bits. */
#include "fixhit/overlap.h"

#include "exact.h"
#include "require.h"

static inline const fh_rect16 *after(const fh_rect16 *box, size_t bytes)
{
    return (const fh_rect16 *)(const void *)((const unsigned char *)box + bytes);
}

#if FH_PACKED
static inline uint32_t held(int32_t value)
{
    return (uint16_t)(value < INT16_MIN ? INT16_MIN : value > INT16_MAX ? INT16_MAX : value);
}

/*
 * A box further on, before which none touches `wanted`. Held at the ends of 16 bits `wanted`
 * touches what it touched before, but where it lies beyond them as a whole: then there is nothing
 * to be told by 16 bits.
 */
static inline const fh_rect16 *past_far_boxes(const fh_rect16 *box, size_t count,
                                              const fh_rect *wanted)
{
    if (count < 4 || (uintptr_t)box % sizeof(uint32_t) != 0) return box;
    if (wanted->left > INT16_MAX || wanted->right < INT16_MIN) return box;
    if (wanted->top > INT16_MAX || wanted->bottom < INT16_MIN) return box;
    const uint32_t ends = held(wanted->bottom) << 16 | held(wanted->right);
    const uint32_t starts = held(wanted->top) << 16 | held(wanted->left);
    return (const fh_rect16 *)(const void *)fh_past_far_boxes(&box->left, count / 4, ends, starts);
}
#endif

static inline bool touch(const fh_rect16 *box, const fh_rect *wanted)
{
    return box->left <= wanted->right && wanted->left <= box->right && box->top <= wanted->bottom &&
           wanted->top <= box->bottom;
}

/* The first box from `from` on that touches `wanted`. */
static FH_NOINLINE size_t find(const fh_rect *wanted, const fh_rects16 *boxes, size_t from)
{
    if (from >= boxes->count) return boxes->count;
    const size_t stride = boxes->stride;
    const fh_rect16 *box = after(boxes->first, from * stride);
    size_t left = boxes->count - from;
#if FH_PACKED
    if (touch(box, wanted)) return from; /* where they stand close there is nothing to pass over */
    if (stride == sizeof *box) {
        const fh_rect16 *const near = past_far_boxes(box, left, wanted);
        left -= (size_t)(near - box);
        box = near;
    }
#endif
    const fh_rect want = *wanted;
    for (; left > 0; left--, box = after(box, stride)) /* at most count */
        if (touch(box, &want)) break;
    return boxes->count - left;
}

/* Only boxes that touch the circle's own box are asked the circle's question. Two functions out of
 * line, so that the two boxes they make are in no frame together. */
static FH_NOINLINE size_t find_near(const fh_circle *circle, const fh_rects16 *boxes, size_t from)
{
    const fh_rect bounds = fh_circle_bounds(circle);
    return find(&bounds, boxes, from);
}

static FH_NOINLINE bool meets(const fh_circle *circle, const fh_rect16 *box, bool strict)
{
    const fh_rect rect = {box->left, box->top, box->right, box->bottom};
    return strict ? fh_overlap_circle_rect(circle, &rect) : fh_touch_circle_rect(circle, &rect);
}

static inline size_t find_by_circle(const fh_circle *circle, const fh_rects16 *boxes, size_t from,
                                    bool strict)
{
    for (size_t i = from;; i++) { /* at most count */
        i = find_near(circle, boxes, i);
        if (i == boxes->count) return i;
        if (meets(circle, after(boxes->first, i * boxes->stride), strict)) return i;
    }
}

size_t fh_find_touch_circle_rects16(const fh_circle *circle, const fh_rects16 *boxes, size_t from)
{
    FH_REQUIRE_CIRCLE(circle);
    FH_REQUIRE_RECTS16(boxes);
    return find_by_circle(circle, boxes, from, false);
}

size_t fh_find_overlap_circle_rects16(const fh_circle *circle, const fh_rects16 *boxes, size_t from)
{
    FH_REQUIRE_CIRCLE(circle);
    FH_REQUIRE_RECTS16(boxes);
    return find_by_circle(circle, boxes, from, true);
}

size_t fh_find_touch_rect_rects16(const fh_rect *rect, const fh_rects16 *boxes, size_t from)
{
    FH_REQUIRE_RECT(rect);
    FH_REQUIRE_RECTS16(boxes);
    return find(rect, boxes, from);
}

/* Among whole numbers a < b is a <= b - 1. */
size_t fh_find_overlap_rect_rects16(const fh_rect *rect, const fh_rects16 *boxes, size_t from)
{
    FH_REQUIRE_RECT(rect);
    FH_REQUIRE_RECTS16(boxes);
    const fh_rect within = {fh_sum_held(rect->left, 1), fh_sum_held(rect->top, 1),
                            fh_difference_held(rect->right, 1),
                            fh_difference_held(rect->bottom, 1)};
    return find(&within, boxes, from);
}
