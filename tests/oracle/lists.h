/* Lists of boxes: the cases that sweeps of lists and moves share. */
#ifndef LISTS_H
#define LISTS_H

#include "motion.h"

enum { LIST_BOXES = 9, LIST_WORDS = 9 };

/* A mover, a circle or a rect, and the boxes in its way, 16 bytes or more from one to the next. */
typedef struct list_case {
    body mover;
    fh_vec motion;
    size_t count;
    size_t stride;
    fh_rect boxes[LIST_BOXES];
    int32_t room[LIST_BOXES * LIST_WORDS];
} list_case;

/* The list as the library takes it. */
fh_rects list_of(list_case *c);

void list_case_random(uint32_t *seed, list_case *c);

/* Every list of two small boxes, and small movers round them. */
void small_lists(void (*check)(list_case *c));

/* Counts what a judge said of a call, and shows what was wrong. */
void count_list(bool right, const list_case *c);

/* The first box from `from` on that is overlapped when the mover has gone, or count. */
size_t overlapped_box(const list_case *c, fh_vec travel, size_t from);

bool sweep_list(list_case *c, fh_vec motion, size_t *index, fh_hit *out);

#endif
