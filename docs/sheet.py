"""A sheet of SVG, and views on it in which places are the library's."""

from xml.sax.saxutils import escape

from fixhit import ONE, Circle, Polygon, Vec, corners, middle, rest_of

# A colour a kind of thing. Outlines and text take it whole, areas as much of it as is said here.
STYLE = """
text{font:14px sans-serif;fill:currentColor;
  stroke:#fff;stroke-width:3px;stroke-linejoin:round;paint-order:stroke}
line,path,rect,circle{stroke:currentColor;fill:currentColor;fill-opacity:0}
.paper{stroke:none;fill:#fff;fill-opacity:1}
.title{color:#111;font-weight:bold}
.note,.true{color:#333}
.wall{color:#68707c;fill-opacity:.22}
.grown{color:#68707c;fill-opacity:.07;stroke-dasharray:5 4}
.grid{color:#d5d9df;stroke-width:1}
.start,.motion,.stop,.passing{color:#1d5fa8}
.stop{fill-opacity:.22}
.passing,.rest{stroke-dasharray:3 4}
.rest{color:#1d5fa8}
.track{color:#1d5fa8;stroke-opacity:.09;stroke-linecap:round}
.normal,.bad{color:#c2410c}
.slide,.free{color:#15803d}
.bounce{color:#7e22ce}
.dot,.head{fill-opacity:1;stroke:none}
.end{text-anchor:end}
.middle{text-anchor:middle}
"""


def short(number):
    text = ("%.2f" % number).rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


class Sheet:
    def __init__(self, fixhit, width, height, title):
        self.fixhit = fixhit
        self.parts = ['<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d" '
                      'stroke-width="1.5">' % (width, height, width, height),
                      "<title>%s</title>" % escape(title), "<style>%s</style>" % STYLE]
        self.add("rect", "paper", width=width, height=height, rx=6)

    def add(self, tag, style, content="", **attributes):
        told = "".join(' %s="%s"' % (name.replace("_", "-"), v if isinstance(v, str) else short(v))
                       for name, v in attributes.items())
        end = ">%s</%s>" % (content, tag) if content else "/>"
        self.parts.append('<%s class="%s"%s%s' % (tag, style, told, end))

    def view(self, left, top, scale=1 / ONE):
        return View(self, left, top, scale)

    def svg(self):
        return "\n".join(self.parts) + "\n</svg>\n"


class View:
    """The library's (0, 0) lies at left, top of the sheet; its unit is `scale` of the sheet's."""

    def __init__(self, sheet, left, top, scale):
        self.sheet, self.left, self.top, self.scale = sheet, left, top, scale

    def at(self, place):
        return self.left + place.x * self.scale, self.top + place.y * self.scale

    def view(self, left, top, scale):
        """A view within this one."""
        return View(self.sheet, self.left + left, self.top + top, scale)

    def finer(self):
        """The same view for places in units 65536 times finer."""
        return View(self.sheet, self.left, self.top, self.scale / ONE)

    def draw(self, style, *shapes):
        for shape in shapes:
            if isinstance(shape, Circle):
                x, y = self.at(shape.center)
                self.sheet.add("circle", style, cx=x, cy=y, r=shape.radius * self.scale)
            elif isinstance(shape, Polygon):
                self.path(style, corners(shape), close="Z")
            else:
                x, y = self.at(Vec(shape.left, shape.top))
                self.sheet.add("rect", style, x=x, y=y, width=(shape.right - shape.left) * self.scale,
                               height=(shape.bottom - shape.top) * self.scale)

    def dot(self, style, place, radius=4):
        x, y = self.at(place)
        self.sheet.add("circle", style + " dot", cx=x, cy=y, r=radius)

    def path(self, style, places, close="", **attributes):
        points = " ".join("%s %s" % tuple(map(short, self.at(p))) for p in places)
        self.sheet.add("path", style, d="M" + points + close, **attributes)

    def grid(self, area):
        for x in range(area.left, area.right + 1):
            self.path("grid", (Vec(x, area.top), Vec(x, area.bottom)))
        for y in range(area.top, area.bottom + 1):
            self.path("grid", (Vec(area.left, y), Vec(area.right, y)))

    def text(self, style, place, text, right=6, down=4):
        x, y = self.at(place)
        self.sheet.add("text", style, escape(text), x=x + right, y=y + down)

    def arrow(self, style, start, by, text=""):
        """The head lies along the library's own unit vector, the text at its tip."""
        fixhit = self.sheet.fixhit
        end, unit = fixhit.moved(start, by), fixhit.unit(by)
        (x, y), ahead, aside = self.at(end), 10 / ONE, 4 / ONE
        a, b = x - unit.x * ahead, y - unit.y * ahead
        self.sheet.add("path", style, d="M%s %s %s %s" % tuple(map(short, (*self.at(start), a, b))))
        self.sheet.add("path", style + " head", d="M%s %s %s %s %s %sZ" % tuple(map(short, (
            x, y, a - unit.y * aside, b + unit.x * aside, a + unit.y * aside, b - unit.x * aside))))
        if text and by.x < 0:
            self.text(style + " end", end, text, -6)
        elif text:
            self.text(style, end, text)

    def normal(self, hit, length, text=""):
        """At the point of contact, along the unit vector: a normal has no length of its own."""
        unit = self.sheet.fixhit.unit(hit.normal)
        self.arrow("normal", hit.point, Vec(unit.x * length, unit.y * length), text)
        self.dot("normal", hit.point)

    def sweep(self, mover, motion, obstacle):
        """Draws the way to the stop and what is left of the motion; the hit, and the mover there."""
        fixhit = self.sheet.fixhit
        hit = fixhit.hit(mover, motion, obstacle)
        stop = fixhit.moved(mover, hit.travel)
        self.draw("start", mover)
        self.draw("stop", stop)
        self.path("motion", (middle(mover), middle(stop)))
        self.arrow("rest", middle(stop), rest_of(motion, hit), "motion")
        return hit, stop
