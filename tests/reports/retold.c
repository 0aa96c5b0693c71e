#include "retold.h"

enum { RECT_CORNERS = 4 };

unsigned ways_to_tell(const fh_shape *shape)
{
    const fh_rect *const r = &shape->as.rect;
    if (shape->kind == FH_POLYGON) return 2U * shape->as.polygon.count;
    if (shape->kind != FH_RECT || r->left == r->right || r->top == r->bottom) return 1;
    return 1 + 2 * RECT_CORNERS;
}

/* Even ways go forwards, odd ones backwards, each from its own corner. */
static fh_shape from_corner(const fh_vec *table, unsigned count, unsigned way, fh_vec *corners)
{
    for (unsigned i = 0; i < count; i++) {
        const unsigned step = way % 2 == 0 ? i : count - i;
        corners[i] = table[(way / 2 + step) % count];
    }
    return (fh_shape){FH_POLYGON, {.polygon = {corners, (uint8_t)count, {0, 0}}}};
}

fh_shape retold(const fh_shape *shape, unsigned way, fh_vec corners[FH_POLYGON_MAX])
{
    if (shape->kind == FH_POLYGON)
        return from_corner(shape->as.polygon.vertices, shape->as.polygon.count, way, corners);
    if (way == 0) return *shape;
    const fh_rect r = shape->as.rect;
    const fh_vec table[RECT_CORNERS] = {
        {r.left, r.top}, {r.right, r.top}, {r.right, r.bottom}, {r.left, r.bottom}};
    return from_corner(table, RECT_CORNERS, way - 1, corners);
}
