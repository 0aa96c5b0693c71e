"""The pictures of docs/polygons.md. What touches, where vertices go and how far a track leads are the library's
own answers."""

from fixhit import ONE, Circle, Rect, Vec, corners, expect, polygon, px
from sheet import Sheet

TITLE = px(Vec(16, 22))


def of_px(*places):
    return polygon([px(Vec(*place)) for place in places])


def less(a, b):
    return Vec(a.x - b.x, a.y - b.y)


def cross(a, b):
    return a.x * b.y - a.y * b.x


def edges(places):
    """From each place to the next, all round."""
    return list(zip(places, places[1:] + places[:1]))


# ---- Axes --------------------------------------------------------------------------------------

def foot(place, start, axis):
    """The place's on the axis that starts there."""
    off, squared = less(place, start), axis.x ** 2 + axis.y ** 2
    along = off.x * axis.x + off.y * axis.y
    return Vec(start.x + axis.x * along // squared, start.y + axis.y * along // squared)


def shadow(view, style, shape, start, axis, aside):
    """On the axis, a little to one side of it; with the lines that cast it."""
    by = sorted(corners(shape), key=lambda v: v.x * axis.x + v.y * axis.y)
    ends = [foot(v, start, axis) for v in (by[0], by[-1])]
    for corner, end in zip((by[0], by[-1]), ends):
        view.path("grid", (corner, end))
    view.path(style, [Vec(v.x - axis.y * aside, v.y + axis.x * aside) for v in ends], stroke_width=5)


def axes(library):
    sheet = Sheet(library, 720, 312, "Two turned boxes and their shadows on an axis across one of the edges")
    one = of_px((60, 55), (108, 69), (80, 165), (32, 151))
    other = of_px((94, 117), (124, 77), (172, 113), (142, 153))
    for left, named, by, told in ((0, "apart", Vec(14, 4), "a gap"),
                                  (240, "touch", Vec(0, 0), "one place in both"),
                                  (480, "overlap", Vec(-18, -5), "a stretch in both")):
        view, moved = sheet.view(left, 0), library.moved(other, px(by))
        answers = [library.ask(question, one, moved) for question in ("touch", "overlap")]
        expect(answers == [named != "apart", named == "overlap"], "not " + named)
        start, axis = px(Vec(20, 206)), Vec(24, 7)
        shadow(view, "start", one, start, axis, -ONE // 6)
        shadow(view, "wall", moved, start, axis, ONE // 6)
        view.path("normal", (px(Vec(14, 204)), px(Vec(220, 264))))
        view.path("bad", (px(Vec(115, 45)), px(Vec(67, 210))), stroke_dasharray="5 4")
        view.draw("stop", one)
        view.draw("wall", moved)
        view.text("title", TITLE, named, 0)
        view.text("note", px(Vec(16, 282)), told, 0)
        view.text("note", px(Vec(16, 302)), "touch %s, overlap %s" % tuple("yes" if a else "no" for a in answers),
                  0)
        if named == "apart":
            view.text("bad", px(Vec(115, 45)), "line of an edge", 4, 2)
            view.text("normal end", px(Vec(220, 264)), "axis", 2, -10)
    return sheet


# ---- Placing -----------------------------------------------------------------------------------

def turned_exactly(v, rotation):
    """In units 65536 times finer."""
    return Vec(v.x * rotation.cosine - v.y * rotation.sine, v.x * rotation.sine + v.y * rotation.cosine)


def draw_table(view, local):
    view.text("title", Vec(-5, -5), "as in its table", 0, -14)
    view.grid(Rect(-5, -5, 5, 5))
    view.draw("stop", local)
    for v in corners(local):
        view.dot("motion", v)
    view.text("motion middle", Vec(0, -2), "a vertex on a side", 0, -10)


def placed(library):
    sheet = Sheet(library, 720, 400, "A turned polygon: where rounding bends a vertex inward, it is left out")
    local = polygon([Vec(*v) for v in ((-4, -2), (0, -2), (4, -2), (4, 2), (-4, 2))])
    rotation = library.rotation(65536 // 8)
    result = library.placed(local, Vec(0, 0), rotation)
    true = [turned_exactly(v, rotation) for v in corners(local)]
    nearest = [Vec(round(v.x / ONE), round(v.y / ONE)) for v in true]
    kept = {(v.x, v.y) for v in corners(result)}
    expect([(v.x, v.y) in kept for v in nearest] == [True, False, True, True, True], "none is left out")
    draw_table(sheet.view(180, 210, 32), local)
    view = sheet.view(540, 210, 32)
    view.text("title", Vec(-5, -5), "turned by an eighth and placed", 0, -14)
    view.grid(Rect(-5, -5, 5, 5))
    view.draw("stop", result)
    view.finer().draw("rest", polygon(true))
    for v in true:
        view.finer().dot("true", v, 3)
    for v in nearest:
        view.dot("free" if (v.x, v.y) in kept else "bad", v, 5)
    view.text("bad end", nearest[1], "left out", -8, 18)
    view.finer().text("true end", true[0], "true place", -8, -6)
    view.text("free", nearest[0], "nearest grid point", 10, 0)
    return sheet


# ---- The difference ----------------------------------------------------------------------------

def hull(places):
    """Its corners, clockwise on a screen."""
    def half(ordered):
        kept = []
        for v in ordered:
            while len(kept) > 1 and cross(less(kept[-1], kept[-2]), less(v, kept[-1])) <= 0:
                kept.pop()
            kept.append(v)
        return kept[:-1]
    ordered = sorted(places, key=lambda v: (v.x, v.y))
    return half(ordered) + half(ordered[::-1])


def difference(library, mover, obstacle):
    """Where the mover's first corner may not be: by the library they only touch when it is on the outline."""
    first = corners(mover)[0]
    found = hull([library.moved(first, less(o, m)) for o in corners(obstacle) for m in corners(mover)])
    for a, b in edges(found):
        for place in (a, Vec((a.x + b.x) // 2, (a.y + b.y) // 2)):
            there = library.moved(mover, less(place, first))
            expect(library.ask("touch", there, obstacle) and not library.ask("overlap", there, obstacle),
                   "the difference's outline is not where they touch")
    return found


def is_along(edge, shape):
    """Does one of the shape's edges lie along it?"""
    return any(cross(less(*edge[::-1]), less(*other[::-1])) == 0 for other in edges(corners(shape)))


def entered(library):
    sheet = Sheet(library, 720, 372, "A polygon against a polygon is a point against the difference of the two")
    view, motion = sheet.view(0, 0), px(Vec(460, 196))
    mover = of_px((40, 66), (140, 78), (96, 156))
    obstacle = of_px((500, 170), (620, 200), (590, 320), (470, 290))
    found, hit = difference(library, mover, obstacle), library.hit(mover, motion, obstacle)
    stop = library.moved(mover, hit.travel)
    start, end = corners(mover)[0], corners(stop)[0]
    view.draw("grown", polygon(found))
    view.draw("wall", obstacle)
    for edge in edges(found):
        view.path("wall" if is_along(edge, obstacle) else "start", edge, stroke_width=3)
    view.draw("start", mover)
    view.draw("stop", stop)
    view.path("motion", (start, end))
    view.arrow("rest", end, less(motion, hit.travel), "motion")
    view.dot("motion", start)
    view.dot("motion", end)
    view.normal(hit, 50)
    view.text("normal middle", hit.point, "normal", -24, -20)
    view.text("motion", start, "the first corner", -12, -10)
    view.text("motion middle", corners(mover)[2], "mover", 0, 18)
    view.text("motion end", end, "stop", -8, 14)
    view.text("note middle", corners(obstacle)[2], "obstacle", -40, -24)
    view.text("note middle", px(Vec(500, 140)), "the difference", 0)
    view.text("note end", px(Vec(374, 262)), "edge of the obstacle", -8)
    view.text("motion end", px(Vec(422, 119)), "edge of the mover", -10)
    return sheet


# ---- A circle ----------------------------------------------------------------------------------

def through(view, style, place, way, back, on):
    """A line through the place along a way, so many lengths of it back and on."""
    view.path(style, [Vec(place.x + way.x * n // 100, place.y + way.y * n // 100) for n in (-back, on)])


def beside(library):
    sheet = Sheet(library, 720, 370, "A circle beyond an edge of a polygon: beside it, or off one of its ends")
    view, radius = sheet.view(0, 0), 50 * ONE
    shape = of_px((220, 230), (400, 140), (560, 220), (510, 300), (205, 300))
    a, b = corners(shape)[:2]
    edge = less(b, a)
    out = Vec(edge.y, -edge.x)
    view.path("grown", library.outline(shape, radius), close="Z")
    view.draw("wall", shape)
    view.path("wall", (a, b), stroke_width=3)
    through(view, "rest", a, edge, 80, 0)
    through(view, "rest", b, edge, 0, 60)
    for place in (a, b):
        through(view, "bad", place, out, 0, 70)
    for place, near, told, style, right, down in (
            (Vec(291, 147), True, "beside: near enough", "motion", -10, 92),
            (Vec(164, 209), False, "off an end: too far", "motion end", 14, -54),
            (Vec(407, 97), True, "off an end: near enough", "motion", 20, -50)):
        ball = px(Circle(place, 50))
        expect(library.ask("touch", ball, shape) == near, "not " + told)
        view.draw("stop" if near else "start", ball)
        view.dot("motion", ball.center)
        view.text(style, ball.center, told, right, down)
    return sheet


PICTURES = (axes, beside, placed, entered)
