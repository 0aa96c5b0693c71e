"""Measures the rivals: wrong answers and times on the host, instructions, cycles and flash on the cores."""

import os
import subprocess
import sys
import tempfile
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path[:0] = [HERE, os.path.join(ROOT, "bench"), os.path.join(ROOT, "ports")]
import bench  # noqa: E402
import counts  # noqa: E402
import linked  # noqa: E402
import objects  # noqa: E402
import qemu  # noqa: E402
from results import ALL, FIRST, PROGRAM, Count, Flash, Frame, Rival, Time, Wrong, number  # noqa: E402

# core: board, variant, more flags, what the image is asked for under the cycle model.
CORES = {
    "cortex-m0": ("microbit", "cortex-m0-soft", [], []),
    "cortex-m3": ("stm32f100", "cortex-m3-soft", [], []),
    "cortex-m4": ("stm32f405", "cortex-m4-hard", ["-mfloat-abi=hard", "-mfpu=fpv4-sp-d16"], ["whole"]),
}
LARGE = {"cortex-m3": "mps2", "cortex-m4": "an386"}
SLOW_MULTIPLY = 1  # the model of the M0 whose multiplier takes 32 cycles
OBJECTS = "tutorial_double tutorial_float tutorial_sat tutorial_halved fixmath questions".split()


class MeasureError(Exception):
    pass


def host(*arguments, progress=None):
    """The rows of the table that the program prints; progress is told each as it comes."""
    rows, line = [], ""
    with subprocess.Popen([PROGRAM, *arguments], stdout=subprocess.PIPE, text=True) as program:
        for line in program.stdout:
            if "|" in line:
                rows.append([number(cell.strip()) for cell in line.split("|")])
                if progress:
                    progress(rows[-1])
    if program.returncode != 0:
        raise MeasureError("%s %s: exit code %d: %s" % (PROGRAM, " ".join(arguments), program.returncode, line))
    return rows[1:]


def wrong(first=FIRST, count=ALL, progress=None):
    return [Wrong(*row[:6]) for row in host("wrong", str(first), str(count), progress=progress)]


def times():
    return [Time(*row) for row in host("times")]


def rivals():
    return [Rival(*row) for row in host("list")]


def board_rivals():
    return [r for r in rivals() if r.numbers != "host"]


def run(core, arguments, modelled):
    """{(function, case): [(instructions, cycles by model, yes)]} of an image."""
    board = CORES[core][0]
    image = os.path.join(ROOT, "build", board, "rivals.elf")
    plugin = counts.Plugin(board, image, ["count_empty"] + [r.function for r in board_rivals()], "count_return")
    result = qemu.run(board, image, arguments, plugin=plugin.argument() if modelled else None, icount=True, timeout=300)
    if result.code != 0:
        raise MeasureError("%s: exit code %d:\n%s" % (board, result.code, result.output[-500:]))
    counted = bench.parse_target(board, result.output)[1]
    calls = plugin.read().calls if modelled else [None] * len(counted)
    found = {}
    for c, call in zip(counted, calls, strict=True):
        if call and (call.function, call.instructions) != (c.function, c.count):
            raise MeasureError("%s: %s, %s: the plugin counted otherwise" % (board, c.function, c.case))
        if c.case != "calibration":
            found.setdefault((c.function, c.case), []).append((c.count, call.cycles if call else [], c.yes))
    return found


def count_core(core):
    """Cycles are the first model's typical ones, and those of a slow multiplier; none where a floating-point unit is
    used. answers: a digest of the yes and no, to be compared between cores."""
    whole = CORES[core][3]
    modelled = run(core, whole, True)
    calls = {**run(core, [], False), **modelled} if whole else modelled
    rows = []
    for (function, case), found in calls.items():
        cycles = [[c[1][m][1] for c in found] for m in range(len(found[0][1]))]
        slow = core == "cortex-m0" and cycles
        rows.append(Count(core, function, case, len(found), sum(c[0] for c in found), sum(cycles[0]) if cycles else "",
                          sum(cycles[SLOW_MULTIPLY]) if slow else "", zlib.crc32(bytes(c[2] for c in found))))
    return rows


def counted():
    rows = []
    for core in CORES:
        print("rivals: counting on", core, flush=True)
        rows += count_core(core)
    return rows


def link(core, functions, folder):
    """The image of a game that asks these functions."""
    board, variant, more, _ = CORES[core]
    build = os.path.join(ROOT, "build", variant)
    source, image = os.path.join(folder, "game.c"), os.path.join(folder, "game.elf")
    declared = "".join("void %s(void);\n" % f for f in functions if not f.startswith("fh_"))
    with open(source, "w", encoding="ascii") as out:
        out.write(declared + linked.SOURCE % ", ".join("(void (*)(void))" + f for f in ["reset_handler", *functions]))
    subprocess.run(["arm-none-eabi-gcc", "-mcpu=" + core, "-mthumb", *more, "-O2", "-Ilib/include", "-nostartfiles",
                    "-Llinker", "-T", "linker/%s.ld" % board, "-Wl,--gc-sections,--fatal-warnings", source,
                    *(os.path.join(build, "bench", "rivals", o + ".o") for o in OBJECTS),
                    os.path.join(build, "libfixmath.a"), objects.archive(variant), "-lm", "-o", image],
                   cwd=ROOT, check=True)
    return image


def flash(functions=None):
    """Bytes that a game grows by when it asks this one function, with all that comes along."""
    rows = []
    functions = functions or list(dict.fromkeys(r.function for r in board_rivals()))
    with tempfile.TemporaryDirectory() as folder:
        for core in CORES:
            empty = linked.flash(link(core, [], folder))
            rows += [Flash(core, f, linked.flash(link(core, [f], folder)) - empty - linked.POINTER) for f in functions]
    return rows


def frames():
    rows = []
    for core, board in LARGE.items():
        result = qemu.run(board, os.path.join(ROOT, "build", board, "crowd.elf"), icount=True, timeout=300)
        if result.code != 0:
            raise MeasureError("%s: exit code %d:\n%s" % (board, result.code, result.output[-500:]))
        per_instruction = (qemu.ALL[board].hertz << qemu.ALL[board].shift) / 1e9
        for line in result.output.splitlines():
            if line.startswith("frame "):
                boxes, *ticks, touched = map(int, line.split()[1:])
                rows.append(Frame(core, boxes, *(round(t / per_instruction) for t in ticks), touched))
    return rows
