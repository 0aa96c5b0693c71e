"""Prints the library's flash bytes by module and by what a game asks, and its greatest stack use.

    python3 bench/size.py
"""

import os
import subprocess
import sys
import tempfile

import linked
import objects

SHOWN = 5
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# What a game gives its world room for: a name, and what takes the bytes on a core of 32 bits.
MEMORY = {"a body": "fh_body", "a body, beside its shape": "char[sizeof(fh_body) - sizeof(fh_shape)]",
          "a cell (a bucket)": "uint16_t", "a pair": "fh_pair", "the world": "fh_world"}


def memory():
    """{name: bytes} of MEMORY, from the sizes of objects that the compiler makes."""
    text = "#include <fixhit/fixhit.h>\n" + "".join(
        "char size_%d[sizeof(%s)];\n" % pair for pair in enumerate(MEMORY.values()))
    with tempfile.TemporaryDirectory() as folder:
        made = os.path.join(folder, "sizes.o")
        subprocess.run(["arm-none-eabi-gcc", "-mcpu=cortex-m0", "-mthumb", "-I", os.path.join(ROOT, "lib", "include"),
                        "-x", "c", "-c", "-", "-o", made], input=text, text=True, check=True)
        listing = subprocess.run(["arm-none-eabi-nm", "-S", made], capture_output=True, text=True, check=True).stdout
    sizes = {words[-1]: int(words[1], 16) for words in map(str.split, listing.splitlines())}
    return {name: sizes["size_%d" % i] for i, name in enumerate(MEMORY)}


def main():
    variants = objects.CORE_VARIANTS
    sizes = {v: objects.sections(v) for v in variants}
    modules = sorted({m for s in sizes.values() for m in s})
    print("Flash, bytes (all functions of a module; a game links only what it calls)")
    print("%-20s" % "" + "".join("%12s" % m for m in modules) + "%12s" % "all")
    for v in variants:
        texts = [sizes[v].get(m, {"text": 0})["text"] for m in modules]
        print("%-20s" % v + "".join("%12d" % t for t in texts) + "%12d" % sum(texts))
    print("\nFlash, bytes, that a linked game takes of the library; each asks what those before it do, and this")
    print("%-42s" % "" + "".join("%12s" % core for core in linked.CORES))
    for asked, taken in linked.table():
        print("%-42s" % asked + "".join("%12d" % taken[core] for core in linked.CORES))
    print("\nRAM, bytes, that a world takes")
    for name, taken in memory().items():
        print("%-42s%12d" % (name, taken))
    print("\nStack, bytes: the greatest frames, and the deepest function with all it calls")
    for v in variants:
        frames = sorted(((size, name) for name, (size, _, _) in objects.frames(v).items()), reverse=True)
        deepest = max((depth, name) for name, depth in objects.deepest(v).items())
        print("%-20s" % v + ", ".join("%s %d" % (name, size) for size, name in frames[:SHOWN]))
        print("%-20s" % "" + "deepest: %s %d" % (deepest[1], deepest[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
