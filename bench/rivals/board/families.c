#include "../rivals.h"

const family *const families[] = {
    &fixhit_family,        &fixhit_pixels_family, &double_family,          &float_family,
    &float_clamped_family, &float_sat_family,     &float_undivided_family, &halved_family,
    &fixmath_family,       &fixmath_sqrt_family,
};
const size_t family_count = sizeof families / sizeof families[0];
