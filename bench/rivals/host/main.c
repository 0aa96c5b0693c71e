/*
 *     rivals wrong FIRST ALL    wrong answers of each, of a set's first and of all pairs
 *     rivals times              how long they take beside fixhit
 *     rivals list               who they are
 *     rivals versions           of the engines
 */
#include "box2d_shapes.h"
#include "families.h"
#include "host.h"

#include <chipmunk/chipmunk.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { USAGE = 2, MOST = 100000000 };

/* 0 for what is no whole number from 1 to MOST. */
static uint32_t count_of(const char *text)
{
    char *end;
    const unsigned long n = strtoul(text, &end, 10);
    return *end == '\0' && n <= MOST ? (uint32_t)n : 0;
}

/* Those that claim to tell of touch, which all do. */
static int list_rivals(void)
{
    static const char *const numbers_names[] = {[ANY_NUMBERS] = "any",
                                                [FIX16_NUMBERS] = "Q16.16",
                                                [FINE_NUMBERS] = "fine",
                                                [PIXEL_NUMBERS] = "pixels"};
    printf("%-31s | %-26s | %-15s | numbers\n", "function", "rival", "question");
    for (size_t i = 0; i < family_count; i++) {
        const family *const f = families[i];
        const bool on_host = f == &chipmunk_family || f == &box2d_family;
        for (size_t r = 0; r < f->count; r++)
            if (f->rivals[r].claim == TOUCH)
                printf("%-31s | %-26s | %-15s | %s\n", f->rivals[r].function, f->name,
                       question_names[f->rivals[r].question],
                       on_host ? "host" : numbers_names[f->numbers]);
    }
    return 0;
}

static int print_versions(void)
{
    int box2d[3];
    box2d_version(box2d);
    printf("Chipmunk2D %s, Box2D %d.%d.%d\n", cpVersionString, box2d[0], box2d[1], box2d[2]);
    return 0;
}

int main(int argc, char **argv)
{
    if (argc == 4 && strcmp(argv[1], "wrong") == 0) {
        const uint32_t first = count_of(argv[2]), all = count_of(argv[3]);
        if (first > 0 && first <= all) return count_wrong(first, all) == 0 ? 0 : 1;
    }
    if (argc == 2 && strcmp(argv[1], "times") == 0) return take_times() ? 0 : 1;
    if (argc == 2 && strcmp(argv[1], "list") == 0) return list_rivals();
    if (argc == 2 && strcmp(argv[1], "versions") == 0) return print_versions();
    fprintf(stderr,
            "usage: rivals wrong FIRST ALL, 1 <= FIRST <= ALL <= %d; or rivals times, list or "
            "versions\n",
            MOST);
    return USAGE;
}
