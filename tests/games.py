"""The games' recorded runs: the same figures, digests and pictures on every machine, and what must be seen.

In examples/GAME: presses.txt, the recording; result.txt, what it prints everywhere; for a game on the screen also
shots/NAME.png, the kept pictures, and seen.txt, lines of SHOT X Y GREY: what the rules say is at a place.
"""

import glob
import os
import re
import subprocess
import sys
import tempfile

from suite import EMULATED, HOSTS, ROOT, counted, expect, image, note, run

sys.path[:0] = [os.path.join(ROOT, "bench"), os.path.join(ROOT, "ports")]
import handheld  # noqa: E402
import picture  # noqa: E402
import qemu  # noqa: E402
import screen  # noqa: E402

ON_SCREEN = ["dot", "breakout", "asteroids", "platformer", "anatomy"]
GAMES = ON_SCREEN + ["bullets"]
BOARDS = list(qemu.BOARDS) + list(qemu.HANDHELD)
FRAMES = 1800  # a recorded run has at least so many
FLASH = 32 << 10  # and 8 KiB of RAM, the picture's 4 among them: an STM32F100 has no more
EMPTY = "tests/bad/recordings/empty.txt"
WINDOW = dict(os.environ, SDL_VIDEODRIVER="dummy")
README_SCALE = 4  # QEMU's, of the pictures in the README


def of_game(game, *names):
    return os.path.join("examples", game, *names)


def recording(game):
    return of_game(game, "presses.txt")


def result(game):
    with open(os.path.join(ROOT, of_game(game, "result.txt")), encoding="ascii") as text:
        return text.read()


def kept(game):
    paths = glob.glob(os.path.join(ROOT, of_game(game, "shots", "*.png")))
    return {os.path.splitext(os.path.basename(p))[0]: picture.read_png(p) for p in paths}


def same_pictures(game, shots):
    wanted = kept(game)
    expect(sorted(shots) == sorted(wanted), game, "has the shots", sorted(shots), "and these are kept:", sorted(wanted))
    for name, shot in shots.items():
        expect(shot == wanted[name], game, name, "is another picture than the one kept")
    return len(shots)


def on_host(variant, game):
    output = run(*EMULATED.get(variant, []), "build/%s/%s" % (variant, game), recording(game))
    expect(output == result(game), output)


def on_board(board, game):
    done = qemu.run(board, image(board, game), [recording(game)], timeout=300)
    expect(done.code == 0 and done.output == result(game), done.output)


def in_window(game):
    """Without a display, too, and what it records plays again elsewhere."""
    with tempfile.TemporaryDirectory() as folder:
        again = os.path.join(folder, "again.txt")
        program = "build/host-window/" + game
        expect(run(program, "--replay", recording(game), "--record", again, env=WINDOW) == result(game), "the window")
        expect(os.listdir(folder) == ["again.txt"], "also wrote", os.listdir(folder))
        expect(run("build/host/" + game, "--replay", again) == result(game), "what the window recorded")
        done = qemu.run("lm3s6965", image("lm3s6965", game), [again], timeout=300)
        expect(done.code == 0 and done.output == result(game), done.output)
    return 3


def host_shots(game):
    with tempfile.TemporaryDirectory() as folder:
        expect(run("build/host/" + game, "--shots", folder, recording(game)) == result(game), "with shots")
        paths = glob.glob(os.path.join(folder, "*.pgm"))
        return same_pictures(game, {os.path.splitext(os.path.basename(p))[0]: picture.read_map(p) for p in paths})


def by_real_buttons(game):
    """Each press goes through the emulated keyboard to the pins, each picture through the emulated screen."""
    code, output, shots = handheld.play(image("lm3s6965", game), recording(game))
    expect(code == 0 and output == result(game), output)
    return 1 + same_pictures(game, shots)


def what_is_seen(game):
    """A recording is long enough, and at known places there is what the rules say."""
    frames = int(re.match(r"frames (\d+)\n", result(game)).group(1))
    expect(frames >= FRAMES, game, "has a recording of", frames, "frames")
    shots, places = kept(game), 0
    with open(os.path.join(ROOT, of_game(game, "seen.txt")), encoding="ascii") as lines:
        for number, line in enumerate(lines, 1):
            words = line.split("#")[0].split()
            if not words:
                continue
            name, x, y, grey = words[0], *map(int, words[1:])
            seen = shots[name].rows[y][x] // 17
            expect(seen == grey, "%s:%d: grey %d at %d,%d of %s, expected %d" % (
                of_game(game, "seen.txt"), number, seen, x, y, name, grey))
            places += 1
    expect(places >= 5 * min(3, len(shots)), game, "has only", places, "places that are looked at")
    return places


def flash(board, game):
    done = subprocess.run(["arm-none-eabi-size", image(board, game)], capture_output=True, text=True, check=True)
    text, data = map(int, done.stdout.splitlines()[1].split()[:2])
    return text + data


def check_flash():
    """With the library and the port, in a chip of 8 KiB of RAM."""
    lines = []
    for game in ON_SCREEN:
        taken = {b: flash(b, game) for b in BOARDS}
        lines.append("%-12s" % game + "".join("%10d" % taken[b] for b in BOARDS))
        expect(max(taken.values()) < FLASH, game, "takes these bytes of flash:", taken)
    note("flash of the games, bytes\n%-12s" % "" + "".join("%10s" % b for b in BOARDS) + "\n" + "\n".join(lines))
    return len(lines)


FRAMES_SPENT = []


def frame_cost(game):
    """A frame of the handheld's 60 Hz, with what is drawn and sent to the screen."""
    spent = screen.count(game)
    FRAMES_SPENT.append(spent)
    expect(min(spent.fixhit, spent.drawing, spent.transfer, spent.rest) > 0, "a part is not counted:", spent)
    expect(spent.worst < screen.MOST, game, "has a frame of", spent.worst, "instructions, and there are", screen.MOST)
    if len(FRAMES_SPENT) == len(ON_SCREEN):
        note(screen.HEAD + "\n" + screen.table(sorted(FRAMES_SPENT)))


def check_readme():
    """The README's pictures are the kept ones, as large as `make shot` makes them."""
    with open(os.path.join(ROOT, "README.md"), encoding="utf-8") as text:
        shown = re.findall(r"docs/shots/(\w+)-([\w-]+)\.png", text.read())
    expect(len(shown) >= 2, "README.md shows", shown)
    for game, name in shown:
        large = picture.read_png(os.path.join(ROOT, "docs", "shots", "%s-%s.png" % (game, name)))
        expect(large == picture.enlarged(kept(game)[name], README_SCALE), "docs/shots shows another", game, name)
    return len(shown)


def check_make():
    """What is asked for and is not there."""
    for game in ("chess", "dot breakout", "%", ""):
        said = run("make", "run", "GAME=" + game, code=2)
        expect("GAME=%s, expected one of" % game in said, said)
    for step in ("play", "shot", "play-host"):
        said = run("make", step, "GAME=bullets", code=2)
        expect("GAME=bullets, expected one of dot" in said, said)
    displays = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    without = {k: v for k, v in os.environ.items() if k not in displays}
    for step in ("play", "play-host"):
        said = run("make", step, "GAME=dot", code=2, env=without)
        expect("make %s: there is no display here; make shot GAME=dot" % step in said, said)
    unseen = dict(without, SDL_VIDEODRIVER="dummy")
    said = run("make", "play-host", "GAME=dot", "REPLAY=" + EMPTY, code=2, env=unseen)
    expect("no frames" in said, "with a driver of its own:", said)
    return 10


def check_make_shot():
    """Pictures of an earlier run are gone, also if there are no new ones."""
    stale = os.path.join(ROOT, "build", "shots", "dot", "stale.png")
    os.makedirs(os.path.dirname(stale), exist_ok=True)
    with open(stale, "wb"):
        pass
    said = run("make", "shot", "GAME=dot", "SCRIPT=" + EMPTY, code=2)
    expect(EMPTY + ": no frames" in said and not os.path.exists(stale), said)


def check_arguments():
    """What is wrong with a run's arguments is said, and nothing is written."""
    program, bad = "build/host/dot", "tests/bad/recordings/unknown_key.txt"
    with tempfile.TemporaryDirectory() as folder:
        for arguments, said in (((bad, "--record", os.path.join(folder, "new.txt")), "unknown key"),
                                (("--record",), "--record: expected a file"),
                                (("--shots",), "--shots: expected a folder"),
                                (("--replay",), "usage"), (("--fast",), "usage"), (("a", "b"), "usage"),
                                ((recording("dot"), "--record", "/nowhere/new.txt"), "cannot be written"),
                                ((recording("dot"), "--shots", "/nowhere"), "cannot be written")):
            output = run(program, *arguments, code=2)
            expect(said in output, arguments, "said:", output)
        expect(os.listdir(folder) == [], "wrote", os.listdir(folder))
    return 8


def flight(variant):
    """Breakout's own code, looked at after every frame."""
    return counted(run("build/%s/flight" % variant))


STEPS = [("%s: %s" % (g, v), on_host, (v, g)) for g in GAMES for v in HOSTS]
STEPS += [("%s: %s" % (g, b), on_board, (b, g)) for g in GAMES for b in BOARDS]
STEPS += [("%s: %s" % (g, name), step, (g,)) for g in ON_SCREEN
          for name, step in (("window", in_window), ("shots on the host", host_shots),
                             ("real buttons and screen", by_real_buttons), ("what is seen", what_is_seen),
                             ("frame's cost", frame_cost))]
STEPS += [("breakout's flight: " + v, flight, (v,)) for v in ("host", "host-sanitize")]
STEPS += [("games: flash", check_flash, ()), ("games: README's pictures", check_readme, ()),
          ("games: make", check_make, ()), ("games: make shot", check_make_shot, ()),
          ("games: arguments", check_arguments, ())]
