"""Turns the levels' text into a const table.

    python3 bricks.py LEVELS.txt OUT.h

A line is a row of bricks, 12 characters: . is an empty place, 1 to 3 a brick by how many hits it takes. Up to 8
rows are a level, from the top; a line of --- begins the next level, and one that starts with ; is a comment.
"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "common"))
from leveltext import LevelError, check_tiles, check_width, main, read  # noqa: E402

TILES = ".123"
COLUMNS, ROWS = 12, 8


def check(rows):
    for n, row in rows:
        check_tiles(n, row, TILES)
        check_width(n, row, COLUMNS, "")
    if len(rows) > ROWS:
        raise LevelError(rows[ROWS][0], 1, "%d rows in the level, expected at most %d" % (len(rows), ROWS))
    if bricks(rows) == 0:
        raise LevelError(rows[-1][0], 1, "no bricks in the level, expected one at least")


def bricks(rows):
    return sum(tile != "." for _, row in rows for tile in row)


def packed(row):
    return sum(TILES.index(tile) << 2 * column for column, tile in enumerate(row))


def table(path):
    levels = read(path)
    for rows in levels:
        check(rows)
    text = "/* Made from %s by bricks.py. */\n#include <stdint.h>\n\n" % os.path.basename(path)
    text += "enum { BRICK_LEVELS = %d, BRICK_ROWS = %d, BRICK_COLUMNS = %d };\n" % (len(levels), ROWS, COLUMNS)
    text += "enum { BRICK_MOST = %d }; /* in a level */\n\n" % max(map(bricks, levels))
    text += "/* How many hits each takes, two bits a brick, those of column 0 lowest; 0 is an empty place. */\n"
    text += "#define BRICK_AT(level, row, column) (brick_levels[level][row] >> 2 * (column) & 3u)\n"
    text += "static const uint32_t brick_levels[BRICK_LEVELS][BRICK_ROWS] = {\n"
    for rows in levels:
        full = [row for _, row in rows] + ["." * COLUMNS] * (ROWS - len(rows))
        text += "    {%s},\n" % ", ".join("0x%06x" % packed(row) for row in full)
    return text + "};\n"


if __name__ == "__main__":
    sys.exit(main(table))
