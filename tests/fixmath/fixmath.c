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
    /* Its sines turn a polygon; at a quarter turn its cosine is 508 / 65536 and not 0. */
    bool good = frames == 39;
    for (int eighth = 0; eighth < 8; eighth++) {
        const fh_rotation by_turn = fh_rotation_from_turn((uint16_t)(eighth * 8192));
        const fh_rotation r = fh_rotation_from_radians(fix16_mul(F16(0.785398163), eighth << 16));
        good = good && fix16_abs(fix16_sub(r.cosine, by_turn.cosine)) < 600 &&
               fix16_abs(fix16_sub(r.sine, by_turn.sine)) < 600;
    }
    port_print(good ? "1 passed, 0 failed\n" : "0 passed, 1 failed\n");
    return good ? 0 : 1;
}
