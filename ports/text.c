#include "port.h"

const char *port_digits(uint32_t value, char digits[PORT_DIGITS])
{
    char *at = digits + PORT_DIGITS - 1;
    *at = '\0';
    do {
        *--at = (char)('0' + value % 10);
        value /= 10;
    } while (value != 0);
    return at;
}

void port_print_unsigned(uint32_t value)
{
    char digits[PORT_DIGITS];
    port_print(port_digits(value, digits));
}

void port_print_signed(int32_t value)
{
    if (value < 0) port_print("-");
    port_print_unsigned(value < 0 ? 0 - (uint32_t)value : (uint32_t)value);
}

void port_print_hex(uint32_t value)
{
    char digits[9];
    for (int i = 0; i < 8; i++)
        digits[i] = "0123456789abcdef"[value >> (28 - 4 * i) & 15];
    digits[8] = '\0';
    port_print(digits);
}

void port_tell(const char *name, uint32_t value)
{
    port_print(name);
    port_print(" ");
    port_print_unsigned(value);
    port_print("\n");
}
