"""What a frame of each game on the screen costs on the handheld, of its recorded run: instructions, exact.

    python3 bench/screen.py GAME ...
"""

import collections
import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "ports"))
import counts  # noqa: E402
import qemu  # noqa: E402

BOARD = "lm3s6965"
FRAME, TRANSFER = "whole_frame", "port_show"  # of examples/common/play.c and the port
MOST = 50_000_000 // 60  # of a core at 50 MHz, if each instruction took a cycle
# QEMU's lines to the screen take no time; a real one takes 8 bits of 4,096 bytes at 50 MHz / 14.
HEAD = ("Instructions a frame on the handheld; at 50 MHz and 60 Hz there are %d cycles. A real screen's lines are busy\n"
        "for %d of them, which are waited for." % (MOST, 4096 * 8 * 14))
PARTS = ("fixhit", "drawing", "transfer", "rest")

# Means but for the worst whole frame.
Frame = collections.namedtuple("Frame", "name frames mean worst " + " ".join(PARTS))


def drawing(image):
    return [name for name in counts.addresses_of(image) if re.match(r"draw_", name)]


def part_of(function):
    if function == FRAME:
        return "rest"
    return "transfer" if function == TRANSFER else "fixhit" if function.startswith("fh_") else "drawing"


def count(game):
    image = os.path.join(ROOT, "build", BOARD, game + ".elf")
    plugin = counts.Plugin(BOARD, image, others=[FRAME, TRANSFER, *drawing(image)], shown=FRAME)
    result = qemu.run(BOARD, image, [os.path.join("examples", game, "presses.txt")], plugin=plugin.argument(),
                      icount=True, timeout=600)
    if result.code != 0:
        raise counts.CountError("%s: exit code %d:\n%s" % (game, result.code, result.output))
    report, parts = plugin.read(), collections.Counter()
    for total in report.totals:
        parts[part_of(total.function)] += total.own
    spent = [call.instructions for call in report.calls]
    return Frame(game, len(spent), sum(spent) / len(spent), max(spent), *(parts[p] / len(spent) for p in PARTS))


def table(frames):
    head = "%-12s%8s%10s%10s" % ("", "frames", "mean", "worst") + "".join("%10s" % p for p in PARTS)
    return "\n".join([head] + ["%-12s%8d" % f[:2] + "".join("%10.0f" % n for n in f[2:]) for f in frames])


def main():
    if len(sys.argv) < 2:
        print("usage: screen.py GAME ...", file=sys.stderr)
        return 2
    frames = [count(game) for game in sys.argv[1:]]
    print(HEAD)
    print(table(frames))
    return 0 if all(f.worst < MOST for f in frames) else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except (counts.CountError, OSError) as problem:
        print("screen: %s" % problem, file=sys.stderr)
        sys.exit(1)
