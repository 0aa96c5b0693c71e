/* Digests of a run: FNV-1a, the same on every machine. */
#ifndef RESULT_H
#define RESULT_H

#include "port.h"

#define DIGEST_START UINT32_C(2166136261)

static inline uint32_t digest_byte(uint32_t digest, uint8_t byte)
{
    return (digest ^ byte) * 16777619u;
}

static inline uint32_t digest_number(uint32_t digest, int32_t number)
{
    uint32_t word = (uint32_t)number;
    for (int i = 0; i < 4; i++, word >>= 8)
        digest = digest_byte(digest, (uint8_t)word);
    return digest;
}

static inline void tell_digest(const char *name, uint32_t digest)
{
    port_print(name);
    port_print(" ");
    port_print_hex(digest);
    port_print("\n");
}

#endif
