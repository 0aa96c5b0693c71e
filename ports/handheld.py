"""The emulated handheld, watched: its real buttons are pressed and its screen is kept, in lockstep.

    python3 ports/handheld.py IMAGE RECORDING FOLDER

plays the recording by the keyboard of QEMU's machine and writes each `shot NAME` of it, as the screen shows it,
to FOLDER/NAME.png.

    python3 ports/handheld.py --window IMAGE

opens the machine's window, to be played by the arrow keys and the left Ctrl key.
"""

import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time

import picture
import qemu

BOARD = "lm3s6965"
WIDTH, HEIGHT = 128, 64
SCALE = 4  # of what is written, as QEMU shows it
# QEMU's names of the keys that are wired to the buttons, in the order of the PORT_ bits.
KEYS = ["up", "down", "left", "right", "ctrl"]


class Monitor:
    """QEMU's machine protocol: a command is carried out when its answer is there."""

    def __init__(self, path):
        self.line = socket.socket(socket.AF_UNIX)
        self.line.connect(path)
        self.answers = self.line.makefile()
        self.answers.readline()  # the greeting
        self.execute("qmp_capabilities")
        for wanted in ((1 << len(KEYS)) - 1, 0):  # a key's line is low until it was let go once
            self.hold(~wanted, wanted)

    def execute(self, command, **arguments):
        self.line.sendall(json.dumps({"execute": command, "arguments": arguments}).encode())
        for answer in map(json.loads, self.answers):
            if "error" in answer:
                raise RuntimeError("%s: %s" % (command, answer["error"]["desc"]))
            if "return" in answer:
                return

    def hold(self, before, wanted):
        """Presses and lets go of what differs."""
        for bit, key in enumerate(KEYS):
            down = bool(wanted >> bit & 1)
            if down != bool(before >> bit & 1):
                event = {"type": "key", "data": {"down": down, "key": {"type": "qcode", "data": key}}}
                self.execute("input-send-event", events=[event])

    def screen(self, path):
        """The screen pixel by pixel: QEMU shows each by a square."""
        self.execute("screendump", filename=path)
        shown = picture.read_map(path)
        size = shown.width // WIDTH
        small = picture.Picture(WIDTH, HEIGHT, [row[::size] for row in shown.rows[::size]])
        if picture.enlarged(small, size) != shown:
            raise RuntimeError("a screen of %dx%d is no picture of %dx%d" % (shown.width, shown.height, WIDTH, HEIGHT))
        return small


def connect(process, path):
    while process.poll() is None:
        try:
            return Monitor(path)
        except (FileNotFoundError, ConnectionRefusedError):
            time.sleep(0.02)
    raise RuntimeError("QEMU did not start")


def monitored(folder, image, arguments, display=None):
    """The command of the machine with a monitor, and where that listens."""
    path = os.path.join(folder, "monitor")
    return qemu.command(BOARD, image, arguments, display=display) + ["-qmp", "unix:%s,server=on,wait=off" % path], path


def show(image):
    with tempfile.TemporaryDirectory() as folder:
        line, path = monitored(folder, image, [], display="gtk")
        process = subprocess.Popen(line)
        connect(process, path)
        return process.wait()


def play(image, recording, timeout=300):
    """(exit code, output, {shot: picture}) of a recording that real buttons play."""
    with tempfile.TemporaryDirectory() as folder:
        line, path = monitored(folder, image, ["--watched", recording])
        process = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        late = threading.Timer(timeout, process.kill)
        late.start()
        try:
            return answer(process, path, os.path.join(folder, "screen.ppm"))
        finally:
            late.cancel()
            process.kill()
            process.wait()


def answer(process, path, screen):
    monitor, held, output, shots = connect(process, path), 0, [], {}
    for raw in process.stdout:
        line = raw.decode("utf-8", "replace").replace("\r\n", "\n")
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "READY":
            monitor.hold(held, int(rest))
            held = int(rest)
        elif word == "shot":
            shots[rest] = monitor.screen(screen)
        else:
            if line != qemu.NOISE:
                output.append(line)
            continue
        process.stdin.write(b"\n")
        process.stdin.flush()
    return process.wait(), "".join(output), shots


def main():
    if len(sys.argv) == 3 and sys.argv[1] == "--window":
        return show(sys.argv[2])
    if len(sys.argv) != 4:
        print("usage: handheld.py IMAGE RECORDING FOLDER, or handheld.py --window IMAGE", file=sys.stderr)
        return 2
    image, recording, folder = sys.argv[1:]
    try:
        code, output, shots = play(image, recording)
    except (RuntimeError, ValueError, picture.PictureError) as problem:
        print("handheld.py: %s" % problem, file=sys.stderr)
        return 2
    sys.stdout.write(output)
    if code != 0:
        return code
    os.makedirs(folder, exist_ok=True)
    for name, shot in shots.items():
        path = os.path.join(folder, name + ".png")
        picture.write_png(picture.enlarged(shot, SCALE), path)
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
