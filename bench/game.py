"""Runs a game's image with recorded presses, and tells what each function of the library cost.

    python3 bench/game.py BOARD IMAGE RECORDING
"""

import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "ports"))
import counts  # noqa: E402
import qemu  # noqa: E402


def main():
    if len(sys.argv) != 4 or sys.argv[1] not in qemu.BOARDS:
        print("usage: game.py BOARD IMAGE RECORDING", file=sys.stderr)
        return 2
    board, image, recording = sys.argv[1:]
    plugin = counts.Plugin(board, image)
    result = qemu.run(board, image, [recording], plugin=plugin.argument(), icount=True)
    sys.stdout.write(result.output)
    if result.code != 0:
        return result.code
    print("\nWhat the library cost, on %s (%s under QEMU). Instructions: exact. Cycles: modelled, "
          "0 wait states." % (qemu.BOARDS[board].core, board))
    print("%-32s %8s %14s   %s" % ("function", "calls", "instructions", "cycles a call"))
    print("%-32s %8s %14s   %s" % ("", "", "a call", "low..typical..high"))
    for total in plugin.read().totals:
        print("%-32s %8d %14.1f   %s" % (
            total.function, total.calls, total.instructions / total.calls,
            "..".join("%.1f" % (c / total.calls) for c in total.cycles[0])))
    return 0


if __name__ == "__main__":
    sys.exit(main())
