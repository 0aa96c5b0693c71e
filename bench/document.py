"""docs/cycles.md: what each public function costs. Written by make budgets, and checked to be of now."""

import os

import flash
import objects
import stack
import structs
import taken

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PATH = os.path.join(ROOT, "docs", "cycles.md")
MEAN_CASES = ("random on a screen", "random near misses")  # whose mean is of interest
NAMES = {"cortex-m0": "M0", "cortex-m3": "M3", "cortex-m4": "M4", "cortex-m7": "M7"}
# Public functions that no case counts, and why.
NOT_COUNTED = {
    "fh_assert_failed": "a broken precondition ends there",
    "fh_rotation_from_radians": "nearly all of it is libfixmath's, which the bench does not link",
}

HEAD = """# What each function costs

Written by `make budgets` from one run of the bench; a test fails when it is not of now. Compiled by
%s with -O2: the M0 and the M3 with soft float, the M4 and the M7 with hard float, assertions off.
The figures are budgets ([bench/budgets.csv](../bench/budgets.csv)): a test fails when one rises, but for the cycles
and the flash of single functions, which follow from the others.

## What the figures are, and what they are not

- **Instructions are exact**: those that retire from a function's first through its return, counted by SysTick under
  QEMU's `-icount` and by a plugin, which must agree for every call. What a case holds is the most of its calls; of
  random ones on a screen it is the average. The caller's own instructions are not in it.
- **Cycles are modelled, not measured**, at zero wait states: each instruction is priced by its maker's table
  ([bench/cyclemodel/cycles.c](../bench/cyclemodel/cycles.c)). Sources: ARM DDI0432C table 3.1 (M0), NXP's LPC800 manual
  (M0+, in part), ARM 100165_0201 section 3.3 (M3), TI SWCU192 (M4: multiplies, divides, pairing).
- `low..typical..high` is what the model leaves open: the refill after a branch (1 to 3 on the M3 and the M4), the early
  out of the M3's long multiplies, which of a few loads and stores are pipelined, whether an IT block's instruction
  is skipped. One number: the table leaves nothing open. A case's figures are the most of its calls, each by itself.
- **A divide** is a range, 2 to 12 cycles: the plugin sees no registers. Others measured, on an M4: 2 if either operand is
  0; 3 if the numerator has fewer bits; else 5 + floor((bits(n) - bits(d)) / 4). On the M0 a divide is a
  function, and its instructions count.
- **How good such a model is**: on a published library of AES in assembly, with counts from real chips, the M0 within 0.9 %%
  with nothing fitted (22 functions), the M3 and the M4 within 0.6 %% with the branches' refill fitted on that same set, a
  calibration and no blind test. **The M0+ was checked against no hardware**, and its branches and POP are from a secondary
  source.
- **Wait states come on top.** Flash of real parts at 2.7 to 3.6 V: STM32F1 0, 1, 2 up to 24, 48, 72 MHz; STM32F405 one per
  30 MHz, 5 at 168 MHz, hidden in part by its cache. The figures are those of code in memory without.
- The M0+ has the M0's code, to the byte, so its instructions, flash and stack are those of the M0. Both have a multiplier
  of 1 cycle or of 32, as the chip's maker chose.
- **The M7 has instructions alone**: there is no published table, and it issues two at once.
"""

FLASH = """
## Flash

In bytes. A module is a source file with all its functions and constants; with `-ffunction-sections` and `--gc-sections` a
game links only what it calls. Of a function: its own code, and with all of the library that it draws in. What
stands behind a letter comes on top, from the compiler's libraries: d 64-bit division, u 32-bit division, m memcpy, memmove
or memset, x libfixmath.
"""

STACK = """
## Stack

In bytes: the most that a function takes with all that it calls, at the deepest. By gcc's call graph
(`-fcallgraph-info=su`), with the frames as the machine code has them, since gcc's own leave out registers that it
pushes where an argument comes half in them and half on the stack; what gcc's graph lacks (division, memcpy and memset
of the compiler's libraries) is read from their machine code. Where a table of pointers is called, the deepest that it
holds is taken, as if every shape were of the worst kind. An upper bound: a call in the last place counts as if the caller's
frame were still there. An interrupt's own stack comes on top.

The game's own callbacks are **not** counted; a function that may call one names it: filter, tell, visit.
"""

RAM = """
## RAM

In bytes on a core of 32 bits. The library has no RAM of its own; the game owns each of these. Tables that a struct points
to (vertices, boxes, bodies, ...) come on top.

| | bytes |
|---|---:|
"""

HELPERS = {"__aeabi_uldivmod": "d", "__aeabi_uidiv": "u", "memcpy": "m", "memmove": "m", "memset": "m",
           "fix16_sin": "x", "fix16_cos": "x"}


def head(words, columns):
    return "\n| %s | %s |\n|%s%s\n" % (" | ".join(words), " | ".join(columns), "---|" * len(words),
                                       "---:|" * len(columns))


def cycles_cell(cycles, calls):
    """calls: what to divide by."""
    numbers = ["%.1f" % (c / calls) if calls > 1 else str(c) for c in cycles]
    return numbers[0] if len(set(numbers)) == 1 else "..".join(numbers)


def cells(row, model_count):
    """Instructions, and cycles by each model."""
    mean = row.case in MEAN_CASES
    count = "%.1f" % (row.total / row.calls) if mean else str(row.worst)
    by_model = row.cycles_total if mean else row.cycles_worst
    return [count] + [cycles_cell(c, row.calls if mean else 1) for c in by_model] + [""] * (model_count - len(by_model))


def count_columns(models):
    columns = []
    for core, names in models.items():
        columns += [NAMES[core] + " instructions"] + [n.replace(" 32-cycle multiplier", ", slow multiplier") + " cycles"
                                                      for n in names]
    return columns


def counts_of(functions, found, models):
    lines = head(["function", "case"], count_columns(models))
    for function in functions:
        cases = list(dict.fromkeys(case for _, f, case in found if f == function))
        for i, case in enumerate(cases):
            line = ["`%s`" % function if i == 0 else "", case + (", on average" if case in MEAN_CASES else "")]
            for core, names in models.items():
                row = found.get((core, function, case))
                line += cells(row, len(names)) if row else [""] * (1 + len(names))
            lines += "| %s |\n" % " | ".join(line)
    return lines


def counts(rows, models):
    found = {(r.core, r.function, r.case): r for r in rows}
    counted, lines = {r.function for r in rows}, "\n## Instructions and cycles\n"
    for header, functions in objects.declared():
        lines += "\n### %s\n" % header
        if counted & set(functions):
            lines += counts_of([f for f in functions if f in counted], found, models)
        lines += "".join("\nNot here: `%s`, %s.\n" % (f, NOT_COUNTED[f]) for f in functions if f in NOT_COUNTED)
    lines += "\n### Frames of a world\n" + head(["scene", "what"], ["M4 instructions"])
    for row in (r for r in rows if r.function.startswith("world: ")):
        lines += "| %s | %s | %d |\n" % (row.function, row.case, row.worst)
    return lines


def flash_cell(variant, function):
    total, outside = flash.drawn_in(variant, function)
    letters = "".join(sorted({HELPERS[name] for name in outside}))
    return "%d, %d%s" % (flash.sections(variant).own[function], total, " " + letters if letters else "")


def flash_part():
    variants = list(taken.VARIANTS.values())
    names = list(NAMES.values())
    lines = FLASH + head(["module"], names)
    modules = {v: {m: s["text"] for m, s in objects.sections(v).items()} for v in variants}
    for module in sorted(set().union(*modules.values())):
        sizes = [str(modules[v].get(module, "")) for v in variants]
        lines += "| %s | %s |\n" % (module.removesuffix(".o"), " | ".join(sizes))
    lines += "| all | %s |\n" % " | ".join(str(sum(modules[v].values())) for v in variants)
    lines += head(["function"], [n + " own, with all" for n in names])
    for _, functions in objects.declared():
        for f in functions:
            lines += "| `%s` | %s |\n" % (f, " | ".join(flash_cell(v, f) for v in variants))
    return lines


def stack_part():
    depths = [stack.depths(v) for v in taken.VARIANTS.values()]
    lines = STACK + head(["function"], [*NAMES.values(), "not counted"])
    for _, functions in objects.declared():
        for f in (f for f in functions if f in depths[0]):
            beyond = ", ".join(sorted(set().union(*(d[f].callbacks for d in depths))))
            lines += "| `%s` | %s | %s |\n" % (f, " | ".join(str(d[f].bytes) for d in depths), beyond)
    return lines


def ram_part():
    return RAM + "".join("| `%s` | %d |\n" % pair for pair in structs.public().items())


def text(rows, models, compiler):
    return HEAD % compiler + counts(rows, models) + flash_part() + stack_part() + ram_part()


def write(wanted):
    with open(PATH, "w", encoding="ascii") as out:
        out.write(wanted)


def is_current(wanted):
    try:
        with open(PATH, encoding="ascii") as now:
            shown = now.read().splitlines()
    except FileNotFoundError:
        shown = []
    lines = wanted.splitlines()
    if shown == lines:
        return True
    different = next((i for i, (a, b) in enumerate(zip(shown, lines)) if a != b), min(len(shown), len(lines)))
    print("docs/cycles.md, line %d: it is not that of now; make budgets writes it" % (different + 1))
    return False
