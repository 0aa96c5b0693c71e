/* Lists of boxes of 16 bits against asking box by box, in the widths of fh_rect. */
#include "check.h"
#include "random.h"
#include "tests.h"

enum { MOST = 225, QUESTIONS = 4 };

/* How a list lies in memory; only the first is a plain array aligned to 4 bytes. */
static const struct layout {
    size_t offset, stride;
} layouts[] = {{0, 8}, {2, 8}, {0, 12}, {2, 10}};
enum { LAYOUTS = sizeof layouts / sizeof layouts[0] };

static fh_rects16 laid_out(const fh_rect16 *boxes, size_t count, const struct layout *how)
{
    static _Alignas(4) unsigned char memory[2 + MOST * 12];
    for (size_t i = 0; i < count; i++)
        *(fh_rect16 *)(void *)(memory + how->offset + i * how->stride) = boxes[i];
    return (fh_rects16){(fh_rect16 *)(void *)(memory + how->offset), count, how->stride};
}

typedef struct shapes {
    fh_circle circle;
    fh_rect rect;
} shapes;

static bool asked(unsigned question, const shapes *s, const fh_rect16 *box)
{
    const fh_rect rect = {box->left, box->top, box->right, box->bottom};
    switch (question) {
    case 0:
        return fh_touch_circle_rect(&s->circle, &rect);
    case 1:
        return fh_overlap_circle_rect(&s->circle, &rect);
    case 2:
        return fh_touch_rect_rect(&s->rect, &rect);
    default:
        return fh_overlap_rect_rect(&s->rect, &rect);
    }
}

static size_t found(unsigned question, const shapes *s, const fh_rects16 *list, size_t from)
{
    switch (question) {
    case 0:
        return fh_find_touch_circle_rects16(&s->circle, list, from);
    case 1:
        return fh_find_overlap_circle_rects16(&s->circle, list, from);
    case 2:
        return fh_find_touch_rect_rects16(&s->rect, list, from);
    default:
        return fh_find_overlap_rect_rects16(&s->rect, list, from);
    }
}

/* Each box that is found, and that there are no others. */
static void check_list(const shapes *s, const fh_rect16 *boxes, const fh_rects16 *list)
{
    for (unsigned question = 0; question < QUESTIONS; question++) {
        for (size_t from = 0; from <= list->count; from++) {
            size_t wanted = from;
            while (wanted < list->count && !asked(question, s, &boxes[wanted]))
                wanted++;
            CHECK_EQUAL(found(question, s, list, from), wanted);
            from = wanted;
        }
        CHECK_EQUAL(found(question, s, list, SIZE_MAX), list->count);
    }
}

/* Every box of a small grid round 0, in one list, against every rect and circle there. */
void test_find16_grid(void)
{
    enum { SIZE = 2, BEYOND = SIZE + 1 };
    static fh_rect16 boxes[MOST];
    size_t count = 0;
    for (int16_t left = -SIZE; left <= SIZE; left++)
        for (int16_t top = -SIZE; top <= SIZE; top++)
            for (int16_t right = left; right <= SIZE; right++)
                for (int16_t bottom = top; bottom <= SIZE; bottom++)
                    boxes[count++] = (fh_rect16){left, top, right, bottom};
    CHECK(count == MOST);
    const fh_rects16 list = laid_out(boxes, count, &layouts[0]);
    shapes s = {.rect = {-BEYOND, 0, 0, 0}};
    for (; s.rect.left <= BEYOND; s.rect.left++)
        for (s.rect.top = -BEYOND; s.rect.top <= BEYOND; s.rect.top++)
            for (s.rect.right = s.rect.left; s.rect.right <= BEYOND; s.rect.right++)
                for (s.rect.bottom = s.rect.top; s.rect.bottom <= BEYOND; s.rect.bottom++) {
                    check_item("left", (uint32_t)s.rect.left);
                    s.circle = (fh_circle){{s.rect.left, s.rect.top}, s.rect.right - s.rect.left};
                    check_list(&s, boxes, &list);
                }
}

/* Near 0, near an end of 16 bits, or of any size. */
static int32_t number(uint32_t *state)
{
    static const int32_t places[] = {0, 0, INT16_MIN, INT16_MAX};
    return places[random_below(state, 4)] + random_small(state, 9);
}

static int16_t held(int32_t n)
{
    if (n < INT16_MIN) return INT16_MIN;
    return n > INT16_MAX ? INT16_MAX : (int16_t)n;
}

static fh_rect random_rect(uint32_t *state, int32_t (*coordinate)(uint32_t *state))
{
    const fh_vec a = {coordinate(state), coordinate(state)};
    const fh_vec b = {coordinate(state), coordinate(state)};
    return fh_rect_from_corners(a, b);
}

static int32_t far_number(uint32_t *state)
{
    return random_below(state, 4) == 0 ? number_of_bits(random_next(state)) : number(state);
}

void test_find16_random(void)
{
    enum { ROUNDS = 400, LONGEST = 21 };
    static const fh_rect ends[] = {{INT32_MIN, INT32_MIN, INT32_MIN, INT32_MAX},
                                   {INT32_MIN, INT32_MIN, INT32_MAX, INT32_MAX},
                                   {INT32_MAX, 0, INT32_MAX, 0},
                                   {INT16_MAX, INT16_MIN, INT32_MAX, INT16_MIN},
                                   {INT16_MIN - 1, 0, INT16_MIN - 1, 0}};
    enum { EXTREMES = sizeof ends / sizeof ends[0] };
    uint32_t state = 16;
    for (uint32_t i = 0; i < ROUNDS; i++) {
        check_item("list", i);
        fh_rect16 boxes[LONGEST];
        const size_t count = random_below(&state, LONGEST + 1);
        for (size_t k = 0; k < count; k++) {
            const fh_rect r = random_rect(&state, number);
            boxes[k] = (fh_rect16){held(r.left), held(r.top), held(r.right), held(r.bottom)};
        }
        const fh_rects16 list = laid_out(boxes, count, &layouts[i % LAYOUTS]);
        shapes s = {.rect = i / LAYOUTS < EXTREMES ? ends[i / LAYOUTS]
                                                   : random_rect(&state, far_number)};
        s.circle.center = (fh_vec){far_number(&state), far_number(&state)};
        s.circle.radius = number_of_bits(random_next(&state) >> (1 + random_below(&state, 31)));
        check_list(&s, boxes, &list);
    }
}

void test_find16_lists(void)
{
    static const fh_rect16 boxes[] = {{0, 0, 2, 2}, {10, 0, 12, 2}, {0, 0, 2, 2}};
    const fh_rects16 list = FH_RECTS16(boxes), empty = {NULL, 0, sizeof(fh_rect16)};
    const fh_rect corner = {12, 2, 13, 3};
    CHECK(list.count == 3 && list.stride == 8);
    CHECK(fh_find_touch_rect_rects16(&corner, &list, 0) == 1);
    CHECK(fh_find_overlap_rect_rects16(&corner, &FH_RECTS16(boxes), 0) == 3);
    CHECK(fh_find_touch_rect_rects16(&corner, &empty, 7) == 0);
}
