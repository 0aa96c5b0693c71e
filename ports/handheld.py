"""The emulated handheld, watched: its real buttons are pressed and its screen is kept, in lockstep.

    python3 ports/handheld.py IMAGE RECORDING FOLDER

plays the recording by the keyboard of QEMU's machine and writes each `shot NAME` of it, as the screen shows it,
to FOLDER/NAME.png. Exit code 2, and said why, if anything went wrong; 124 if the run did not end in time.

    python3 ports/handheld.py --window IMAGE

opens the machine's window, to be played by the arrow keys and the left Ctrl key.
"""

import contextlib
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading

import picture
import qemu

BOARD = "lm3s6965"
WIDTH, HEIGHT = 128, 64
SCALE = 4  # of what is written, as QEMU shows it
# QEMU's names of the keys that are wired to the buttons, in the order of the PORT_ bits.
KEYS = ["up", "down", "left", "right", "ctrl"]


# What the game's own copy is called: a name that its command line has room for.
COPY = "recording"


class HandheldError(Exception):
    """output: what the game said before."""

    def __init__(self, said, output="", code=2):
        super().__init__(said)
        self.output, self.code = output, code


class Monitor:
    """QEMU's machine protocol: a command is carried out when its answer is there.

    EOFError or OSError: QEMU has ended."""

    def __init__(self, line):
        self.line = line
        self.answers = line.makefile()
        self.answers.readline()  # the greeting
        self.execute("qmp_capabilities")
        for wanted in ((1 << len(KEYS)) - 1, 0):  # a key's line is low until it was let go once
            self.hold(~wanted, wanted)

    def execute(self, command, **arguments):
        self.line.sendall(json.dumps({"execute": command, "arguments": arguments}).encode())
        for answer in map(json.loads, self.answers):
            if "error" in answer:
                raise HandheldError("%s: %s" % (command, answer["error"]["desc"]))
            if "return" in answer:
                return
        raise EOFError

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
            said = "a screen of %dx%d is no picture of %dx%d"
            raise HandheldError(said % (shown.width, shown.height, WIDTH, HEIGHT))
        return small


@contextlib.contextmanager
def machine(folder, image, arguments, display=None, **pipes):
    """QEMU, run in the folder, and the line to its monitor. It ends with what is done here."""
    ours, theirs = socket.socketpair()
    line = qemu.command(BOARD, os.path.abspath(image), arguments, display=display)
    line += ["-chardev", "socket,id=monitor,fd=%d" % theirs.fileno()]
    line += ["-mon", "chardev=monitor,mode=control"]
    with ours:
        with theirs:
            process = subprocess.Popen(line, cwd=folder, pass_fds=[theirs.fileno()], **pipes)
        try:
            yield process, ours
        finally:
            process.kill()
            process.wait()


def show(image):
    with machine(None, image, [], display="gtk") as (process, line):
        try:
            Monitor(line)
        except (OSError, EOFError):
            pass  # its exit code tells
        code = ended(process, "")
    if code != 0:
        raise HandheldError("QEMU ended with exit code %d" % code)
    return 0


def check_shots(recording):
    """A second picture of a name would take the place of the first."""
    names = set()
    with open(recording, encoding="utf-8", errors="replace") as lines:
        for number, line in enumerate(lines, 1):
            words = line.split("#")[0].split()
            if words[:1] == ["shot"] and words[1:] and words[1] in names:
                said = "%s:%d: shot %s again, expected another name"
                raise HandheldError(said % (recording, number, words[1]))
            names.update(words[1:2] if words[:1] == ["shot"] else [])


def play(image, recording, timeout=300):
    """(exit code, output, {shot: picture}) of a recording that real buttons play."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            check_shots(recording)
            shutil.copyfile(recording, os.path.join(folder, COPY))
        except OSError as problem:
            said = "%s: %s, expected a file of recorded presses"
            raise HandheldError(said % (recording, problem.strerror or problem)) from problem
        with machine(folder, image, ["--watched", COPY], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                     stderr=subprocess.STDOUT) as (process, line):
            return watched(process, line, os.path.join(folder, "screen.ppm"), recording, timeout)


def watched(process, line, screen, recording, timeout):
    output, shots = [], {}

    def said():
        text = "".join(output).replace(qemu.NOISE, "")
        return re.sub("^%s:" % COPY, lambda _: recording + ":", text, flags=re.MULTILINE)

    late = threading.Timer(timeout, process.kill)
    late.start()
    try:
        answer(process, Monitor(line), screen, output, shots)
    except (OSError, EOFError):  # QEMU has ended: what it and the game said is still to be read
        output += map(text_of, process.stdout)
    except (HandheldError, ValueError, picture.PictureError) as problem:
        raise HandheldError(str(problem), said()) from problem
    finally:
        in_time = late.is_alive()
        late.cancel()
    if not in_time:
        raise HandheldError("the run did not end within %g s" % timeout, said(), 124)
    return ended(process, said()), said(), shots


def ended(process, said):
    code = process.wait()
    if code < 0:
        raise HandheldError("QEMU was ended by signal %d" % -code, said)
    return code


def text_of(raw):
    return raw.decode("utf-8", "replace").replace("\r\n", "\n")


def answer(process, monitor, screen, output, shots):
    """Does what the game asks for, until it ends."""
    held = 0
    for line in map(text_of, process.stdout):
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "READY":
            monitor.hold(held, int(rest))
            held = int(rest)
        elif word == "shot":
            shots[rest] = monitor.screen(screen)
        else:
            output.append(line)
            continue
        process.stdin.write(b"\n")
        process.stdin.flush()


def write(shots, folder):
    os.makedirs(folder, exist_ok=True)
    for name, shot in shots.items():
        path = os.path.join(folder, name + ".png")
        picture.write_png(picture.enlarged(shot, SCALE), path)
        print(path)


def make_pictures(image, recording, folder):
    code, output, shots = play(image, recording)
    if code != 0:
        raise HandheldError("the run ended with exit code %d" % code, output)
    sys.stdout.write(output)
    write(shots, folder)
    if not shots:
        said = "handheld.py: %s: no pictures, since no line is such as: shot NAME"
        print(said % recording, file=sys.stderr)
    return 0


def end(signal_number, _):
    sys.exit(128 + signal_number)


def main():
    for ends in (signal.SIGTERM, signal.SIGHUP):  # so that QEMU ends, too
        signal.signal(ends, end)
    window = len(sys.argv) == 3 and sys.argv[1] == "--window"
    if not window and len(sys.argv) != 4:
        print("usage: handheld.py IMAGE RECORDING FOLDER, or handheld.py --window IMAGE", file=sys.stderr)
        return 2
    try:
        return show(sys.argv[2]) if window else make_pictures(*sys.argv[1:])
    except (HandheldError, OSError, ValueError) as problem:
        sys.stderr.write(getattr(problem, "output", ""))
        print("handheld.py: %s" % problem, file=sys.stderr)
        return getattr(problem, "code", 2)
    except KeyboardInterrupt:
        return 128 + signal.SIGINT


if __name__ == "__main__":
    sys.exit(main())
