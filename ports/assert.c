/* A broken precondition, told before the program ends. */
#include "fixhit/options.h"
#include "port.h"

void fh_assert_failed(const char *function, const char *precondition)
{
    const char *const parts[] = {"fixhit: ", function, ": broken precondition: ", precondition,
                                 "\n"};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        port_complain(parts[i]);
    port_abort();
}
