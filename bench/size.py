"""Prints the library's flash bytes by module and by what a game asks, and its greatest stack use.

    python3 bench/size.py
"""

import sys

import linked
import objects

SHOWN = 5


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
    print("\nStack, bytes: the greatest frames, and the deepest function with all it calls")
    for v in variants:
        frames = sorted(((size, name) for name, (size, _, _) in objects.frames(v).items()), reverse=True)
        deepest = max((depth, name) for name, depth in objects.deepest(v).items())
        print("%-20s" % v + ", ".join("%s %d" % (name, size) for size, name in frames[:SHOWN]))
        print("%-20s" % "" + "deepest: %s %d" % (deepest[1], deepest[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
