/* The one file that needs libfixmath: by its two functions' names, so that no header of it does. */
#include "fixhit/rotation.h"

fix16_t fix16_sin(fix16_t angle);
fix16_t fix16_cos(fix16_t angle);

fh_rotation fh_rotation_from_radians(fix16_t radians)
{
    return (fh_rotation){fix16_cos(radians), fix16_sin(radians)};
}
