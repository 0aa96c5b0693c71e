/* Any two shapes: the table leads to the pair's own function. */
#include "check.h"
#include "polygon_cases.h"
#include "tests.h"
#include "vectors.h"

enum { CASES = 400, SHAPES = 12 };

/* Two of each kind. */
static void all_shapes(const polygon_case *c, fh_shape shapes[SHAPES])
{
    const limit_case *const s = &c->shapes;
    const fh_shape all[SHAPES] = {
        {.kind = FH_POINT, .as.point = s->point},
        {.kind = FH_SEGMENT, .as.segment = s->segment},
        {.kind = FH_CIRCLE, .as.circle = s->circle},
        {.kind = FH_CAPSULE, .as.capsule = s->capsule},
        {.kind = FH_RECT, .as.rect = s->rect},
        {.kind = FH_POLYGON, .as.polygon = polygon_of(c, 0)},
        {.kind = FH_POINT, .as.point = s->circle.center},
        {.kind = FH_SEGMENT, .as.segment = s->other_segment},
        {.kind = FH_CIRCLE, .as.circle = s->other_circle},
        {.kind = FH_CAPSULE, .as.capsule = s->other_capsule},
        {.kind = FH_RECT, .as.rect = s->other_rect},
        {.kind = FH_POLYGON, .as.polygon = polygon_of(c, 1)},
    };
    for (int i = 0; i < SHAPES; i++)
        shapes[i] = all[i];
}

static void check_pair(const fh_shape *a, const fh_shape *b, fh_vec motion)
{
    fh_contact contact;
    fh_hit hit;
    const bool touch = fh_touch(a, b), overlap = fh_overlap(a, b);
    CHECK(touch == fh_touch(b, a) && overlap == fh_overlap(b, a) && (touch || !overlap));
    CHECK(fh_contact_shapes(a, b, &contact) == overlap);
    const bool swept = fh_sweep(a, motion, b, &hit);
    CHECK(!overlap || (swept && hit.inside && is_same(hit.normal, contact.normal)));
    CHECK(overlap || !swept || !hit.inside);
    const fh_rect of_a = fh_shape_bounds(a), of_b = fh_shape_bounds(b);
    CHECK(!touch || fh_touch_rect_rect(&of_a, &of_b));
    if (a->kind != FH_POINT) return;
    CHECK(!touch || (fh_cast(a->as.point, motion, b, &hit) && hit.inside));
}

void test_shape_pairs(void)
{
    uint32_t state = 11223;
    for (uint32_t i = 0; i < CASES; i++) {
        check_item("shapes", i);
        polygon_case c;
        fh_shape shapes[SHAPES];
        polygon_case_random(&state, &c);
        all_shapes(&c, shapes);
        for (int a = 0; a < SHAPES; a++)
            for (int b = 0; b < SHAPES; b++)
                check_pair(&shapes[a], &shapes[b], c.shapes.motion);
    }
}

/* Moved there it meets what it met here moved back. */
static void check_moved(const fh_shape *a, const fh_shape *b, fh_vec by)
{
    const fh_shape there = fh_shape_moved(*a, by);
    const fh_shape other = fh_shape_moved(*b, (fh_vec){-by.x, -by.y});
    CHECK(there.kind == a->kind && fh_touch(&there, b) == fh_touch(a, &other));
    CHECK(fh_overlap(&there, b) == fh_overlap(a, &other));
}

/* Each entry of the tables, told by an answer that only its own function gives. */
void test_shape_table(void)
{
    static const fh_vec corners[] = {{0, 0}, {10, 0}, {0, 10}};
    const fh_shape polygon = {.kind = FH_POLYGON, .as.polygon = {corners, 3, {0, 0}}};
    const fh_shape rect = {.kind = FH_RECT, .as.rect = {0, 0, 10, 10}};
    const fh_shape circle = {.kind = FH_CIRCLE, .as.circle = {{9, 9}, 2}};
    const fh_shape capsule = {.kind = FH_CAPSULE, .as.capsule = {{9, 9}, {20, 9}, 1}};
    const fh_shape segment = {.kind = FH_SEGMENT, .as.segment = {{-1, 5}, {11, 5}}};
    const fh_shape point = {.kind = FH_POINT, .as.point = {5, 5}};
    CHECK(fh_touch(&point, &polygon) && !fh_overlap(&point, &polygon));
    CHECK(fh_overlap(&rect, &point) && fh_touch(&segment, &point) && !fh_overlap(&segment, &point));
    CHECK(!fh_touch(&circle, &polygon) && fh_overlap(&circle, &rect));
    CHECK(fh_overlap(&capsule, &rect) && !fh_touch(&polygon, &capsule));
    CHECK(fh_overlap(&segment, &polygon) && !fh_touch(&segment, &circle));
    CHECK(fh_touch(&point, &point) && !fh_overlap(&point, &point));
    fh_hit hit;
    CHECK(fh_sweep(&circle, (fh_vec){-9, -9}, &polygon, &hit) && hit.normal.x == hit.normal.y &&
          hit.normal.x > 0);
    CHECK(fh_sweep(&point, (fh_vec){9, 0}, &capsule, &hit) == false);
    CHECK(fh_cast((fh_vec){20, 20}, (fh_vec){-20, -20}, &polygon, &hit) && hit.travel.x == -15);
    CHECK(fh_cast((fh_vec){5, 0}, (fh_vec){0, 20}, &segment, &hit) && hit.travel.y == 5);
    const fh_shape *const all[] = {&point, &segment, &circle, &capsule, &rect, &polygon};
    for (int i = 0; i < 36; i++)
        for (int way = 0; way < 9; way++)
            check_moved(all[i / 6], all[i % 6], (fh_vec){way % 3 * 5 - 5, way / 3 * 5 - 5});
    const fh_rect box = fh_shape_bounds(&capsule);
    CHECK(box.left == 8 && box.top == 8 && box.right == 21 && box.bottom == 10);
    fh_contact contact;
    CHECK(fh_contact_shapes(&point, &rect, &contact) && contact.push.y == -5);
    CHECK(!fh_contact_shapes(&point, &segment, &contact));
}

#ifdef NDEBUG
/* Of no kind there is: what it may hold is neither followed nor answered. */
void test_wild_kinds(void)
{
    static const fh_kind kinds[] = {(fh_kind)(FH_POLYGON + 1), (fh_kind)7, (fh_kind)-128,
                                    (fh_kind)-1};
    const fh_vec motion = {30, 40};
    const fh_shape box = {.kind = FH_RECT, .as.rect = {-20, -20, 20, 20}};
    for (uint32_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        check_item("kind", i);
        fh_shape wild = box; /* what a polygon would have its table at is no address */
        wild.kind = kinds[i];
        const fh_shape *const a[] = {&wild, &box, &wild}, *const b[] = {&box, &wild, &wild};
        fh_contact contact;
        fh_hit hit;
        for (int k = 0; k < 3; k++) {
            CHECK(!fh_touch(a[k], b[k]) && !fh_overlap(a[k], b[k]));
            CHECK(!fh_contact_shapes(a[k], b[k], &contact));
            CHECK(!fh_sweep(a[k], motion, b[k], &hit));
        }
        CHECK(!fh_cast(motion, motion, &wild, &hit) && fh_shape_check(&wild) == FH_ERR_SHAPE);
        const fh_rect bounds = fh_shape_bounds(&wild);
        CHECK(bounds.left == 0 && bounds.top == 0 && bounds.right == 0 && bounds.bottom == 0);
        CHECK(fh_shape_moved(wild, motion).as.rect.left == box.as.rect.left);
    }
}
#endif
