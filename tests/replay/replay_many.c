/* The same with 16 times as many boxes. */
#define BOXES 4096
#include "replay.c"
