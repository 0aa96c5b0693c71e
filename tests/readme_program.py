"""The whole program in README.md, typed as a reader would."""

import os
import re
import tempfile

from suite import ROOT, expect, run


def check_program():
    with open(os.path.join(ROOT, "README.md"), encoding="utf-8") as readme:
        text = readme.read()
    program = re.search(r"```c\n(#include <fixhit/fixhit\.h>.*?)```", text, re.S)
    shown = re.search(r"prints\n\n```text\n(.*?)```", text, re.S)
    expect(program and shown, "README.md shows no program, or not what it prints")
    with tempfile.TemporaryDirectory() as folder:
        source, binary = os.path.join(folder, "game.c"), os.path.join(folder, "game")
        with open(source, "w", encoding="ascii") as out:
            out.write(program.group(1))
        run("sh", "-c", 'gcc -std=c11 -Wall -Wextra -Ilib/include "$1" lib/src/*.c -o "$2"', "sh", source, binary)
        expect(run(binary) == shown.group(1), "README's program prints something else")


STEPS = [("README's program", check_program, ())]
