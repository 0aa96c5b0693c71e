#include "lines.h"

#include "port.h"

static uint32_t calls;

bool tell_counter(const char *program)
{
    const port_counter counter = port_counter_start();
    port_print(program);
    port_print("\ncounter: ");
    port_print(counter.name);
    port_print("\n");
    return counter.value != NULL;
}

/* By what is printed a run takes its time, so a case is named once. */
void tell_call(const char *name, const char *case_name, uint32_t ticks, bool yes)
{
    static const char *last_name, *last_case;
    const bool again = name == last_name && case_name == last_case;
    last_name = name;
    last_case = case_name;
    port_print(again ? "again" : "call ");
    if (!again) {
        port_print(name);
        port_print("|");
        port_print(case_name);
    }
    port_print("|");
    port_print_unsigned(ticks);
    port_print(yes ? "|yes\n" : "|no\n");
    calls++;
}

void tell_end(void)
{
    port_tell("end", calls);
}
