"""What the library takes of the flash of a game, by what the game asks: linked as a game is, and measured."""

import os
import subprocess
import tempfile

import objects

# The chip whose memory map is taken, and the archive that is linked.
CORES = {"cortex-m0": ("microbit", "cortex-m0-soft", []),
         "cortex-m4": ("stm32f405", "cortex-m4-hard", ["-mfloat-abi=hard", "-mfpu=fpv4-sp-d16"])}


def each(questions, pairs):
    return ["fh_%s_%s" % (question, pair) for question in questions.split() for pair in pairs.split()]


# Each game asks all that the ones before it do, and this.
GAMES = [
    ("touch and overlap of circles and boxes",
     each("touch overlap", "point_rect point_circle rect_rect circle_circle circle_rect")),
    ("they move: contacts and sweeps",
     each("contact sweep", "circle_circle circle_rect rect_circle rect_rect")),
    ("capsules too, at rest and in motion",
     each("touch overlap", "point_capsule circle_capsule capsule_capsule capsule_rect") +
     each("contact sweep", "circle_capsule capsule_circle capsule_capsule capsule_rect rect_capsule")),
    ("polygons too, touch and overlap",
     each("touch overlap", "point_polygon circle_polygon capsule_polygon rect_polygon polygon_polygon")),
    ("polygons in motion",
     each("contact sweep", "circle_polygon capsule_polygon rect_polygon polygon_circle polygon_capsule "
                           "polygon_rect polygon_polygon")),
    ("all shapes by shape.h", ["fh_touch", "fh_overlap", "fh_contact_shapes", "fh_sweep", "fh_cast",
                               "fh_shape_bounds"]),
]
MOVING_BOXES = 1  # the game of circles and boxes alone

SOURCE = """#include <fixhit/fixhit.h>
void reset_handler(void);
static void (*const volatile asked[])(void) = {%s};
void reset_handler(void)
{
    for (unsigned i = 0; i < sizeof asked / sizeof asked[0]; i++)
        asked[i]();
}
"""
POINTER = 4


def link(core, functions, folder, archive=None):
    """The image of a game that asks these functions; of the library's own archive if none is given."""
    board, variant, more = CORES[core]
    source, image = os.path.join(folder, "game.c"), os.path.join(folder, "game.elf")
    with open(source, "w", encoding="ascii") as out:
        out.write(SOURCE % ", ".join("(void (*)(void))" + f for f in ["reset_handler", *functions]))
    subprocess.run(["arm-none-eabi-gcc", "-mcpu=" + core, "-mthumb", *more, "-O2", "-Ilib/include", "-nostartfiles",
                    "-Llinker", "-T", "linker/%s.ld" % board, "-Wl,--gc-sections,--fatal-warnings", source,
                    archive or objects.archive(variant), "-o", image], cwd=objects.ROOT, check=True)
    return image


def flash(image):
    text, data = objects.tool("size", "-B", image).splitlines()[1].split()[:2]
    return int(text) + int(data)


def taken(core, functions, archive=None):
    """Bytes of flash beyond what the game itself has: its loop, and a pointer for each function."""
    with tempfile.TemporaryDirectory() as folder:
        empty = flash(link(core, [], folder))
        return flash(link(core, functions, folder, archive)) - empty - POINTER * len(functions)


def asked_by(game):
    """The functions of a game, with those of the games before it."""
    return [f for _, functions in GAMES[:game + 1] for f in functions]


def table():
    """[(what the game asks, {core: bytes})]."""
    return [(name, {core: taken(core, asked_by(i)) for core in CORES}) for i, (name, _) in enumerate(GAMES)]
