#include "scenes.h"

/* A corner in pixels. */
#define AT(x, y)                                                                                   \
    {                                                                                              \
        FH_PX(x), FH_PX(y)                                                                         \
    }

static const fh_vec small_corners[] = {AT(2, 11), AT(10, 5), AT(-2, -11), AT(-10, -5)};
static const fh_vec large_corners[] = {AT(-10, 20), AT(-22, 4), AT(10, -20), AT(22, -4)};
static const fh_vec slanted_corners[] = {AT(17, 7), AT(7, -17), AT(-17, -7), AT(-7, 17)};
static const fh_vec small_round[] = {AT(20, 1),  AT(16, 12),  AT(5, 19),   AT(-8, 18),
                                     AT(-18, 8), AT(-19, -6), AT(-9, -18), AT(10, -17)};
static const fh_vec large_round[] = {AT(24, -3),  AT(21, 12),  AT(9, 22),    AT(-6, 23),
                                     AT(-20, 13), AT(-24, -2), AT(-14, -19), AT(8, -22)};

const fh_polygon small_box = {small_corners, 4, {0, 0}};
const fh_polygon large_box = {large_corners, 4, {0, 0}};
const fh_polygon slanted_box = {slanted_corners, 4, {0, 0}};
const fh_polygon small_eight = {small_round, 8, {0, 0}};
const fh_polygon large_eight = {large_round, 8, {0, 0}};

const fh_vec middle = AT(160, 120);

fh_vec off(fh_vec at, int x, int y)
{
    return (fh_vec){at.x + FH_PX(x), at.y + FH_PX(y)};
}

shapes shapes_at(fh_vec at, const fh_polygon *polygon, int slope)
{
    shapes s = {0};
    for (int kind = 0; kind < KINDS; kind++)
        s.of[kind].kind = (fh_kind)kind;
    s.of[FH_POINT].as.point = at;
    s.of[FH_SEGMENT].as.segment = (fh_segment){off(at, -12, -9 * slope), off(at, 12, 9 * slope)};
    s.of[FH_CIRCLE].as.circle = (fh_circle){at, FH_PX(10)};
    s.of[FH_CAPSULE].as.capsule =
        (fh_capsule){off(at, -9, 8 * slope), off(at, 9, -8 * slope), FH_PX(6)};
    s.of[FH_RECT].as.rect =
        (fh_rect){at.x - FH_PX(12), at.y - FH_PX(8), at.x + FH_PX(12), at.y + FH_PX(8)};
    s.of[FH_POLYGON].as.polygon = *polygon;
    s.of[FH_POLYGON].as.polygon.at = at;
    return s;
}
