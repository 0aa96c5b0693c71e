"""Frames of the world's scene, counted call by call on the emulated Cortex-M4: what they cost on average and at most."""

import os

import qemu

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
CORE = "cortex-m4"
FEW, MANY = "world: 64 movers, 256 boxes", "world: 64 movers, 4096 boxes"
AVERAGE, WORST = "a frame, on average", "worst frame"
SCENES = {FEW: ("stm32f405", "frames"), MANY: ("an386", "frames-many")}
# What 16 times as many boxes at the same density may cost, as a part of what the few do.
MOST_GROWTH = 1.2


class FrameError(Exception):
    pass


def frames(board, name):
    """Instructions of each frame. Ticks are rounded call by call, by less than an instruction in all."""
    result = qemu.run(board, os.path.join(ROOT, "build", board, name + ".elf"), icount=True, timeout=300)
    ticks = [int(line.split()[1]) for line in result.output.splitlines() if line.startswith("frame ")]
    if result.code != 0 or not ticks:
        raise FrameError("%s: exit code %d:\n%s" % (board, result.code, result.output[-500:]))
    per_instruction = (qemu.ALL[board].hertz << qemu.ALL[board].shift) / 1e9
    return [round(t / per_instruction) for t in ticks]


def count(scene):
    """[(case, calls, instructions)] of a scene."""
    counted = frames(*SCENES[scene])
    return [(AVERAGE, len(counted), round(sum(counted) / len(counted))), (WORST, len(counted), max(counted))]


def check_growth(counts):
    """counts: by scene and case. Does the cost depend on what is near, and not on how many there are?"""
    few, many = counts[FEW, AVERAGE], counts[MANY, AVERAGE]
    if many <= few * MOST_GROWTH:
        return True
    print("OVER LIMIT %s: %d instructions, more than %.1f times %d" % (MANY, many, MOST_GROWTH, few))
    return False
