/* How often each rival is wrong, by the convention that it claims. */
#include "../../../tests/unit/random.h"
#include "families.h"
#include "host.h"
#include "judge.h"

#include <stdio.h>

enum { SEED = 20261130, RIVALS = 32 };

/* One set and question; what was found of each rival. */
typedef struct tally {
    set set;
    question question;
    size_t rivals;
    const family *families[RIVALS];
    const rival *rival[RIVALS];
    uint32_t wrong[RIVALS], first_wrong[RIVALS];
} tally;

static void find_rivals(tally *t)
{
    for (size_t f = 0; f < family_count; f++)
        for (size_t i = 0; set_suits(t->set, families[f]) && i < families[f]->count; i++)
            if (families[f]->rivals[i].question == t->question) {
                t->families[t->rivals] = families[f];
                t->rival[t->rivals++] = &families[f]->rivals[i];
            }
}

static bool answer(const family *f, const rival *r, const real_shape *a, const real_shape *b)
{
    own_shape own_a, own_b;
    f->take(a, &own_a);
    f->take(b, &own_b);
    const bool yes = ask(r, &own_a, &own_b);
    if (f->drop != NULL) {
        f->drop(&own_a);
        f->drop(&own_b);
    }
    return yes;
}

static void ask_all(tally *t, const pair *p)
{
    real_shape a, b;
    const meeting truth = judged(p);
    pair_in_reals(p, &a, &b);
    for (size_t i = 0; i < t->rivals; i++) {
        const bool right = t->rival[i]->claim == TOUCH ? truth.touch : truth.overlap;
        t->wrong[i] += answer(t->families[i], t->rival[i], &a, &b) != right;
    }
}

static uint64_t print_tally(const tally *t, uint32_t all)
{
    uint64_t of_fixhit = 0;
    for (size_t i = 0; i < t->rivals; i++) {
        const bool own =
            t->families[i] == &fixhit_family || t->families[i] == &fixhit_pixels_family;
        printf("%-16s | %-15s | %-26s | %-7s | %8u | %8u | %8.4f\n", set_names[t->set],
               question_names[t->question], t->families[i]->name,
               t->rival[i]->claim == TOUCH ? "touch" : "overlap", (unsigned)t->first_wrong[i],
               (unsigned)t->wrong[i], 100.0 * t->wrong[i] / all);
        of_fixhit += own ? t->wrong[i] : 0;
    }
    fflush(stdout);
    return of_fixhit;
}

static uint64_t count_set(set s, question q, uint32_t first, uint32_t all)
{
    tally t = {.set = s, .question = q, .rivals = 0};
    uint32_t state = SEED + 16 * (uint32_t)s + (uint32_t)q;
    find_rivals(&t);
    for (uint32_t i = 0; i < all; i++) {
        pair p;
        make_pair(s, q, &state, &p);
        ask_all(&t, &p);
        for (size_t r = 0; i + 1 == first && r < t.rivals; r++)
            t.first_wrong[r] = t.wrong[r];
    }
    return print_tally(&t, all);
}

uint64_t count_wrong(uint32_t first, uint32_t all)
{
    uint64_t of_fixhit = 0;
    printf("pairs: the first %u, all %u; seeds from %d\n", (unsigned)first, (unsigned)all, SEED);
    printf("%-16s | %-15s | %-26s | %-7s | %8s | %8s | %8s\n", "set", "question", "rival", "claims",
           "first", "all", "percent");
    for (int s = 0; s < SETS; s++)
        for (int q = 0; q < QUESTIONS; q++)
            if (set_has((set)s, (question)q))
                of_fixhit += count_set((set)s, (question)q, first, all);
    printf("wrong of fixhit: %llu\n", (unsigned long long)of_fixhit);
    return of_fixhit;
}
