/*
 * One question whose every number the compiler knows, so that it may give two that are equal one register:
 * here the wanted box's ends and how often there are four boxes.
 */
#include "port.h"
#include <fixhit/fixhit.h>

static const _Alignas(4) fh_rect16 boxes[8] = {{9, 9, 9, 9}, {9, 9, 9, 9}, {9, 9, 9, 9},
                                               {9, 9, 9, 9}, {9, 9, 9, 9}, {2, 0, 3, 0},
                                               {9, 9, 9, 9}, {9, 9, 9, 9}};
static const fh_rects16 list = {boxes, 8, sizeof boxes[0]};
static const fh_rect wanted = {0, 0, 2, 0};

int main(void)
{
    const bool good = fh_find_touch_rect_rects16(&wanted, &list, 0) == 5;
    port_print(good ? "1 passed, 0 failed\n" : "0 passed, 1 failed\n");
    return good ? 0 : 1;
}
