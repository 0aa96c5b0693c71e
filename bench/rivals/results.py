"""What was measured of the rivals: tables in bench/rivals/results, a file each, with what it was measured by."""

import collections
import csv
import os
import subprocess

# Wrong answers are counted of the first pairs of a set, which a test asks again, and of all.
FIRST, ALL = 100_000, 1_000_000

HERE = os.path.dirname(os.path.abspath(__file__))
PROGRAM = os.path.join(os.path.dirname(os.path.dirname(HERE)), "build", "host-ndebug", "rivals")
FOLDER = os.path.join(HERE, "results")

Table = collections.namedtuple("Table", "name row by")
Wrong = collections.namedtuple("Wrong", "set question rival claims first all")
Count = collections.namedtuple("Count", "core function case calls instructions cycles slow_cycles answers")
Flash = collections.namedtuple("Flash", "core function bytes")
Frame = collections.namedtuple("Frame", "core boxes list world each touched")
Time = collections.namedtuple("Time", "set question order rival ratio nanoseconds")
Rival = collections.namedtuple("Rival", "function family question numbers")


HOST, ARM = "gcc", "arm-none-eabi-gcc"


def first_line(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()[0]


def version(compiler):
    """What a table was measured by; on the host the engines belong to it."""
    return first_line(compiler, "--version") + (", " + first_line(PROGRAM, "versions") if compiler == HOST else "")


TABLES = {t.name: t for t in (Table("wrong", Wrong, HOST), Table("counts", Count, ARM), Table("flash", Flash, ARM),
                              Table("frames", Frame, ARM), Table("times", Time, HOST), Table("rivals", Rival, HOST))}


def path(name):
    return os.path.join(FOLDER, name + ".csv")


def write(name, rows):
    os.makedirs(FOLDER, exist_ok=True)
    table = TABLES[name]
    with open(path(name) + ".new", "w", encoding="ascii", newline="") as out:
        print("# " + version(table.by), file=out)
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(table.row._fields)
        writer.writerows(rows)
    os.replace(path(name) + ".new", path(name))


def read(name):
    """(the compiler's version, rows); a field that is a number is one."""
    table = TABLES[name]
    with open(path(name), encoding="ascii", newline="") as lines:
        by = next(lines).rstrip("\n")[len("# "):]
        rows = list(csv.reader(lines))
    if tuple(rows[0]) != table.row._fields:
        raise OSError("%s: expected the columns %s" % (path(name), ", ".join(table.row._fields)))
    return by, [table.row(*map(number, row)) for row in rows[1:]]


def number(text):
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return text
