"""The pictures of the documents are what the library answers now, and the texts show each of them."""

import os
import re
import tempfile

from suite import ROOT, expect, run

LIBRARY = "build/host-pictures/libfixhit.so"
PICTURES = os.path.join(ROOT, "docs", "pictures")


def contents(folder):
    found = {}
    for name in os.listdir(folder):
        with open(os.path.join(folder, name), "rb") as picture:
            found[name] = picture.read()
    return found


def check_drawn_anew():
    with tempfile.TemporaryDirectory() as folder:
        run("python3", "docs/draw.py", LIBRARY, folder)
        drawn, kept = contents(folder), contents(PICTURES)
    for name in sorted(drawn.keys() | kept.keys()):
        expect(drawn.get(name) == kept.get(name), "docs/pictures/" + name,
               "is not what docs/draw.py draws; if that is right, `make pictures` and look at it")
    return len(drawn)


def check_shown():
    shown = []
    for name in ("motion.md", "tiles.md"):
        with open(os.path.join(ROOT, "docs", name), encoding="utf-8") as text:
            shown += re.findall(r"!\[[^]]+\]\(pictures/([^)]+)\)", text.read())
    kept = sorted(os.listdir(PICTURES))
    expect(sorted(shown) == kept, "the documents show", sorted(shown), "and docs/pictures has", kept)
    return len(shown)


def check_errors():
    """A library that is none, or is none of ours, is told in one line, and nothing is written."""
    with tempfile.TemporaryDirectory() as folder:
        for library in ("build/none.so", "build/cyclemodel.so"):
            told = run("python3", "docs/draw.py", library, os.path.join(folder, "drawn"), code=2)
            expect(re.fullmatch(r"draw\.py: .+\n", told), told)
            expect(not os.listdir(folder), "something was written")
    return 2


STEPS = [("pictures: drawn anew", check_drawn_anew, ()), ("pictures: shown", check_shown, ()),
         ("pictures: errors", check_errors, ())]
