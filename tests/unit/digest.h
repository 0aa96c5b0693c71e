/* FNV-1a over 32-bit words, lowest byte first. */
#ifndef DIGEST_H
#define DIGEST_H

#include <stdint.h>

#define DIGEST_START UINT32_C(2166136261)
uint32_t digest_word(uint32_t digest, uint32_t word);

#endif
