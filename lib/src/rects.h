/* Where the boxes of a list are. */
#ifndef FIXHIT_RECTS_H
#define FIXHIT_RECTS_H

#include "fixhit/shapes.h"

static inline const fh_rect *fh_rect_after(const fh_rect *rect, size_t bytes)
{
    return (const fh_rect *)(const void *)((const unsigned char *)rect + bytes);
}

static inline const fh_rect *fh_rect_at(const fh_rects *rects, size_t index)
{
    return fh_rect_after(rects->first, index * rects->stride);
}

#endif
