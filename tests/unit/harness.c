/* Runs the tests of a program's table and counts them. */
#include "check.h"
#include "port.h"

enum { SHOWN = 20 };

static uint32_t failures;
static const char *item_name;
static uint32_t item_index;

void check_item(const char *name, uint32_t index)
{
    item_name = name;
    item_index = index;
}

static bool failed_at(const char *file, int line, const char *text)
{
    if (failures++ >= SHOWN) return false;
    port_print(file);
    port_print(":");
    port_print_signed(line);
    port_print(": ");
    port_print(text);
    if (item_name == NULL) return true;
    port_print(" [");
    port_print(item_name);
    port_print(" ");
    port_print_unsigned(item_index);
    port_print("]");
    return true;
}

void check_that(bool ok, const char *file, int line, const char *text)
{
    if (!ok && failed_at(file, line, text)) port_print(" is false\n");
}

void check_equal(uint32_t got, uint32_t wanted, const char *file, int line, const char *text)
{
    if (got == wanted || !failed_at(file, line, text)) return;
    port_print(" is 0x");
    port_print_hex(got);
    port_print(", wanted 0x");
    port_print_hex(wanted);
    port_print("\n");
}

int main(void)
{
    uint32_t passed = 0, failed = 0;
    for (const test *t = tests; t->run != NULL; t++) {
        failures = 0;
        item_name = NULL;
        t->run();
        if (failures == 0) {
            passed++;
            continue;
        }
        failed++;
        port_print("FAILED ");
        port_print(t->name);
        port_print("\n");
    }
    port_print_unsigned(passed);
    port_print(" passed, ");
    port_print_unsigned(failed);
    port_print(" failed\n");
    return failed == 0 ? 0 : 1;
}
