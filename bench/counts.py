"""The cycle-model plugin, from Python: which functions it counts, and what it wrote."""

import collections
import os
import subprocess

import qemu

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

# cycles: for each model (low, typical, high).
Call = collections.namedtuple("Call", "function instructions cycles")
Total = collections.namedtuple("Total", "function calls own instructions cycles")
Report = collections.namedtuple("Report", "models calls totals")


class CountError(Exception):
    pass


def addresses_of(image):
    listing = subprocess.run(["arm-none-eabi-nm", image], capture_output=True, text=True, check=True)
    return {line.split()[2]: line.split()[0] for line in listing.stdout.splitlines()}


def triples(numbers):
    return [tuple(numbers[i:i + 3]) for i in range(0, len(numbers), 3)]


class Plugin:
    """Counts the library's functions in an image, and `others`; each call that returns to the symbol
    `shown`, or of the function of that name, is reported by itself."""

    def __init__(self, board, image, others=(), shown=None):
        addresses = addresses_of(image)
        self.core = qemu.ALL[board].core
        self.functions, self.out = (os.path.splitext(image)[0] + s for s in (".functions", ".counts"))
        self.shown = addresses[shown] if shown else "0"
        with open(self.functions, "w", encoding="ascii") as out:
            for name, address in addresses.items():
                if name.startswith("fh_") or name in others:
                    print(address, name, file=out)

    def argument(self):
        return "%s,core=%s,functions=%s,out=%s,calls=%s" % (
            os.path.join(ROOT, "build", "cyclemodel.so"), self.core, self.functions, self.out, self.shown)

    def read(self):
        with open(self.out, encoding="ascii") as lines:
            models = [m for m in next(lines).rstrip("\n")[len("models "):].split(", ") if m]
            report = Report(models, [], [])
            for kind, *words in map(str.split, lines):
                if kind == "unknown" and words != ["0"]:
                    raise CountError("%s: %s instructions that a table has no price for" % (self.out, words[0]))
                numbers = [int(w) for w in words[1:]]
                if kind == "call":
                    report.calls.append(Call(words[0], numbers[0], triples(numbers[1:])))
                elif kind == "total":
                    report.totals.append(Total(words[0], *numbers[:3], triples(numbers[3:])))
        return report
