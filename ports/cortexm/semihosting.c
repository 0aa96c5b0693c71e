#include "semihosting.h"

#include "../port.h"

#include <string.h>

enum { /* operations, by ARM's numbers */
       OPEN = 0x01,
       CLOSE = 0x02,
       READ = 0x06,
       GET_COMMAND_LINE = 0x15,
       EXIT_EXTENDED = 0x20
};
enum { STOPPED_APPLICATION_EXIT = 0x20026 };

volatile bool semihosting_absent;

/* -1 without a debugger: the fault handler puts it into r0. */
static intptr_t call(int operation, const void *block)
{
    register intptr_t r0 __asm__("r0") = operation;
    register const void *r1 __asm__("r1") = block;
    if (semihosting_absent) return -1;
    __asm__ volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory", "cc");
    return r0;
}

bool semihosting_command_line(char *text, size_t size)
{
    struct {
        char *text;
        size_t size;
    } block = {text, size};
    text[0] = '\0';
    return call(GET_COMMAND_LINE, &block) == 0;
}

void semihosting_exit(int code)
{
    const struct {
        intptr_t reason, code;
    } block = {STOPPED_APPLICATION_EXIT, code};
    call(EXIT_EXTENDED, &block);
}

int port_file_open(const char *path)
{
    const struct {
        const char *path;
        int mode; /* 1 is "rb" */
        size_t length;
    } block = {path, 1, strlen(path)};
    return (int)call(OPEN, &block);
}

int port_file_read(int file, char *buffer, size_t size)
{
    const struct {
        int file;
        char *buffer;
        size_t size;
    } block = {file, buffer, size};
    const intptr_t left = call(READ, &block); /* the bytes that were not read */
    return left < 0 ? -1 : (int)(size - (size_t)left);
}

void port_file_close(int file)
{
    call(CLOSE, &file);
}
