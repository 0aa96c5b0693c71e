"""Turns a level's text into a const table.

    python3 level.py LEVEL.txt OUT.h

A line is a row of tiles, all of one length; a line that starts with ; is a comment. Each character is a tile of
TILES, or S, where the hero starts, or one of two M in a row, the ends of a moving platform's way.
"""

import os
import sys

TILES = {".": "EMPTY", "#": "SOLID", "=": "LEDGE", "/": "RISE", "\\": "FALL", "r": "RISE_LOW", "R": "RISE_HIGH",
         "F": "FALL_HIGH", "f": "FALL_LOW", "o": "COIN", "X": "EXIT"}
PLACES = "SM"
# What must stand beside the halves of a gentle slope.
RIGHT_OF = {"r": "R", "F": "f"}
LEFT_OF = {"R": "r", "f": "F"}
MOST = 255


class LevelError(Exception):
    def __init__(self, line, column, said):
        super().__init__("%d:%d: %s" % (line, column, said))


def read(path):
    """[(line number, row)]."""
    with open(path, encoding="utf-8", errors="replace") as text:
        lines = [(n, line.rstrip("\r\n")) for n, line in enumerate(text, 1)]
    return [(n, row) for n, row in lines if row and not row.startswith(";")]


def check(rows):
    if not rows:
        raise LevelError(1, 1, "no rows, expected some tiles")
    width = len(rows[0][1])
    if width > MOST or len(rows) > MOST:
        raise LevelError(rows[0][0], 1, "%d x %d tiles, expected at most %d each way" % (width, len(rows), MOST))
    for n, row in rows:
        for c, tile in enumerate(row):
            if tile not in TILES and tile not in PLACES:
                raise LevelError(n, c + 1, "unknown tile %r, expected one of %s" % (tile, "".join(TILES) + PLACES))
            for beside, step in ((RIGHT_OF, 1), (LEFT_OF, -1)):
                other = row[c + step] if 0 <= c + step < len(row) else ""
                if tile in beside and other != beside[tile]:
                    raise LevelError(n, c + 1 + step, "%r beside %r, expected %r" % (other, tile, beside[tile]))
        if len(row) != width:
            raise LevelError(n, min(len(row), width) + 1,
                             "%d tiles in the row, expected %d as in the first" % (len(row), width))


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


def table(rows, name):
    values = list(TILES)
    start, way = one_start(rows), platform(rows)
    text = "/* Made from %s by level.py. */\n#include <stdint.h>\n\n" % name
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


def main():
    if len(sys.argv) != 3:
        print("usage: level.py LEVEL.txt OUT.h", file=sys.stderr)
        return 2
    path, out = sys.argv[1:]
    try:
        rows = read(path)
        check(rows)
        made = table(rows, os.path.basename(path))
    except LevelError as problem:
        print("%s:%s" % (path, problem), file=sys.stderr)
        return 2
    except OSError as problem:
        print("%s: %s, expected a level" % (path, problem.strerror), file=sys.stderr)
        return 2
    with open(out, "w", encoding="ascii") as header:
        header.write(made)
    return 0


if __name__ == "__main__":
    sys.exit(main())
