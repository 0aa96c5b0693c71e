/* Bodies of four boxes, against each other and against a circle, as they stand and flipped. */
#include "bench.h"
#include "scenes.h"

/* A box of 10 pixels in each corner of 40 x 40. */
#define BOX(left, top)                                                                             \
    {                                                                                              \
        FH_PX(left), FH_PX(top), FH_PX(left + 10), FH_PX(top + 10)                                 \
    }
static const fh_rect body[] = {BOX(-20, -20), BOX(10, -20), BOX(-20, 10), BOX(10, 10)};

/* How far off the second one's middle the first one stands, and the circle of radius 10, in pixels. Near:
 * between the boxes. */
static const struct scene {
    const char *name, *flipped;
    int x, y, circle_x, circle_y;
} scenes[] = {
#define SCENE(name, x, y, circle_x, circle_y)                                                      \
    {                                                                                              \
        name, name ", flipped", x, y, circle_x, circle_y                                           \
    }
    SCENE("far miss", 300, 20, 300, 20),  SCENE("far miss, above or below", 20, 300, 20, 300),
    SCENE("near miss", 15, 0, 0, 0),      SCENE("one box hit", 35, 35, 22, 22),
    SCENE("all boxes hit", 2, 2, 15, 15),
};

static void from_sides(const struct scene *s, bool flipped)
{
    static size_t first_box, second_box;
    const char *const name = flipped ? s->flipped : s->name;
    const fh_compound b = {body, 4, middle, flipped ? FH_FLIP_X : 0};
    for (int side = 0; side < 4; side++) {
        const int sx = side % 2 == 0 ? 1 : -1, sy = side < 2 ? 1 : -1;
        const fh_compound a = {body, 4, off(middle, sx * s->x, sy * s->y),
                               flipped ? FH_FLIP_X | FH_FLIP_Y : 0};
        const fh_vec center = off(middle, sx * s->circle_x, sy * s->circle_y);
        const fh_shape circle = {.kind = FH_CIRCLE, .as.circle = {center, FH_PX(10)}};
        const uint32_t two[CALL_WORDS] = {word(&a), word(&b), word(&first_box), word(&second_box)};
        const uint32_t one[CALL_WORDS] = {word(&b), word(&circle), word(&first_box)};
        call("fh_touch_compound_compound", name, (function)fh_touch_compound_compound, two);
        call("fh_overlap_compound_compound", name, (function)fh_overlap_compound_compound, two);
        call("fh_touch_compound_shape", name, (function)fh_touch_compound_shape, one);
        call("fh_overlap_compound_shape", name, (function)fh_overlap_compound_shape, one);
    }
}

void measure_compounds(void)
{
    for (unsigned i = 0; i < sizeof scenes / sizeof scenes[0]; i++)
        for (int flipped = 0; flipped < 2; flipped++)
            from_sides(&scenes[i], flipped == 1);
    for (unsigned flips = 0; flips < 4; flips += 3) {
        static fh_rect out;
        const fh_compound c = {body, 4, middle, flips};
        const uint32_t words[CALL_WORDS] = {word(&out), word(&c), 2};
        call("fh_compound_box", flips == 0 ? "as it stands" : "flipped", (function)fh_compound_box,
             words);
    }
}
