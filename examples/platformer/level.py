"""Turns a level's text into a const table.

    python3 level.py LEVEL.txt OUT.h

A line is a row of tiles, all of one length; a line that starts with ; is a comment. Each character is a tile of
TILES, or S, where the hero starts, or one of two M in a row, the ends of a moving platform's way.
"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "common"))
from leveltext import LevelError, check_tiles, check_width, lines, main  # noqa: E402

TILES = {".": "EMPTY", "#": "SOLID", "=": "LEDGE", "/": "RISE", "\\": "FALL", "r": "RISE_LOW", "R": "RISE_HIGH",
         "F": "FALL_HIGH", "f": "FALL_LOW", "o": "COIN", "X": "EXIT"}
PLACES = "SM"
# What must stand beside the halves of a gentle slope.
RIGHT_OF = {"r": "R", "F": "f"}
LEFT_OF = {"R": "r", "f": "F"}
MOST = 255


def check(rows):
    if not rows:
        raise LevelError(1, 1, "no rows, expected some tiles")
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


def table(path):
    rows = [(n, row) for n, row in lines(path) if row]
    check(rows)
    values = list(TILES)
    start, way = one_start(rows), platform(rows)
    text = "/* Made from %s by level.py. */\n#include <stdint.h>\n\n" % os.path.basename(path)
    text += "enum { %s, LEVEL_VALUES };\n" % ", ".join("LEVEL_" + kind for kind in TILES.values())
    text += "enum { LEVEL_COLUMNS = %d, LEVEL_ROWS = %d, LEVEL_COINS = %d };\n" % (
        len(rows[0][1]), len(rows), len(places(rows, "o")))
    text += "enum { LEVEL_START_ROW = %d, LEVEL_START_COLUMN = %d };\n" % start
    text += "enum { LEVEL_WAY_ROW = %d, LEVEL_WAY_LEFT = %d, LEVEL_WAY_RIGHT = %d };\n\n" % way
    text += "static const uint8_t level_map[LEVEL_ROWS * LEVEL_COLUMNS] = {\n"
    for _, row in rows:
        numbers = [str(values.index("." if tile in PLACES else tile)) for tile in row]
        text += "".join("    %s,\n" % ", ".join(numbers[i:i + 32]) for i in range(0, len(numbers), 32))
    return text + "};\n"


if __name__ == "__main__":
    sys.exit(main(table))
