/*
 * Counts what each rival takes, call by call, told as lines.h says. With the argument
 * "whole" only those that use no float: the cycle model has no price for the instructions of a
 * floating-point unit.
 */
#include "../../lines.h"
#include "../../ticks.h"
#include "../sets.h"

#include <string.h>

enum { SEED = 20261130 };

/*
 * What is asked, in Q16.16 or in whole pixels: so many pairs of a set, or so many of it that do
 * not touch.
 */
static const struct counted_case {
    const char *name;
    set set;
    bool in_pixels, misses;
    int count;
} cases[] = {
    {"random", ON_SCREEN, false, false, 300},
    {"near misses", NEAR_256, false, true, 100},
    {"contacts", NEAR_2, false, false, 100},
    {"odd pixels", ODD, true, false, 300},
    {"odd pixels, near misses", ODD_NEAR, true, true, 100},
};

static void count_rival(const family *f, const rival *r, const char *case_name, const pair *p)
{
    static own_shape a, b;
    real_shape real_a, real_b;
    bool yes;
    pair_in_reals(p, &real_a, &real_b);
    f->take(&real_a, &a);
    f->take(&real_b, &b);
    const uint32_t arguments[CALL_WORDS] = {word(&a), word(&b)};
    const uint32_t ticks = ticks_of(r->ask, arguments, &yes);
    tell_call(r->function, case_name, ticks, yes);
}

static void count_case(const family *f, const rival *r, const struct counted_case *c)
{
    uint32_t state = SEED;
    pair p;
    for (int count = 0;
         count < c->count;) { /* of pairs near each other about every other one misses */
        make_pair(c->set, r->question, &state, &p);
        if (c->misses && fh_touch(&p.a, &p.b)) continue;
        count_rival(f, r, c->name, &p);
        count++;
    }
}

static void count_all(const family *f, const rival *r)
{
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
        if (cases[i].in_pixels == (f->numbers == PIXEL_NUMBERS)) count_case(f, r, &cases[i]);
}

int main(int argc, char **argv)
{
    static const uint32_t nothing[CALL_WORDS];
    const bool whole = argc == 2 && strcmp(argv[1], "whole") == 0;
    if (!tell_counter("fixhit rivals")) return 1;
    tell_call("count_empty", "calibration", ticks_of(count_empty, nothing, NULL), false);
    for (size_t f = 0; f < family_count; f++)
        for (size_t i = 0; !(whole && families[f]->floats) && i < families[f]->count; i++)
            if (families[f]->rivals[i].claim == TOUCH)
                count_all(families[f], &families[f]->rivals[i]);
    tell_end();
    return 0;
}
