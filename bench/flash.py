"""Bytes of flash that a function takes, alone and with all of the library that it draws in: by the sections of a built
archive and what they refer to, as the linker follows them."""

import collections
import functools
import os
import re
import tempfile

import objects

# sizes: {(module, section): bytes}. defined: {name: (module, section)} of global symbols, and with the module of local
# ones. refers: {(module, section): names}. own: {name: bytes} of functions.
Sections = collections.namedtuple("Sections", "sizes defined refers own")
KEPT = re.compile(r"\.(text|rodata)")
ALIGNED = 4


def listing(variant):
    with tempfile.TemporaryDirectory() as folder:
        bare = os.path.join(folder, "bare.a")
        objects.tool("objcopy", "--strip-debug", objects.archive(variant), bare)
        return objects.tool("objdump", "-h", "-t", "-r", bare)


@functools.lru_cache(maxsize=None)
def sections(variant):
    found, module, section = Sections({}, {}, collections.defaultdict(set), {}), None, None
    for line in listing(variant).splitlines():
        words = line.split()
        if re.match(r"\S+\.o: ", line):
            module = line.split(":")[0]
        elif re.match(r" +\d+ \.\S+ +[0-9a-f]{8} ", line):
            found.sizes[module, words[1]] = int(words[2], 16)
            found.defined[module, words[1]] = module, words[1]
        elif line.startswith("RELOCATION RECORDS FOR"):
            section = line[line.index("[") + 1:line.index("]")]
        elif re.match(r"[0-9a-f]{8} R_ARM_", line):
            found.refers[module, section].add(re.sub(r"[+-]0x[0-9a-f]+$", "", words[2]))
        elif re.match(r"[0-9a-f]{8} [ lgw]", line) and KEPT.match(words[-3] if len(words) > 3 else ""):
            local = line[9] == "l"
            found.defined[(module, words[-1]) if local else words[-1]] = module, words[-3]
            if " F " in line[9:17] + " ":
                found.own[words[-1]] = int(words[-2], 16)
    return found


def drawn_in(variant, name):
    """(bytes, names from outside) of all that a function draws in, itself included."""
    s, seen, outside = sections(variant), set(), set()
    left = [s.defined[name]]
    while left:
        place = left.pop()
        if place in seen:
            continue
        seen.add(place)
        for other in s.refers[place]:
            target = s.defined.get((place[0], other), s.defined.get(other))
            if target is None:
                outside.add(other)
            elif KEPT.match(target[1]):
                left.append(target)
    return sum(-(-s.sizes[p] // ALIGNED) * ALIGNED for p in seen), outside
