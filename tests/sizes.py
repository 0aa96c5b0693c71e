"""What tells the bytes: stack by machine code and by call graph, flash, budgets, and the document of it all."""

import contextlib
import io
import os
import sys

from suite import ROOT, expect

sys.path.insert(0, os.path.join(ROOT, "bench"))
import budgets  # noqa: E402
import document  # noqa: E402
import flash  # noqa: E402
import linked  # noqa: E402
import machine  # noqa: E402
import objects  # noqa: E402
import stack  # noqa: E402
import taken  # noqa: E402

# Code by hand: an instruction every two bytes from 0, and the function "other" at 256.
PLAIN = "push {r4, lr}|sub sp, #8|bl 100 <other>|add sp, #8|pop {r4, pc}"
TWO_WAYS = "cbz r0, 8 <f>|push {r4, r5, lr}|pop {r4, r5, pc}|nop|sub sp, #24|add sp, #24|bx lr"
LAST_CALL = "push {r2, r3}|stmdb sp!, {r4, r5, r6}|ldmia.w sp!, {r4, r5, r6}|add sp, #8|b 100 <other>"
BY_TABLE = "str lr, [sp, #-4]!|tbb [pc, r0]|ldr pc, [sp], #4|strd r4, r5, [sp, #-16]!|add sp, #16|ldr pc, [sp], #4"
LOOP = "sub sp, #4|bne 2 <f>|add sp, #4|bx lr"
TAKEN = [(PLAIN, 16, {(256, 16)}), (TWO_WAYS, 24, set()), (LAST_CALL, 20, {(256, 0)}), (BY_TABLE, 20, set()),
         (LOOP, 4, set())]
UNREADABLE = ["push {r4, lr}|bx lr",  # returns with bytes taken
              "sub sp, #4|bne 0 <f>|add sp, #4|bx lr",  # takes more each time round
              "mov sp, r7|bx lr", "sub sp, sp, r3|bx lr"]


def image_of(text):
    code = {}
    for i, line in enumerate(text.split("|") + ["nop"]):
        mnemonic, _, operands = line.partition(" ")
        code[2 * i] = machine.Instruction(mnemonic.removesuffix(".w"), operands, 2 * i + 2)
    code[256] = machine.Instruction("bx", "lr", 258)
    return machine.Image(code, {}, {0: "f", 256: "other"}, {})


def check_machine():
    for text, below, calls in TAKEN:
        found = machine.taken_by(0, image_of(text))
        expect(found == (below, calls), text, "takes", found, "wanted", below, calls)
    for text in UNREADABLE:
        try:
            found = machine.taken_by(0, image_of(text))
        except machine.UnreadCode:
            continue
        expect(False, text, "was read as", found)
    return len(TAKEN) + len(UNREADABLE)


MOVERS = {"circle", "capsule", "rect", "polygon"}


def check_stack(variant):
    """Who asks by a table takes more than any of its pairs; callbacks are told of in the world, and nowhere else."""
    depths, pairs = stack.depths(variant), 0
    for name in objects.public_functions() & set(depths):
        words = name.split("_")
        asks = {"contact": "fh_contact_shapes"}.get(words[1], "fh_" + words[1])
        kinds = MOVERS if words[1] in ("contact", "sweep") else MOVERS | {"point", "segment"}
        if asks in stack.TABLES and len(words) == 4 and set(words[2:]) <= kinds:
            pairs += 1
            expect(depths[asks].bytes > depths[name].bytes, variant, asks, depths[asks], "less than", name, depths[name])
        in_world = name.startswith("fh_world_")
        expect(in_world or name == "fh_rotation_from_radians" or not depths[name].callbacks, name, depths[name])
    expect(pairs == 2 * 20 + 2 * 16, variant, pairs, "pairs were looked at")
    for name, callback in (("each", "visit"), ("update", "tell"), ("move", "filter"), ("carry", "filter")):
        expect(depths["fh_world_" + name].callbacks == {callback}, name, depths["fh_world_" + name])
    return pairs


def check_flash(core):
    """By sections as by the linker, which may fill up a word or two; what comes from elsewhere it alone knows."""
    variant = linked.CORES[core][1]
    for name in ("fh_touch_rect_rect", "fh_touch", "fh_touch_capsule_polygon", "fh_mask_overlap"):
        found, outside = flash.drawn_in(variant, name)
        expect(not outside and 0 <= linked.taken(core, [name]) - found <= 12, core, name, found, outside,
               "linked:", linked.taken(core, [name]))
    found, outside = flash.drawn_in(variant, "fh_sweep_circle_rect")
    expect("__aeabi_uldivmod" in outside and found < linked.taken(core, ["fh_sweep_circle_rect"]), core, found, outside)


def check_m0plus():
    """The document says that the M0+ has the M0's code."""
    one, other = objects.functions("cortex-m0-soft"), objects.functions("cortex-m0plus-soft")
    expect(one == other, "differ:", [name for name in one if one[name] != other.get(name)])
    expect(objects.sections("cortex-m0-soft") == objects.sections("cortex-m0plus-soft"), "sections differ")


def silent(function, *arguments):
    """What it returns and what it prints."""
    with contextlib.redirect_stdout(io.StringIO()) as told:
        found = function(*arguments)
    return found, told.getvalue()


def check_budgets_bite():
    """More than the budget fails, less is told, and what only one side has fails."""
    key, other = ("cortex-m0", "stack", "fh_a"), ("cortex-m0", "stack", "fh_b")
    for found, good, word in (({key: 8}, True, ""), ({key: 9}, False, "1 above"), ({key: 7}, True, "below budget"),
                              ({}, False, "NOT MEASURED"), ({key: 8, other: 1}, False, "no budget")):
        got, told = silent(budgets.check, "bytes", found, {key: 8})
        expect(got == good and word in told and bool(told) == bool(word), found, got, told)


def check_document_bites():
    with open(document.PATH, encoding="ascii") as text:
        now = text.read()
    expect(silent(document.is_current, now)[0], "the document is not as it stands")
    line = now[:now.index("fh_cast_segment")].count("\n") + 1
    got, told = silent(document.is_current, now.replace("fh_cast_segment", "fh_cast_segments", 1))
    expect(not got and "line %d:" % line in told, told)
    expect(not silent(document.is_current, now + "more\n")[0], "a line too few goes unseen")


STEPS = [("stack: by machine code", check_machine, ()),
         ("flash: M0 and M0+ alike", check_m0plus, ()),
         ("budgets: told where they do not hold", check_budgets_bite, ()),
         ("docs/cycles.md: told where it is old", check_document_bites, ())]
STEPS += [("stack: " + v, check_stack, (v,)) for v in taken.VARIANTS.values()]
STEPS += [("flash: " + core, check_flash, (core,)) for core in linked.CORES]
