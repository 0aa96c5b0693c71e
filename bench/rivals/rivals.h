/*
 * Rivals: other ways to ask what fixhit is asked. Each family of them keeps the shapes in numbers
 * of its own, as a game that uses it would, and brings a function for each question that it
 * answers.
 */
#ifndef RIVALS_H
#define RIVALS_H

#include <fixhit/fixhit.h>
#include <stddef.h>

typedef enum question {
    CIRCLE_CIRCLE,
    CIRCLE_RECT,
    RECT_RECT,
    SEGMENT_CIRCLE,
    CIRCLE_POLYGON,
    POLYGON_POLYGON, /* turned boxes */
    QUESTIONS
} question;

extern const char *const question_names[QUESTIONS];

/* Which of the two exact answers it means to give: a tangent pair touches and does not overlap. */
typedef enum claim { TOUCH, OVERLAP } claim;

enum { CORNERS = 4 };

/*
 * A shape in pixels, exact: any int32_t, halved or in Q16.16, is a double. A rect's corners are
 * the left upper and the right lower one; a polygon's stand in order.
 */
typedef struct real_shape {
    fh_kind kind;
    struct {
        double x, y;
    } at[CORNERS];
    double radius;
} real_shape;

/* Room for a shape in a family's own numbers, or for a pointer to it. */
typedef union own_shape {
    max_align_t aligned;
    unsigned char bytes[96];
} own_shape;

typedef void (*function)(void);
typedef bool ask_function(const void *a, const void *b);

typedef struct rival {
    const char *function; /* the symbol, by which its instructions are counted */
    function ask;         /* an ask_function, but for the types that its pointers point to */
    question question;
    claim claim;
} rival;

#define RIVAL(question, claim, name)                                                               \
    {                                                                                              \
#name, (function)name, question, claim                                                     \
    }

/* The pairs that a family's numbers are made for. */
typedef enum numbers {
    ANY_NUMBERS,
    FIX16_NUMBERS, /* what fits Q16.16 */
    FINE_NUMBERS,  /* pairs in Q16.16 */
    PIXEL_NUMBERS  /* pairs in whole pixels */
} numbers;

typedef struct family {
    const char *name;
    numbers numbers;
    bool floats;                                           /* uses float or double */
    void (*take)(const real_shape *shape, own_shape *own); /* makes it the family's own */
    void (*drop)(own_shape *own);                          /* null: nothing is to be given back */
    const rival *rivals;
    size_t count;
} family;

#define RIVALS_OF(array) (array), sizeof(array) / sizeof((array)[0])

/* One file each. */
extern const family fixhit_family, fixhit_pixels_family, double_family, float_family,
    float_clamped_family, float_sat_family, float_undivided_family, halved_family, fixmath_family,
    fixmath_sqrt_family;

/* Those of the machine that it runs on, fixhit's first. */
extern const family *const families[];
extern const size_t family_count;

static inline bool ask(const rival *r, const own_shape *a, const own_shape *b)
{
    return ((ask_function *)r->ask)(a, b);
}

#endif
