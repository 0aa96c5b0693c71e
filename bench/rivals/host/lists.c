/* How long a list of boxes takes beside a float test of each. */
#include "../sets.h"
#include "../tutorial_float.h"
#include "rounds.h"

enum { PAIRS = 4096, LISTS = 16, SEED = 20261130 };

/* Boxes as in random pairs, from which movers look for the first that touches, and the next. */
static fh_rect boxes[PAIRS];
static float_rect float_boxes[PAIRS];
static fh_circle circles[LISTS];
static float_circle float_circles[LISTS];
static fh_rect rects[LISTS];
static float_rect float_rects[LISTS];

static void fill_lists(void)
{
    const float unit = 1.0f / 65536;
    uint32_t state = SEED;
    pair p;
    for (int i = 0; i < PAIRS; i++) {
        make_pair(ON_SCREEN, CIRCLE_RECT, &state, &p);
        boxes[i] = p.b.as.rect;
        float_boxes[i] = float_rect_of(&boxes[i]);
        fh_circle *const c = &circles[i % LISTS];
        *c = p.a.as.circle;
        float_circles[i % LISTS] = (float_circle){
            {(float)c->center.x * unit, (float)c->center.y * unit}, (float)c->radius * unit};
        rects[i % LISTS] = fh_shape_bounds(&p.a);
        float_rects[i % LISTS] = float_rect_of(&rects[i % LISTS]);
    }
}

static double time_list(int which)
{
    const fh_rects list = FH_RECTS(boxes);
    const double start = own_seconds();
    size_t found = 0;
    for (int n = 0; n < REPEATS; n++)
        for (size_t i = 0; i < PAIRS; i++, found++)
            i = which == 0 ? fh_find_touch_circle_rects(&circles[n % LISTS], &list, i)
                : which == 1
                    ? float_find_circle_rects(&float_circles[n % LISTS], float_boxes, PAIRS, i)
                : which == 2 ? fh_find_touch_rect_rects(&rects[n % LISTS], &list, i)
                             : float_find_rects(&float_rects[n % LISTS], float_boxes, PAIRS, i);
    keep_answers(found);
    return own_seconds() - start;
}

void time_lists(void)
{
    static const char *const names[2] = {"circle, rects", "rect, rects"};
    fill_lists();
    for (int shape = 0; shape < 2; shape++) {
        double own[ROUNDS], ratios[ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            own[round] = time_list(2 * shape);
            ratios[round] = time_list(2 * shape + 1) / own[round];
        }
        const double nanoseconds = 1e9 * median(own) / (REPEATS * PAIRS);
        print_time("list", names[shape], "random", "fixhit", 1, nanoseconds);
        print_time("list", names[shape], "random", "float, squares", median(ratios), nanoseconds);
    }
}
