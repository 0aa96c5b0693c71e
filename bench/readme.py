"""The tables of counts and of flash in README.md: written by make budgets, and checked to be of now."""

import os
import re

import frames
import linked

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
README = os.path.join(ROOT, "README.md")
PLACE = r"(<!-- %s: make budgets writes this table -->\n).*?(<!-- end of %s -->)"
CORES = [("cortex-m0", "Cortex-M0"), ("cortex-m3", "Cortex-M3"), ("cortex-m4", "Cortex-M4")]
BOXES = 100

# What the table shows: function, case, how it is called there.
LINES = [
    ("fh_touch_rect_rect", "far miss", "far apart in x"),
    ("fh_touch_rect_rect", "random on a screen", "random, on average"),
    ("fh_touch_rect_rect", "worst of all", "worst of all"),
    ("fh_touch_circle_circle", "far miss", "far apart in x"),
    ("fh_touch_circle_circle", "random on a screen", "random, on average"),
    ("fh_touch_circle_circle", "worst of all", "worst of all"),
    ("fh_touch_circle_rect", "far miss", "far apart in x"),
    ("fh_touch_circle_rect", "far miss above or below", "far apart in y"),
    ("fh_touch_circle_rect", "random on a screen", "random, on average"),
    ("fh_touch_circle_rect", "worst of all", "worst of all"),
    ("fh_overlap_circle_rect", "worst of all", "worst of all"),
    ("fh_touch_round_round", "random on a screen", "random, on average"),
    ("fh_touch_round_round", "worst of all", "worst of all"),
    ("fh_find_touch_circle_rects", "100 boxes beyond the first compare", "a far box of a list"),
    ("fh_find_touch_circle_rects", "100 boxes on four sides", "a box on any side"),
    ("fh_contact_circle_rect", "by a face, from the side", "by a face"),
    ("fh_contact_circle_rect", "by a corner", "by a corner"),
    ("fh_sweep_rect_rect", "far miss", "far apart"),
    ("fh_sweep_rect_rect", "random on a screen", "random, on average"),
    ("fh_sweep_rect_rect", "worst of all", "worst of all"),
    ("fh_sweep_circle_rect", "far miss", "far apart"),
    ("fh_sweep_circle_rect", "random on a screen", "random, on average"),
    ("fh_sweep_circle_rect", "face hit, from the side", "hits a face"),
    ("fh_sweep_circle_rect", "corner hit", "hits a corner"),
    ("fh_sweep_circle_rect", "worst of all", "worst of all"),
    ("fh_sweep_capsule_rect", "far miss", "far apart"),
    ("fh_sweep_capsule_rect", "random on a screen", "random, on average"),
    ("fh_sweep_capsule_rect", "worst of all", "worst of all"),
    (frames.FEW, frames.AVERAGE, "on average"),
    (frames.FEW, frames.WORST, "worst"),
    (frames.MANY, frames.AVERAGE, "on average"),
    (frames.MANY, frames.WORST, "worst"),
]
SCENES = {frames.FEW: "a frame of 64 movers among 256 boxes", frames.MANY: "a frame of 64 movers among 4,096 boxes"}


def cell(row, none):
    """Instructions and cycles; a frame is counted on one core, and has no cycles."""
    if row is None:
        return ""
    if not row.cycles_worst:
        return str(row.worst)
    if row.case == "random on a screen":
        return "%.1f (%.1f)" % (row.total / row.calls, row.cycles_total[0][1] / row.calls)
    if row.case.startswith("%d boxes" % BOXES):
        return "%.1f (%.1f)" % ((row.worst - none.worst) / BOXES,
                                (row.cycles_worst[0][1] - none.cycles_worst[0][1]) / BOXES)
    return "%d (%d)" % (row.worst, row.cycles_worst[0][1])


def head(columns, cores):
    return "|%s %s |\n|%s%s\n" % (" |" * columns, " | ".join(name for core, name in CORES if core in cores),
                                 "---|" * columns, "---:|" * len(cores))


def counts_table(rows, compiler):
    found = {(r.core, r.function, r.case): r for r in rows}
    text, shown = head(2, dict(CORES)), None
    for function, case, words in LINES:
        cells = [cell(found.get((core, function, case)), found.get((core, function, "no box"))) for core, _ in CORES]
        if not any(cells):
            raise OSError("README.md: expected a count of %s, %s on a core" % (function, case))
        name = SCENES.get(function, "`%s`" % function)
        text += "| %s | %s | %s |\n" % ("" if function == shown else name, words, " | ".join(cells))
        shown = function
    return text + "\nCompiled by %s with -O2.\n" % compiler


def flash_table():
    return head(1, linked.CORES) + "".join("| %s | %s |\n" % (asked, " | ".join(str(taken[c]) for c in linked.CORES))
                                           for asked, taken in linked.table())


def with_table(text, name, table):
    """README's text with this table in its place."""
    wanted, places = re.subn(PLACE % (name, name), lambda m: m.group(1) + table + m.group(2), text, flags=re.S)
    if places != 1:
        raise OSError("README.md: expected one place for the %s, found %d" % (name, places))
    return wanted


def current():
    with open(README, encoding="utf-8") as readme:
        return readme.read()


def write(rows, compiler):
    text = with_table(with_table(current(), "counts", counts_table(rows, compiler)), "flash", flash_table())
    with open(README, "w", encoding="utf-8") as readme:
        readme.write(text)


def is_current(name, table):
    text = current()
    good = text == with_table(text, name, table)
    if not good:
        print("README.md: the %s shown is not that of now; make budgets writes it" % name)
    return good
