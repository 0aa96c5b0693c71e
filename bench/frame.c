/* What a frame of a game asks: lists of boxes, moves with slides, and what a motion becomes at a surface. */
#include "../tests/unit/random.h"
#include "bench.h"

enum { BOXES = 32 };

static fh_rect boxes[BOXES]; /* a floor of 32 pixels each, the last one a wall on it */
static const fh_rects list = {boxes, BOXES, sizeof boxes[0]};
static const fh_rects one = {boxes, 1, sizeof boxes[0]};

static void lay_floor(void)
{
    for (int i = 0; i < BOXES; i++)
        boxes[i] = (fh_rect){FH_PX(32 * i), FH_PX(200), FH_PX(32 * i + 32), FH_PX(240)};
    boxes[BOXES - 1] = (fh_rect){FH_PX(300), FH_PX(150), FH_PX(320), FH_PX(200)};
}

/* A mover 20 wide whose lower edge is so high above the floor. */
static void call_lists(const char *case_name, const fh_rects *rects, int x, int above, int mx,
                       int my)
{
    static fh_hit hit;
    static size_t index, hits[4];
    static fh_move move;
    const fh_vec at = {FH_PX(x), FH_PX(190 - above)};
    const fh_circle circle = {at, FH_PX(10)};
    const fh_rect rect = {at.x - FH_PX(10), at.y - FH_PX(10), at.x + FH_PX(10), at.y + FH_PX(10)};
    const uint32_t x_word = (uint32_t)FH_PX(mx), y_word = (uint32_t)FH_PX(my);
    uint32_t words[CALL_WORDS] = {word(&circle), x_word,       y_word,
                                  word(rects),   word(&index), word(&hit)};
    move = (fh_move){.hits = hits, .capacity = 4};
    call("fh_sweep_circle_rects", case_name, (function)fh_sweep_circle_rects, words);
    words[0] = word(&rect);
    call("fh_sweep_rect_rects", case_name, (function)fh_sweep_rect_rects, words);
    words[4] = 3; /* slides */
    words[5] = word(&move);
    call("fh_move_rect_rects", case_name, (function)fh_move_rect_rects, words);
    words[0] = word(&circle);
    call("fh_move_circle_rects", case_name, (function)fh_move_circle_rects, words);
}

static void call_responses(const char *case_name, fh_vec motion, fh_vec normal)
{
    static fh_vec out; /* a struct of two words comes back by memory */
    const uint32_t words[CALL_WORDS] = {word(&out), (uint32_t)motion.x, (uint32_t)motion.y,
                                        (uint32_t)normal.x, (uint32_t)normal.y};
    call("fh_slide", case_name, (function)fh_slide, words);
    call("fh_bounce", case_name, (function)fh_bounce, words);
    call("fh_unit", case_name, (function)fh_unit, words);
    const uint32_t alone[CALL_WORDS] = {(uint32_t)normal.x, (uint32_t)normal.y};
    call("fh_side_of", case_name, (function)fh_side_of, alone);
}

static void call_closest(const char *case_name, fh_vec point)
{
    static const fh_segment segment = {{FH_PX(10), FH_PX(20)}, {FH_PX(90), FH_PX(50)}};
    static fh_vec out;
    const uint32_t words[CALL_WORDS] = {word(&out), (uint32_t)point.x, (uint32_t)point.y,
                                        word(&segment)};
    call("fh_closest_on_segment", case_name, (function)fh_closest_on_segment, words);
}

void measure_frame(void)
{
    lay_floor();
    call_lists("1 box, far miss", &one, 100, 80, 2, 3);
    call_lists("1 box, hit", &one, 16, 2, 2, 5);
    call_lists("32 boxes, in the air", &list, 100, 80, 2, 3);
    call_lists("32 boxes, on the floor", &list, 100, 0, 3, 1);
    call_lists("32 boxes, falls on the floor", &list, 100, 2, 3, 5);
    call_lists("32 boxes, into the corner", &list, 288, 1, 4, 4);
    call_responses("by an axis", (fh_vec){FH_PX(3), FH_PX(2)}, (fh_vec){0, -65536});
    call_responses("slanted", (fh_vec){FH_PX(3), FH_PX(2)}, (fh_vec){-FH_PX(5), -FH_PX(7)});
    call_responses("away", (fh_vec){FH_PX(3), FH_PX(2)}, (fh_vec){FH_PX(5), FH_PX(7)});
    call_closest("beside", (fh_vec){FH_PX(40), FH_PX(60)});
    call_closest("beyond an end", (fh_vec){FH_PX(100), FH_PX(90)});
}
