#include "tally.h"

#include <stddef.h>

static bool is_unknown(const cycle_core *core, insn_class class)
{
    for (int m = 0; m < CYCLE_MODELS && core->models[m] != NULL; m++)
        if (!has_price(core->models[m], class)) return true;
    return false;
}

static void account(tally *t, const insn *next)
{
    const insn *last = &t->last;
    const executed e = {t->before.length != 0 ? &t->before : NULL, last, next,
                        next->address != last->address + last->length, t->it_left > 0};
    t->sum.instructions++;
    t->sum.unknown += is_unknown(t->core, last->class);
    for (int m = 0; m < CYCLE_MODELS && t->core->models[m] != NULL; m++)
        add_cycles(&t->sum.models[m], cycles_of(t->core->models[m], &e));
    if (t->it_left > 0) t->it_left--;
    if (last->class == IT) t->it_left = last->it_length;
    t->before = *last;
}

void tally_next(tally *t, const insn *next)
{
    if (t->last.length != 0) account(t, next);
    t->last = *next;
}

void tally_part(tally *t)
{
    t->before.length = 0;
}

counts counts_since(const counts *now, const counts *then)
{
    counts c = {.instructions = now->instructions - then->instructions,
                .unknown = now->unknown - then->unknown};
    for (int m = 0; m < CYCLE_MODELS; m++) {
        c.models[m].low = now->models[m].low - then->models[m].low;
        c.models[m].typical = now->models[m].typical - then->models[m].typical;
        c.models[m].high = now->models[m].high - then->models[m].high;
    }
    return c;
}

void add_counts(counts *sum, const counts *more)
{
    sum->instructions += more->instructions;
    sum->unknown += more->unknown;
    for (int m = 0; m < CYCLE_MODELS; m++)
        add_cycles(&sum->models[m], more->models[m]);
}
