"""What 16 times as many boxes cost on the host, in instructions of the world's calls as valgrind counts them."""

import os
import re
import sys
import tempfile

from suite import ROOT, expect, note, run

sys.path[:0] = [os.path.join(ROOT, "bench"), os.path.join(ROOT, "ports")]
import frames  # noqa: E402

FRAMES = 600
CALLS = ["fh_world_move", "fh_world_update"]


def instructions(program):
    """Of these calls and of what they call, in all frames."""
    with tempfile.TemporaryDirectory() as folder:
        counts = os.path.join(folder, "counts")
        run("valgrind", "--tool=callgrind", "--callgrind-out-file=" + counts, *("--toggle-collect=" + c for c in CALLS),
            "build/host-ndebug/" + program, str(FRAMES))
        with open(counts, encoding="utf-8", errors="replace") as text:
            found = re.search(r"^totals: (\d+)$", text.read(), re.MULTILINE)
    expect(found and found.group(1) != "0", program, ": expected a count of instructions by valgrind")
    return int(found.group(1))


def check_growth():
    few, many = instructions("replay"), instructions("replay-many")
    note("on the host a frame of 64 movers takes %d instructions among 256 boxes, %d among 4,096: %+.1f %%"
         % (few / FRAMES, many / FRAMES, 100 * (many / few - 1)))
    expect(many <= few * frames.MOST_GROWTH, many, "is more than", frames.MOST_GROWTH, "times", few)


STEPS = [("growth with the number of boxes: host", check_growth, ())]
