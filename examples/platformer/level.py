"""Turns the levels of a text into const tables.

    python3 level.py LEVELS.txt OUT.h

A line is a row of tiles, all of a level of one length; a line of --- begins the next level, and one that starts with ;
is a comment. Each character is a tile of TILES, or S, where the hero starts, or one of two M in a row, the ends of a
moving platform's way.
"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "common"))
from leveltext import LevelError, check_tiles, check_width, main, read  # noqa: E402

TILES = {".": "EMPTY", "#": "SOLID", "=": "LEDGE", "/": "RISE", "\\": "FALL", "r": "RISE_LOW", "R": "RISE_HIGH",
         "F": "FALL_HIGH", "f": "FALL_LOW", "^": "SPIKES", "o": "COIN", "E": "ENEMY", "X": "EXIT"}
PLACES = "SM"
# What must stand beside the halves of a gentle slope.
RIGHT_OF = {"r": "R", "F": "f"}
LEFT_OF = {"R": "r", "f": "F"}
MOST = 255


def check(rows):
    width = len(rows[0][1])
    if width > MOST or len(rows) > MOST:
        raise LevelError(rows[0][0], 1, "%d x %d tiles, expected at most %d each way" % (width, len(rows), MOST))
    for n, row in rows:
        check_tiles(n, row, "".join(TILES) + PLACES)
        for c, tile in enumerate(row):
            for beside, step in ((RIGHT_OF, 1), (LEFT_OF, -1)):
                other = row[c + step] if 0 <= c + step < len(row) else ""
                if tile in beside and other != beside[tile]:
                    raise LevelError(n, c + 1 + step, "%r beside %r, expected %r" % (other, tile, beside[tile]))
        check_width(n, row, width, " as in the first")


def places(rows, tile):
    return [(n, r, c) for r, (n, row) in enumerate(rows) for c, t in enumerate(row) if t == tile]


def one_start(rows):
    found = places(rows, "S")
    if len(found) != 1:
        n, c = (found[1][0], found[1][2] + 1) if found else (rows[-1][0], 1)
        raise LevelError(n, c, "%d starts, expected one S" % len(found))
    return found[0][1:]


def platform(rows):
    found = places(rows, "M")
    if len(found) != 2 or found[0][1] != found[1][1]:
        n, c = (found[-1][0], found[-1][2] + 1) if found else (rows[-1][0], 1)
        raise LevelError(n, c, "%d ends of a platform's way, expected two M in one row" % len(found))
    return found[0][1], found[0][2], found[1][2]


def an_exit(rows):
    if not places(rows, "X"):
        raise LevelError(rows[-1][0], 1, "0 exits, expected an X")


def map_of(rows, number):
    values = list(TILES)
    text = "static const uint8_t map_%d[] = {\n" % number
    for _, row in rows:
        numbers = [str(values.index("." if tile in PLACES else tile)) for tile in row]
        text += "".join("    %s,\n" % ", ".join(numbers[i:i + 32]) for i in range(0, len(numbers), 32))
    return text + "};\n"


def fields_of(rows, number):
    """A level as C has it; its faults are found here."""
    check(rows)
    start, way = one_start(rows), platform(rows)
    an_exit(rows)
    return "    {map_%d, %d, %d, %d, %d, %d, %d, %d},\n" % (number, len(rows[0][1]), len(rows), *start, *way)


def tables(path):
    levels = read(path)
    fields = [fields_of(rows, number) for number, rows in enumerate(levels)]
    tiles = max(len(rows) * len(rows[0][1]) for rows in levels)
    enemies = max(len(places(rows, "E")) for rows in levels)
    text = "/* Made from %s by level.py. */\n#include <stdint.h>\n\n" % os.path.basename(path)
    text += "enum { %s, LEVEL_VALUES };\n" % ", ".join("LEVEL_" + kind for kind in TILES.values())
    text += "enum { LEVELS = %d };\n" % len(levels)
    text += "enum { LEVEL_TILES = %d, LEVEL_ENEMIES = %d }; /* of a level at most */\n\n" % (tiles, max(enemies, 1))
    text += "typedef struct level {\n    const uint8_t *map;\n    uint8_t columns, rows, start_row, start_column;\n"
    text += "    uint8_t way_row, way_left, way_right; /* of the platform */\n} level;\n\n"
    text += "".join(map_of(rows, number) for number, rows in enumerate(levels))
    return text + "\nstatic const level levels[LEVELS] = {\n" + "".join(fields) + "};\n"


if __name__ == "__main__":
    sys.exit(main(tables))
