"""What the bench measures: every public function, and it is told when a pair lacks a case."""

import os
import sys

from suite import ROOT, expect

sys.path.insert(0, os.path.join(ROOT, "bench"))
import bench  # noqa: E402
import objects  # noqa: E402
import taken  # noqa: E402
from budgets import read as read_budgets  # noqa: E402
from document import NOT_COUNTED  # noqa: E402


def check_all_measured():
    """Every public function has a budget on every core, but for those named beside the document, and no other has one."""
    _, budgets, _ = read_budgets()
    for core in bench.CORES:
        measured = {function for c, function, _ in budgets if c == core and function.startswith("fh_")}
        public = objects.public_functions()
        expect(public - measured == set(NOT_COUNTED), core, "has no budget for", public - measured - set(NOT_COUNTED),
               "or one for", set(NOT_COUNTED) & measured)
        expect(measured <= public, core, "has budgets of what is no public function:", measured - public)
    return len(bench.CORES)


def check_all_sized():
    """Each public function has a budget of stack on each core, and each module one of flash."""
    _, _, budgets = read_budgets()
    for core, variant in taken.VARIANTS.items():
        for kind, wanted in ((taken.STACK, objects.public_functions() - {"fh_assert_failed"}),
                             (taken.FLASH, set(objects.sections(variant)))):
            sized = {name for c, k, name in budgets if (c, k) == (core, kind)}
            expect(sized == wanted, core, kind, "lacks", wanted - sized, "or has too much:", sized - wanted)
    return len(taken.VARIANTS)


def row(function, case, calls, yes):
    return bench.Row("cortex-m0", function, case, calls, yes, 0, 0, [], [])


def check_answers_are_asked():
    """The bench says so where a pair has no far miss, or nothing that hits on all sides, or what should be parted
    meets."""
    far, hit = row("fh_touch_rect_rect", "far miss", 4, 0), row("fh_touch_rect_rect", "edge hit", 4, 4)
    for rows, complete in (([far, hit], True), ([hit], False), ([far], False),
                           ([far, hit._replace(yes=3)], False), ([far._replace(yes=1), hit], False),
                           ([far, hit, hit._replace(case="parted")], False),
                           ([far, hit, hit._replace(function="fh_world_move")], False),
                           ([far, hit, hit._replace(function="fh_world_body")], True),
                           ([far._replace(function="fh_overlap_point_segment")], True)):
        expect((not bench.wrong_answers(rows)) == complete, rows)


STEPS = [("bench: every function", check_all_measured, ()),
         ("bench: every size", check_all_sized, ()),
         ("bench: far misses and hits", check_answers_are_asked, ())]
