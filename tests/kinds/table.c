#include "../unit/check.h"
#include "kinds_tests.h"

#include <stddef.h>

#define ENTRY(name) {#name, test_##name},

const test tests[] = {KINDS_TESTS(ENTRY) UNCHECKED_KINDS(ENTRY){NULL, NULL}};
