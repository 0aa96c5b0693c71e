#include "../reports/reports.h"
#include "check.h"
#include "tests.h"

#include <stddef.h>

#define ENTRY(name) {#name, test_##name},

const test tests[] = {UNIT_TESTS(ENTRY) UNCHECKED_TESTS(ENTRY) REPORTS(ENTRY)
                          UNCHECKED_REPORTS(ENTRY){NULL, NULL}};
