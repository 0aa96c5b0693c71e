"""What a PC records: the files it replaces and those it leaves alone, and its window."""

import os
import tempfile

from suite import counted, expect, run

PROGRAM = "build/host/dot"
PRESSES = "examples/dot/presses.txt"
OLD = "right 1\n"
# What tests/window/window.c presses: key by key, and by the controller's buttons and stick.
KEYS = ["up", "down", "left", "right", "select", "select"]
PUSHES = ["left", None, "right", None, "up", "down"]


def write(path, text, **options):
    with open(path, "w", encoding="ascii", **options) as out:
        out.write(text)


def read(path, **options):
    with open(path, encoding="ascii", **options) as text:
        return text.read()


def refused(folder, said, *arguments):
    """With exit code 2, and nothing in the folder is changed."""
    before = {name: os.lstat(os.path.join(folder, name)) for name in os.listdir(folder)}
    output = run(PROGRAM, *arguments, code=2, timeout=20)
    expect(said in output, arguments, "said:", output)
    after = {name: os.lstat(os.path.join(folder, name)) for name in os.listdir(folder)}
    kept = [(s.st_ino, s.st_mode, s.st_size) for s in before.values()]
    expect(list(before) == list(after) and kept == [(s.st_ino, s.st_mode, s.st_size) for s in after.values()],
           arguments, "changed", folder)


def odd_places(folder, name):
    """A pipe, a link and a folder, and why each is refused as a file to write."""
    path = os.path.join(folder, name)
    for make, take_away in ((os.mkfifo, os.remove), (lambda p: os.symlink("elsewhere", p), os.remove),
                            (os.mkdir, os.rmdir)):
        make(path)
        yield path, "is no plain file"
        take_away(path)


def check_refused_recordings():
    with tempfile.TemporaryDirectory() as folder:
        for path, said in odd_places(folder, "new.txt"):
            refused(folder, said, PRESSES, "--record", path)
        path = os.path.join(folder, "new.txt")
        write(path + ".part", "mine")
        refused(folder, "new.txt.part: is there already", PRESSES, "--record", path)
        refused(folder, "no name", PRESSES, "--record", "")
        refused(folder, "over 1000 characters", PRESSES, "--record", "a/" * 500 + "b")
        refused(folder, "a second recording", PRESSES, "--record", path + "1", "--record", path + "2")
    return 7


def check_refused_shots():
    with tempfile.TemporaryDirectory() as folder:
        for _, said in odd_places(folder, "title.pgm"):
            refused(folder, said, PRESSES, "--shots", folder)
        write(os.path.join(folder, "title.pgm.part"), "mine")
        refused(folder, "title.pgm.part: is there already", PRESSES, "--shots", folder)
        deep = folder + "/." * ((1002 - len(folder + "/title.pgm")) // 2)  # its names are cut short to others
        refused(folder, "over 1000 characters", PRESSES, "--shots", deep)
    return 5


def check_failed_run():
    """What a run that fails has recorded is dropped, and the recording of an earlier one stays."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "old.txt")
        write(path, OLD)
        run(PROGRAM, PRESSES, "--record", path, "--shots", os.path.join(folder, "none"), code=2)
        expect(read(path) == OLD and os.listdir(folder) == ["old.txt"], "left", os.listdir(folder))
        run(PROGRAM, PRESSES, "--record", path)
        expect(read(path) != OLD and os.listdir(folder) == ["old.txt"], "a good run left", os.listdir(folder))
    return 2


def check_line_ends():
    """79 characters are a line, however another system ends it."""
    full = "right 7 # ".ljust(79, ".")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "presses.txt")
        outputs = []
        for end in ("\n", "\r\n"):
            write(path, (full + end) * 3, newline="")
            outputs.append(run(PROGRAM, path))
        expect(outputs[0] == outputs[1] and outputs[0].startswith("frames 21\n"), outputs)
        for line in (full + ".", full + ".\r", full + "\r.", full + "\r\r"):
            write(path, line + "\n", newline="")
            expect("1: line too long" in run(PROGRAM, path, code=2), repr(line))
    return 6


def expected_presses():
    """A frame a word."""
    frames = ["none"]
    for key in KEYS + ["none"]:
        frames += [key, key, "none"]
    frames += ["left+select", "left+select", "none"]
    frames += ["none"]  # the controller is there
    for button in KEYS + [None] + PUSHES:
        frames += [button or "none", "none"]
    return frames + ["select", "none", "left"]


def check_window():
    """Keys and controller, seen by a window without a display, and recorded."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "presses.txt")
        environment = dict(os.environ, SDL_VIDEODRIVER="dummy", RECORD=path)
        passed = counted(run("build/host-window/window", env=environment))
        frames = []
        for keys, count in map(str.split, read(path).splitlines()):
            frames += [keys] * int(count)
        expect(frames == expected_presses(), "recorded:", frames)
    return passed + 1


STEPS = [("records: refused files", check_refused_recordings, ()),
         ("records: refused pictures", check_refused_shots, ()),
         ("records: a run that fails", check_failed_run, ()), ("records: line ends", check_line_ends, ()),
         ("records: the window", check_window, ())]
