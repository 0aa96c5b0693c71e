/* Separating axes as taught: each corner is projected on the axis, divided by the axis's square. */
#include "tutorial_float.h"

typedef struct shadow {
    float low, high;
} shadow;

static shadow project(const float_polygon *p, float_point axis)
{
    shadow s = {0, 0};
    for (int i = 0; i < CORNERS; i++) {
        const float place = (p->corners[i].x * axis.x + p->corners[i].y * axis.y) /
                            (axis.x * axis.x + axis.y * axis.y);
        if (i == 0 || place < s.low) s.low = place;
        if (i == 0 || place > s.high) s.high = place;
    }
    return s;
}

/* Is one of the first's edges beside the other? */
static bool parted_by(const float_polygon *of, const float_polygon *a, const float_polygon *b)
{
    for (int i = 0; i < CORNERS; i++) {
        const float_point from = of->corners[i], to = of->corners[(i + 1) % CORNERS];
        const float_point axis = {from.y - to.y, to.x - from.x};
        const shadow first = project(a, axis), second = project(b, axis);
        if (first.high < second.low || second.high < first.low) return true;
    }
    return false;
}

bool float_polygon_polygon(const float_polygon *a, const float_polygon *b)
{
    return !parted_by(a, a, b) && !parted_by(b, a, b);
}
