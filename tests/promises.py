"""The README's promises, looked for in the built archives of every core."""

import glob
import os
import re
import sys

from suite import ROOT, expect, note

sys.path.insert(0, os.path.join(ROOT, "bench"))
import objects  # noqa: E402
import stack  # noqa: E402

# What an object may ask of others: what compilers call by themselves, and nothing of floats, roots, heap, or
# divisions of 64 bits.
ALLOWED_OUTSIDE = {"memcpy", "memmove", "memset", "fh_assert_failed"}
# Where a hit has been found, and for the cell of a place in a tile map, a division is allowed, by the compiler's
# library or by the hardware.
DIVISIONS = {"__aeabi_uldivmod", "__aeabi_uidiv"}
MAY_DIVIDE = {"wide.o", "length.o", "face.o", "corner.o", "walk.o"}
LIBFIXMATH = {"fix16_sin", "fix16_cos"}  # of one file, which a game that does not call it does not link
FLOATING_OR_COPROCESSOR = re.compile(r"(v[a-z]|mcr|mrc|mcrr|mrrc|ldc|stc|cdp)")
MAX_FRAME_OF_OVERLAP, MAX_FRAME, MAX_LARGE_FRAME = 48, 192, 320
SMALL_FRAMES = {"overlap", "find16", "shapes", "fh_closest_on_rect"}
LARGE_FRAMES = {"kinds", "motion_polygon", "world_move", "world_carry",  # corners of two; hits
                "course", "tiles_cast", "tiles_move"}  # a shape, a walk and the first hit
MAX_OVERLAP_ON_M4 = 2560


def check_symbols(variant):
    symbols = objects.symbols(variant)
    defined = {name for _, kind, name in symbols if kind in "TtWR"}
    for module, kind, name in symbols:
        if module == "rotation_fixmath.o" and name in LIBFIXMATH:
            continue
        if kind == "U" and not (module in MAY_DIVIDE and name in DIVISIONS):
            expect(name in defined | ALLOWED_OUTSIDE, variant, module, "needs from outside:", name)
            expect(not re.search(r"float|double|sqrt|malloc|calloc|free|aeabi", name), variant, module, name)


def check_instructions(variant):
    code = objects.functions(variant)
    expect(len(code) > 20, variant, "only", len(code), "functions found")
    for f in code.values():
        for mnemonic, operands in f.instructions:
            expect(not FLOATING_OR_COPROCESSOR.match(mnemonic), variant, f.name,
                   "uses floating point:", mnemonic, operands)
            expect(mnemonic not in ("udiv", "sdiv") or f.module in MAY_DIVIDE, variant, f.name, "divides")


def check_sections(variant):
    for module, size in objects.sections(variant).items():
        expect(size["data"] == 0 and size["bss"] == 0, variant, module, "has writable static data", size)
    overlap = objects.sections(variant)["overlap.o"]["text"]
    expect(not variant.startswith("cortex-m4") or overlap <= MAX_OVERLAP_ON_M4, variant, "overlap.o has",
           overlap, "bytes")


def check_stack(variant):
    frames, real = objects.frames(variant), stack.frames(variant)
    expect(len(frames) > 20, variant, "only", len(frames), "frames found")
    for name, (size, kind, module) in frames.items():
        expect(kind == "static", variant, name, "has a frame that is not known:", kind)
        most = (MAX_FRAME_OF_OVERLAP if {module, name} & SMALL_FRAMES else
                MAX_LARGE_FRAME if module in LARGE_FRAMES else MAX_FRAME)
        size = max(size, real[name])  # gcc's own leaves out some arguments that are pushed
        expect(size <= most, variant, name, "has a frame of", size, "bytes")
    try:
        deepest = stack.depths(variant)
        greatest = sorted(((f[0], name) for name, f in frames.items()), reverse=True)[:3]
        note("%s: greatest frames %s; deepest call %s %d bytes" % (
            variant, ", ".join("%s %d" % (name, size) for size, name in greatest),
            *max((depth.bytes, name) for name, depth in deepest.items())[::-1]))
    except RecursionError as circle:
        expect(False, variant, "recursion:", circle)


def check_variant(variant):
    check_symbols(variant)
    check_instructions(variant)
    check_sections(variant)
    check_stack(variant)
    return 4


def check_includes():
    """lib/ includes three standard headers and its own."""
    own = {os.path.basename(p) for p in glob.glob(os.path.join(ROOT, "lib", "**", "*.h"), recursive=True)}
    for path in glob.glob(os.path.join(ROOT, "lib", "**", "*.[ch]"), recursive=True):
        with open(path, encoding="ascii") as source:
            for header in re.findall(r'#\s*include\s+[<"]([^>"]+)[>"]', source.read()):
                expect(header in ("stdint.h", "stdbool.h", "stddef.h") or os.path.basename(header) in own,
                       path, "includes", header)


def check_loops():
    """A loop that does not count up to its bound says in a comment how often it goes round at most."""
    for path in glob.glob(os.path.join(ROOT, "lib", "src", "*.[ch]")):
        with open(path, encoding="ascii") as source:
            lines = source.read().split("\n")
        for number, line in enumerate(lines):
            if re.search(r"\bwhile \(0\)|^ *\} while |\\$", line) or not re.search(r"\bwhile \(|\bdo \{|\bfor \(;", line):
                continue
            beside = " ".join(lines[max(0, number - 1):number + 1])
            expect("at most" in beside, path, "line", number + 1, "has a loop without a stated bound")


STEPS = [("promises: " + v, check_variant, (v,)) for v in objects.CORE_VARIANTS]
STEPS.append(("promises: includes", check_includes, ()))
STEPS.append(("promises: loops", check_loops, ()))
