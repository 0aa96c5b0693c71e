/* Turned polygons: exact where they can be, convex whatever rounding does. */
#include "check.h"
#include "random.h"
#include "tests.h"

enum { TURNS = 65536 };

static int64_t squared(fh_rotation r)
{
    return (int64_t)r.cosine * r.cosine + (int64_t)r.sine * r.sine;
}

void test_rotation_turns(void)
{
    const fh_rotation start = fh_rotation_from_turn(0), eighth = fh_rotation_from_turn(8192);
    CHECK(start.cosine == 65536 && start.sine == 0);
    CHECK(eighth.cosine == 46341 && eighth.sine == 46341);
    for (uint32_t turn = 0; turn < TURNS; turn++) {
        const fh_rotation r = fh_rotation_from_turn((uint16_t)turn);
        const fh_rotation on = fh_rotation_from_turn((uint16_t)(turn + TURNS / 4));
        const fh_rotation next = fh_rotation_from_turn((uint16_t)(turn + 1));
        const int64_t off = squared(r) - ((int64_t)65536 * 65536);
        if (on.cosine == -r.sine && on.sine == r.cosine && off < 4 * 65536 && off > -4 * 65536 &&
            (turn >= TURNS / 4 || (next.sine >= r.sine && next.cosine <= r.cosine)))
            continue;
        check_item("turn", turn);
        CHECK(false);
        return;
    }
}

static bool is_polygon(const fh_vec *vertices, uint8_t count)
{
    const fh_polygon p = {vertices, count, {0, 0}};
    return fh_polygon_check(&p) == FH_OK;
}

void test_rotation_box(void)
{
    static const fh_vec halves[] = {{1, 1}, {1, 2}, {3, 1}, {100, 1}, {65536, 40000}, {7, 5}};
    const fh_vec center = {-300, 77};
    fh_vec v[4];
    for (uint32_t turn = 0; turn < TURNS; turn += 37)
        for (unsigned i = 0; i < sizeof halves / sizeof halves[0]; i++) {
            check_item("turn", turn);
            const fh_rotation r = fh_rotation_from_turn((uint16_t)turn);
            CHECK(fh_polygon_box(center, halves[i].x, halves[i].y, r, v) == 4 && is_polygon(v, 4));
            CHECK(v[0].x + v[2].x == 2 * center.x && v[1].y + v[3].y == 2 * center.y);
        }
    fh_polygon_box(center, 7, 5, fh_rotation_from_turn(TURNS / 4), v);
    const fh_rect box = fh_rect_from_corners(v[0], v[2]), wanted = {-305, 70, -295, 84};
    CHECK(box.left == wanted.left && box.top == wanted.top && box.right == wanted.right &&
          box.bottom == wanted.bottom);
}

static const struct outline {
    fh_vec vertices[8];
    uint8_t count;
} outlines[] = {
    {{{0, 0}, {2, 0}, {4, 0}, {4, 2}, {4, 4}, {2, 4}, {0, 4}, {0, 2}}, 8}, /* collinear all round */
    {{{-20, 0}, {-10, 0}, {-3, 0}, {8, 0}, {20, 0}, {20, 6}, {1, 6}, {-20, 6}}, 8},
    {{{-200, -1}, {-100, -2}, {0, -2}, {100, -2}, {200, -1}, {100, 3}, {0, 4}, {-100, 3}}, 8},
    {{{0, 0}, {40, 1}, {1, 1}}, 3}, /* thin */
    {{{0, 0}, {20, 0}, {40, 1}, {21, 1}}, 4},
    {{{0, 0}, {0, 0}, {9, 0}, {9, 9}, {9, 9}}, 5}, /* repeated */
    {{{0, 0}, {1, 0}, {1000, 0}, {1000, 550}}, 4}, /* a vertex beside a sharp corner */
    {{{0, 1}, {2, 0}, {2, 1}, {1, 1}}, 4},
    {{{1, 1}, {1, 2}, {0, 2}, {1, 0}}, 4},
    {{{0, 1}, {0, 0}, {1, 0}, {0, 2}}, 4},
    {{{1, 1}, {0, 0}, {1, 0}, {2, 0}}, 4},
    {{{1000000, 0}, {1000000, 7}, {999990, 15}, {-1000000, 20}, {-1000000, 0}}, 5},
};

static fix16_t rounded(int64_t a)
{
    return (fix16_t)(a < 0 ? -((32768 - a) / 65536) : (a + 32768) / 65536);
}

/* Where a vertex comes to stand, told by itself. */
static fh_vec stands(const fh_polygon *p, unsigned i, fh_vec position, fh_rotation r)
{
    const int64_t x = p->vertices[i].x + p->at.x, y = p->vertices[i].y + p->at.y;
    return (fh_vec){position.x + rounded(x * r.cosine - y * r.sine),
                    position.y + rounded(x * r.sine + y * r.cosine)};
}

static bool on_one_line(const fh_vec *v, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        for (unsigned k = 0; k < i; k++)
            for (unsigned l = 0; l < k; l++)
                if (((int64_t)v[i].x - v[l].x) * ((int64_t)v[k].y - v[l].y) !=
                    ((int64_t)v[i].y - v[l].y) * ((int64_t)v[k].x - v[l].x))
                    return false;
    return true;
}

/* Convex, and nothing that was rounded is outside of it. */
static void check_placed(const fh_polygon *p, fh_vec position, uint32_t turn)
{
    fh_vec v[8], wanted[8];
    const fh_rotation r = fh_rotation_from_turn((uint16_t)turn);
    const uint8_t count = fh_polygon_place(p, position, r, v);
    const fh_polygon placed = {v, count, {0, 0}};
    for (unsigned i = 0; i < p->count; i++)
        wanted[i] = stands(p, i, position, r);
    CHECK(count <= p->count && (count >= 3) != on_one_line(wanted, p->count));
    if (count < 3) return;
    CHECK(is_polygon(v, count));
    if (!is_polygon(v, count)) return;
    for (unsigned i = 0; i < p->count; i++)
        CHECK(fh_touch_point_polygon(wanted[i], &placed));
}

void test_rotation_place(void)
{
    static const fh_vec position = {50, -60};
    for (unsigned i = 0; i < sizeof outlines / sizeof outlines[0]; i++) {
        const fh_polygon p = {outlines[i].vertices, outlines[i].count, {3, -2}};
        for (uint32_t turn = 0; turn < TURNS; turn += 61) {
            check_item("turn", turn);
            check_placed(&p, position, turn);
        }
        check_placed(&p, position, 10923);
    }
    /* Small ones, in which rounding does much. */
    uint32_t state = 1928;
    for (uint32_t n = 0, tried = 0; n < 2000 && tried < 100000; tried++) {
        fh_vec corners[5];
        for (unsigned i = 0; i < 5; i++)
            corners[i] = (fh_vec){random_small(&state, 3), random_small(&state, 2)};
        const fh_polygon p = {corners, (uint8_t)(3 + random_below(&state, 3)), {0, 0}};
        if (fh_polygon_check(&p) != FH_OK) continue;
        check_item("small", n++);
        check_placed(&p, position, random_next(&state) >> 16);
    }
    /* Nothing is lost where nothing is rounded. */
    for (unsigned i = 0; i < sizeof outlines / sizeof outlines[0]; i++) {
        const fh_polygon p = {outlines[i].vertices, outlines[i].count, {3, -2}};
        const fh_rotation quarter = fh_rotation_from_turn(TURNS / 4);
        fh_vec v[8];
        CHECK(fh_polygon_place(&p, position, quarter, v) == p.count);
        for (unsigned k = 0; k < p.count; k++)
            CHECK(v[k].x == 50 - (p.vertices[k].y - 2) && v[k].y == -60 + p.vertices[k].x + 3);
    }
}
