"""docs/rivals.md, from the tables in bench/rivals/results."""

import collections
import os
import re

import results

HERE = os.path.dirname(os.path.abspath(__file__))
WORDS = os.path.join(HERE, "rivals.md.in")
OUT = os.path.join(os.path.dirname(os.path.dirname(HERE)), "docs", "rivals.md")
TIMES = "## Times on a PC"

QUESTIONS = ["circle-circle", "circle-rect", "rect-rect", "segment-circle", "circle-polygon", "polygon-polygon"]
SETS = ["screen", "near 2/65536", "near 1/256", "far 2/65536", "far 1/256", "tangent", "tangent, wide", "widest",
        "odd pixels", "odd pixels, near", "pixels, widest"]
ON_SCREEN = ["screen", "near 2/65536", "near 1/256", "tangent", "odd pixels", "odd pixels, near"]
CORES = {"cortex-m0": "Cortex-M0", "cortex-m3": "Cortex-M3", "cortex-m4": "Cortex-M4F"}
OWN = "fixhit"
# Each way of counting, with that of whole pixels after it.
CASES = {"random": ("random", "odd pixels"), "near misses": ("near misses", "odd pixels, near misses"),
         "contacts": ("contacts",)}
COUNTED = ["%s, %s" % (name, case) for name in CORES.values() for case in ("random", "near misses")]


def share(wrong, of):
    """As percent with two digits; 0 is none at all."""
    percent = 100 * wrong / of
    return "0" if wrong == 0 else "%.2g" % percent if percent < 10 else "%.0f" % percent


def short(number):
    return "%.1f" % number if number < 100 else "%.0f" % number


def table(head, rows, left=1):
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * left + "---:|" * (len(head) - left)]
    return "\n".join(lines + ["| " + " | ".join(map(str, row)) + " |" for row in rows]) + "\n"


class Measured:
    """All that was measured, so that it can be asked for by name."""

    def __init__(self):
        self.compilers = {}
        found = {}
        for name in results.TABLES:
            self.compilers[name], found[name] = results.read(name)
        self.rivals, self.frames, self.times = found["rivals"], found["frames"], found["times"]
        self.wrong = {(w.question, w.rival, w.claims, w.set): w for w in found["wrong"]}
        self.counts = {(c.core, c.function, c.case): c for c in found["counts"]}
        self.flash = {(f.core, f.function): f.bytes for f in found["flash"]}
        self.pairs = results.ALL

    def families(self, question):
        """Who answers it, fixhit first."""
        return list(dict.fromkeys(r.family for r in self.rivals if r.question == question))

    def functions(self, question, family):
        """Its functions, for Q16.16 and for whole pixels."""
        return [r.function for r in self.rivals if (r.question, r.family) == (question, family)]

    def wrong_of(self, question, family, name, claims="touch"):
        found = self.wrong.get((question, family, claims, name))
        return None if found is None else found.all

    def worst(self, question, family, sets=tuple(ON_SCREEN)):
        """The greatest number of wrong answers in one of these sets."""
        return max(n for n in (self.wrong_of(question, family, s) for s in sets) if n is not None)

    def mean(self, core, question, family, case, value="instructions"):
        """(of the function for Q16.16 or for any numbers, or of that for whole pixels) as {case name: mean}."""
        found = {}
        for name in CASES[case]:
            for function in self.functions(question, family):
                row = self.counts.get((core, function, name))
                if row is not None and getattr(row, value) != "":
                    found[name] = getattr(row, value) / row.calls
        return found


def wrong_tables(m):
    text = ""
    for question in QUESTIONS:
        sets = [s for s in SETS if m.wrong_of(question, OWN, s) is not None]
        rows = [["fixhit" + claims] + [share(m.wrong_of(question, OWN, s, claim), m.pairs) for s in sets]
                for claims, claim in ((", touch", "touch"), (", overlap", "overlap"))]
        for family in m.families(question)[1:]:
            numbers = [m.wrong_of(question, family, s) for s in sets]
            rows.append([family] + ["" if n is None else share(n, m.pairs) for n in numbers])
        text += "\n**%s**\n\n%s" % (question, table(["", *sets], rows))
    return text


def cost(m, core, question, family, case):
    """Instructions (modelled cycles), for whole pixels where there is nothing else."""
    counted, cycles = (m.mean(core, question, family, case, v) for v in ("instructions", "cycles"))
    if not counted:
        return ""
    name = next(iter(counted))
    return short(counted[name]) + (" (%s)" % short(cycles[name]) if name in cycles else "")


def cost_tables(m):
    text, head = "", ["", *COUNTED]
    for question in QUESTIONS:
        families = [f for f in m.families(question) if m.mean("cortex-m0", question, f, "random")]
        rows = [[f] + [cost(m, core, question, f, case) for core in CORES for case in ("random", "near misses")]
                for f in families]
        own = rounds(m, question)
        text += "\n**%s**\n\n%s" % (question, table(head, rows[:1] + own + rows[1:]))
    return text


def rounds(m, question):
    """fixhit's row in whole pixels, beside what is asked so only."""
    if not m.mean("cortex-m0", question, OWN, "random").get("odd pixels"):
        return []
    row = ["fixhit, whole pixels"]
    for core in CORES:
        for case in ("random", "near misses"):
            name = CASES[case][1]
            counted, cycles = (m.mean(core, question, OWN, case, v)[name] for v in ("instructions", "cycles"))
            row.append("%s (%s)" % (short(counted), short(cycles)))
    return [row]


def slow_table(m):
    """Cycles of the M0 whose multiplier takes 32 cycles."""
    rows = []
    for question in QUESTIONS:
        for family in m.families(question):
            cells = [m.mean("cortex-m0", question, family, case, "slow_cycles") for case in ("random", "near misses")]
            if all(cells):
                rows.append([question, family] + [short(next(iter(c.values()))) for c in cells])
    return table(["", "", "random", "near misses"], rows, 2)


Cheaper = collections.namedtuple("Cheaper", "core question case family counted own")


def cheaper(m):
    """Every case in which a rival takes fewer instructions than fixhit's function for the same numbers."""
    found = []
    for core in CORES:
        for question in QUESTIONS:
            for case in CASES:
                own = m.mean(core, question, OWN, case)
                for family in m.families(question)[1:]:
                    for name, counted in m.mean(core, question, family, case).items():
                        if counted < own[name]:
                            found.append(Cheaper(core, question, name, family, counted, own[name]))
    return found


def cheaper_table(m):
    return table(["core", "question", "case", "rival", "instructions", "fixhit's", "wrong at worst on a screen, %"],
                 [[CORES[c.core], c.question, c.case, c.family, short(c.counted), short(c.own),
                   share(m.worst(c.question, c.family), m.pairs)] for c in cheaper(m)], 4)


def exact_table(m):
    """Who was never wrong on a screen: how many times fixhit's instructions it takes, how wrong it is elsewhere."""
    rows = []
    for question in QUESTIONS:
        for family in m.families(question)[1:]:
            if m.worst(question, family) > 0:
                continue
            row = [question, family]
            for core in CORES:
                for case in ("random", "near misses"):
                    own, its = (m.mean(core, question, f, case) for f in (OWN, family))
                    row.append("%.1f" % min(its[n] / own[n] for n in its) if its else "on a PC only")
            rows.append(row + [share(m.worst(question, family, SETS), m.pairs)])
    return table(["", "", *COUNTED, "wrong at worst anywhere, %"], rows, 2)


def frame_tables(m):
    text = ""
    for core in ("cortex-m3", "cortex-m4"):
        rows = []
        for f in m.frames:
            ways = (f.list, f.world, f.each)
            if f.core == core:
                rows.append([f.boxes] + ["**%d**" % n if n == min(ways) else n for n in ways])
        text += "\n%s\n\n%s" % (CORES[core], table(["boxes", "list", "world", "brute force"], rows, 0))
    return text


def flash_table(m):
    rows = []
    for question in QUESTIONS:
        for family in m.families(question):
            for function in m.functions(question, family):
                if ("cortex-m0", function) in m.flash and [question, "`%s`" % function] not in [r[:2] for r in rows]:
                    rows.append([question, "`%s`" % function] + [m.flash[core, function] for core in CORES])
    return table(["", "", *CORES.values()], rows, 2)


def shares(m, name, family, questions):
    return ", ".join("%s %% of %s" % (share(m.wrong_of(q, family, name), m.pairs), q) for q in questions)


def ratios(m, family, cores, cases, questions):
    found = [m.mean(core, q, family, case)[case] / m.mean(core, q, OWN, case)[case]
             for core in cores for case in cases for q in questions]
    return "%.0f to %.0f times" % (min(found), max(found))


def differing(m):
    """Functions and cases whose answers are not the same on each core."""
    return sorted({key[1:] for key, row in m.counts.items()
                   if row.answers != m.counts["cortex-m3", *key[1:]].answers})


def first_look(m):
    """What was seen in a first look, and what these tables say."""
    round_ones, boxes = QUESTIONS[:2], QUESTIONS[:3]
    m4 = {q: m.mean("cortex-m4", q, "float, squares", "random")["random"] for q in round_ones}
    clamped = m.mean("cortex-m4", "circle-rect", "float, clamped", "random")["random"]
    doubles = sum(m.wrong_of(q, "double, sqrt and pow", s) for q in round_ones for s in ON_SCREEN)
    segments = m.wrong_of("segment-circle", "double, sqrt and pow", "tangent")
    return table(["first look", "here"], [
        ["plain libfixmath is wrong for 20 % of random pairs on a screen",
         "confirmed, and more: " + shares(m, "screen", "libfixmath, squares", round_ones + ["segment-circle",
                                                                                        "circle-polygon"])],
        ["the halved RECT is wrong for 37 % of near contacts with odd widths",
         "confirmed: " + shares(m, "odd pixels, near", "whole pixels, halved RECT", boxes)],
        ["float is wrong for 2.6 % of contacts within 2/65536",
         "in part more: " + shares(m, "near 2/65536", "float, squares", QUESTIONS[:5])],
        ["double is never wrong on a screen",
         ("confirmed for circles and rects" if doubles == 0 else "refuted for circles and rects: %d" % doubles) +
         ("; refuted for segments: %d of a million tangent ones" % segments if segments else "")],
        ["double costs 25 to 40 times as much on M0 and M3",
         "more, for circles and rects: %s of near misses, %s of random pairs" % tuple(
             ratios(m, "double, sqrt and pow", ("cortex-m0", "cortex-m3"), (c,), round_ones)
             for c in ("near misses", "random"))],
        ["float on M4F costs 27 to 34 instructions for circle-rect and 18 for circle-circle",
         "about that: %s with clamping and %s without a branch, and %s" % (
             short(clamped), short(m4["circle-rect"]), short(m4["circle-circle"]))],
        ["on M4F float answers differ, for gcc contracts products and sums to vfma",
         "%s: -std=c11, the library's own flag, allows no contraction; %s" % (
             ("confirmed", "other answers: " + ", ".join(map(" of ".join, differing(m)))) if differing(m) else
             ("refuted", "on M0, M3 and M4F every rival gave the same answers to all pairs that were counted"))],
    ], 2)


def times_tables(m):
    text, found = "", {(t.set, t.question, t.order, t.rival): t for t in m.times}
    for which, orders, note in ((["screen", "odd pixels"], ["random", "by path"], "fixhit's own, ns"),
                                (["list"], ["random"], "fixhit's own, ns a box")):
        rows = []
        for name, question, rival in dict.fromkeys((t.set, t.question, t.rival) for t in m.times if t.set in which):
            cells = [found[name, question, order, rival] for order in orders]
            rows.append([name, question, rival] + ["%.2f" % c.ratio for c in cells] +
                        ["%.1f" % c.nanoseconds if rival == OWN else "" for c in cells])
        own = [note + (", " + order if len(orders) > 1 else "") for order in orders]
        text += "\n" + table(["", "", "", *orders, *own], rows, 3)
    return text


MOST_OF_FLOAT = 1.1  # asked for: fixhit's time of random pairs, as a part of the fastest float rival's


def times_asked(m):
    """Where a float rival is so much faster on random pairs that the aim is missed, and every other faster rival."""
    rows = []
    for name, question in dict.fromkeys((t.set, t.question) for t in m.times):
        faster = [t for t in m.times if (t.set, t.question, t.order) == (name, question, "random") and t.ratio < 1]
        best = max((1 / t.ratio for t in faster if "float" in t.rival or t.rival == "Box2D"), default=0)
        if faster:
            rows.append([name, question, "missed" if best > MOST_OF_FLOAT else "met", "%.2f" % best if best else "",
                         ", ".join("%s (%.2f)" % (t.rival, t.ratio) for t in faster)])
    return table(["", "", "at most %.1f times float" % MOST_OF_FLOAT, "fixhit's time, float's as 1",
                  "faster on random pairs"], rows, 5)


PARTS = {f.__name__: f for f in (wrong_tables, cost_tables, slow_table, cheaper_table, exact_table, frame_tables,
                                 flash_table, first_look, times_asked, times_tables)}


def text():
    """The whole page: the words of rivals.md.in with the tables where it names them."""
    m = Measured()
    with open(WORDS, encoding="utf-8") as words:
        page = words.read()
    page = re.sub(r"^@(\w+)$", lambda found: PARTS[found.group(1)](m).strip("\n"), page, flags=re.M)
    return re.sub(r"@by_(\w+)@", lambda found: m.compilers[found.group(1)], page)


def compared(page):
    """What of it is the same in each run: all but the times."""
    return page[:page.index(TIMES)]


def write():
    page = text()
    with open(OUT, "w", encoding="utf-8") as out:
        out.write(page)
