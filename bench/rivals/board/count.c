/*
 * Counts what each rival takes, call by call, in the lines of bench/bench.c. With the argument "whole" only those
 * that use no float: the cycle model has no price for the instructions of a floating-point unit.
 */
#include "../../ticks.h"
#include "../sets.h"

#include <string.h>

enum { RANDOM = 300, MISSES = 100, SEED = 20261130 };

static uint32_t calls;

static void print_call(const char *name, const char *case_name, uint32_t ticks, bool yes)
{
    port_print("call ");
    port_print(name);
    port_print("|");
    port_print(case_name);
    port_print("|");
    port_print_unsigned(ticks);
    port_print(yes ? "|yes\n" : "|no\n");
    calls++;
}

static void count_rival(const family *f, const rival *r, const char *case_name, const pair *p)
{
    static own_shape a, b;
    real_shape real_a, real_b;
    bool yes;
    pair_in_reals(p, &real_a, &real_b);
    f->take(&real_a, &a);
    f->take(&real_b, &b);
    const uint32_t arguments[CALL_WORDS] = {pointer_word(&a), pointer_word(&b)};
    const uint32_t ticks = ticks_of(r->ask, arguments, &yes);
    print_call(r->function, case_name, ticks, yes);
}

static void count_all(const family *f, const rival *r)
{
    const bool in_pixels = f->numbers == PIXEL_NUMBERS;
    uint32_t state = SEED;
    pair p;
    for (int i = 0; i < RANDOM; i++) {
        make_pair(in_pixels ? ODD : ON_SCREEN, r->question, &state, &p);
        count_rival(f, r, in_pixels ? "odd pixels" : "random", &p);
    }
    for (int misses = 0; misses < MISSES;) { /* about every other one is */
        make_pair(in_pixels ? ODD_NEAR : NEAR_256, r->question, &state, &p);
        if (fh_touch(&p.a, &p.b)) continue;
        count_rival(f, r, in_pixels ? "odd pixels, near misses" : "near misses", &p);
        misses++;
    }
}

int main(int argc, char **argv)
{
    static const uint32_t nothing[CALL_WORDS];
    const bool whole = argc == 2 && strcmp(argv[1], "whole") == 0;
    const port_counter counter = port_counter_start();
    port_print("fixhit rivals\ncounter: ");
    port_print(counter.name);
    port_print("\n");
    if (counter.value == NULL) return 1;
    print_call("count_empty", "calibration", ticks_of(count_empty, nothing, NULL), false);
    for (size_t f = 0; f < family_count; f++)
        for (size_t i = 0; !(whole && families[f]->floats) && i < families[f]->count; i++)
            if (families[f]->rivals[i].claim == TOUCH)
                count_all(families[f], &families[f]->rivals[i]);
    port_print("end ");
    port_print_unsigned(calls);
    port_print("\n");
    return 0;
}
