"""A small test runner: steps that run beside each other, one line each, and a count at the end."""

import concurrent.futures
import os
import re
import subprocess
import sys
import time
import traceback

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
HOSTS = ["host", "host-clang", "host-ndebug", "host-16", "host-halves", "host-sanitize", "host-halves-sanitize",
         "host-32"]
EMULATED = {"host-32": ["qemu-i386"]}  # not every PC's kernel takes 32-bit programs any more
COUNT = re.compile(r"^(\d+) passed, (\d+) failed$", re.MULTILINE)


class Failure(Exception):
    """Raised by a step; its text is shown."""


def expect(condition, *what):
    if not condition:
        raise Failure(" ".join(str(w) for w in what))


def run(*command, code=0, timeout=600, input="", **options):
    """Output of a command, run from the top of the tree; anything but the exit code wanted fails."""
    done = subprocess.run(command, cwd=ROOT, input=input, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, errors="replace", timeout=timeout, **options)
    expect(done.returncode == code, " ".join(command), "\nexit code", done.returncode, "wanted", code,
           "\n" + done.stdout)
    return done.stdout


def image(board, name):
    return os.path.join(ROOT, "build", board, name + ".elf")


def counted(output):
    """For a step to return: the test program's own count, which must be there."""
    found = COUNT.findall(output)
    expect(len(found) == 1 and found[0][1] == "0" and found[0][0] != "0", output)
    return int(found[0][0])


NOTES = []


def note(text):
    """Something to be told at the end that is no failure."""
    NOTES.append(text.strip())


def run_step(step):
    name, function, arguments = step
    start = time.monotonic()
    try:
        passed = function(*arguments)
        return name, 1 if passed is None else passed, None, time.monotonic() - start
    except Failure as problem:
        return name, 0, str(problem), time.monotonic() - start
    except Exception:  # a step that is broken itself: the others go on
        return name, 0, traceback.format_exc(), time.monotonic() - start


def run_all(steps):
    """steps: (name, function, arguments). A function returns how many tests passed, or None for one."""
    passed = failed = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        for done in concurrent.futures.as_completed([pool.submit(run_step, s) for s in steps]):
            name, count, problem, seconds = done.result()
            passed += count
            failed += problem is not None
            print("%-6s %5.1f s  %s" % ("ok" if problem is None else "FAILED", seconds, name), flush=True)
            if problem:
                print("    " + problem.strip().replace("\n", "\n    "), flush=True)
    for text in NOTES:
        print("note: " + text.replace("\n", "\n      "))
    print("%d passed, %d failed" % (passed, failed))
    return 1 if failed else 0


def main(steps):
    """Runs the steps whose name holds one of the command line's words, or all of them."""
    words = sys.argv[1:]
    chosen = [s for s in steps if not words or any(w in s[0] for w in words)]
    if not chosen:
        print("no step's name holds", " or ".join(words), file=sys.stderr)
        return 2
    return run_all(chosen)
