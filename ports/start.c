/* What a program is told to play. */
#include "port.h"

#include <string.h>

static bool usage(const char *program)
{
    const char *const parts[] = {"usage: ", program, " [[--replay] RECORDING] ", port_options,
                                 "\n"};
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        port_complain(parts[i]);
    return false;
}

bool port_start(int argc, char **argv)
{
    const char *recording = NULL;
    for (int i = 1; i < argc; i++) {
        const int taken = port_option(argv + i);
        if (taken < 0) return false;
        if (taken > 0) {
            i += taken - 1;
            continue;
        }
        if (strcmp(argv[i], "--replay") == 0) i++;
        if (i == argc || recording != NULL || argv[i][0] == '-') return usage(argv[0]);
        recording = argv[i];
    }
    return recording == NULL || port_script(recording);
}
