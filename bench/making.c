/* How shapes are made, moved and turned: shapes.h, rotation.h, and the check of a polygon. */
#include "bench.h"
#include "scenes.h"

/* The functions of shapes.h: a struct of more than a word comes back by memory. */
static const struct made {
    const char *name, *case_name;
    function code;
    uint8_t words; /* of the shape; by two more it is moved */
} made[] = {
#define MOVED(what, words)                                                                         \
    {                                                                                              \
        "fh_" #what "_moved", "in range", (function)fh_##what##_moved, words                       \
    }
    MOVED(vec, 2),     MOVED(rect, 4),    MOVED(round, 4),   MOVED(circle, 3),
    MOVED(segment, 4), MOVED(capsule, 5), MOVED(polygon, 4),
};

static void call_made(void)
{
    static fh_capsule out; /* the largest */
    for (unsigned i = 0; i < sizeof made / sizeof made[0]; i++) {
        uint32_t words[CALL_WORDS] = {word(&out)};
        for (unsigned k = 1; k < made[i].words + 3U; k++)
            words[k] = (uint32_t)FH_PX(10 * (int)k); /* upright: each is more than the one before */
        call(made[i].name, made[i].case_name, made[i].code, words);
    }
    for (int sign = 1; sign >= -1; sign -= 2) {
        const char *const case_name = sign > 0 ? "the right way round" : "turned round";
        const uint32_t size[CALL_WORDS] = {word(&out), 0, 0, (uint32_t)FH_PX(20 * sign),
                                           (uint32_t)FH_PX(30 * sign)};
        call("fh_rect_from_size", case_name, (function)fh_rect_from_size, size);
        call("fh_rect_from_corners", case_name, (function)fh_rect_from_corners, size);
    }
}

static void check_polygon(const char *case_name, const fh_polygon *p)
{
    const uint32_t words[CALL_WORDS] = {word(p)};
    call("fh_polygon_check", case_name, (function)fh_polygon_check, words);
}

static void turn_to(const char *case_name, uint16_t turn)
{
    static fh_rotation out;
    const uint32_t words[CALL_WORDS] = {word(&out), turn};
    call("fh_rotation_from_turn", case_name, (function)fh_rotation_from_turn, words);
}

static void place(const char *case_name, const fh_polygon *p, uint16_t turn)
{
    static fh_vec out[FH_POLYGON_MAX];
    const fh_rotation r = fh_rotation_from_turn(turn);
    const uint32_t words[CALL_WORDS] = {
        word(p),          (uint32_t)middle.x, (uint32_t)middle.y, (uint32_t)r.cosine,
        (uint32_t)r.sine, word(out)};
    call("fh_polygon_place", case_name, (function)fh_polygon_place, words);
}

static void turn_box(const char *case_name, uint16_t turn)
{
    static fh_vec out[4];
    const fh_rotation r = fh_rotation_from_turn(turn);
    const uint32_t words[CALL_WORDS] = {(uint32_t)middle.x,
                                        (uint32_t)middle.y,
                                        (uint32_t)FH_PX(20),
                                        (uint32_t)FH_PX(10),
                                        (uint32_t)r.cosine,
                                        (uint32_t)r.sine,
                                        word(out)};
    call("fh_polygon_box", case_name, (function)fh_polygon_box, words);
}

/* Four corners and what stands between them on the sides: which rounding bends inward, and at this turn, beside
 * the sharp corner, brings past it. */
static const fh_vec flat_sides[] = {{0, 0},    {1, 0},      {300, 0},   {600, 0},
                                    {1000, 0}, {1000, 550}, {700, 385}, {400, 220}};
enum { ALL_ON_HULL = 10929, STEP = 65536 / 16 };

void measure_making(void)
{
    const fh_polygon flat = {flat_sides, 8, {0, 0}};
    call_made();
    check_polygon("4 corners", &small_box);
    check_polygon("8 corners", &small_eight);
    check_polygon("8 corners, 4 of them flat", &flat);
    turn_to("in the first quarter", 1000);
    turn_to("in the last quarter", 65000);
    for (unsigned turn = 1000; turn < 65536; turn += STEP) {
        turn_box("16 turns", (uint16_t)turn);
        place("4 corners, 16 turns", &small_box, (uint16_t)turn);
        place("8 corners, 16 turns", &small_eight, (uint16_t)turn);
        place("8 corners, 4 of them flat, 16 turns", &flat, (uint16_t)turn);
    }
    place("8 corners, rounded past each other", &flat, ALL_ON_HULL);
}
