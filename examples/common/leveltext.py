"""What the scripts that turn levels' texts into const tables have in common: reading, complaining, writing.

A line is a row of tiles, a character each; a line of --- begins the next level, and one that starts with ; is a
comment.
"""

import os
import sys

NEXT = "---"


class LevelError(Exception):
    def __init__(self, line, column, said):
        super().__init__("%d:%d: %s" % (line, column, said))


def read(path):
    """The levels, each [(line number, row)]."""
    with open(path, encoding="utf-8", errors="replace") as text:
        lines = [(n, line.rstrip("\r\n")) for n, line in enumerate(text, 1)]
    levels = [[]]
    for n, row in lines + [(max(len(lines), 1), NEXT)]:
        if row == NEXT:
            if not levels[-1]:
                raise LevelError(n, 1, "no rows, expected some tiles")
            levels.append([])
        elif row and not row.startswith(";"):
            levels[-1].append((n, row))
    return levels[:-1]


def check_tiles(n, row, known):
    for c, tile in enumerate(row, 1):
        if tile not in known:
            raise LevelError(n, c, "unknown tile %r, expected one of %s" % (tile, known))


def check_width(n, row, width, why):
    if len(row) != width:
        raise LevelError(n, min(len(row), width) + 1,
                         "%d tiles in the row, expected %d%s" % (len(row), width, why))


def write(path, text):
    """Under its own name only when it is whole."""
    part = path + ".part"
    try:
        with open(part, "w", encoding="ascii") as out:
            out.write(text)
        os.replace(part, path)
    except BaseException:
        if os.path.exists(part):
            os.remove(part)
        raise


def main(table):
    """The whole script: SCRIPT LEVELS.txt OUT.h, where table(path) makes the text of the header."""
    if len(sys.argv) != 3:
        print("usage: %s LEVELS.txt OUT.h" % os.path.basename(sys.argv[0]), file=sys.stderr)
        return 2
    path, out = sys.argv[1:]
    expected = (path, "a level")
    try:
        made = table(path)
        expected = (out, "a file to write the table to")
        write(out, made)
    except LevelError as problem:
        print("%s:%s" % (path, problem), file=sys.stderr)
        return 2
    except UnicodeEncodeError as problem:
        print("%s: %a in the table, expected ASCII" % (path, problem.object[problem.start]), file=sys.stderr)
        return 2
    except OSError as problem:
        print("%s: %s, expected %s" % (expected[0], problem.strerror, expected[1]), file=sys.stderr)
        return 2
    return 0
