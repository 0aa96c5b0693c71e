"""How the library is built and linked: compilers, headers, float ABIs, memory maps, the Makefile."""

import os
import re
import shutil
import subprocess
import sys
import tempfile

from suite import ROOT, Failure, counted, expect, run

sys.path.insert(0, os.path.join(ROOT, "bench"))
import linked  # noqa: E402
import objects  # noqa: E402

sys.path.insert(0, os.path.join(ROOT, "ports"))
import qemu  # noqa: E402

STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wsign-conversion", "-Wshadow", "-Wundef",
          "-Werror", "-Ilib/include", "-isystem", "/usr/include/libfixmath"]
C = ["-std=c11", "-x", "c"]
CXX = ["-std=c++17", "-x", "c++"]
INCLUDES = {
    "fixhit first": "#include <fixhit/fixhit.h>\n#include <fix16.h>\n",
    "libfixmath first": "#include <fix16.h>\n#include <fixhit/fixhit.h>\n",
    "fixhit alone": "#include <fixhit/fixhit.h>\n",
}
INCLUDES.update({name + " alone": "#include <fixhit/%s>\n#include <fixhit/fixhit.h>\n" % name
                 for name in sorted(os.listdir(os.path.join(ROOT, "lib", "include", "fixhit")))})
# What a user does with every macro and inline thing of the headers.
USE = """
static const fh_rect boxes[] = {{0, 0, FH_PX(4), FH_PX(-4) + FH_PX(8)}};
static const fh_rects fixed = {boxes, 1, sizeof boxes[0]};
size_t use(fix16_t x);
size_t use(fix16_t x)
{
    const fh_rects list = FH_RECTS(boxes);
    return list.count + fixed.count + (size_t)FH_TO_PX(x);
}
"""


def compile_text(command, text):
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "source.txt")
        with open(source, "w", encoding="ascii") as out:
            out.write(text)
        run(*command, "-c", source, "-o", os.path.join(folder, "object.o"))


def check_headers(compiler, language):
    for includes in INCLUDES.values():
        compile_text([compiler, *STRICT, *language], includes + USE)
    compile_text([compiler, *STRICT, *C], "#include <fixhit/options.h>\nint unused;\n")
    return len(INCLUDES)


def check_clang_for_arm(core):
    """The other compiler takes the library for the cores too, inline assembly included."""
    with tempfile.TemporaryDirectory() as folder:
        for name in sorted(os.listdir(os.path.join(ROOT, "lib", "src"))):
            if name.endswith(".c"):
                run("clang", "--target=arm-none-eabi", "-mcpu=" + core, "-mthumb", "-ffreestanding", "-O2",
                    "-std=c11", *STRICT, "-c", "lib/src/" + name, "-o", os.path.join(folder, "object.o"))


def check_frame_pointers():
    """A Cortex-M0 build that keeps r7 for frames leaves the assembly out."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("overlap.c", "contact.c", "find16.c"):
            run("arm-none-eabi-gcc", "-mcpu=cortex-m0", "-mthumb", "-O1", "-fno-omit-frame-pointer", "-DFH_ASSEMBLY=0",
                "-std=c11", *STRICT, "-c", "lib/src/" + name, "-o", os.path.join(folder, "object.o"))


def check_link_time():
    """The library and a game optimized together, where what the game asks is known to the compiler."""
    flags = ["-mcpu=cortex-m4", "-mthumb", "-mfloat-abi=hard", "-mfpu=fpv4-sp-d16", "-O2", "-DNDEBUG", "-std=c11"]
    sources = sorted(n for n in os.listdir(os.path.join(ROOT, "lib", "src")) if n.endswith(".c"))
    ports = ["ports/" + p for p in ("assert", "script", "start", "text", "headless", "cortexm/port", "cortexm/semihosting",
                                    "cortexm/startup", "stm32/stm32f405", "stm32/usart")]
    with tempfile.TemporaryDirectory() as folder:
        made = os.path.join(folder, "lto.elf")
        run("arm-none-eabi-gcc", *flags, "-flto", "-Ilib/include", "-Iports", "-ffunction-sections", "-nostartfiles",
            "-Llinker", "-T", "linker/stm32f405.ld", "-Wl,--gc-sections", "tests/lto/lto.c",
            *("lib/src/" + n for n in sources), *("build/cortex-m4-hard/%s.o" % p for p in ports), "-o", made)
        return counted(qemu.run("stm32f405", made).output)


def check_own_assert():
    """A game's own FH_ASSERT takes the place of ours, with NDEBUG and without."""
    own = "-DFH_ASSERT(c)=((c) ? (void)0 : own_assert(#c))"
    with tempfile.TemporaryDirectory() as folder:
        header = os.path.join(folder, "own.h")
        with open(header, "w", encoding="ascii") as out:
            out.write("void own_assert(const char *precondition);\n")
        for more in ([], ["-DNDEBUG"]):
            for name in sorted(os.listdir(os.path.join(ROOT, "lib", "src"))):
                if name.endswith(".c"):
                    run("gcc", "-std=c11", "-O2", *STRICT, *more, own, "-include", header, "-c",
                        "lib/src/" + name, "-o", os.path.join(folder, "object.o"))


def check_float_abi():
    """A hard-float game links the hard-float archive, and no other."""
    with tempfile.TemporaryDirectory() as folder:
        source, program = os.path.join(folder, "game.c"), os.path.join(folder, "game")
        with open(source, "w", encoding="ascii") as out:
            out.write("#include <fixhit/fixhit.h>\nfloat speed(float);\n"
                      "float speed(float v) { return v * 2; }\nint main(void) {\n"
                      "const fh_rect a = {0, 0, 1, 1}; return fh_touch_rect_rect(&a, &a); }\n")

        def link(archive):
            run("arm-none-eabi-gcc", "-mcpu=cortex-m4", "-mthumb", "-mfloat-abi=hard", "-mfpu=fpv4-sp-d16",
                "-Ilib/include", "-nostartfiles", "-Wl,--entry=main", source, archive, "-o", program)

        link("build/cortex-m4-hard/libfixhit.a")
        try:
            link("build/cortex-m4-soft/libfixhit.a")
        except Failure as refused:
            expect("VFP register arguments" in str(refused), refused)
            return 2
    raise Failure("a hard-float game linked a soft-float archive")


SLANTED = re.compile(r"hull|polygon|kinds|fh_touch$|fh_overlap$|rotation|mask|capsule|segment|cores|compound")
SLANTED_MODULES = re.compile(r"hull|polygon|kinds|shape(_motion)?\.o|rotation|mask|capsule|segment|cores|compound")


def check_links_little(core):
    """A game of circles and boxes alone links nothing of slanted shapes, masks or rotations: not by name, and it is
    as large when the archive has none. Each further question takes more."""
    moving = linked.asked_by(linked.MOVING_BOXES)
    variant = linked.CORES[core][1]
    with tempfile.TemporaryDirectory() as folder:
        image = linked.link(core, moving, folder)
        names = [line.split()[-1] for line in run("arm-none-eabi-nm", image).splitlines()]
        expect("fh_sweep_circle_rect" in names, "the game's own function is missing")
        expect(not [n for n in names if SLANTED.search(n)], [n for n in names if SLANTED.search(n)])
        archive = os.path.join(folder, "libfixhit.a")
        shutil.copy(objects.archive(variant), archive)
        modules = [m for m in objects.sections(variant) if SLANTED_MODULES.search(m)]
        run("arm-none-eabi-ar", "dD", archive, *modules)
        taken = [linked.taken(core, moving, archive)]
    taken += [linked.taken(core, linked.asked_by(i)) for i in range(len(linked.GAMES))]
    without, first, same, *rest = taken
    expect(without == same, "a game of boxes takes", same, "bytes, and", without, "of an archive of such alone")
    expect(first < same and [same] + rest == sorted({same, *rest}), "no game takes more than the one before:", taken)


def check_memory_map(board, variant, limit):
    """What does not fit the chip is a link error."""
    base = ["arm-none-eabi-gcc", *run_flags(variant), "-nostartfiles", "-Llinker", "-T", "linker/%s.ld" % board]
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "big.c")
        for text, region in (("char big[%d];" % limit, "RAM"),
                             ("const char big[%d] = {1};" % (1 << 20), "FLASH")):
            with open(source, "w", encoding="ascii") as out:
                out.write("extern volatile int sink; volatile int sink;\n" + text +
                          "void reset_handler(void); void reset_handler(void) { sink = big[sink]; }\n")
            done = subprocess.run([*base, source, "-o", os.path.join(folder, "image")], cwd=ROOT,
                                  capture_output=True, text=True)
            expect(done.returncode != 0 and re.search("region `%s' overflowed" % region, done.stderr),
                   board, region, "did not overflow:", done.stderr)
    return 2


def run_flags(variant):
    core, abi = variant.rsplit("-", 1)
    return ["-mcpu=" + core, "-mthumb", "-mfloat-abi=" + abi] + (["-mfpu=fpv4-sp-d16"] if abi == "hard" else [])


# What a library without circles and points says of them, asked by the functions named.
LEFT_OUT = {
    "fh_touch": "fh_touch: broken precondition: FH_SERVES(a->kind)",
    "fh_overlap": "fh_overlap: broken precondition: FH_SERVES(b->kind)",
    "fh_contact_shapes": "fh_contact_shapes: broken precondition: FH_SERVES(obstacle->kind)",
    "fh_sweep": "fh_sweep: broken precondition: FH_SERVES(mover->kind)",
    "fh_cast": "fh_cast: broken precondition: FH_SERVES(shape->kind)",
    "fh_shape_bounds": "fh_shape_bounds: broken precondition: FH_SERVES(shape->kind)",
    "fh_shape_moved": "fh_shape_moved: broken precondition: FH_SERVES((&shape)->kind)",
    "fh_tiles_touch": "fh_tiles_touch: broken precondition: FH_SERVES(shape->kind)",
    "fh_tiles_move": "fh_tiles_move: broken precondition: FH_SERVES(mover->kind)",
    "fh_tiles_sweep": "fh_tiles_sweep: broken precondition: FH_SERVES(mover->kind)",
    "fh_tiles_cast": "fh_tiles_cast: broken precondition: FH_SERVES(FH_POINT)",
    "fh_sweep_circle_polygon": "fh_reach_of: broken precondition: FH_SERVES_ROUNDS || ",
    "fh_cast_polygon": "fh_cast_core: broken precondition: FH_SERVES(FH_POINT)",
}


def kinds_on_host(variant):
    """Few kinds answer as all do, and the others are refused."""
    return counted(run("build/%s/kinds" % variant))


def kinds_on_board(board):
    result = qemu.run(board, os.path.join(ROOT, "build", board, "kinds.elf"))
    expect(result.code == 0, result.output)
    return counted(result.output)


def check_left_out():
    for name, said in LEFT_OUT.items():
        done = subprocess.run([os.path.join(ROOT, "build/host-rects/left_out"), name], capture_output=True, text=True)
        expect(done.returncode == -6 and done.stderr.startswith("fixhit: " + said), name, done.returncode, done.stderr)
    for sum_of_kinds in ("0", "64", "16+64"):
        refused = subprocess.run(["gcc", "-Ilib/include", "-DFH_KINDS=" + sum_of_kinds, "-fsyntax-only", "lib/src/shape.c"],
                                 cwd=ROOT, capture_output=True, text=True)
        expect(refused.returncode != 0 and "FH_KINDS: expected a sum" in refused.stderr, sum_of_kinds, refused.stderr)
    return len(LEFT_OUT) + 3


def check_sums():
    """Each kind alone, and all but each, compile without a warning."""
    sums = [1 << i for i in range(6)] + [63 - (1 << i) for i in range(6)]
    for kinds in sums:
        for name in ("shape", "shape_motion", "shape_check", "hull", "meet", "contact_cores", "sweep_cores", "course"):
            run("gcc", "-std=c11", "-O1", *STRICT, "-DFH_KINDS=%d" % kinds, "-fsyntax-only", "lib/src/%s.c" % name)
    return len(sums)


def check_make():
    expect("make test" in run("make"), "make alone does not print help")
    expect(run("make", "lib", "CORE=cortex-m4", "FLOAT=hard").endswith("build/cortex-m4-hard/libfixhit.a\n"),
           "make lib")
    expect("or one of" in run("make", "lib", "CORE=cortex-m9", code=2), "an unknown core")
    expect("or one of" in run("make", "lib", "CORE=cortex-m0", "FLOAT=hard", code=2), "no such float")
    return 4


STEPS = [("headers: %s as %s" % (compiler, language[0]), check_headers, (compiler, language))
         for compiler, language in (("gcc", C), ("clang", C), ("g++", CXX), ("clang++", CXX))]
STEPS += [("clang for " + core, check_clang_for_arm, (core,)) for core in ("cortex-m0", "cortex-m3", "cortex-m4")]
STEPS += [("circles and boxes link nothing else: " + core, check_links_little, (core,)) for core in linked.CORES]
STEPS += [
    ("float ABIs", check_float_abi, ()),
    ("a game's own FH_ASSERT", check_own_assert, ()),
    ("memory map: stm32f405", check_memory_map, ("stm32f405", "cortex-m4-hard", 128 << 10)),
    ("frame pointers on cortex-m0", check_frame_pointers, ()),
    ("optimized at link time: cortex-m4", check_link_time, ()),
    ("memory map: stm32f100", check_memory_map, ("stm32f100", "cortex-m3-soft", 8 << 10)),
    ("memory map: microbit", check_memory_map, ("microbit", "cortex-m0-soft", 16 << 10)),
    ("few kinds: left out", check_left_out, ()),
    ("few kinds: sums", check_sums, ()),
    ("make", check_make, ()),
]
STEPS += [("few kinds: " + v, kinds_on_host, (v,)) for v in ("host", "host-ndebug", "host-rects", "host-rects-sanitize")]
STEPS += [("few kinds: " + b, kinds_on_board, (b,)) for b in qemu.BOARDS]
