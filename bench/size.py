"""Prints the library's flash bytes by module and by what a game asks, and its greatest stack use.

    python3 bench/size.py
"""

import sys

import linked
import objects
import stack
import structs

SHOWN = 5
# What a game gives its world room for: a name, and what takes the bytes on a core of 32 bits.
MEMORY = {"a body": "fh_body", "a body, beside its shape": "char[sizeof(fh_body) - sizeof(fh_shape)]",
          "a cell (a bucket)": "uint16_t", "a pair": "fh_pair", "the world": "fh_world"}


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
    sizes = structs.sizes_of(list(MEMORY.values()))
    for name, of in MEMORY.items():
        print("%-42s%12d" % (name, sizes[of]))
    print("\nStack, bytes: the greatest frames, and the deepest function with all it calls")
    for v in variants:
        frames = sorted(((size, name) for name, (size, _, _) in objects.frames(v).items()), reverse=True)
        deepest = max((depth.bytes, name) for name, depth in stack.depths(v).items())
        print("%-20s" % v + ", ".join("%s %d" % (name, size) for size, name in frames[:SHOWN]))
        print("%-20s" % "" + "deepest: %s %d" % (deepest[1], deepest[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
