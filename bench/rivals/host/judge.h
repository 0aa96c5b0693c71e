/* The exact answers, by the oracle's definition: big numbers, and nothing of the library's. */
#ifndef JUDGE_PAIR_H
#define JUDGE_PAIR_H

#include "../../../tests/oracle/definition.h"
#include "../sets.h"

meeting judged(const pair *p);

#endif
