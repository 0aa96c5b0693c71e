"""The worst stack of each function: by gcc's call graph, with the frames of the machine code.

gcc's own frames lack the registers that it pushes where an argument comes half in them and half on the stack. What its
graph knows not, what a pointer calls, is told here; a callback of the game is not counted, and named.
"""

import collections
import functools
import glob
import os
import re
import subprocess
import tempfile

import flash
import machine
import objects

# frame: gcc's figure. calls: titles. pointers: the files where it calls by a pointer.
# bytes: at most. callbacks: the game's own functions that may run on top. path: what is deepest.
Depth = collections.namedtuple("Depth", "bytes callbacks path")
Node = collections.namedtuple("Node", "file frame calls pointers")

POINTER = "__indirect_call"
# Who calls by a pointer: the table of functions that it takes it from, or the function that its caller has in the same
# file and passes, or the game's callback. By function, or by the file that the call stands in.
TABLES = {"fh_touch": "touches", "fh_overlap": "overlaps", "fh_contact_shapes": "contacts", "fh_sweep": "sweeps"}
PASSED = {"fh_stop_clear": "is_free"}
CALLBACKS = {"fh_world_each": "visit", "fh_world_update": "tell", "lib/src/bodies.h": "filter"}
# Of libfixmath, which a game brings along.
NOT_COUNTED = {"fix16_sin": "libfixmath", "fix16_cos": "libfixmath"}


class StackError(Exception):
    pass


def graph(variant):
    """{title: Node} of gcc's call graphs."""
    found = {}
    places = os.path.join(objects.ROOT, "build", variant, "lib", "src", "**", "*.ci")
    modules = {name.removesuffix(".o") for name in objects.sections(variant)}
    for path in sorted(glob.glob(places, recursive=True)):
        if os.path.basename(path).removesuffix(".ci") not in modules:
            continue  # of a source that is no more
        with open(path, encoding="ascii") as text:
            lines = text.read()
        file = re.match('graph: { title: "([^"]+)"', lines).group(1)
        for title, size in re.findall(r'node: { title: "([^"]+)" label: "[^"]*\\n(\d+) bytes \(static\)', lines):
            found[title] = Node(file, int(size), set(), set())
        for source, target, place in re.findall(r'edge: { sourcename: "([^"]+)" targetname: "([^"]+)" label: "([^"]*)"',
                                                lines):
            (found[source].pointers if target == POINTER else found[source].calls).add(
                place.split(":")[0] if target == POINTER else target)
    return found


@functools.lru_cache(maxsize=None)
def image(variant):
    """All of the library as it is linked, with what it needs of the compiler's own."""
    core, abi = variant.rsplit("-", 1)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "all.elf")
        subprocess.run(["arm-none-eabi-gcc", "-mcpu=" + core, "-mthumb", "-mfloat-abi=" + abi,
                        *objects.FPU.get(variant, []), "-nostartfiles", "-Wl,--entry=0,--whole-archive", objects.archive(variant),
                        "-Wl,--no-whole-archive", *("-Wl,--defsym=%s=0" % name for name in NOT_COUNTED), "-o", path],
                       check=True)
        return machine.read(path)


def in_table(variant, name):
    """The functions that a constant table of pointers holds."""
    found = {f.removeprefix(".text.") for (_, section), names in flash.sections(variant).refers.items()
             if section == ".rodata." + name for f in names}
    if not found:
        raise StackError("no table %s holds functions in %s" % (name, variant))
    return found


def address_of(title, linked):
    """Of a function that gcc's graph names by its file if it is local, or weak."""
    file, _, name = title.rpartition(":")
    for place in ((os.path.basename(file), name), (None, name)):
        if place in linked.functions:
            return linked.functions[place]
    raise StackError("%s is not in what is linked" % title)


def pointed(variant, nodes, title, passed):
    """Titles that a function may call by a pointer, and names of callbacks."""
    name = title.rpartition(":")[2]
    if name in TABLES:
        held = in_table(variant, TABLES[name])
        return {t for t in nodes if t.rpartition(":")[2] in held}, set()
    if name in PASSED:
        return {passed}, set()
    unknown = nodes[title].pointers - set(CALLBACKS) if name not in CALLBACKS else set()
    if unknown:
        raise StackError("%s calls by a pointer in %s, and bench/stack.py does not tell what" % (title, unknown))
    return set(), {CALLBACKS[k] for k in {name, *nodes[title].pointers} & set(CALLBACKS)}


def frame_of(nodes, title, linked):
    """By the machine code; gcc's own figure may be less, never more."""
    below = machine.taken_by(address_of(title, linked), linked).below
    if title in nodes and below < nodes[title].frame:
        raise StackError("%s: %d bytes by the machine code, %d by gcc" % (title, below, nodes[title].frame))
    return below


def frames(variant):
    """{name: bytes}: the greatest frame of the functions of a name."""
    nodes, found = graph(variant), collections.defaultdict(int)
    for title in nodes:
        name = title.rpartition(":")[2]
        found[name] = max(found[name], frame_of(nodes, title, image(variant)))
    return found


@functools.lru_cache(maxsize=None)
def depths(variant):
    """{title: Depth} of every function that no other passes a function to; raises on recursion."""
    nodes, linked, known = graph(variant), image(variant), {}
    titles = {address_of(title, linked): title for title in nodes}

    def calls_of(title, taken, passed):
        """[(title, what is passed to it)] that it calls, and names of callbacks: as gcc's graph and the code tell."""
        if title not in nodes:
            return [(linked.starts[address], None) for address, _ in taken.calls], set()
        others, callbacks = pointed(variant, nodes, title, passed) if nodes[title].pointers else (set(), set())
        called = nodes[title].calls | others | {titles.get(a, linked.starts.get(a)) for a, _ in taken.calls if a != 0}
        return [(t, "%s:%s" % (nodes[title].file, PASSED[t]) if t in PASSED else None) for t in sorted(called)], callbacks

    def depth(title, above, passed=None):
        if title in above:
            raise RecursionError(" -> ".join(above + (title,)))
        if title in NOT_COUNTED:
            return Depth(0, frozenset([NOT_COUNTED[title]]), ())
        if (title, passed) not in known:
            taken = machine.taken_by(address_of(title, linked), linked)
            called, callbacks = calls_of(title, taken, passed)
            below = [depth(t, above + (title,), p) for t, p in called]
            deepest = max(below, key=lambda d: d.bytes, default=Depth(0, frozenset(), ()))
            known[title, passed] = Depth(frame_of(nodes, title, linked) + deepest.bytes,
                                         frozenset(callbacks).union(*(d.callbacks for d in below)),
                                         (title,) + deepest.path)
        return known[title, passed]

    return {title: depth(title, ()) for title in nodes if title not in PASSED}
