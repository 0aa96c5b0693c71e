/* The bodies of wide.h's products: inlined where a multiply is one instruction, else compiled once,
 * in wide.c. FH_PRODUCT stands for which. */
FH_PRODUCT int64_t fh_dot(fh_vec a, fh_vec b)
{
    return (int64_t)((uint64_t)fh_multiply_signed(a.x, b.x) +
                     (uint64_t)fh_multiply_signed(a.y, b.y));
}

FH_PRODUCT int64_t fh_cross(fh_vec a, fh_vec b)
{
    return (int64_t)((uint64_t)fh_multiply_signed(a.x, b.y) -
                     (uint64_t)fh_multiply_signed(a.y, b.x));
}

FH_PRODUCT fh_wide fh_wide_product(uint64_t a, uint64_t b)
{
    const uint32_t a_low = (uint32_t)a, a_high = (uint32_t)(a >> 32);
    const uint32_t b_low = (uint32_t)b, b_high = (uint32_t)(b >> 32);
    const uint64_t low = fh_multiply(a_low, b_low);
    const uint64_t cross = fh_multiply(a_low, b_high);
    /* Neither sum passes 64 bits: (2^32 - 1)^2 + 2 (2^32 - 1) is 2^64 - 1. */
    const uint64_t middle = fh_multiply(a_high, b_low) + (low >> 32) + (uint32_t)cross;
    const uint64_t high = fh_multiply(a_high, b_high) + (cross >> 32) + (middle >> 32);
    return (fh_wide){high, middle << 32 | (uint32_t)low};
}

FH_PRODUCT fh_wide fh_wide_times(fh_wide a, uint32_t times)
{
    const uint64_t first = fh_multiply((uint32_t)a.low, times);
    const uint64_t second = fh_multiply((uint32_t)(a.low >> 32), times) + (first >> 32);
    const uint64_t third = fh_multiply((uint32_t)a.high, times) + (second >> 32);
    const uint32_t fourth = (uint32_t)(a.high >> 32) * times + (uint32_t)(third >> 32);
    return (fh_wide){(uint64_t)fourth << 32 | (uint32_t)third, second << 32 | (uint32_t)first};
}
