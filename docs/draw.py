"""Draws the pictures of these pages.

    python3 docs/draw.py LIBRARY FOLDER

LIBRARY is a shared object of lib/src; `make pictures` builds it and draws into docs/pictures.
"""

import os
import sys
import tempfile

import motion_pictures
import polygon_pictures
import rival_pictures
import tile_pictures
from fixhit import Library, Unexpected

ALL = motion_pictures.PICTURES + polygon_pictures.PICTURES + tile_pictures.PICTURES + rival_pictures.PICTURES
PICTURES = {f.__name__ + ".svg": f for f in ALL}


def main():
    if len(sys.argv) != 3:
        print("usage: draw.py LIBRARY FOLDER", file=sys.stderr)
        return 2
    try:
        library, folder = Library(sys.argv[1]), sys.argv[2]
        drawn = {name: draw(library).svg() for name, draw in PICTURES.items()}
        os.makedirs(folder, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder) as whole:  # so that no picture is half written
            for name, svg in drawn.items():
                with open(os.path.join(whole, name), "w", encoding="ascii", newline="\n") as out:
                    out.write(svg)
            for name in drawn:
                os.replace(os.path.join(whole, name), os.path.join(folder, name))
    except (OSError, Unexpected) as problem:
        print("draw.py: %s" % problem, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
