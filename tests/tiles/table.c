#include "../reports/reports.h"
#include "../unit/check.h"
#include "tile_tests.h"

#include <stddef.h>

#define ENTRY(name) {#name, test_##name},

const test tests[] = {TILE_TESTS(ENTRY) UNCHECKED_TILES(ENTRY) TILE_REPORTS(ENTRY){NULL, NULL}};
