/* Contacts of polygons: how to part them. */
#include "../unit/check.h"
#include "reports.h"
#include "retold.h"

/* Depth 0: they don't overlap. `direction` is the push's, of any length; (0, 0): along any axis. */
typedef struct contact_item {
    fh_shape mover;
    fix16_t depth;
    fh_vec direction;
} contact_item;

static int64_t dot(fh_vec a, fh_vec b)
{
    return (int64_t)a.x * b.x + (int64_t)a.y * b.y;
}

static bool goes_along(fh_vec normal, fh_vec direction)
{
    const fh_vec aside = {-direction.y, direction.x};
    if (direction.x == 0 && direction.y == 0) return (normal.x == 0) != (normal.y == 0);
    return dot(normal, aside) == 0 && dot(normal, direction) > 0;
}

static fh_shape moved(fh_shape shape, fh_vec by)
{
    if (shape.kind == FH_CIRCLE)
        shape.as.circle = fh_circle_moved(shape.as.circle, by);
    else if (shape.kind == FH_RECT)
        shape.as.rect = fh_rect_moved(shape.as.rect, by);
    else
        shape.as.polygon = fh_polygon_moved(shape.as.polygon, by);
    return shape;
}

/* The promises of contact.h; `depth` is the true one. */
static void check_parting(const fh_shape *mover, const fh_shape *obstacle, fix16_t depth,
                          fh_vec direction)
{
    fh_contact c;
    const bool overlap = fh_contact_shapes(mover, obstacle, &c);
    CHECK(overlap == (depth > 0));
    if (!overlap || depth == 0) return;
    const fh_shape apart = moved(*mover, c.push);
    const int64_t longest = (int64_t)depth + 2;
    CHECK(!fh_overlap(&apart, obstacle));
    CHECK(dot(c.push, c.push) <= longest * longest);
    CHECK(depth - 2 <= c.depth && c.depth <= depth + 2);
    CHECK(goes_along(c.normal, direction) && dot(c.push, c.normal) > 0);
}

/* What was retold, in a smaller unit. */
static void scale(fh_shape *shape, fh_vec *corners, fix16_t by)
{
    if (shape->kind == FH_CIRCLE) {
        fh_circle *const c = &shape->as.circle;
        *c = (fh_circle){{c->center.x * by, c->center.y * by}, c->radius * by};
    } else if (shape->kind == FH_RECT) {
        fh_rect *const r = &shape->as.rect;
        *r = (fh_rect){r->left * by, r->top * by, r->right * by, r->bottom * by};
    } else {
        for (unsigned i = 0; i < shape->as.polygon.count; i++)
            corners[i] = (fh_vec){corners[i].x * by, corners[i].y * by};
    }
}

/* Either may be the mover, however the corners are told, in the report's unit and in Q16.16. */
static void check_contact(const fh_shape *other, const contact_item *item)
{
    const unsigned m_ways = ways_to_tell(&item->mover), ways = m_ways * ways_to_tell(other);
    const fh_vec there = item->direction, back = {-there.x, -there.y};
    for (unsigned way = 0; way < 2 * ways; way++) {
        fh_vec m_corners[FH_POLYGON_MAX], o_corners[FH_POLYGON_MAX];
        fh_shape mover = retold(&item->mover, way % m_ways, m_corners);
        fh_shape obstacle = retold(other, way % ways / m_ways, o_corners);
        const fix16_t unit = way < ways ? 1 : FH_PX(1);
        scale(&mover, m_corners, unit);
        scale(&obstacle, o_corners, unit);
        check_parting(&mover, &obstacle, item->depth * unit, there);
        check_parting(&obstacle, &mover, item->depth * unit, back);
    }
}

/* libgdx/libgdx PR #6185: the overlap on an axis was taken for the way out of what contains it. */
void test_report_push_too_short_to_leave_a_container(void)
{
    static const fh_shape container = RECT(0, 0, 100, 100), square = RECT(0, 0, 10, 10);
    static const contact_item in_container[] = {
        {RECT(2, 40, 6, 44), 6, {-1, 0}},
        {RECT(45, 45, 55, 55), 55, {0, 0}},
    };
    static const contact_item in_square[] = {{RECT(0, 0, 10, 10), 10, {0, 0}}};
    CHECK_AGAINST(check_contact, container, in_container);
    CHECK_AGAINST(check_contact, square, in_square);
}

/* Tjstretchalot/SharpMath2 #7: depths along axes of different length were compared as they were. */
void test_report_axes_of_different_length_compared(void)
{
    static const fh_vec below[] = {{4, 12}, {44, -18}, {44, 12}};
    static const fh_vec above[] = {{4, -2}, {44, 28}, {44, -2}};
    static const fh_vec touching[] = {{-10, 25}, {30, -5}, {30, 25}};
    static const fh_shape square = RECT(0, 0, 10, 10);
    static const contact_item items[] = {
        {POLYGON(below), 2, {3, 4}},
        {POLYGON(above), 2, {3, -4}},
        {POLYGON(touching), 0, {0, 0}},
    };
    CHECK_AGAINST(check_contact, square, items);
}

/* prime31/Nez #365: the normal of a circle against a turned box pointed into the box. */
void test_report_normal_of_a_turned_box_inverted(void)
{
    static const fh_vec corners[] = {{5, 10}, {11, 2}, {-5, -10}, {-11, -2}};
    static const fh_shape turned = POLYGON(corners);
    static const contact_item items[] = {
        {CIRCLE(12, 9, 6), 1, {4, 3}},  {CIRCLE(-12, -9, 6), 1, {-4, -3}},
        {CIRCLE(-6, 8, 6), 1, {-3, 4}}, {CIRCLE(16, 12, 10), 0, {0, 0}},
        {CIRCLE(16, 12, 9), 0, {0, 0}},
    };
    CHECK_AGAINST(check_contact, turned, items);
}

/* Flush boxes as one wall. */
static const fh_vec two_boxes[] = {{0, 64}, {32, 64}, {64, 64}, {64, 80}, {32, 80}, {0, 80}};
static const fh_shape wall_of_two = POLYGON(two_boxes);

/* vrld/HC #41: landing on the seam of two boxes snapped the mover to the side of one of them. */
void test_report_seam_pushes_sideways(void)
{
    static const contact_item items[] = {
        {RECT(26, 60, 42, 76), 12, {0, -1}},
        {RECT(30, 50, 46, 66), 2, {0, -1}},
        {RECT(24, 70, 40, 86), 10, {0, 1}},
    };
    CHECK_AGAINST(check_contact, wall_of_two, items);
}

/* 4ian/GDevelop PR #3236: the pushes out of all boxes of a wall were added, and went too far. */
void test_report_pushes_out_of_a_wall_added(void)
{
    static const fh_vec boxes[] = {{0, 64},  {16, 64}, {32, 64}, {48, 64},
                                   {64, 64}, {64, 80}, {0, 80}};
    static const fh_shape wall_of_four = POLYGON(boxes);
    static const contact_item by_two[] = {{RECT(24, 51, 40, 67), 3, {0, -1}}};
    static const contact_item by_four[] = {{RECT(8, 51, 56, 67), 3, {0, -1}}};
    CHECK_AGAINST(check_contact, wall_of_two, by_two);
    CHECK_AGAINST(check_contact, wall_of_four, by_four);
}
