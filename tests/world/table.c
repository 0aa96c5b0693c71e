#include "../unit/check.h"
#include "world_tests.h"

#include <stddef.h>

#define ENTRY(name) {#name, test_##name},

const test tests[] = {WORLD_TESTS(ENTRY){NULL, NULL}};
