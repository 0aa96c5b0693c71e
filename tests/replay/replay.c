/*
 * The bench's scene for 10,000 frames, or as many as are asked for: prints what happened, the same everywhere.
 *
 *     replay [FRAMES]
 */
#include "../world/stage.h"
#include "port.h"

#include <stdlib.h>

int main(int argc, char **argv)
{
    const long frames = argc > 1 ? strtol(argv[1], NULL, 10) : 10000;
    fh_world world;
    scene s;
    if (frames <= 0 || !stage_start(&s, &world)) return 2;
    for (long i = 0; i < frames; i++)
        scene_frame(&s);
    port_tell("hits", s.hits);
    port_tell("begun", s.begun);
    port_tell("ended", s.ended);
    port_tell("pairs", (uint32_t)world.pair_count);
    port_tell("digest", s.digest);
    return 0;
}
