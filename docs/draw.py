"""Draws the pictures of docs/motion.md and docs/tiles.md. Places, normals and travels are the library's own answers.

    python3 docs/draw.py LIBRARY FOLDER

LIBRARY is a shared object of lib/src; `make pictures` builds it and draws into docs/pictures.
"""

import os
import sys
import tempfile

from fixhit import (ONE, Circle, Library, Rect, Tile, Tiles, Unexpected, Vec, expect, middle, px, rects,
                    rest_of)
from sheet import Sheet, short

SIDES = ((1, "FH_UP"), (2, "FH_DOWN"), (4, "FH_LEFT"), (8, "FH_RIGHT"))
TITLE = px(Vec(20, 22))


def told(v, unit=1):
    return "(%s, %s)" % (short(v.x / unit), short(v.y / unit))


def write_move(view, place, motion, move):
    sides = " | ".join(name for bit, name in SIDES if move.sides & bit)
    hits = ", ".join(str(move.hits[i]) for i in range(move.count))
    for i, line in enumerate(("motion " + told(motion, ONE), "travel " + told(move.travel, ONE),
                              "sides " + sides, "hits " + hits)):
        view.text("note", place, line, down=20 * i)


def draw_level(view, boxes):
    """With the numbers that `hits` has."""
    view.draw("wall", *boxes)
    for i, box in enumerate(boxes):
        view.text("note middle", Vec(middle(box).x, box.bottom), str(i), 0, -8)


def outline(library, obstacle, radius, steps=48):
    """Where a round mover can stand by the obstacle: it is sent to its middle from all around."""
    center, far = middle(obstacle), 2 * (obstacle.right - obstacle.left + radius)
    side = [2 * far * i // steps - far for i in range(steps)]
    around = ([(x, -far) for x in side] + [(far, y) for y in side] +
              [(-x, far) for x in side] + [(-far, -y) for y in side])
    for x, y in around:
        mover = Circle(Vec(center.x + x, center.y + y), radius)
        yield library.moved(mover.center, library.hit(mover, Vec(-x, -y), obstacle).travel)


# ---- The pictures ------------------------------------------------------------------------------

def touch(library):
    sheet = Sheet(library, 720, 300, "A track that is tangent to a corner misses, one unit nearer it hits")
    left, right = sheet.view(0, 0), sheet.view(360, 0)
    ball, box, motion = px(Circle(Vec(74, 93), 40)), px(Rect(20, 200, 150, 290)), px(Vec(200, 150))
    expect(not library.sweep(ball, motion, box), "the track is not tangent")
    ray = library.cast(ball.center, motion, Circle(Vec(box.right, box.top), ball.radius))
    by = library.moved(ball, ray.travel)
    expect(library.ask("touch", by, box) and not library.ask("overlap", by, box), "no touch on the way")
    left.text("title", TITLE, "tangent to the corner: miss", 0)
    left.draw("wall", box)
    left.draw("start", ball)
    left.draw("passing", by)
    left.arrow("motion", ball.center, motion, "motion")
    left.text("motion", by.center, "touches, no overlap", 34, -28)

    right.text("title", TITLE, "1/65536 of a pixel lower: hit", 0)
    right.draw("wall", box)
    hit, stop = right.sweep(library.moved(ball, Vec(0, 1)), motion, box)
    right.normal(hit, 100, "normal")
    right.text("motion end", stop.center, "stop", -43, 8)
    for view in (left, right):
        view.text("motion", ball.center, "start", 44, -16)
        view.text("note middle", middle(box), "box", 0)
    return sheet


def grown(library):
    sheet = Sheet(library, 720, 345, "A ball against a box is a point against the box grown by the radius")
    view, box, radius = sheet.view(0, 0), px(Rect(290, 170, 450, 270)), 36
    view.path("grown", outline(library, box, radius * ONE), close="Z")
    view.draw("wall", box)
    view.text("note middle", middle(box), "box", 0)
    view.text("note middle", Vec(middle(box).x, box.bottom), "box grown by the radius", 0, radius + 20)
    for ball, motion, normal, point in (
            (Vec(70, 200), Vec(250, 42), ("normal end", -8, 58), ("normal", 4, -8)),
            (Vec(620, 60), Vec(-190, 100), ("normal", 24, 44), ("normal end", -6, 22))):
        ball, motion = px(Circle(ball, radius)), px(motion)
        view.path("track", (ball.center, library.moved(ball.center, motion)), stroke_width=2 * radius)
        hit, stop = view.sweep(ball, motion, box)
        view.normal(hit, 56)
        view.text(normal[0], stop.center, "normal " + told(hit.normal), *normal[1:])
        view.text(point[0], hit.point, "point", *point[1:])
        view.text("motion", ball.center, "start", radius + 4, -20)
        view.text("motion middle", stop.center, "stop", 0, -radius - 6)
    return sheet


def grid(library):
    sheet = Sheet(library, 720, 440, "Travel leads to a grid point within a unit of the true place")
    view = sheet.view(392, 392, 48)
    ball, box, motion = Circle(Vec(-7, -7), 5), Rect(0, 0, 8, 6), Vec(9, 5)
    hit, true = library.hit(ball, motion, box), library.hit(px(ball), px(motion), px(box))
    stop, place = library.moved(ball.center, hit.travel), library.moved(px(ball.center), true.travel)
    view.grid(Rect(-9, -9, 7, 1))
    view.finer().path("grown", outline(library, px(box), ball.radius * ONE), close="Z")
    view.draw("wall", box)
    for center in (Vec(x, y) for x in range(-8, 7) for y in range(-8, 1)):
        overlaps = library.ask("overlap", Circle(center, ball.radius), box)
        view.dot("bad" if overlaps else "free", center, 3)
    view.arrow("motion", ball.center, motion)
    view.arrow("normal", hit.point, hit.normal)
    view.dot("motion", ball.center, 5)
    view.dot("free", stop, 7)
    view.finer().dot("true", place, 5)
    view.finer().text("true", place, "true place", 44)
    view.text("motion", ball.center, "centre of a ball of radius 5, motion " + told(motion), 8, -8)
    view.text("free end", stop, "stop, travel " + told(hit.travel), -12, 28)
    view.text("normal", Vec(-1, -2), "normal " + told(hit.normal), 18, 29)
    view.text("free", Vec(1, -7), "free: no overlap", 10, 29)
    view.text("bad", Vec(3, -4), "overlap", 10, 29)
    view.text("note", Vec(3, 0), "box", 10, 29)
    return sheet


def words(library):
    """Each panel gives its hit, the unit to tell travel in, and what more there is to tell."""
    sheet = Sheet(library, 770, 310, "What inside, resting and slip mean")
    for left, panel in ((0, inside), (250, resting), (510, slip)):
        view = sheet.view(left, 0)
        hit, unit, more = panel(library, view)
        lines = ("t = %s, travel %s," % (short(hit.t / ONE), told(hit.travel, unit)),
                 ("inside" if hit.inside else "not inside") + more)
        view.text("title", TITLE, panel.__name__, 0)
        for i, line in enumerate(lines):
            view.text("note", px(Vec(20, 272)), line, 0, 20 * i)
    return sheet


def inside(library, view):
    ball, box, motion = px(Circle(Vec(90, 126), 50)), px(Rect(20, 150, 220, 240)), px(Vec(100, 24))
    hit, contact = library.hit(ball, motion, box), library.contact(ball, box)
    expect(hit.inside, "not inside")
    parted = library.moved(ball, contact.push)
    view.draw("wall", box)
    view.draw("stop", ball)
    view.draw("passing", parted)
    view.arrow("motion", ball.center, motion)
    view.arrow("normal", ball.center, contact.push, "push")
    view.text("motion middle", ball.center, "start", 0, 40)
    view.text("note", middle(box), "box", 64)
    view.text("motion", library.moved(ball.center, motion), "motion", -24, -12)
    view.text("motion", parted.center, "parted", 46, -22)
    return hit, ONE, ""


def resting(library, view):
    hero, floor, motion = px(Rect(60, 90, 110, 160)), px(Rect(20, 160, 220, 240)), px(Vec(72, 58))
    hit = library.hit(hero, motion, floor)
    expect(not (hit.inside or hit.travel.x or hit.travel.y), "not resting")
    view.draw("wall", floor)
    view.draw("stop", hero)
    view.arrow("motion", middle(hero), motion, "motion")
    view.arrow("slide", middle(hero), library.slide(motion, hit.normal), "slide")
    view.normal(hit, 94, "normal")
    view.text("motion end", middle(hero), "start", -30)
    view.text("note middle", middle(floor), "floor", 0, 24)
    return hit, ONE, ""


def slip(library, view):
    view, hero, ledge, motion = view.view(160, 147, 20), Rect(-7, 2, -4, 5), Rect(0, 0, 4, 5), Vec(6, -7)
    hit, true = library.hit(hero, motion, ledge), library.hit(px(hero), px(motion), px(ledge))
    place = library.moved(px(hero), true.travel)
    stop, rest = library.moved(hero, hit.travel), rest_of(motion, hit)
    expect(not library.sweep(stop, rest, ledge), "no slip")
    view.grid(Rect(-7, -5, 4, 5))
    view.draw("wall", ledge)
    view.draw("start", hero)
    view.draw("stop", stop)
    view.finer().draw("passing", place)
    view.finer().text("motion", Vec(place.left, place.bottom), "true place", -26, 15)
    view.arrow("motion", Vec(hero.right, hero.bottom), motion)
    view.text("motion middle", library.moved(Vec(hero.right, hero.bottom), motion), "motion", 0, -6)
    view.text("motion middle", middle(hero), "start", 10, 15)
    view.text("motion middle", middle(stop), "stop", 10, 10)
    view.text("note middle", middle(ledge), "ledge", 0)
    return hit, 1, ", no hit ahead"


def flush(library):
    sheet = Sheet(library, 720, 265, "Flush boxes are one wall")
    view, ball, motion = sheet.view(0, 0), px(Circle(Vec(70, 95), 26)), px(Vec(85, 108))
    floor = [px(Rect(20 + 100 * i, 185, 120 + 100 * i, 245)) for i in range(3)]
    view.text("title", TITLE, "a ball falls on a common edge", 0)
    draw_level(view, floor)
    hit, stop = view.sweep(ball, motion, rects(floor))
    view.arrow("bounce", stop.center, library.bounce(rest_of(motion, hit), hit.normal), "bounce")
    view.normal(hit, 90, "normal " + told(hit.normal))
    view.text("motion middle", ball.center, "start", 0, -32)

    view, hero, motion = sheet.view(380, 0), px(Rect(14, 133, 50, 185)), px(Vec(230, 45))
    floor = [px(Rect(80 * i, 185, 80 + 80 * i, 245)) for i in range(4)]
    move = library.move(hero, motion, rects(floor), 3)
    view.text("title", px(Vec(0, 22)), "a hero walks, with gravity", 0)
    draw_level(view, floor)
    view.draw("start", hero)
    view.draw("stop", library.moved(hero, move.travel))
    view.arrow("motion", middle(hero), motion, "motion")
    view.arrow("slide", middle(hero), move.travel)
    view.text("slide", middle(hero), "travel", 90, -8)
    write_move(view, px(Vec(-6, 48)), motion, move)
    return sheet


def frame(library):
    sheet = Sheet(library, 720, 330, "A frame of a platform hero")
    view, hero, motion = sheet.view(0, 0), px(Rect(50, 40, 80, 90)), px(Vec(540, 250))
    level = [px(Rect(*box)) for box in ((20, 230, 290, 290), (290, 230, 560, 290), (560, 40, 620, 290))]
    stages = [library.move(hero, motion, rects(level), slides) for slides in range(4)]
    floor, wall = (library.moved(hero, stages[i].travel) for i in (0, 3))
    draw_level(view, level)
    view.draw("start", hero)
    view.draw("passing", floor)
    view.draw("stop", wall)
    view.path("motion", (middle(hero), middle(floor)))
    view.arrow("rest", middle(floor), rest_of(motion, stages[0]), "motion")
    view.arrow("slide", middle(floor), rest_of(stages[3].travel, stages[0]))
    view.text("motion", middle(hero), "start", 22)
    view.text("slide", middle(floor), "slide", 60, -8)
    view.text("motion end", middle(wall), "stop", 12, -32)
    write_move(view, px(Vec(310, 50)), motion, stages[3])
    return sheet


def turned(library):
    sheet = Sheet(library, 720, 350, "Slide and bounce at a corner's normal")
    view, box = sheet.view(0, 0), px(Rect(390, 256, 620, 330))
    ball, motion = px(Circle(Vec(170, 90), 60)), px(Vec(340, 184))
    view.draw("wall", box)
    hit, stop = view.sweep(ball, motion, box)
    rest = rest_of(motion, hit)
    view.arrow("slide", stop.center, library.slide(rest, hit.normal), "fh_slide")
    view.arrow("bounce", stop.center, library.bounce(rest, hit.normal), "fh_bounce")
    view.arrow("normal", hit.point, hit.normal)
    view.dot("normal", hit.point)
    view.text("normal end", hit.point, "normal " + told(hit.normal), -8, 24)
    view.text("motion", ball.center, "start", 64, -20)
    view.text("motion end", stop.center, "stop", -64, 10)
    view.text("note", middle(box), "box", 40, 16)
    return sheet


# Corners in sixteenths of a tile: solid, slopes of 1 in 2 rising to the right in two halves, of 1 in 1 rising to
# the right and to the left.
TILES = {"#": (), "l": ((0, 16), (16, 8), (16, 16)), "h": ((0, 8), (16, 0), (16, 16), (0, 16)),
         "/": ((0, 16), (16, 0), (16, 16)), "\\": ((0, 0), (16, 16), (0, 16))}
SQUARE, SOLID, SHAPE = ((0, 0), (16, 0), (16, 16), (0, 16)), 1, 3


def tile_level(rows, size):
    """The Tiles of a drawing in text, and each tile's corners as they stand."""
    signs, unit = "." + "".join(TILES), size * ONE // 16
    kinds = (Tile * len(signs))(Tile(kind=0), Tile(kind=SOLID))
    for i, sign in enumerate(signs):
        corners = TILES.get(sign)
        if corners:
            kinds[i] = Tile(SHAPE, 0, len(corners), (Vec * len(corners))(*(Vec(x * unit, y * unit) for x, y in corners)))
    values = bytes(signs.index(sign) for row in rows for sign in row)
    tiles = Tiles(values, len(rows[0]), len(rows), size * ONE, Vec(0, 0), kinds, len(signs), 0)
    shown = [[Vec((16 * column + x) * unit, (16 * row + y) * unit) for x, y in TILES[sign] or SQUARE]
             for row, text in enumerate(rows) for column, sign in enumerate(text) if sign in TILES]
    return tiles, shown


def slopes(library):
    sheet = Sheet(library, 720, 250, "A walk over tiles")
    view = sheet.view(0, 40)
    tiles, shown = tile_level(("..................", "........../####\\..", "......lh##########",
                               "..../#############", "##################"), 40)
    for corners in shown:
        view.path("wall", corners, close="Z")
    hero, motion = px(Rect(20, 120, 46, 160)), px(Vec(17, 2))
    while hero.right < 690 * ONE:  # 60 at most
        view.draw("passing", hero)
        view.dot("motion", middle(hero), 2)
        move = library.tiles_move(tiles, hero, motion, 30 * ONE)
        expect(move.on_ground and move.travel.x > 4 * ONE, "the hero does not get on")
        hero = library.moved(hero, move.travel)
    view.draw("stop", hero)
    return sheet


PICTURES = {f.__name__ + ".svg": f for f in (touch, grown, grid, words, turned, flush, frame, slopes)}


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
