"""What stands in a built archive of the library: sections, symbols, calls, stack frames."""

import collections
import functools
import glob
import os
import re
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
CORE_VARIANTS = ["cortex-m0-soft", "cortex-m0plus-soft", "cortex-m3-soft", "cortex-m4-soft",
                 "cortex-m4-softfp", "cortex-m4-hard", "cortex-m7-soft", "cortex-m7-softfp",
                 "cortex-m7-hard"]
# What a linker has to be told beside the core and the float ABI.
FPU = {v: ["-mfpu=" + fpu] for core, fpu in (("cortex-m4", "fpv4-sp-d16"), ("cortex-m7", "fpv5-sp-d16"))
       for v in (core + "-softfp", core + "-hard")}

# calls: the symbols that code of this function branches to outside of itself.
Function = collections.namedtuple("Function", "name module instructions calls")


@functools.lru_cache(maxsize=None)
def declared():
    """[(header, [functions])] of the public headers, in the order of fixhit.h and of their lines."""
    folder = os.path.join(ROOT, "lib", "include", "fixhit")
    found = []
    with open(os.path.join(folder, "fixhit.h"), encoding="ascii") as text:
        headers = re.findall(r'^#include "(\w+\.h)"', text.read(), re.MULTILINE)
    for header in headers + sorted(set(os.listdir(folder)) - set(headers)):
        with open(os.path.join(folder, header), encoding="ascii") as text:
            functions = re.findall(r"^(?!typedef)[\w ]+[ *](fh_\w+)\(", text.read(), re.MULTILINE)
        if functions:
            found.append((header, functions))
    return found


def public_functions():
    """Every function that the public headers declare."""
    return {f for _, functions in declared() for f in functions}


def archive(variant):
    return os.path.join(ROOT, "build", variant, "libfixhit.a")


def tool(name, *arguments):
    done = subprocess.run(["arm-none-eabi-" + name, *arguments], capture_output=True, text=True,
                          check=True)
    return done.stdout


def sections(variant):
    """{module: {section kind: bytes}}, the kinds text (with constants), data and bss."""
    found = {}
    for line in tool("size", "-B", archive(variant)).splitlines()[1:]:
        text, data, bss, _, _, name = line.split()[:6]
        found[name] = {"text": int(text), "data": int(data), "bss": int(bss)}
    return found


def symbols(variant):
    """[(module, kind letter of nm, name)] of all objects."""
    found, module = [], None
    for line in tool("nm", archive(variant)).splitlines():
        words = line.split()
        if line.endswith(".o:"):
            module = line[:-1]
        elif len(words) >= 2:
            found.append((module, words[-2], words[-1]))
    return found


def functions(variant):
    """Every function: its instructions as (mnemonic, operands), and what it calls."""
    found, module, current = {}, None, None
    for line in tool("objdump", "-dr", "--no-show-raw-insn", archive(variant)).splitlines():
        start = re.match(r"[0-9a-f]+ <(\S+)>:", line)
        relocation = re.match(r"\s+[0-9a-f]+: (R_ARM_\S+)\s+(\S+)", line)
        code = re.match(r"\s+[0-9a-f]+:\s+(\S+)\s*(.*)", line)
        if re.match(r"\S+\.o:", line):
            module = line.split(":")[0]
        elif start:
            current = Function(start.group(1), module, [], set())
            found[current.name] = current
        elif relocation and current:
            if "CALL" in relocation.group(1) or "JUMP" in relocation.group(1):
                current.calls.add(relocation.group(2))
        elif code and current:
            current.instructions.append((code.group(1), code.group(2)))
            target = re.match(r"b\S*\s.*<([^+>]+)>$", " ".join(code.groups()))
            if target and target.group(1) != current.name:
                current.calls.add(target.group(1))
    return found


def frames(variant):
    """{function: (bytes, kind, module)} of gcc's -fstack-usage."""
    found = {}
    for module in (os.path.splitext(name)[0] for name in sections(variant)):
        source, = glob.glob(os.path.join("lib", "src", "**", module + ".c"), root_dir=ROOT, recursive=True)
        path = os.path.join(ROOT, "build", variant, os.path.splitext(source)[0] + ".su")
        with open(path, encoding="ascii") as lines:
            for line in lines:
                place, size, kind = line.rstrip("\n").split("\t")
                found[place.split(":")[-1]] = (int(size), kind, module)
    return found
