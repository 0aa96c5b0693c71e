#include "host.h"
bool take_times(void)
{
    return true;
}
