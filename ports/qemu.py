"""Runs a board's image under QEMU, the same way for tests, bench and games.

    python3 ports/qemu.py BOARD IMAGE [ARGUMENT ...]
"""

import collections
import os
import subprocess
import sys
import threading

# machine: QEMU's name. hertz: of SysTick. shift: for -icount, one instruction is 2^shift ns.
Board = collections.namedtuple("Board", "machine core hertz shift")

BOARDS = {
    "stm32f405": Board("netduinoplus2", "cortex-m4", 168_000_000, 10),
    "stm32f100": Board("stm32vldiscovery", "cortex-m3", 24_000_000, 10),
    "microbit": Board("microbit", "cortex-m0", 16_000_000, 10),
}
# Has a screen and buttons.
HANDHELD = {"lm3s6965": Board("lm3s6965evb", "cortex-m3", 50_000_000, 10)}
# Has megabytes, for what the chip of that core has no room for.
LARGE = {
    "mps2": Board("mps2-an385", "cortex-m3", 25_000_000, 10),
    "an386": Board("mps2-an386", "cortex-m4", 25_000_000, 10),
    "an500": Board("mps2-an500", "cortex-m7", 25_000_000, 10),
}
ALL = {**BOARDS, **HANDHELD, **LARGE}

# What QEMU itself says of the handheld's machine before it starts.
NOISE = "Timer with period zero, disabling\n"

Result = collections.namedtuple("Result", "code output")


def command(board, image, arguments=(), plugin=None, icount=False, semihosting=True, display=None):
    """plugin: the -plugin argument, its own options joined by commas."""
    b = ALL[board]
    line = ["qemu-system-arm", "-M", b.machine, "-display", display or "none", "-monitor", "none", "-serial", "stdio",
            "-kernel", image]
    if semihosting:
        words = [os.path.basename(image), *arguments]
        if any(c in w for w in words for c in ", "):
            raise ValueError("QEMU passes no argument with a comma or a space: %r" % words)
        line += ["-semihosting-config", "enable=on,target=native" + "".join(",arg=" + w for w in words)]
    if icount:
        line += ["-icount", "shift=%d" % b.shift]
    if plugin:
        line += ["-plugin", plugin]
    return line


def run(board, image, arguments=(), timeout=120, until=None, **options):
    """Code 124 stands for a run that did not end in time. until: ends it once this text is out."""
    process = subprocess.Popen(command(board, image, arguments, **options), stdin=subprocess.DEVNULL,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    late = threading.Timer(timeout, process.kill)
    late.start()
    output = bytearray()
    for line in process.stdout:
        output += line.replace(b"\r\n", b"\n")
        if until and until.encode() in output:
            process.kill()
    code = process.wait()
    if not late.is_alive():
        code = 124
    late.cancel()
    return Result(code, output.decode("utf-8", "replace").replace(NOISE, ""))


def instructions(board, ticks):
    """SysTick's ticks under -icount to instructions, exactly; None if no whole number fits."""
    b = ALL[board]
    per_instruction = b.hertz << b.shift  # in ticks * 1e9
    count = (ticks * 10**9 + per_instruction // 2) // per_instruction
    return count if abs(ticks * 10**9 - count * per_instruction) < 10**9 else None


def main():
    if len(sys.argv) < 3 or sys.argv[1] not in ALL:
        print("usage: qemu.py BOARD IMAGE [ARGUMENT ...]; a board is one of", ", ".join(ALL),
              file=sys.stderr)
        sys.exit(2)
    try:
        result = run(sys.argv[1], sys.argv[2], sys.argv[3:], timeout=600)
    except ValueError as problem:
        print("qemu.py: %s" % problem, file=sys.stderr)
        sys.exit(2)
    sys.stdout.write(result.output)
    sys.exit(result.code)


if __name__ == "__main__":
    main()
