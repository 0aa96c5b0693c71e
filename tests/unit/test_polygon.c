/* Polygons: what is one, and what must hold between answers. */
#include "check.h"
#include "motion_answers.h"
#include "tests.h"

enum { CASES = 3000 };

static fh_status status_of(const fh_vec *vertices, uint8_t count)
{
    const fh_polygon p = {vertices, count, {0, 0}};
    return fh_polygon_check(&p);
}

void test_polygon_check(void)
{
    static const fh_vec square[] = {{0, 0}, {4, 0}, {4, 4}, {0, 4}};
    static const fh_vec other_way[] = {{0, 4}, {4, 4}, {4, 0}, {0, 0}};
    static const fh_vec bow_tie[] = {{0, 0}, {4, 4}, {4, 0}, {0, 4}};
    static const fh_vec dented[] = {{0, 0}, {4, 0}, {1, 1}, {0, 4}};
    static const fh_vec flat[] = {{0, 0}, {2, 0}, {4, 0}, {1, 0}};
    static const fh_vec one_place[] = {{3, 3}, {3, 3}, {3, 3}};
    static const fh_vec star[] = {{0, -10}, {6, 8}, {-9, -3}, {9, -3}, {-6, 8}};
    static const fh_vec spike[] = {{0, 0}, {4, 0}, {8, 0}, {4, 0}, {4, 4}};
    static const fh_vec rich[] = {{0, 0}, {0, 0}, {2, 0}, {4, 0}, {4, 0}, {4, 4}, {0, 4}, {0, 4}};
    static const fh_vec twice[] = {{0, 0}, {4, 0}, {0, 4}, {0, 0}, {4, 0}, {0, 4}};
    static const fh_vec thin[] = {{0, 0}, {40, 1}, {1, 1}};
    CHECK(status_of(square, 4) == FH_OK && status_of(other_way, 4) == FH_OK);
    CHECK(status_of(rich, 8) == FH_OK && status_of(thin, 3) == FH_OK);
    CHECK(status_of(square, 2) == FH_ERR_SHAPE && status_of(square, 0) == FH_ERR_SHAPE);
    CHECK(status_of(bow_tie, 4) == FH_ERR_SHAPE && status_of(dented, 4) == FH_ERR_SHAPE);
    CHECK(status_of(flat, 4) == FH_ERR_SHAPE && status_of(one_place, 3) == FH_ERR_SHAPE);
    CHECK(status_of(star, 5) == FH_ERR_SHAPE && status_of(spike, 5) == FH_ERR_SHAPE);
    CHECK(status_of(twice, 6) == FH_ERR_SHAPE);
    /* The sums count: a table may lie anywhere. */
    static const fh_vec far[] = {
        {INT32_MIN, INT32_MAX - 9}, {INT32_MIN + 9, INT32_MAX}, {INT32_MIN, INT32_MAX}};
    CHECK(status_of(far, 3) == FH_ERR_RANGE);
    fh_polygon moved = {far, 3, {INT32_MAX, INT32_MIN}};
    CHECK(fh_polygon_check(&moved) == FH_OK);
    CHECK(fh_touch_point_polygon((fh_vec){-1, -1}, &moved));
    moved.at.x = INT32_MAX - FH_LIMIT;
    CHECK(fh_polygon_check(&moved) == FH_ERR_RANGE);
    moved.at.x += 1;
    CHECK(fh_polygon_check(&moved) == FH_OK);
}

void test_polygon_too_long(void)
{
    fh_vec vertices[FH_POLYGON_MAX + 1] = {{0, 0}, {8, 0}, {8, 8}};
    CHECK(status_of(vertices, FH_POLYGON_MAX) == FH_OK); /* the rest stands in one place */
    CHECK(status_of(vertices, FH_POLYGON_MAX + 1) == FH_ERR_SHAPE);
}

/* The other way round, from another vertex on, and standing elsewhere by the table. */
static polygon_case told_otherwise(const polygon_case *c)
{
    polygon_case d = *c;
    for (int which = 0; which < 2; which++) {
        const unsigned count = c->counts[which];
        for (unsigned i = 0; i < count; i++) {
            const fh_vec v = c->tables[which][(2 * count - i - 1) % count], at = c->at[which];
            d.tables[which][i] = (fh_vec){v.x + at.x, v.y + at.y};
        }
        d.at[which] = (fh_vec){0, 0};
    }
    return d;
}

static fh_vec turned(fh_vec p)
{
    return (fh_vec){-p.y, p.x};
}

static polygon_case turned_case(const polygon_case *c)
{
    polygon_case d = told_otherwise(c);
    for (int which = 0; which < 2; which++)
        for (unsigned i = 0; i < d.counts[which]; i++)
            d.tables[which][i] = turned(d.tables[which][i]);
    const limit_case *const s = &c->shapes;
    d.shapes.point = turned(s->point);
    d.shapes.segment = (fh_segment){turned(s->segment.a), turned(s->segment.b)};
    d.shapes.circle.center = turned(s->circle.center);
    d.shapes.capsule = (fh_capsule){turned(s->capsule.a), turned(s->capsule.b), s->capsule.radius};
    d.shapes.rect = fh_rect_from_corners(turned((fh_vec){s->rect.left, s->rect.top}),
                                         turned((fh_vec){s->rect.right, s->rect.bottom}));
    return d;
}

void test_polygon_relations(void)
{
    uint32_t state = 24680;
    for (uint32_t i = 0; i < CASES; i++) {
        check_item("polygon", i);
        polygon_case c;
        polygon_case_random(&state, &c);
        const uint32_t answers = polygon_answers(&c);
        const polygon_case d = told_otherwise(&c), e = turned_case(&c);
        CHECK_EQUAL(polygon_answers(&d), answers);
        CHECK_EQUAL(polygon_motion_answers(0, &d), polygon_motion_answers(0, &c));
        CHECK_EQUAL(polygon_answers(&e), answers);
        for (unsigned pair = 0; pair < POLYGON_PAIRS; pair++) /* overlap implies touch */
            CHECK((answers >> 2 * pair & 3) != 2);
        const fh_polygon p = polygon_of(&c, 0), q = polygon_of(&c, 1);
        CHECK(fh_touch_polygon_polygon(&q, &p) == fh_touch_polygon_polygon(&p, &q));
        CHECK(fh_overlap_polygon_polygon(&q, &p) == fh_overlap_polygon_polygon(&p, &q));
    }
}

/* A polygon made of a rect's corners, and one of no radius or no length against it. */
void test_polygon_of_rect(void)
{
    uint32_t state = 13579;
    for (uint32_t i = 0; i < CASES; i++) {
        check_item("rect", i);
        limit_case c;
        limit_case_random(&state, &c);
        const fh_rect r = c.rect, o = c.other_rect;
        if (r.left == r.right || r.top == r.bottom) continue;
        const fh_vec corners[] = {
            {r.left, r.top}, {r.right, r.top}, {r.right, r.bottom}, {r.left, r.bottom}};
        const fh_polygon p = {corners, 4, {0, 0}};
        CHECK(fh_touch_rect_polygon(&o, &p) == fh_touch_rect_rect(&o, &r));
        CHECK(fh_overlap_rect_polygon(&o, &p) == fh_overlap_rect_rect(&o, &r));
        CHECK(fh_touch_circle_polygon(&c.circle, &p) == fh_touch_circle_rect(&c.circle, &r));
        CHECK(fh_overlap_circle_polygon(&c.circle, &p) == fh_overlap_circle_rect(&c.circle, &r));
        CHECK(fh_touch_point_polygon(c.point, &p) == fh_touch_point_rect(c.point, &r));
        CHECK(fh_overlap_point_polygon(c.point, &p) == fh_overlap_point_rect(c.point, &r));
        CHECK(fh_touch_segment_polygon(&c.segment, &p) == fh_touch_segment_rect(&c.segment, &r));
        CHECK(fh_overlap_segment_polygon(&c.segment, &p) ==
              fh_overlap_segment_rect(&c.segment, &r));
        CHECK(fh_touch_capsule_polygon(&c.capsule, &p) == fh_touch_capsule_rect(&c.capsule, &r));
        CHECK(fh_overlap_capsule_polygon(&c.capsule, &p) ==
              fh_overlap_capsule_rect(&c.capsule, &r));
    }
}

/* The classic: two turned rectangles given by their corners. */
void test_polygon_turned_boxes(void)
{
    static const fh_vec box[] = {{0, 0}, {12, 16}, {4, 22}, {-8, 6}}; /* 20 x 10 along (3, 4) */
    static const fh_vec beside[] = {{8, -6}, {20, 10}, {12, 16}, {0, 0}};
    static const fh_vec off[] = {{9, -6}, {21, 10}, {13, 16}, {1, 0}};
    static const fh_vec across[] = {{-20, 8}, {20, 8}, {20, 10}, {-20, 10}};
    const fh_polygon p = {box, 4, {0, 0}}, touching = {beside, 4, {0, 0}};
    const fh_polygon apart = {off, 4, {0, 0}}, crossing = {across, 4, {0, 0}};
    CHECK(fh_touch_polygon_polygon(&p, &touching) && !fh_overlap_polygon_polygon(&p, &touching));
    CHECK(!fh_touch_polygon_polygon(&p, &apart));
    CHECK(fh_overlap_polygon_polygon(&p, &crossing) && fh_overlap_polygon_polygon(&p, &p));
}

/* Two boxes have a way of their own, which a fifth corner, though in a place where one is already, bars. */
void test_polygon_boxes(void)
{
    uint32_t state = 97531, touching = 0, apart = 0, exact = 0;
    for (uint32_t i = 0; i < 2 * CASES; i++) {
        check_item("boxes", i);
        polygon_case c;
        limit_case_random(&state, &c.shapes);
        boxes_among(&state, &c);
        const fh_polygon p = polygon_of(&c, 0), q = polygon_of(&c, 1);
        CHECK(fh_polygon_check(&p) == FH_OK && fh_polygon_check(&q) == FH_OK);
        fh_vec five[5];
        for (unsigned k = 0; k < 5; k++)
            five[k] = p.vertices[k < 4 ? k : 3];
        const fh_polygon same = {five, 5, p.at};
        const bool touch = fh_touch_polygon_polygon(&same, &q);
        const bool overlap = fh_overlap_polygon_polygon(&same, &q);
        CHECK(fh_touch_polygon_polygon(&p, &q) == touch);
        CHECK(fh_touch_polygon_polygon(&q, &p) == touch);
        CHECK(fh_overlap_polygon_polygon(&p, &q) == overlap);
        CHECK(fh_overlap_polygon_polygon(&q, &p) == overlap);
        touching += touch;
        apart += !touch;
        exact += touch && !overlap;
    }
    CHECK(touching > CASES / 2 && apart > CASES / 5 && exact > CASES / 20);
}

/* The ends of LIMIT: the middles as far apart as they can be. */
void test_polygon_far_boxes(void)
{
    static const fix16_t l = FH_LIMIT;
    const fh_vec low[] = {{-l, -l}, {-l + 1, -l}, {-l + 1, -l + 1}, {-l, -l + 1}};
    const fh_vec high[] = {{l, l}, {l - 1, l}, {l - 1, l - 1}, {l, l - 1}};
    const fh_vec left[] = {{-l, -l}, {0, -l}, {0, l}, {-l, l}};
    const fh_vec right[] = {{l, l}, {0, l}, {0, -l}, {l, -l}};
    const fh_vec diamond[] = {{0, -l}, {l, 0}, {0, l}, {-l, 0}};
    const fh_polygon a = {low, 4, {0, 0}}, b = {high, 4, {0, 0}}, c = {left, 4, {0, 0}};
    const fh_polygon d = {right, 4, {0, 0}}, e = {diamond, 4, {0, 0}};
    CHECK(!fh_touch_polygon_polygon(&a, &b) && !fh_touch_polygon_polygon(&b, &a));
    CHECK(fh_touch_polygon_polygon(&c, &d) && !fh_overlap_polygon_polygon(&c, &d));
    CHECK(fh_overlap_polygon_polygon(&e, &c) && fh_overlap_polygon_polygon(&d, &e));
    CHECK(!fh_touch_polygon_polygon(&e, &a) && !fh_touch_polygon_polygon(&b, &e));
    CHECK(fh_overlap_polygon_polygon(&c, &a) && !fh_touch_polygon_polygon(&c, &b));
}

#ifdef NDEBUG
/* Any bit pattern ends in bounded time and without undefined behaviour: sanitizers watch this. */
void test_wild_polygons(void)
{
    uint32_t state = 86420;
    for (uint32_t i = 0; i < 4000; i++) {
        polygon_case c;
        polygon_case_random(&state, &c);
        for (int which = 0; which < 2; which++) {
            for (unsigned k = 0; k < FH_POLYGON_MAX; k++)
                if (random_below(&state, 3) == 0)
                    c.tables[which][k] = (fh_vec){number_of_bits(random_next(&state)), (fix16_t)k};
            c.counts[which] = (uint8_t)random_below(&state, FH_POLYGON_MAX + 1);
        }
        CHECK(polygon_answers(&c) >> 2 * POLYGON_PAIRS == 0);
        polygon_motion_answers(0, &c);
        const fh_polygon p = polygon_of(&c, 0);
        fh_polygon_check(&p);
        fh_polygon_moved(p, c.shapes.segment.a);
    }
}
#endif
