/* Faults of other libraries' worlds, as users reported them: each named after what went wrong. */
#include "../unit/check.h"
#include "small.h"
#include "world_tests.h"

/* Finds exactly the bodies of this set of places, whatever the cells. */
static void check_found(const fh_rect *boxes, unsigned count, fh_rect query, unsigned touching)
{
    for (fix16_t cell = 1; cell <= 256; cell *= 2) {
        small_world s;
        fh_world *const w = small_start(&s);
        fh_world_config config = w->is;
        config.cell = cell;
        CHECK(fh_world_init(w, &config) == FH_OK);
        for (unsigned i = 0; i < count; i++)
            CHECK(small_box(w, WALL, boxes[i].left, boxes[i].top, boxes[i].right,
                            boxes[i].bottom) != 0);
        const fh_shape shape = {.kind = FH_RECT, .as.rect = query};
        fh_id ids[SMALL_BODIES];
        size_t found = 0;
        unsigned places = 0;
        CHECK(fh_world_query(w, &shape, WALL, ids, SMALL_BODIES, &found) == FH_OK);
        for (size_t i = 0; i < found; i++)
            places |= 1U << ((ids[i] & 0xFFFF) - 1);
        check_item("cell", (uint32_t)cell);
        CHECK_EQUAL(places, touching);
    }
}

/* straker/kontra #111 */
void test_report_flat_body_on_a_cell_border(void)
{
    static const fh_rect boxes[] = {
        {0, 128, 20, 128}, {64, 80, 70, 86}, {0, 60, 5, 64}, {20, 80, 27, 84}, {0, 129, 64, 140}};
    check_found(boxes, 5, (fh_rect){0, 64, 64, 128}, 15);
    static const fh_rect corners[] = {
        {128, 0, 128, 128}, {-8, -8, 0, 0}, {128, 128, 130, 130}, {-8, 129, 200, 130}};
    check_found(corners, 4, (fh_rect){0, 0, 128, 128}, 7);
}

/* LTplus-AG/ifc-lite #2292 */
void test_report_touching_pair_missed_at_equal_ends(void)
{
    static const fh_rect boxes[] = {
        {0, 0, 10, 10}, {10, 0, 20, 10}, {10, 5, 10, 5}, {10, 5, 10, 5}, {21, 0, 24, 3}};
    check_found(boxes, 5, boxes[0], 15);
    check_found(boxes, 5, boxes[2], 15);
    check_found(boxes, 5, boxes[4], 16);
}

/* matthias-research/pages #26 */
void test_report_mirrored_cells_share_a_hash(void)
{
    static const fh_rect boxes[] = {{24, 24, 30, 30},
                                    {24, -36, 30, -30},
                                    {-36, 24, -30, 30},
                                    {-36, -36, -30, -30},
                                    {25, 25, 27, 27}};
    check_found(boxes, 5, boxes[0], 17);
    check_found(boxes, 5, boxes[3], 8);
}

/* Field notes: triggers thin enough to be jumped over. */
void test_report_thin_trigger_jumped_over(void)
{
    for (fix16_t speed = 1; speed < 400; speed += 7) {
        small_world s;
        fh_world *const w = small_start(&s);
        const fh_id coin = small_box(w, COIN, 100, 0, 101, 100),
                    hero = small_box(w, HERO, 0, 20, 2, 30);
        unsigned met = 0;
        for (fix16_t x = 2; x < 400; x += speed) {
            fh_world_hit hit;
            fh_moved moved = {.hits = &hit, .capacity = 1};
            CHECK(fh_world_move(w, hero, (fh_vec){speed, 0}, &moved) == FH_OK &&
                  moved.travel.x == speed);
            met += moved.count == 1 && hit.id == coin && hit.response == FH_PASS;
        }
        check_item("speed", (uint32_t)speed);
        CHECK(met >= 1);
    }
}

/* Field notes: a resting wall must not burn all slides. */
void test_report_resting_walls_burn_slides(void)
{
    small_world s;
    fh_world *const w = small_start(&s);
    CHECK(small_box(w, WALL, 0, 20, 200, 30) != 0 && small_box(w, WALL, 60, 0, 70, 15) != 0);
    const fh_id hero = small_box(w, HERO, 0, 10, 10, 20);
    fh_moved moved = {.turns = 1};
    for (int frame = 0; frame < 5; frame++)
        CHECK(fh_world_move(w, hero, (fh_vec){9, 3}, &moved) == FH_OK && moved.travel.x == 9 &&
              moved.travel.y == 0);
    CHECK(fh_world_move(w, hero, (fh_vec){9, -9}, &moved) == FH_OK && moved.travel.x == 5 &&
          moved.travel.y == -9);
}
