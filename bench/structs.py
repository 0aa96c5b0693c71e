"""Bytes of RAM that types of the public headers take on a core of 32 bits, by the compiler."""

import glob
import os
import re
import subprocess
import tempfile

import objects

INCLUDE = os.path.join(objects.ROOT, "lib", "include")


def sizes_of(types):
    """{type: bytes}, from the sizes of objects that the compiler makes."""
    text = "#include <fixhit/fixhit.h>\n" + "".join("char size_%d[sizeof(%s)];\n" % pair for pair in enumerate(types))
    with tempfile.TemporaryDirectory() as folder:
        made = os.path.join(folder, "sizes.o")
        subprocess.run(["arm-none-eabi-gcc", "-mcpu=cortex-m0", "-mthumb", "-I", INCLUDE, "-x", "c", "-c", "-",
                        "-o", made], input=text, text=True, check=True)
        listing = objects.tool("nm", "-S", made)
    sizes = {words[-1]: int(words[1], 16) for words in map(str.split, listing.splitlines())}
    return {name: sizes["size_%d" % i] for i, name in enumerate(types)}


def public():
    """{struct: bytes} of all that the public headers define."""
    found = set()
    for header in glob.glob(os.path.join(INCLUDE, "fixhit", "*.h")):
        with open(header, encoding="ascii") as text:
            found |= set(re.findall(r"typedef struct (fh_\w+) \{", text.read()))
    return sizes_of(sorted(found))
