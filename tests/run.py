"""All tests. `make test` builds what they need; a word limits them to the steps that name it.

    python3 tests/run.py [WORD ...]
"""

import os
import re
import sys

import bad_input
import build_checks
import decoding
import games
import growth
import least
import measured
import pictures
import promises
import readme_program
import records
import rivals
import sizes
import suite
import tools
from suite import EMULATED, HOSTS, ROOT, counted, expect, image, note, run

sys.path.insert(0, os.path.join(ROOT, "ports"))
import qemu  # noqa: E402

ORACLE_CASES = {"host-ndebug": 20_000_000, "host-halves": 10_000_000, "host-sanitize": 500_000,
                "host-halves-sanitize": 500_000}
REFERENCE_STEPS = {"host-ndebug": 300_000, "host-halves": 100_000, "host-sanitize": 20_000, "host-halves-sanitize": 20_000}
LEVELS = ["host%s-%s" % (c, o) for c in ("", "-clang") for o in ("O0", "O1", "O3", "Os")]
REPLAY = "hits 359872\nbegun 2253\nended 2252\npairs 1\ndigest 2108196148\n"
OPTIMIZATIONS = ["O0", "Os", "O3"]
ROOMY = ["stm32f405", "mps2", "microbit"]  # where a library at -O0 fits with its tests


def on_host(variant, name, *arguments):
    return run(*EMULATED.get(variant, []), "build/%s/%s" % (variant, name), *arguments)


def program_on_host(variant, name):
    return counted(on_host(variant, name))


def replay_on_host(variant):
    output = on_host(variant, "replay")
    expect(output == REPLAY, output)


def replay_on_board(board):
    result = qemu.run(board, image(board, "replay"), timeout=300)
    expect(result.code == 0 and result.output == REPLAY, result.output)


def reference(variant):
    counted(run("build/%s/reference" % variant, str(REFERENCE_STEPS[variant]), timeout=300))


def program_on_board(board, name):
    result = qemu.run(board, image(board, name))
    expect(result.code == 0, result.output)
    return counted(result.output)


def oracle(variant):
    return counted(run("build/%s/oracle" % variant, str(ORACLE_CASES[variant]), timeout=900))


def game_with_costs():
    """What `make run` prints: the result, and a line for each function of the library."""
    output = run("python3", "bench/game.py", "stm32f405", "build/stm32f405/dot.elf", games.recording("dot"))
    expect(output.startswith(games.result("dot")), output)
    expect(re.search(r"^fh_overlap_round_rect +\d+ +[\d.]+ +[\d.]+\.\.[\d.]+\.\.[\d.]+$", output, re.M), output)


def without_debugger(board):
    """A board that nobody watches talks on its serial line and does not hang at the first semihosting
    call; it never ends, so QEMU is stopped once the result is there."""
    result = qemu.run(board, image(board, "unit"), semihosting=False, until=" failed\n")
    return counted(result.output)


def board_log():
    """The table of what a real board printed: its own cycles, and said so."""
    told = run("python3", "bench/bench.py", "--log", "tests/board.log")
    expect(told.startswith("Counted on the board by its counter: cycles (DWT)."), told)
    expect(re.search(r"^fh_touch_rect_rect\n  far miss +16\n", told, re.M), told)
    said = run("python3", "bench/bench.py", "--log", "README.md", code=1)
    expect("expected a counter" in said, said)


def budgets():
    told = run("python3", "bench/bench.py", "--check")
    if told:
        note(told)


STEPS = [("budgets and README's counts", budgets, ())]
STEPS += [("log of a board", board_log, ())]
STEPS += [("cycle model: " + v, lambda v: counted(on_host(v, "cyclemodel")), (v,)) for v in ("host", "host-sanitize")]
STEPS += [("oracle: " + v, oracle, (v,)) for v in ORACLE_CASES]
STEPS += [("unit: " + v, program_on_host, (v, "unit")) for v in HOSTS]
STEPS += [("unit: " + b, program_on_board, (b, "unit")) for b in qemu.BOARDS]
STEPS += [("tiles: " + v, program_on_host, (v, "tiles")) for v in HOSTS]
STEPS += [("tiles: " + b, program_on_board, (b, "tiles")) for b in qemu.BOARDS]
STEPS += [("tiles: %s -%s" % (b, o), program_on_board, (b, "tiles-" + o))
          for b in ROOMY for o in OPTIMIZATIONS]
STEPS += [("world: " + v, program_on_host, (v, "world")) for v in HOSTS]
STEPS += [("world: " + b, program_on_board, (b, "world")) for b in qemu.BOARDS]
STEPS += [("world beside its reference: " + v, reference, (v,)) for v in REFERENCE_STEPS]
STEPS += [("replay: " + v, replay_on_host, (v,)) for v in HOSTS + LEVELS]
STEPS += [("replay: " + b, replay_on_board, (b,)) for b in ("stm32f405", "mps2")]
STEPS += [("unit: %s -%s" % (b, o), program_on_board, (b, "unit-" + o))
          for b in ROOMY for o in OPTIMIZATIONS]
STEPS += [("dot: costs", game_with_costs, ())]
STEPS += [("with libfixmath: " + b, program_on_board, (b, "fixmath")) for b in qemu.BOARDS]
STEPS += [("with libfixmath: host", lambda: counted(run("build/host/fixmath")), ())]
STEPS += [("without a debugger: " + b, without_debugger, (b,)) for b in qemu.BOARDS]
STEPS += games.STEPS + promises.STEPS + bad_input.STEPS + build_checks.STEPS + measured.STEPS + growth.STEPS
STEPS += decoding.STEPS + sizes.STEPS + least.STEPS + readme_program.STEPS + pictures.STEPS + rivals.STEPS
STEPS += records.STEPS + tools.STEPS

if __name__ == "__main__":
    sys.exit(suite.main(STEPS))
