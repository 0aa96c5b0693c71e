"""What the scripts of ports/ and tests/ say when something goes wrong; and nothing is left behind."""

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
import zlib

import suite
from suite import ROOT, expect, image, run

sys.path.insert(0, os.path.join(ROOT, "ports"))
import handheld  # noqa: E402
import picture  # noqa: E402

SCRIPT = ("python3", "ports/handheld.py")
BAD = "tests/bad/recordings/"
LONG = "none 100000\n" * 10  # some minutes
SHORT = "right 3\nshot first\n"


def dot():
    return image("lm3s6965", "dot")


@contextlib.contextmanager
def written(text, name="presses.txt"):
    """A folder and a recording in it."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="ascii") as out:
            out.write(text)
        yield folder, path


def play(program, recording, folder):
    return subprocess.run([*SCRIPT, program, recording, os.path.join(folder, "shots")], cwd=ROOT,
                          capture_output=True, text=True, timeout=60)


def check_handheld_refuses():
    """With exit code 2 and a line of its own, after what the game or QEMU said; no picture is written."""
    with written("shot a\nright 3\nshot b # again?\nleft\nshot a\n") as (folder, twice):
        for program, recording, *told in (
                (dot(), BAD + "unknown_key.txt", BAD + "unknown_key.txt:2: unknown key", "exit code 2"),
                (dot(), BAD + "empty.txt", BAD + "empty.txt: no frames", "exit code 2"),
                (dot(), BAD + "missing.txt", BAD + "missing.txt: No such file or directory, expected a file"),
                (dot(), BAD, BAD + ": Is a directory, expected a file"),
                (dot(), twice, twice + ":5: shot a again, expected another name"),
                ("none.elf", "examples/dot/presses.txt", "none.elf: No such file", "exit code 1"),
                ("a,b.elf", "examples/dot/presses.txt", "no argument with a comma")):
            done = play(program, recording, folder)
            expect(done.returncode == 2 and done.stdout == "", done)
            expect(all(t in done.stderr for t in told) and "Traceback" not in done.stderr, done)
            expect("\nhandheld.py: " in "\n" + done.stderr, recording, done.stderr)
            expect(os.listdir(folder) == ["presses.txt"], "wrote", os.listdir(folder))
    said = run(*SCRIPT, "--window", "none.elf", code=2)
    expect("handheld.py: QEMU ended with exit code 1" in said and "Traceback" not in said, said)
    return 8


def check_handheld_plays():
    """Also what has a name that no command line of a board has room for."""
    name = os.path.join("with spaces, commas and " + "o" * 120, "presses.txt")
    with written(SHORT, name) as (folder, recording):
        done = play(dot(), recording, folder)
        expect(done.returncode == 0 and done.stderr == "" and done.stdout.startswith("frames 3\n"), done)
        expect(os.listdir(os.path.join(folder, "shots")) == ["first.png"], done)
    with written("right 3\n") as (folder, recording):
        done = play(dot(), recording, folder)
        expect(done.returncode == 0 and "no pictures, since no line is such as: shot" in done.stderr, done)
    with written(SHORT) as (folder, recording):
        with open(os.path.join(folder, "shots"), "wb"):  # no folder
            pass
        done = play(dot(), recording, folder)
        expect(done.returncode == 2 and "\nhandheld.py: " in "\n" + done.stderr, done)
        expect("Traceback" not in done.stderr, done)
    return 3


def children(parent):
    """Of a process, by their ids."""
    found = []
    for pid in filter(str.isdigit, os.listdir("/proc")):
        name = "/proc/%s/stat" % pid
        with contextlib.suppress(OSError), open(name, encoding="ascii", errors="replace") as stat:
            if int(stat.read().rpartition(")")[2].split()[1]) == parent:
                found.append(int(pid))
    return found


def stopped(killed):
    """(exit code, what was said, whether QEMU is left), once killed(python's id, QEMU's id) was called."""
    with written(LONG) as (folder, recording):
        process = subprocess.Popen([*SCRIPT, dot(), recording, folder], cwd=ROOT, stdout=subprocess.PIPE,
                                   stderr=subprocess.STDOUT, text=True)
        late = time.monotonic() + 30
        while not children(process.pid) and time.monotonic() < late:
            time.sleep(0.02)
        time.sleep(0.5)  # in the midst of it
        machine, = children(process.pid)
        killed(process.pid, machine)
        said, _ = process.communicate(timeout=30)
        left = os.path.exists("/proc/%d" % machine)
        if left:
            os.kill(machine, signal.SIGKILL)
        return process.returncode, said, left


def check_handheld_stopped():
    """QEMU ends with the script, and the script with QEMU."""
    code, said, left = stopped(lambda script, machine: os.kill(script, signal.SIGTERM))
    expect(code == 128 + signal.SIGTERM and not left and "Traceback" not in said, code, said, left)
    code, said, left = stopped(lambda script, machine: os.kill(machine, signal.SIGKILL))
    expect((code, said, left) == (2, "handheld.py: QEMU was ended by signal 9\n", False), code, said, left)
    with written(LONG) as (_, recording):
        try:
            told = handheld.play(dot(), recording, timeout=1)
        except handheld.HandheldError as problem:
            told = (problem.code, str(problem))
    expect(told == (124, "the run did not end within 1 s"), told)
    return 3


def check_broken_step():
    """Is one that failed, like a wrong answer, and no end of the run."""
    for broken, told in ((lambda: 1 // 0, "ZeroDivisionError"), (lambda: {}["key"], "KeyError"),
                         (lambda: expect(False, "wrong"), "wrong")):
        name, count, problem, _ = suite.run_step(("a step", broken, ()))
        expect(name == "a step" and count == 0 and told in problem, problem)
    return 3


def png(raw, compressed=None, width=2):
    header = width.to_bytes(4, "big") + (2).to_bytes(4, "big") + picture.GREY
    data = zlib.compress(raw) if compressed is None else compressed
    return picture.SIGNATURE + picture.chunk(b"IHDR", header) + picture.chunk(b"IDAT", data)


def check_bad_pictures():
    """Each is a PictureError that names the file."""
    good = b"\0\1\2\4\3\4"
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "picture")
        for read, data, told in ((picture.read_png, png(good), None),
                                 (picture.read_png, png(b"\5" + good[1:]), "filter 5"),
                                 (picture.read_png, png(good[:-1]), "cut short"),
                                 (picture.read_png, png(good, b"none"), "Error -3"),
                                 (picture.read_png, png(good, zlib.compress(good)[:-3]), "incomplete"),
                                 (picture.read_png, png(good)[:-6], "damaged IDAT"),
                                 (picture.read_png, b"", "expected a PNG"),
                                 (picture.read_map, b"P5\n2 1\n15\n\1\2", None),
                                 (picture.read_map, b"P5\n2 1\n15\n\1\20", "beyond 15"),
                                 (picture.read_map, b"P5\n2 1\n0\n\0\0", "beyond 0"),
                                 (picture.read_map, b"P5\n2 1\n15\n\1", "cut short")):
            with open(path, "wb") as out:
                out.write(data)
            try:
                read(path)
                said = None
            except picture.PictureError as problem:
                said = str(problem)
            expect(said == told or told and said and said.startswith(path) and told in said, data, said)
    return 11


STEPS = [("tools: the handheld refuses", check_handheld_refuses, ()),
         ("tools: the handheld plays", check_handheld_plays, ()),
         ("tools: the handheld is stopped", check_handheld_stopped, ()),
         ("tools: a broken step", check_broken_step, ()), ("tools: bad pictures", check_bad_pictures, ())]
