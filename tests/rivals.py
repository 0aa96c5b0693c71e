"""docs/rivals.md: fixhit is never wrong where its rivals are asked too, and what the page shows is of now."""

import os
import sys

from suite import ROOT, Failure, expect, note, run

sys.path.insert(0, os.path.join(ROOT, "bench", "rivals"))
import rivals_page  # noqa: E402
import measure  # noqa: E402
import results  # noqa: E402

PROGRAM = "build/host-ndebug/rivals"
# Of each kind one: these show whether the rest is of now.
LINKED = ["fh_touch_circle_rect", "fh_touch_polygon_polygon", "double_circle_circle", "float_circle_rect",
          "fixmath_circle_circle"]


def of_now(name, found, kept=None):
    """Is what was measured what the page shows, where the compiler is the one that it names?"""
    by, rows = results.read(name)
    if by != results.version(results.TABLES[name].by):
        note("rivals: %s are by %s; this is another: not compared" % (name, by))
        return len(found)
    rows = [r for r in rows if kept is None or kept(r)]
    for now, shown in zip(found, rows, strict=True):
        expect(now == shown, "bench/rivals/results/%s.csv has" % name, shown, "and it is", now, "now; make rivals")
    return len(rows)


def measured(what, *arguments):
    """As measured, or why it could not be: a program that found fixhit wrong says so by its exit code."""
    try:
        return what(*arguments)
    except (measure.MeasureError, measure.bench.BenchError, measure.counts.CountError) as problem:
        raise Failure(problem) from problem


def check_wrong():
    """Of the first pairs of each set: fixhit has no wrong answer, and each rival as many as it had."""
    found = measured(measure.wrong, results.FIRST, results.FIRST)
    expect(not [w for w in found if w.rival == "fixhit" and w.all], "fixhit is wrong")
    shown = {w[:4]: w.all for w in results.read("wrong")[1]}
    return of_now("wrong", [w._replace(all=shown.get(w[:4])) for w in found])


def check_counts(core):
    return of_now("counts", measured(measure.count_core, core), lambda row: row.core == core)


def check_flash():
    return of_now("flash", measured(measure.flash, LINKED), lambda row: row.function in LINKED)


def check_frames():
    return of_now("frames", measured(measure.frames))


def check_page():
    """The page is what the tables say, but for its times."""
    with open(rivals_page.OUT, encoding="utf-8") as page:
        shown = rivals_page.compared(page.read())
    expect(shown == rivals_page.compared(rivals_page.text()), "docs/rivals.md is not what the tables in bench/rivals/results",
           "say: python3 bench/rivals/report.py page")
    of_now("rivals", measured(measure.rivals))


def check_first():
    """Of random pairs no rival is cheaper on any core; of others only such that are wrong on a screen, and those that
    the page says why of. No rival is never wrong."""
    m = rivals_page.Measured()
    for c in rivals_page.cheaper(m):
        expect(c.case not in rivals_page.CASES["random"], c)
        expect(m.worst(c.question, c.family) > 0, c, "is never wrong")
        expect((c.family[:5], c.core) == ("float", "cortex-m4") or "halved" in c.family, c)
    for r in m.rivals:
        expect((m.worst(r.question, r.family, rivals_page.SETS) == 0) == (r.family == rivals_page.OWN), r)


def check_errors():
    for arguments in ((), ("wrong", "0", "5"), ("wrong", "6", "5"), ("wrong", "1", "x"), ("times", "1")):
        told = run(PROGRAM, *arguments, code=2)
        expect(told.startswith("usage: rivals wrong FIRST ALL"), told)
    told = run("python3", "bench/rivals/report.py", "all", code=2)
    expect(told.startswith("usage: report.py [WHAT ...], of rivals, wrong"), told)
    return 6


STEPS = [("rivals: wrong answers", check_wrong, ())]
STEPS += [("rivals: counts on " + core, check_counts, (core,)) for core in measure.CORES]
STEPS += [("rivals: flash", check_flash, ()), ("rivals: frames", check_frames, ()), ("rivals: page", check_page, ()),
          ("rivals: fixhit is first", check_first, ()), ("rivals: bad usage", check_errors, ())]
