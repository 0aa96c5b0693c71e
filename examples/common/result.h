/* What a game says of itself at the end: numbers, and a digest of all its frames, FNV-1a. */
#ifndef RESULT_H
#define RESULT_H

#include "port.h"

#define DIGEST_START UINT32_C(2166136261)

static inline uint32_t digest_number(uint32_t digest, int32_t number)
{
    uint32_t word = (uint32_t)number;
    for (int i = 0; i < 4; i++, word >>= 8)
        digest = (digest ^ (word & 255)) * 16777619u;
    return digest;
}

static inline void tell_digest(uint32_t digest)
{
    port_print("digest ");
    port_print_hex(digest);
    port_print("\n");
}

/* The game's one argument, a recording; false, and said why, for anything else. */
static inline bool take_recording(int argc, char **argv, const char *usage)
{
    if (argc <= 2) return argc < 2 || port_script(argv[1]);
    port_complain(usage);
    return false;
}

#endif
