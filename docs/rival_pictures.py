"""The pictures of rivals.md, of what was measured of the rivals."""

import math
import os
import sys

from sheet import Sheet

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "bench", "rivals"))
import rivals_page  # noqa: E402

LETTERS = dict(zip(rivals_page.QUESTIONS, ("cc", "cr", "rr", "sc", "cp", "pp")))
# Styles of sheet.py, by what a family's name begins with.
COLOURS = {"fixhit": "slide", "float": "motion", "double": "bounce", "libfixmath": "normal", "whole": "note"}
LEAST_SHARE = 0.01  # percent; none at all stands below


class Plot:
    """Axes with powers of ten from low to high, each (low, high) as exponents."""

    def __init__(self, sheet, left, top, width, height, x, y):
        self.sheet, self.left, self.top, self.width, self.height, self.x, self.y = sheet, left, top, width, height, x, y

    def at(self, x, y):
        (low_x, high_x), (low_y, high_y) = self.x, self.y
        return (self.left + self.width * (math.log10(x) - low_x) / (high_x - low_x),
                self.top + self.height * (1 - (math.log10(y) - low_y) / (high_y - low_y)))

    def text(self, style, x, y, text):
        self.sheet.add("text", style, text, x=x, y=y)

    def grid(self, tick_y="{:g}"):
        bottom, right = self.top + self.height, self.left + self.width
        for e in range(self.x[0], self.x[1] + 1):
            x = self.at(10 ** e, 10 ** self.y[0])[0]
            self.line("grid", (x, self.top), (x, bottom))
            self.text("note middle", x, bottom + 18, "{:,}".format(10 ** e))
        for e in range(self.y[0], self.y[1] + 1):
            y = self.at(10 ** self.x[0], 10 ** e)[1]
            self.line("grid", (self.left, y), (right, y))
            self.text("note end", self.left - 8, y + 5, tick_y.format(10 ** e))

    def line(self, style, *places):
        self.sheet.add("path", style, d="M" + " ".join("%.1f %.1f" % p for p in places))

    def dot(self, style, place):
        self.sheet.add("circle", style + " dot", cx=place[0], cy=place[1], r=4)


def colour(family):
    return next(style for name, style in COLOURS.items() if family.startswith(name))


def legend(plot, names, x, y, step):
    for i, (name, style) in enumerate(names):
        plot.dot(style, (x + i * step, y - 5))
        plot.text(style, x + i * step + 10, y, name)


def points(measured, core):
    """(family, question, instructions, percent wrong) of all that a core was asked."""
    for question in rivals_page.QUESTIONS:
        for family in measured.families(question):
            counted = measured.mean(core, question, family, "random")
            if counted:
                wrong = measured.worst(question, family)
                yield family, question, next(iter(counted.values())), 100 * wrong / measured.pairs


LABEL_WIDTH, LABEL_HEIGHT = 18, 11
# Where a name can stand beside its point, the first choice first: to the right, the left, above, below, farther off.
BESIDE = [(6, 5), (-24, 5), (-9, -8), (-9, 18), (6, -7), (-24, -7), (6, 16), (-24, 16), (-9, -20), (-9, 30), (-9, -32)]


def label_places(dots):
    """The left end of each name's line, so that none lies on another or on a point."""
    found = []

    def hides(x, y):
        return any(abs(x - a) < LABEL_WIDTH and abs(y - b) < LABEL_HEIGHT for a, b in found) or any(
            x - 4 < a < x + LABEL_WIDTH and y - LABEL_HEIGHT - 3 < b < y + 3 for a, b in dots)

    for x, y in dots:
        places = [(x + right, y + down) for right, down in BESIDE]
        found.append(next((p for p in places if not hides(*p)), places[0]))
    return found


def rivals_cost(library):
    sheet = Sheet(library, 760, 1190, "Instructions against the share of wrong answers")
    measured = rivals_page.Measured()
    for i, (core, name) in enumerate(rivals_page.CORES.items()):
        plot = Plot(sheet, 70, 80 + 380 * i, 660, 250, (0, 5), (-2, 2))
        plot.grid()
        none = plot.top + plot.height + 64
        plot.text("title", plot.left, plot.top - 12, name + ": wrong at worst on a screen, %, against instructions")
        plot.text("note end", plot.left - 8, none + 5, "never")
        plot.line("grid", (plot.left, none), (plot.left + plot.width, none))
        found = list(points(measured, core))
        dots = [(plot.at(count, max(wrong, LEAST_SHARE))[0], plot.at(1, wrong)[1] if wrong else none)
                for _, _, count, wrong in found]
        for (family, question, _, _), dot, (x, y) in zip(found, dots, label_places(dots)):
            plot.dot(colour(family), dot)
            plot.text(colour(family), x, y, LETTERS[question])
    legend(plot, [("halved RECT" if n == "whole" else n, s) for n, s in COLOURS.items()], 80, 30, 135)
    return sheet


def rivals_frames(library):
    sheet = Sheet(library, 760, 420, "Cost of a frame by the number of boxes")
    measured = rivals_page.Measured()
    ways = (("list", "slide", lambda f: f.list), ("world", "bounce", lambda f: f.world),
            ("brute force in float", "motion", lambda f: f.each))
    for i, core in enumerate(("cortex-m3", "cortex-m4")):
        plot = Plot(sheet, 90 + 360 * i, 70, 260, 280, (0, 4), (2, 7))
        plot.grid("{:,.0f}")
        plot.text("title", plot.left, plot.top - 12, rivals_page.CORES[core])
        for _, style, cost in ways:
            places = [plot.at(f.boxes, cost(f)) for f in measured.frames if f.core == core]
            plot.line(style + " line", *places)
            for place in places:
                plot.dot(style, place)
    plot.text("note middle", 380, 404, "boxes; instructions a frame of 16 movers")
    legend(plot, [(name, style) for name, style, _ in ways], 200, 30, 110)
    return sheet


PICTURES = (rivals_cost, rivals_frames)
