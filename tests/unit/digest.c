#include "digest.h"

uint32_t digest_word(uint32_t digest, uint32_t word)
{
    for (int i = 0; i < 4; i++, word >>= 8)
        digest = (digest ^ (word & 255)) * UINT32_C(16777619);
    return digest;
}
