/*
 * The harness: tests are functions in a program's table; a check that fails is printed and fails
 * its test. The same sources run on the host and on every core.
 */
#ifndef CHECK_H
#define CHECK_H

#include "digest.h"

#include <stdbool.h>
#include <stdint.h>

/* A program's table, which ends with one that does not run anything. */
typedef struct test {
    const char *name;
    void (*run)(void);
} test;

extern const test tests[];

/* On a small chip the place has to say enough. */
#ifdef CHECK_SHORT
#define CHECK(condition) check_that((condition), __FILE__, __LINE__, "")
#else
#define CHECK(condition) check_that((condition), __FILE__, __LINE__, #condition)
#endif

/* As CHECK for two numbers, which it prints when they differ. */
#define CHECK_EQUAL(got, wanted)                                                                   \
    check_equal((uint32_t)(got), (uint32_t)(wanted), __FILE__, __LINE__, #got)

/* Which item of a table or loop the next checks are about; printed with a failure. */
void check_item(const char *name, uint32_t index);

void check_that(bool ok, const char *file, int line, const char *text);
void check_equal(uint32_t got, uint32_t wanted, const char *file, int line, const char *text);

#endif
