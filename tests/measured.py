"""What the bench measures: every public function, and it is told when a pair lacks a case."""

import os
import sys

from suite import ROOT, expect, public_functions

sys.path.insert(0, os.path.join(ROOT, "bench"))
import bench  # noqa: E402

WORLD = "init add remove place body each move query cast nearest update carry"
NOT_MEASURED = {
    **{"fh_world_" + name: "bench/world counts its frames as a whole" for name in WORLD.split()},
    "fh_assert_failed": "a broken precondition ends there",
    "fh_rotation_from_radians": "nearly all of it is libfixmath's, which the bench does not link",
}


def check_all_measured():
    """Every public function has a budget on every core, but for those named above, and no other has one."""
    _, budgets = bench.read_budgets()
    for core in bench.CORES:
        measured = {function for c, function, _ in budgets if c == core and function.startswith("fh_")}
        public = public_functions()
        expect(public - measured == set(NOT_MEASURED), core, "has no budget for", public - measured - set(NOT_MEASURED),
               "or one for", set(NOT_MEASURED) & measured)
        expect(measured <= public, core, "has budgets of what is no public function:", measured - public)
    return len(bench.CORES)


def row(function, case, calls, yes):
    return bench.Row("cortex-m0", function, case, calls, yes, 0, 0, [], [])


def check_answers_are_asked():
    """The bench says so where a pair has no far miss, or nothing that hits on all sides, or what should be parted
    meets."""
    far, hit = row("fh_touch_rect_rect", "far miss", 4, 0), row("fh_touch_rect_rect", "edge hit", 4, 4)
    for rows, complete in (([far, hit], True), ([hit], False), ([far], False),
                           ([far, hit._replace(yes=3)], False), ([far._replace(yes=1), hit], False),
                           ([far, hit, hit._replace(case="parted")], False),
                           ([far._replace(function="fh_overlap_point_segment")], True)):
        expect((not bench.wrong_answers(rows)) == complete, rows)


STEPS = [("bench: every function", check_all_measured, ()),
         ("bench: far misses and hits", check_answers_are_asked, ())]
