/* Casts: which part of a path lies in what. */
#include "../unit/check.h"
#include "reports.h"
#include "retold.h"

/* The path is in the shape from first / whole of it to last / whole; whole 0: nowhere. */
typedef struct cast_item {
    fh_vec from, motion;
    int32_t first, last, whole;
} cast_item;

static bool is_part(fix16_t travel, fix16_t motion, int32_t part, int32_t whole)
{
    const int32_t off = travel * whole - motion * part;
    return -whole <= off && off <= whole;
}

/* Where it first meets the shape. */
static void check_ray(const fh_shape *shape, const cast_item *ray)
{
    fh_hit h;
    const bool hit = fh_cast(ray->from, ray->motion, shape, &h);
    CHECK(hit == (ray->whole != 0));
    if (!hit || ray->whole == 0) return;
    CHECK(is_part(h.t, 65536, ray->first, ray->whole));
    CHECK(is_part(h.travel.x, ray->motion.x, ray->first, ray->whole));
    CHECK(is_part(h.travel.y, ray->motion.y, ray->first, ray->whole));
    CHECK(h.point.x == ray->from.x + h.travel.x && h.point.y == ray->from.y + h.travel.y);
    CHECK(h.inside == (ray->first == 0));
    CHECK(h.normal.x != 0 || h.normal.y != 0);
    CHECK(h.inside || h.normal.x * ray->motion.x + h.normal.y * ray->motion.y <= 0);
}

/* The ray there meets the first point, the ray back the last, however the corners are told. */
static void check_path(const fh_shape *told, const cast_item *there)
{
    const cast_item back = {fh_vec_moved(there->from, there->motion),
                            {-there->motion.x, -there->motion.y},
                            there->whole - there->last,
                            there->whole - there->first,
                            there->whole};
    for (unsigned way = 0; way < ways_to_tell(told); way++) {
        fh_vec corners[FH_POLYGON_MAX];
        const fh_shape shape = retold(told, way, corners);
        check_ray(&shape, there);
        check_ray(&shape, &back);
    }
}

/* libsdl-org/SDL #1001: a line was clipped at zero and not at the sides of the box. */
void test_report_clipped_at_zero(void)
{
    static const fh_shape box = RECT(20, 30, 60, 50);
    static const cast_item items[] = {
        {{0, 34}, {80, 10}, 1, 3, 4},  {{80, 44}, {-80, -10}, 1, 3, 4}, {{5, 5}, {10, 10}, 0, 0, 0},
        {{30, 35}, {10, 10}, 0, 1, 1}, {{0, 0}, {20, 30}, 1, 1, 1},
    };
    CHECK_AGAINST(check_path, box, items);
}

/* RandyGaul/cute_headers #31: a ray from inside a box met it at a time before 0. */
void test_report_ray_starts_inside(void)
{
    static const fh_shape box = RECT(-10, -6, 20, 6);
    static const cast_item items[] = {
        {{0, 0}, {100, 0}, 0, 20, 100}, {{20, 0}, {100, 0}, 0, 0, 1},
        {{21, 0}, {100, 0}, 0, 0, 0},   {{-30, 0}, {200, 0}, 20, 50, 200},
        {{-30, 0}, {18, 0}, 0, 0, 0},
    };
    CHECK_AGAINST(check_path, box, items);
}

/* mathigon/euclid.js #103: a corner on the ray's line, but behind its start, was a hit. */
void test_report_corner_behind_the_ray_is_hit(void)
{
    static const fh_vec corners[] = {{0, 0}, {60, 0}, {60, 60}, {0, 60}, {0, 30}};
    static const fh_shape polygon = POLYGON(corners);
    static const cast_item items[] = {
        {{30, 30}, {100, 0}, 0, 30, 100},
        {{-5, 30}, {100, 0}, 5, 65, 100},
        {{30, 30}, {-100, 0}, 0, 30, 100},
        {{70, 30}, {100, 0}, 0, 0, 0},
    };
    CHECK_AGAINST(check_path, polygon, items);
}
