"""All tests. `make test` builds what they need; a word limits them to the steps that name it.

    python3 tests/run.py [WORD ...]
"""

import os
import re
import sys

import bad_input
import build_checks
import least
import measured
import pictures
import promises
import readme_program
import suite
from suite import ROOT, counted, expect, note, run

sys.path.insert(0, os.path.join(ROOT, "ports"))
import qemu  # noqa: E402

HOSTS = ["host", "host-clang", "host-ndebug", "host-16", "host-halves", "host-sanitize", "host-halves-sanitize",
         "host-32"]
EMULATED = {"host-32": ["qemu-i386"]}  # not every PC's kernel takes 32-bit programs any more
ORACLE_CASES = {"host-ndebug": 20_000_000, "host-halves": 10_000_000, "host-sanitize": 500_000,
                "host-halves-sanitize": 500_000}
REFERENCE_STEPS = {"host-ndebug": 300_000, "host-halves": 100_000, "host-sanitize": 20_000, "host-halves-sanitize": 20_000}
LEVELS = ["host%s-%s" % (c, o) for c in ("", "-clang") for o in ("O0", "O1", "O3", "Os")]
REPLAY = "hits 359872\nbegun 2253\nended 2252\npairs 1\ndigest 2108196148\n"
OPTIMIZATIONS = ["O0", "Os", "O3"]
ROOMY = ["stm32f405", "mps2", "microbit"]  # where a library at -O0 fits with its tests
# What each game prints after its recording, everywhere.
GAMES = {
    "dot": "frames 1515\ncollisions 511\nposition 0,278\ndigest 8070d7d1\n",
    "asteroids": "frames 1550\nfired 145\nhits 28\nlost 1\ndigest f67e9929\n",
    "platformer": "frames 1760\njumps 33\nrides 44\ncoins 24\nexits 2\nlost 4\ndigest 6593f673\n",
    "bullets": "frames 545\nfired 82\nhits 188\nspent 42\ndigest 15238936\n",
}
RECORDING = "examples/%s/presses.txt"


def image(board, name):
    return os.path.join(ROOT, "build", board, name + ".elf")


def on_host(variant, name, *arguments):
    return run(*EMULATED.get(variant, []), "build/%s/%s" % (variant, name), *arguments)


def unit_on_host(variant):
    return counted(on_host(variant, "unit"))


def tiles_on_host(variant):
    return counted(on_host(variant, "tiles"))


def world_on_host(variant):
    return counted(on_host(variant, "world"))


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


def game_on_host(variant, game):
    output = on_host(variant, game, RECORDING % game)
    expect(output == GAMES[game], output)


def game_on_board(board, game):
    result = qemu.run(board, image(board, game), [RECORDING % game])
    expect(result.code == 0 and result.output == GAMES[game], result.output)


def game_with_costs():
    """What `make run` prints: the result, and a line for each function of the library."""
    output = run("python3", "bench/game.py", "stm32f405", "build/stm32f405/dot.elf", RECORDING % "dot")
    expect(output.startswith(GAMES["dot"]), output)
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
STEPS += [("oracle: " + v, oracle, (v,)) for v in ORACLE_CASES]
STEPS += [("unit: " + v, unit_on_host, (v,)) for v in HOSTS]
STEPS += [("unit: " + b, program_on_board, (b, "unit")) for b in qemu.BOARDS]
STEPS += [("tiles: " + v, tiles_on_host, (v,)) for v in HOSTS]
STEPS += [("tiles: " + b, program_on_board, (b, "tiles")) for b in qemu.BOARDS]
STEPS += [("tiles: %s -%s" % (b, o), program_on_board, (b, "tiles-" + o))
          for b in ROOMY for o in OPTIMIZATIONS]
STEPS += [("world: " + v, world_on_host, (v,)) for v in HOSTS]
STEPS += [("world: " + b, program_on_board, (b, "world")) for b in qemu.BOARDS]
STEPS += [("world beside its reference: " + v, reference, (v,)) for v in REFERENCE_STEPS]
STEPS += [("replay: " + v, replay_on_host, (v,)) for v in HOSTS + LEVELS]
STEPS += [("replay: " + b, replay_on_board, (b,)) for b in ("stm32f405", "mps2")]
STEPS += [("unit: %s -%s" % (b, o), program_on_board, (b, "unit-" + o))
          for b in ROOMY for o in OPTIMIZATIONS]
STEPS += [("%s: %s" % (g, v), game_on_host, (v, g)) for g in GAMES for v in HOSTS]
STEPS += [("%s: %s" % (g, b), game_on_board, (b, g)) for g in GAMES for b in qemu.BOARDS]
STEPS += [("dot: costs", game_with_costs, ())]
STEPS += [("with libfixmath: " + b, program_on_board, (b, "fixmath")) for b in qemu.BOARDS]
STEPS += [("with libfixmath: host", lambda: counted(run("build/host/fixmath")), ())]
STEPS += [("without a debugger: " + b, without_debugger, (b,)) for b in qemu.BOARDS]
STEPS += promises.STEPS + bad_input.STEPS + build_checks.STEPS + measured.STEPS + least.STEPS + readme_program.STEPS + pictures.STEPS

if __name__ == "__main__":
    sys.exit(suite.main(STEPS))
