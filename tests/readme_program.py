"""The programs that the documents show, typed as a reader would."""

import os
import re
import tempfile

from suite import ROOT, expect, run


def printed_by(program):
    with tempfile.TemporaryDirectory() as folder:
        source, binary = os.path.join(folder, "game.c"), os.path.join(folder, "game")
        with open(source, "w", encoding="ascii") as out:
            out.write(program)
        run("sh", "-c", 'gcc -std=c11 -Wall -Wextra -Ilib/include "$1" lib/src/*.c -o "$2"', "sh", source, binary)
        return run(binary)


def check_program():
    with open(os.path.join(ROOT, "README.md"), encoding="utf-8") as readme:
        text = readme.read()
    program = re.search(r"```c\n(#include <fixhit/fixhit\.h>.*?)```", text, re.S)
    shown = re.search(r"prints\n\n```text\n(.*?)```", text, re.S)
    expect(program and shown, "README.md shows no program, or not what it prints")
    expect(printed_by(program.group(1)) == shown.group(1), "README's program prints something else")


# What docs/motion.md takes for granted round its frame: a hero on a floor, who jumps in the third frame.
AROUND_FRAME = """#include <fixhit/fixhit.h>
#include <stdio.h>
enum { GRAVITY = 65536 / 4, JUMP = 65536 * 3 };
static const fh_rect boxes[] = {{0, FH_PX(100), FH_PX(90), FH_PX(110)}};
static const fh_rects level = {boxes, 1, sizeof boxes[0]};
static struct { fh_rect box; fh_vec velocity; bool on_ground; } hero = {
    {FH_PX(10), FH_PX(80), FH_PX(20), FH_PX(100)}, {FH_PX(1), 0}, false};
static void frame(bool jump_pressed)
{
%s}
int main(void)
{
    for (int i = 0; i < 4; i++) {
        frame(i == 2);
        printf("%%d,%%d %%d\\n", (int)FH_TO_PX(hero.box.left), (int)FH_TO_PX(hero.box.bottom), hero.on_ground);
    }
}
"""
# By hand: a pixel a frame along the floor; then up by 3, and by 3 less a quarter.
FRAMES = "11,100 1\n12,100 1\n13,97 0\n14,94 0\n"


def check_frame():
    with open(os.path.join(ROOT, "docs", "motion.md"), encoding="utf-8") as document:
        shown = re.findall(r"```c\n(.*?)```", document.read(), re.S)
    expect(len(shown) == 1, "docs/motion.md shows", len(shown), "programs, expected its frame alone")
    printed = printed_by(AROUND_FRAME % shown[0])
    expect(printed == FRAMES, "the frame of docs/motion.md does something else:", printed)


STEPS = [("README's program", check_program, ()), ("motion.md's frame", check_frame, ())]
