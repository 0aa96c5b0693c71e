/*
 * The library against the definition: every pair of small shapes, and random cases.
 *
 *     oracle PAIRS [SEED]
 */
#include "oracle.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { SHOWN = 10 };

static uint64_t asked, wrong;

core core_point(fh_vec p)
{
    return (core){1, {2 * (int64_t)p.x}, {2 * (int64_t)p.y}, 0};
}

core core_segment(fh_vec a, fh_vec b, fix16_t radius)
{
    return (core){2,
                  {2 * (int64_t)a.x, 2 * (int64_t)b.x},
                  {2 * (int64_t)a.y, 2 * (int64_t)b.y},
                  2 * (int64_t)radius};
}

core core_circle(const fh_circle *c)
{
    core s = core_point(c->center);
    s.radius = 2 * (int64_t)c->radius;
    return s;
}

core core_rect(const fh_rect *r)
{
    const int64_t left = 2 * (int64_t)r->left, right = 2 * (int64_t)r->right;
    const int64_t top = 2 * (int64_t)r->top, bottom = 2 * (int64_t)r->bottom;
    return (core){4, {left, right, right, left}, {top, top, bottom, bottom}, 0};
}

bool oracle_agrees(meeting wanted, bool touch, bool overlap)
{
    asked++;
    return (touch == wanted.touch && overlap == wanted.overlap) || wrong++ >= SHOWN;
}

static void run_small(const char *name, void (*small)(void))
{
    asked = 0;
    small();
    printf("%s: %" PRIu64 " small pairs, all there are in the grid\n", name, asked);
}

static void run_random(const char *name, void (*one)(uint32_t *), uint64_t pairs, uint32_t seed)
{
    uint64_t told = 0;
    asked = 0;
    for (uint32_t state = seed; asked < pairs;) {
        one(&state);
        if (asked - told < pairs / 5 || asked >= pairs) continue;
        told = asked;
        fprintf(stderr, "oracle: %s: %" PRIu64 " of %" PRIu64 "\n", name, told, pairs);
    }
    printf("%s: %" PRIu64 " random pairs, seed %" PRIu32 "\n", name, asked, seed);
}

/* A whole decimal number, or the program ends. */
static uint64_t number(const char *text, uint64_t most)
{
    char *end;
    const unsigned long long value = strtoull(text, &end, 10);
    if (*text >= '0' && *text <= '9' && *end == '\0' && value <= most) return value;
    fprintf(stderr, "oracle: \"%s\", expected a number up to %" PRIu64 "\n", text, most);
    exit(2);
}

static const struct {
    const char *name;
    void (*small)(void); /* or null, where there is no end of small ones */
    void (*random)(uint32_t *seed);
    uint64_t share; /* asked about this part of the pairs, since some cost more */
} parts[] = {
    {"wide.h", oracle_wide_small, oracle_wide_random, 40},
    {"overlap.h", oracle_overlap_small, oracle_overlap_random, 1},
    {"segment.h", oracle_segment_small, oracle_segment_random, 2},
    {"polygon.h", oracle_polygon_small, oracle_polygon_random, 4},
    {"rotation.h", oracle_rotation_small, oracle_rotation_random, 40},
    {"response.h and closest.h", oracle_response_small, oracle_response_random, 4},
    {"contact.h", oracle_contact_small, oracle_contact_random, 5},
    {"sweep.h", oracle_sweep_small, oracle_sweep_random, 5},
    {"cast.h", oracle_cast_small, oracle_cast_random, 10},
    {"sweep.h, lists", oracle_lists_small, oracle_lists_random, 20},
    {"move.h", oracle_moves_small, oracle_moves_random, 40},
    {"tiles.h, levels", NULL, oracle_tiles_random, 1000},
};

int main(int argc, char **argv)
{
    if (argc < 2 || argc > 3) {
        fprintf(stderr, "usage: oracle PAIRS [SEED]\n");
        return 2;
    }
    const uint64_t pairs = number(argv[1], UINT64_MAX);
    const uint64_t wanted = argc > 2 ? number(argv[2], UINT32_MAX) : 20261130;
    const uint32_t seed = wanted == 0 ? 1 : (uint32_t)wanted;
    if (POLYGON_STEP > 1) printf("of the polygons in a grid one in %d\n", POLYGON_STEP);
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        if (parts[i].small != NULL) run_small(parts[i].name, parts[i].small);
        run_random(parts[i].name, parts[i].random, pairs / parts[i].share, seed);
    }
    if (wrong > 0) printf("%" PRIu64 " pairs wrong\n", wrong);
    printf("%d passed, %d failed\n", wrong == 0, wrong != 0);
    return wrong == 0 ? 0 : 1;
}
