/*
 * How long each rival takes beside fixhit, on this machine: in one run, in turns, the median of
 * some rounds. Pairs are asked in random order, where a processor cannot foresee which way a
 * question goes, and ordered by where the second shape lies and by the answer, where it can.
 */
#include "families.h"
#include "host.h"
#include "rounds.h"

#include <stdio.h>
#include <stdlib.h>

enum { PAIRS = 4096, RIVALS = 16, SEED = 20261130 };

/* One rival's shapes: as near each other as a game would have them. */
typedef struct entrant {
    const family *family;
    const rival *rival;
    unsigned char *shapes;
    double ratios[ROUNDS];
} entrant;

static size_t size_of_shape(question q)
{
    return q <= RECT_RECT ? 32 : sizeof(own_shape);
}

static own_shape *shape_of(const entrant *e, question q, int index)
{
    void *const at = e->shapes + (size_t)index * size_of_shape(q);
    return at;
}

/* Which way a question goes: beside, above or below, and the answer. */
static int path_of(const pair *p)
{
    const fh_rect a = fh_shape_bounds(&p->a), b = fh_shape_bounds(&p->b);
    const int x = b.left > a.right ? 0 : b.right < a.left ? 1 : 2;
    const int y = b.top > a.bottom ? 0 : b.bottom < a.top ? 1 : 2;
    return (x * 3 + y) * 2 + fh_touch(&p->a, &p->b);
}

enum { PATHS = 18 };

/* Each pair's place among all: as they come, or by their paths. */
static void find_places(set s, question q, bool by_path, int places[PAIRS])
{
    int next[PATHS + 1] = {0}, paths[PAIRS];
    uint32_t state = SEED;
    pair p;
    for (int i = 0; i < PAIRS; i++) {
        make_pair(s, q, &state, &p);
        paths[i] = by_path ? path_of(&p) : 0;
        next[paths[i] + 1]++;
    }
    for (int path = 0; path < PATHS; path++)
        next[path + 1] += next[path];
    for (int i = 0; i < PAIRS; i++)
        places[i] = next[paths[i]]++;
}

static bool take_pairs(entrant *e, set s, question q, const int places[PAIRS])
{
    uint32_t state = SEED;
    pair p;
    own_shape own;
    real_shape a, b;
    e->shapes = malloc(2 * PAIRS * sizeof own);
    for (int i = 0; e->shapes != NULL && i < PAIRS; i++) {
        make_pair(s, q, &state, &p);
        pair_in_reals(&p, &a, &b);
        e->family->take(&a, shape_of(e, q, 2 * places[i]));
        e->family->take(&b, shape_of(e, q, 2 * places[i] + 1));
    }
    return e->shapes != NULL;
}

static void give_back(entrant *e, question q)
{
    for (int i = 0; e->family->drop != NULL && i < 2 * PAIRS; i++)
        e->family->drop(shape_of(e, q, i));
    free(e->shapes);
}

/*
 * The pairs as they stand; or all of them in another order each time, which no processor learns by
 * heart.
 */
static double time_once(const entrant *e, question q, bool by_path)
{
    const double start = own_seconds();
    size_t yes = 0;
    for (unsigned n = 0; n < REPEATS; n++) {
        const unsigned step = by_path ? 1 : 2 * (n * 797 % PAIRS) + 1; /* odd: it meets each */
        for (unsigned i = 0, at = n; i < PAIRS; i++, at += step) {
            const int first = 2 * (int)(by_path ? i : at % PAIRS);
            yes += ask(e->rival, shape_of(e, q, first), shape_of(e, q, first + 1));
        }
    }
    keep_answers(yes);
    return own_seconds() - start;
}

static int find_entrants(set s, question q, entrant *found)
{
    int count = 0;
    for (size_t f = 0; f < family_count; f++)
        for (size_t i = 0; set_suits(s, families[f]) && i < families[f]->count; i++)
            if (families[f]->rivals[i].question == q && families[f]->rivals[i].claim == TOUCH)
                found[count++] = (entrant){.family = families[f], .rival = &families[f]->rivals[i]};
    return count;
}

/* The first of the entrants is fixhit. */
static bool time_question(set s, question q, bool by_path)
{
    static int places[PAIRS];
    entrant entrants[RIVALS];
    double own[ROUNDS];
    const int count = find_entrants(s, q, entrants);
    find_places(s, q, by_path, places);
    for (int i = 0; i < count; i++)
        if (!take_pairs(&entrants[i], s, q, places)) return false;
    for (int round = 0; round < ROUNDS; round++) {
        own[round] = time_once(&entrants[0], q, by_path);
        for (int i = 0; i < count; i++)
            entrants[i].ratios[round] = time_once(&entrants[i], q, by_path) / own[round];
    }
    const double nanoseconds = 1e9 * median(own) / (REPEATS * PAIRS);
    for (int i = 0; i < count; i++) {
        print_time(set_names[s], question_names[q], by_path ? "by path" : "random",
                   entrants[i].family->name, i == 0 ? 1.0 : median(entrants[i].ratios),
                   nanoseconds);
        give_back(&entrants[i], q);
    }
    return true;
}

bool take_times(void)
{
    printf("%-11s | %-15s | %-8s | %-26s | %6s | %6s\n", "set", "question", "order", "rival",
           "ratio", "ns of fixhit's");
    for (int by_path = 0; by_path < 2; by_path++) {
        for (int q = 0; q < QUESTIONS; q++)
            if (!time_question(ON_SCREEN, (question)q, by_path != 0)) return false;
        for (int q = 0; q <= RECT_RECT; q++)
            if (!time_question(ODD, (question)q, by_path != 0)) return false;
    }
    time_lists();
    return true;
}
