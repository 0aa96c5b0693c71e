#include "rivals.h"

const char *const question_names[QUESTIONS] = {
    [CIRCLE_CIRCLE] = "circle-circle",   [CIRCLE_RECT] = "circle-rect",
    [RECT_RECT] = "rect-rect",           [SEGMENT_CIRCLE] = "segment-circle",
    [CIRCLE_POLYGON] = "circle-polygon", [POLYGON_POLYGON] = "polygon-polygon",
};
