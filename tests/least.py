"""docs/least.md shows the counts of now, and ratios that are theirs."""

import os
import re
import sys

from suite import ROOT, expect

sys.path.insert(0, os.path.join(ROOT, "bench"))
import budgets  # noqa: E402

CORE = "cortex-m4"
ROW = re.compile(r"^\| `(fh_\w+)` \| ([^|]+) \|([\d |]*?) ([\d.]+) \| ([\d.]+) \| ([\d.]+) \| [\d.]+ \|$", re.MULTILINE)
BOXES, ROWS = 100, 12


def check_least():
    """Ours is what the budgets hold; of a list, a box of a hundred."""
    _, counts, _ = budgets.read()
    with open(os.path.join(ROOT, "docs", "least.md"), encoding="utf-8") as text:
        rows = ROW.findall(text.read())
    expect(len(rows) == ROWS, "docs/least.md: expected", ROWS, "rows with counts, found", len(rows))
    for function, case, parts, least, ours, ratio in rows:
        counted = [int(n) for n in re.findall(r"\d+", parts)]
        expect(not counted or sum(counted) == int(least), "docs/least.md:", function, case, counted, "are not", least)
        count = counts[CORE, function, case]
        if case.startswith("%d boxes" % BOXES):
            count = (count - counts[CORE, function, "no box"]) / BOXES
        shown = "%.1f" % count if "." in ours else str(count)
        expect(ours == shown, "docs/least.md:", function, case, "shows", ours, "and the budget is", shown)
        expect(ratio == "%.1f" % (count / float(least)), "docs/least.md:", function, case, "ratio", ratio)
    return len(rows)


STEPS = [("docs/least.md", check_least, ())]
