"""Counts the library's hot functions on emulated cores: instructions, exact, and modelled cycles.

    python3 bench/bench.py                 the table, and build/bench.csv
    python3 bench/bench.py --check         exit 1 if anything is above its budget, or README.md or docs/cycles.md old
    python3 bench/bench.py --write         takes the counts and sizes as budgets, and into README.md and docs/cycles.md
    python3 bench/bench.py --small         the table of Cortex-M4 with -Os
    python3 bench/bench.py --log FILE      the table of a log that a real board printed
"""

import argparse
import collections
import concurrent.futures
import csv
import os
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "ports"))
import budgets  # noqa: E402
import counts  # noqa: E402
import document  # noqa: E402
import frames  # noqa: E402
import qemu  # noqa: E402
import readme  # noqa: E402
import stack  # noqa: E402
import taken  # noqa: E402

LIMITS = os.path.join(ROOT, "bench", "limits.csv")
CORES = {"cortex-m0": "microbit", "cortex-m3": "mps2", "cortex-m4": "stm32f405",
         "cortex-m7": "an500"}
MEAN_CASES = document.MEAN_CASES
WORST_CASE = "worst of all"
# What a pair with a polygon costs goes by its corners, so it has a worst of each.
FOUR_CORNERS, EIGHT_CORNERS = ", 4 corners", ", 8 corners"

# One call: instructions, or the units of a board's counter, and whether the answer was yes.
Counted = collections.namedtuple("Counted", "function case count yes")
# One function's case: of its calls the number, that of the answers yes, the greatest and summed
# instructions, and for each model the same of the cycles, as (low, typical, high).
Row = collections.namedtuple("Row", "core function case calls yes worst total cycles_worst cycles_total")

# Every pair is measured far apart and where the answer is yes, but for one that has no inside to share.
PAIR = re.compile(r"fh_(touch|overlap|contact|sweep|cast)")
NEVER_YES = {"fh_overlap_point_segment"}
# What of a world returns a status: where it is not 0, the bench asked for what cannot be.
TELLS = re.compile(r"fh_world_(?!body|each)")


class BenchError(Exception):
    pass


def compiler():
    line = subprocess.run(["arm-none-eabi-gcc", "--version"], capture_output=True, text=True, check=True)
    return line.stdout.splitlines()[0]


CALL = re.compile(r"^call (\w+)\|([^|]+)\|(\d+)\|(yes|no)$")


def calls_of(lines):
    """The lines that tell a call, in full where one says that it is of the same case again."""
    found = []
    for line in lines:
        if line.startswith("again|") and found:
            found.append(found[-1].rsplit("|", 2)[0] + line[len("again"):])
        elif line.startswith("call "):
            found.append(line)
    return found


def parse_target(board, output):
    """The counter's name and what it Counted, net of the empty call: instructions under QEMU, where a
    function's return is one of them; the counter's own units on a board."""
    where = board or "the log"
    lines = output.splitlines()
    counter = next((line[9:] for line in lines if line.startswith("counter: ")), None)
    calls = [CALL.match(line) for line in calls_of(lines)]
    if counter is None or not calls or None in calls or "end %d" % len(calls) not in lines:
        raise BenchError("%s: expected a counter, calls and their number at the end:\n%s"
                         % (where, output[-500:]))
    counted = [Counted(m.group(1), m.group(2), int(m.group(3)), m.group(4) == "yes") for m in calls]
    if board:
        counted = [c._replace(count=qemu.instructions(board, c.count)) for c in counted]
        if any(c.count is None for c in counted):
            raise BenchError("%s: SysTick's ticks are not a whole number of instructions" % where)
    empty = counted[0].count - (1 if board else 0)
    return counter, [c._replace(count=c.count - empty) for c in counted]


def run_core(core, program="bench.elf"):
    """The models' names, and what was Counted, each with its cycles by model."""
    board = CORES[core]
    image = os.path.join(ROOT, "build", board, program)
    plugin = counts.Plugin(board, image, others=["count_empty"], shown="count_return")
    result = qemu.run(board, image, plugin=plugin.argument(), icount=True, timeout=300)
    if result.code != 0:
        raise BenchError("%s: exit code %d:\n%s" % (board, result.code, result.output[-500:]))
    counted = parse_target(board, result.output)[1]
    modelled = plugin.read()
    if [c.function for c in counted] != [m.function for m in modelled.calls]:
        raise BenchError("%s: the plugin saw other calls than the bench made" % board)
    for c, call in zip(counted, modelled.calls):
        if c.count != call.instructions:
            raise BenchError("%s: %s, %s: %d instructions by SysTick, %d by the plugin"
                             % (board, c.function, c.case, c.count, call.instructions))
    return modelled.models, [(c, m.cycles) for c, m in zip(counted, modelled.calls)]


def worst_case(function, case):
    """Which worst of all a case belongs to."""
    if case.endswith(EIGHT_CORNERS):
        return WORST_CASE + EIGHT_CORNERS
    return WORST_CASE + (FOUR_CORNERS if PAIR.match(function) and "polygon" in function else "")


def add_up(core, calls):
    """Rows by function and case, in order, and the worst of all cases of each function."""
    groups = {}
    for c, cycles in calls:
        if c.case == "calibration":
            continue
        for case in (c.case, worst_case(c.function, c.case)):
            groups.setdefault((c.function, case), []).append((c, cycles))
    rows = []
    for (function, case), members in groups.items():
        if case.startswith("random with"):
            continue
        spent = [m[0].count for m in members]
        by_model = list(zip(*(m[1] for m in members)))
        yes = sum(m[0].yes for m in members)
        rows.append(Row(core, function, case, len(members), yes, max(spent), sum(spent),
                        [tuple(max(c[i] for c in calls) for i in range(3)) for calls in by_model],
                        [tuple(sum(c[i] for c in calls) for i in range(3)) for calls in by_model]))
    order = {f: i for i, f in enumerate(unique(r.function for r in rows))}
    return sorted(rows, key=lambda r: (order[r.function], r.case.startswith(WORST_CASE)))


def frame_rows(scene):
    return [Row(frames.CORE, scene, case, calls, 0, count, count, [], []) for case, calls, count in frames.count(scene)]


def unique(items):
    """In order of first appearance."""
    return list(dict.fromkeys(items))


def measured_count(row):
    """What a budget holds: the greatest count, or the sum where the mean is of interest."""
    return row.total if row.case in MEAN_CASES else row.worst


def shown(row):
    """Instructions and cycles of the first model, as text."""
    if row.case in MEAN_CASES:
        cycles = ["%.1f" % (c / row.calls) for c in row.cycles_total[0]] if row.cycles_total else []
        return "%.1f" % (row.total / row.calls), "..".join(cycles)
    return str(row.worst), "..".join(str(c) for c in row.cycles_worst[0]) if row.cycles_worst else ""


MODELLED = ("Instructions from first to return: exact. Cycles low..typical..high: modelled, 0 wait states, after\n"
            "the makers' tables; the branch costs of M3 and M4 are fitted, M0+ (in the CSV) was checked on no\n"
            "hardware; of the M7 there is no table. A divide is a range, since a run does not show its operands.")


def print_table(rows, head=MODELLED):
    table = {(r.function, r.case, r.core): r for r in rows}
    cores = unique(r.core for r in rows)
    print(head)
    print("%-36s" % "" + "".join("  %-27s" % c for c in cores))
    function = None
    for f, case in unique((r.function, r.case) for r in rows):
        if f != function:
            print(f)
            function = f
        cells = [shown(table[f, case, c]) if (f, case, c) in table else ("", "") for c in cores]
        print(("  %-34s" % case + "".join("  %7s %-19s" % cell for cell in cells)).rstrip())


def write_csv(rows, models, path):
    with open(path, "w", encoding="ascii", newline="") as out:
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(["core", "function", "case", "calls", "instructions", "mean", "model",
                         "low", "typical", "high"])
        for r in rows:
            counted = [r.core, r.function, r.case, r.calls, r.worst, "%.2f" % (r.total / r.calls)]
            if not r.cycles_worst:  # no model of this core
                writer.writerow([*counted, "", "", "", ""])
            for name, worst, total in zip(models[r.core], r.cycles_worst, r.cycles_total):
                cycles = worst if r.case not in MEAN_CASES else ["%.2f" % (c / r.calls) for c in total]
                writer.writerow([*counted, name, *cycles])


def instructions_of(rows):
    return {(r.core, r.function, r.case): measured_count(r) for r in rows}


def check_limits(rows):
    """True when every count is within what was asked for, but where that is known not to be met."""
    counted = instructions_of(rows)
    with open(LIMITS, encoding="ascii") as lines:
        limits = [(tuple(r[:3]), int(r[3]), "not met" in r) for r in csv.reader(x for x in lines if x[0] != "#")]
    good, known = True, []
    for (core, function, case), limit, not_met in limits:
        whole, *others = case.split(" less ")
        count = counted[core, function, whole] - sum(counted[core, function, other] for other in others)
        text = "%s, %s, %s: %d instructions, limit %d" % (core, function, case, count, limit)
        if count > limit and not_met:
            known.append(text)
        elif count > limit or not_met:
            good = False
            print("OVER LIMIT " + text if count > limit else "MET, say so in limits.csv: " + text)
    if known:
        print("known to be over its limit:\n  " + "\n  ".join(known))
    return good


def wrong_answers(rows):
    """What no pair may lack: a case far apart, where all answers are no, and one where all are yes. What is parted
    does not meet, and no call of a world fails."""
    pairs = {r.function for r in rows if PAIR.match(r.function)}
    far = {r.function for r in rows if "far" in r.case and r.yes == 0}
    met = {r.function for r in rows if r.yes == r.calls}
    return (["no far miss is measured: " + f for f in sorted(pairs - far)] +
            ["no hit is measured: " + f for f in sorted(pairs - met - NEVER_YES)] +
            ["%s, %s: they meet" % (r.function, r.case) for r in rows if "parted" in r.case and r.yes > 0] +
            ["%s, %s: it fails" % (r.function, r.case) for r in rows if TELLS.match(r.function) and r.yes > 0])


def check_budgets(rows, models, sizes):
    """True when no count and no size is above its budget, and README.md and docs/cycles.md show those of now; also
    when another compiler makes all of it void."""
    version, counted, taken_then = budgets.read()
    if version != compiler():
        print("budgets and docs/cycles.md are for %s; this is %s: not compared" % (version, compiler()))
        return True
    checks = [budgets.check("instructions", instructions_of(rows), counted),
              budgets.check("bytes", sizes, taken_then), check_limits(rows),
              frames.check_growth({(r.function, r.case): r.worst for r in rows}),
              readme.is_current("counts", readme.counts_table(rows, version)),
              readme.is_current("flash", readme.flash_table()),
              document.is_current(document.text(rows, models, version))]
    return all(checks)


def table_of_log(path):
    """Of a board's own log; its counts are net of the calibration's empty call."""
    with open(path, encoding="utf-8", errors="replace") as log:
        counter, calls = parse_target(None, log.read())
    print_table(add_up("board", [(c, []) for c in calls]),
                "Counted on the board by its counter: %s. Less what an empty call takes." % counter)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare with bench/budgets.csv, README.md and docs/cycles.md")
    parser.add_argument("--write", action="store_true", help="write bench/budgets.csv, README.md and docs/cycles.md")
    parser.add_argument("--small", action="store_true", help="Cortex-M4 with -Os")
    parser.add_argument("--log", help="the log of a real board")
    options = parser.parse_args()
    if options.log:
        table_of_log(options.log)
        return 0
    if options.small:
        print_table(add_up("cortex-m4", run_core("cortex-m4", "bench-Os.elf")[1]))
        return 0
    with concurrent.futures.ThreadPoolExecutor(len(CORES)) as pool:
        results = dict(zip(CORES, pool.map(run_core, CORES)))
        of_frames = pool.map(frame_rows, frames.SCENES)
    rows = [row for core, (_, calls) in results.items() for row in add_up(core, calls)]
    rows += [row for scene in of_frames for row in scene]
    models = {core: names for core, (names, _) in results.items()}
    sizes = taken.all_bytes()
    write_csv(rows, models, os.path.join(ROOT, "build", "bench.csv"))
    if not options.check:
        print_table(rows)
    if options.write:
        budgets.write(compiler(), instructions_of(rows), sizes)
        readme.write(rows, compiler())
        document.write(document.text(rows, models, compiler()))
    wrong = wrong_answers(rows)
    if wrong:
        print("\n".join(wrong))
    return 0 if check_budgets(rows, models, sizes) and not wrong else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (BenchError, counts.CountError, frames.FrameError, stack.StackError, OSError) as problem:
        print("bench: %s" % problem, file=sys.stderr)
        sys.exit(1)
