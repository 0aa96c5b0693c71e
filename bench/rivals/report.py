"""Measures the rivals, and writes docs/rivals.md.

    python3 bench/rivals/report.py             measures all, a few minutes
    python3 bench/rivals/report.py WHAT ...    only that: wrong, counts, flash, frames, times, rivals; or page, which
                                               writes the page from what was measured before
"""

import os
import subprocess
import sys

import rivals_page
import measure
import results


def show_progress(row):
    """A line for each set and question, of which a million pairs were asked."""
    if row[2:4] == ["fixhit", "touch"]:
        print("rivals: %s, %s" % tuple(row[:2]), flush=True)


STEPS = {
    "rivals": measure.rivals,
    "wrong": lambda: measure.wrong(progress=show_progress),
    "counts": measure.counted,
    "flash": measure.flash,
    "frames": measure.frames,
    "times": measure.times,
    "page": None,
}


def main():
    wanted = sys.argv[1:] or list(STEPS)
    if not set(wanted) <= set(STEPS):
        print("usage: report.py [WHAT ...], of", ", ".join(STEPS), file=sys.stderr)
        return 2
    for name in wanted:
        if STEPS[name]:
            print("rivals: measuring", name, flush=True)
            results.write(name, STEPS[name]())
    rivals_page.write()
    print(os.path.relpath(rivals_page.OUT))
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (measure.MeasureError, measure.bench.BenchError, measure.counts.CountError, OSError,
            subprocess.SubprocessError) as problem:
        print("rivals: %s" % problem, file=sys.stderr)
        sys.exit(1)
