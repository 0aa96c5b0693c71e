/* A game's own arithmetic by libfixmath, its collisions by fixhit, in one program. */
#ifdef FIXMATH_FIRST
#include <fix16.h>
#include <fixhit/fixhit.h>
#else
#include <fixhit/fixhit.h>

#include <fix16.h>
#endif
#include "port.h"

int main(void)
{
    /* A ball falls by fix16 numbers until fixhit sees the floor. */
    const fh_rect floor_box = {FH_PX(0), FH_PX(100), FH_PX(64), FH_PX(110)};
    const fix16_t gravity = fix16_div(fix16_from_int(1), fix16_from_int(8));
    fh_circle ball = {{FH_PX(32), 0}, fix16_mul(F16(2.5), fix16_from_int(2))};
    fix16_t speed = 0;
    int frames = 0;
    for (; !fh_touch_circle_rect(&ball, &floor_box) && frames < 1000; frames++) {
        speed = fix16_add(speed, gravity);
        ball.center.y = fix16_add(ball.center.y, speed);
    }
    /* 95 pixels at an eighth a frame more each frame: n (n + 1) / 16 >= 95 first at n = 39. */
    const bool good = frames == 39;
    port_print(good ? "1 passed, 0 failed\n" : "0 passed, 1 failed\n");
    return good ? 0 : 1;
}
