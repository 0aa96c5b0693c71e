"""The pictures of rivals.md, of what was measured of the rivals."""

import math
import os
import sys

from sheet import Sheet

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "bench", "rivals"))
import document  # noqa: E402

LETTERS = dict(zip(document.QUESTIONS, ("cc", "cr", "rr", "sc", "cp", "pp")))
# Styles of sheet.py, by what a family's name begins with.
COLOURS = {"fixhit": "slide", "float": "motion", "double": "bounce", "libfixmath": "normal", "whole": "wall"}
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

    def grid(self, tick_y="%g"):
        bottom, right = self.top + self.height, self.left + self.width
        for e in range(self.x[0], self.x[1] + 1):
            x = self.at(10 ** e, 10 ** self.y[0])[0]
            self.line("grid", (x, self.top), (x, bottom))
            self.text("note middle", x, bottom + 18, "{:,}".format(10 ** e))
        for e in range(self.y[0], self.y[1] + 1):
            y = self.at(10 ** self.x[0], 10 ** e)[1]
            self.line("grid", (self.left, y), (right, y))
            self.text("note end", self.left - 8, y + 5, tick_y % 10 ** e)

    def line(self, style, *places):
        self.sheet.add("path", style, d="M" + " ".join("%.1f %.1f" % p for p in places))

    def dot(self, style, place, text=""):
        self.sheet.add("circle", style + " dot", cx=place[0], cy=place[1], r=4)
        if text:
            self.text(style, place[0] + 6, place[1] - 4, text)


def colour(family):
    return next(style for name, style in COLOURS.items() if family.startswith(name))


def legend(plot, names, x, y, step):
    for i, (name, style) in enumerate(names):
        plot.dot(style, (x + i * step, y - 5))
        plot.text(style, x + i * step + 10, y, name)


def points(measured, core):
    """(family, question, instructions, percent wrong) of all that a core was asked."""
    for question in document.QUESTIONS:
        for family in measured.families(question):
            counted = measured.mean(core, question, family, "random")
            if counted:
                wrong = measured.worst(question, family)
                yield family, question, next(iter(counted.values())), 100 * wrong / measured.pairs


def free_place(taken, place):
    """Points that would hide each other stand above each other."""
    while any(abs(place[0] - x) < 26 and abs(place[1] - y) < 13 for x, y in taken):
        place = place[0], place[1] - 13
    taken.append(place)
    return place


def rivals_cost(library):
    sheet = Sheet(library, 760, 1010, "Instructions against the share of wrong answers")
    measured = document.Measured()
    for i, (core, name) in enumerate(document.CORES.items()):
        plot = Plot(sheet, 70, 66 + 310 * i, 660, 190, (0, 5), (-2, 2))
        plot.grid()
        bottom = plot.top + plot.height
        none = bottom + 66
        plot.text("title", plot.left, plot.top - 12, name + ": wrong at worst on a screen, %, against instructions")
        plot.text("note end", plot.left - 8, none + 5, "never")
        plot.line("grid", (plot.left, none), (plot.left + plot.width, none))
        taken = []
        for family, question, instructions, wrong in points(measured, core):
            place = plot.at(instructions, max(wrong, LEAST_SHARE))
            plot.dot(colour(family), free_place(taken, (place[0], place[1] if wrong else none)), LETTERS[question])
    legend(plot, [("halved RECT" if n == "whole" else n, s) for n, s in COLOURS.items()], 80, 30, 135)
    return sheet


def rivals_frames(library):
    sheet = Sheet(library, 760, 420, "Cost of a frame by the number of boxes")
    measured = document.Measured()
    ways = (("list", "slide", lambda f: f.list), ("world", "bounce", lambda f: f.world),
            ("brute force in float", "motion", lambda f: f.each))
    for i, core in enumerate(("cortex-m3", "cortex-m4")):
        plot = Plot(sheet, 90 + 350 * i, 70, 280, 280, (0, 4), (2, 7))
        plot.grid("%d")
        plot.text("title", plot.left, plot.top - 12, document.CORES[core])
        for _, style, cost in ways:
            places = [plot.at(f.boxes, cost(f)) for f in measured.frames if f.core == core]
            plot.line(style + " line", *places)
            for place in places:
                plot.dot(style, place)
    plot.text("note middle", 380, 404, "boxes; instructions a frame of 16 movers")
    legend(plot, [(name, style) for name, style, _ in ways], 200, 30, 110)
    return sheet


PICTURES = [rivals_cost, rivals_frames]
