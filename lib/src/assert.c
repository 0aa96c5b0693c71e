#include "fixhit/options.h"

#if defined(__GNUC__) || defined(__clang__)
#define WEAK   __attribute__((weak))
#define TRAP() __builtin_trap()
#else
#define WEAK
#define TRAP()                                                                                     \
    for (;;) {                                                                                     \
    }
#endif

WEAK void fh_assert_failed(const char *function, const char *precondition)
{
    (void)function;
    (void)precondition;
    TRAP();
}
