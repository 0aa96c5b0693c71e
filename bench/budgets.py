"""bench/budgets.csv: what no count and no size may exceed, for the compiler that it names. First instructions, by core,
function and case; then, after a line of its own, bytes, by core, kind and name."""

import csv
import os

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PATH = os.path.join(ROOT, "bench", "budgets.csv")
COMPILER, BYTES = "# compiler: ", "# bytes\n"


def keyed(lines):
    return {tuple(r[:3]): int(r[3]) for r in csv.reader(lines)}


def read():
    """The compiler's version, {key: instructions} and {key: bytes}."""
    with open(PATH, encoding="ascii") as text:
        version = next(text).rstrip("\n")[len(COMPILER):]
        lines = list(text)
    middle = lines.index(BYTES) if BYTES in lines else len(lines)
    return version, keyed(lines[:middle]), keyed(lines[middle + 1:])


def write(version, instructions, sizes):
    with open(PATH, "w", encoding="ascii", newline="") as out:
        print(COMPILER + version, file=out)
        writer = csv.writer(out, lineterminator="\n")
        writer.writerows([*key, count] for key, count in instructions.items())
        out.write(BYTES)
        writer.writerows([*key, count] for key, count in sizes.items())


def check(unit, found, budgets):
    """True when nothing found is above its budget, or without one, and all that has a budget was found."""
    lower = ["%s: %d, budget %d" % (", ".join(key), count, budgets[key]) for key, count in found.items()
             if key in budgets and count < budgets[key]]
    over = ["OVER BUDGET %s: %d %s, %s" % (", ".join(key), count, unit, "no budget" if key not in budgets else
                                           "budget %d, %d above" % (budgets[key], count - budgets[key]))
            for key, count in found.items() if key not in budgets or count > budgets[key]]
    over += ["NOT MEASURED but budgeted: " + ", ".join(key) for key in budgets if key not in found]
    if lower:
        print("below budget, to be lowered by make budgets:\n  " + "\n  ".join(lower))
    if over:
        print("\n".join(over))
    return not over
