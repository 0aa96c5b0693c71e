/*
 * A QEMU plugin that counts what named functions execute, from their first instruction through
 * their return, and prices it by the cycle tables.
 *
 *     -plugin cyclemodel.so,core=CORE,functions=FILE,out=FILE[,calls=ADDRESS]
 *
 * functions: a line each, "ADDRESS NAME", the address in hex. out: a line each
 *     call NAME INSTRUCTIONS [LOW TYPICAL HIGH]...          a call that returns to that ADDRESS,
 *                                                           or of the function there
 *     total NAME CALLS OWN INSTRUCTIONS [LOW TYPICAL HIGH]...   at the end; OWN: without those of
 *                                                               the other functions of the list
 *     unknown COUNT                                         instructions that a table has no price for
 * with three numbers for each model, named by a first line "models NAME, NAME" (of a core without
 * a table none). A function that is
 * called by a measured one is part of it, and has a total of its own; one that is jumped to is only
 * a part.
 */
#include "tally.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The part of QEMU's plugin interface, version 1, that is used here: no package ships its header.
 */
#define EXPORT __attribute__((visibility("default")))
typedef uint64_t plugin_id;
struct qemu_plugin_tb;
struct qemu_plugin_insn;
EXPORT extern int qemu_plugin_version;
EXPORT int qemu_plugin_install(plugin_id id, const void *info, int argc, char **argv);
void qemu_plugin_register_vcpu_tb_trans_cb(plugin_id id,
                                           void (*translated)(plugin_id, struct qemu_plugin_tb *));
void qemu_plugin_register_vcpu_insn_exec_cb(struct qemu_plugin_insn *insn,
                                            void (*executes)(unsigned cpu, void *data), int flags,
                                            void *data);
void qemu_plugin_register_atexit_cb(plugin_id id, void (*ends)(plugin_id, void *data), void *data);
size_t qemu_plugin_tb_n_insns(const struct qemu_plugin_tb *tb);
struct qemu_plugin_insn *qemu_plugin_tb_get_insn(const struct qemu_plugin_tb *tb, size_t index);
const void *qemu_plugin_insn_data(const struct qemu_plugin_insn *insn);
uint64_t qemu_plugin_insn_vaddr(const struct qemu_plugin_insn *insn);

int qemu_plugin_version = 1;

enum { FUNCTIONS = 512, DEPTH = 32, NAME = 64 };

static struct {
    uint32_t address;
    char name[NAME];
    uint64_t calls, own;
    counts sum;
} functions[FUNCTIONS];
static int function_count;

/* Calls under way: which function, where it returns to, and what had been counted before it. */
static struct {
    int function;
    uint32_t back;
    counts before;
    uint64_t nested; /* spent in calls that were counted by themselves */
} stack[DEPTH];
static int depth;

static tally tallied;
static uint64_t unknown;
static FILE *out;
static uint32_t shown_at; /* where a call returns to, or begins; 0: none is shown */

static void print_counts(const counts *c)
{
    fprintf(out, " %" PRIu64, c->instructions);
    for (int m = 0; m < CYCLE_MODELS && tallied.core->models[m] != NULL; m++)
        fprintf(out, " %" PRIu64 " %" PRIu64 " %" PRIu64, c->models[m].low, c->models[m].typical,
                c->models[m].high);
    fprintf(out, "\n");
}

static void end_call(void)
{
    depth--;
    const counts spent = counts_since(&tallied.sum, &stack[depth].before);
    const int f = stack[depth].function;
    functions[f].calls++;
    functions[f].own += spent.instructions - stack[depth].nested;
    if (depth > 0) stack[depth - 1].nested += spent.instructions;
    add_counts(&functions[f].sum, &spent);
    if (depth == 0) unknown += spent.unknown;
    if (stack[depth].back != shown_at && functions[f].address != shown_at) return;
    fprintf(out, "call %s", functions[f].name);
    print_counts(&spent);
}

static void start_call(uint32_t address, uint32_t back)
{
    for (int f = 0; f < function_count; f++) {
        if (functions[f].address != address) continue;
        if (depth == DEPTH) {
            fprintf(stderr, "cyclemodel: calls are nested deeper than %d\n", DEPTH);
            abort();
        }
        stack[depth].function = f;
        stack[depth].back = back;
        stack[depth].before = tallied.sum;
        stack[depth].nested = 0;
        depth++;
        tally_part(&tallied);
        return;
    }
}

static void executes(unsigned cpu, void *data)
{
    const insn *at = (const insn *)data;
    const insn before = tallied.last;
    (void)cpu;
    tally_next(&tallied, at);
    while (depth > 0 && at->address == stack[depth - 1].back)
        end_call();
    if (before.length != 0 && (before.class == CALL || before.class == CALL_REGISTER))
        start_call(at->address, before.address + before.length);
}

static void translated(plugin_id id, struct qemu_plugin_tb *tb)
{
    (void)id;
    const size_t count = qemu_plugin_tb_n_insns(tb);
    for (size_t i = 0; i < count; i++) {
        struct qemu_plugin_insn *raw = qemu_plugin_tb_get_insn(tb, i);
        uint16_t halves[2] = {0, 0};
        memcpy(halves, qemu_plugin_insn_data(raw), sizeof halves[0]);
        if (is_wide(halves[0])) memcpy(halves, qemu_plugin_insn_data(raw), sizeof halves);
        insn *kept = malloc(sizeof *kept); /* lives as long as QEMU may run the block */
        if (kept == NULL) abort();
        *kept = decode((uint32_t)qemu_plugin_insn_vaddr(raw), halves[0], halves[1]);
        qemu_plugin_register_vcpu_insn_exec_cb(raw, executes, 0, kept);
    }
}

static void ends(plugin_id id, void *data)
{
    (void)id;
    (void)data;
    for (int f = 0; f < function_count; f++) {
        if (functions[f].calls == 0) continue;
        fprintf(out, "total %s %" PRIu64 " %" PRIu64, functions[f].name, functions[f].calls,
                functions[f].own);
        print_counts(&functions[f].sum);
    }
    fprintf(out, "unknown %" PRIu64 "\n", unknown);
    fclose(out);
}

static bool read_functions(const char *path)
{
    FILE *f = fopen(path, "r");
    if (f == NULL) return false;
    while (function_count < FUNCTIONS &&
           fscanf(f, "%" SCNx32 " %63s", &functions[function_count].address,
                  functions[function_count].name) == 2)
        function_count++;
    const bool whole = fgetc(f) == EOF || feof(f);
    fclose(f);
    return whole && function_count > 0;
}

/* The value of key=value, or null. */
static const char *option(int argc, char **argv, const char *key)
{
    const size_t length = strlen(key);
    for (int i = 0; i < argc; i++)
        if (strncmp(argv[i], key, length) == 0 && argv[i][length] == '=')
            return argv[i] + length + 1;
    return NULL;
}

int qemu_plugin_install(plugin_id id, const void *info, int argc, char **argv)
{
    (void)info;
    const char *core = option(argc, argv, "core"), *list = option(argc, argv, "functions");
    const char *path = option(argc, argv, "out");
    if (core == NULL || list == NULL || path == NULL || !read_functions(list) ||
        (tallied.core = cycle_core_named(core)) == NULL || (out = fopen(path, "w")) == NULL) {
        fprintf(stderr, "cyclemodel: expected core=CORE,functions=FILE,out=FILE[,calls=ADDRESS]\n");
        return -1;
    }
    const char *shown = option(argc, argv, "calls");
    shown_at = shown == NULL ? 0 : (uint32_t)strtoul(shown, NULL, 16);
    fprintf(out, "models ");
    for (int m = 0; m < CYCLE_MODELS && tallied.core->models[m] != NULL; m++)
        fprintf(out, "%s%s", m > 0 ? ", " : "", tallied.core->models[m]->name);
    fprintf(out, "\n");
    qemu_plugin_register_vcpu_tb_trans_cb(id, translated);
    qemu_plugin_register_atexit_cb(id, ends, NULL);
    return 0;
}
