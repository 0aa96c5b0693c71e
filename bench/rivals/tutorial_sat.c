/*
 * Separating axes in float. As taught: each corner is projected on the axis, and divided by the
 * axis's square. And without the division, which changes no comparison.
 */
#include "tutorial_float.h"

typedef struct shadow {
    float low, high;
} shadow;

static inline shadow project(const float_polygon *p, float_point axis, bool divided)
{
    shadow s = {0, 0};
    for (int i = 0; i < CORNERS; i++) {
        const float along = p->corners[i].x * axis.x + p->corners[i].y * axis.y;
        const float place = divided ? along / (axis.x * axis.x + axis.y * axis.y) : along;
        if (i == 0 || place < s.low) s.low = place;
        if (i == 0 || place > s.high) s.high = place;
    }
    return s;
}

/* Is one of the first's edges beside the other? */
static inline bool parted_by(const float_polygon *of, const float_polygon *a,
                             const float_polygon *b, bool divided)
{
    for (int i = 0; i < CORNERS; i++) {
        const float_point from = of->corners[i], to = of->corners[(i + 1) % CORNERS];
        const float_point axis = {from.y - to.y, to.x - from.x};
        const shadow first = project(a, axis, divided), second = project(b, axis, divided);
        if (first.high < second.low || second.high < first.low) return true;
    }
    return false;
}

bool float_polygon_polygon(const float_polygon *a, const float_polygon *b)
{
    return !parted_by(a, a, b, true) && !parted_by(b, a, b, true);
}

bool float_undivided_polygon_polygon(const float_polygon *a, const float_polygon *b)
{
    return !parted_by(a, a, b, false) && !parted_by(b, a, b, false);
}

static const rival divided[] = {
    RIVAL(POLYGON_POLYGON, TOUCH, float_polygon_polygon),
};

static const rival undivided[] = {
    RIVAL(POLYGON_POLYGON, TOUCH, float_undivided_polygon_polygon),
};

const family float_sat_family = {"float, SAT divided", ANY_NUMBERS, true,
                                 take_float,           NULL,        RIVALS_OF(divided)};
const family float_undivided_family = {"float, SAT undivided", ANY_NUMBERS, true, take_float, NULL,
                                       RIVALS_OF(undivided)};
