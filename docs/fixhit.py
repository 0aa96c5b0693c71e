"""What the pictures ask the library, by ctypes. The structs are those of the headers, field by field."""

import ctypes
import os

ONE = 65536  # 1.0 in Q16.16
INT, SIZE, BOOL = ctypes.c_int32, ctypes.c_size_t, ctypes.c_bool


def struct(called, **fields):
    """called: the shape's word in the names of functions."""
    return type(called.title(), (ctypes.Structure,), {"_fields_": list(fields.items()), "called": called})


Vec = struct("vec", x=INT, y=INT)
Rect = struct("rect", left=INT, top=INT, right=INT, bottom=INT)
Circle = struct("circle", center=Vec, radius=INT)
Polygon = struct("polygon", vertices=ctypes.POINTER(Vec), count=ctypes.c_uint8, at=Vec)
Rotation = struct("rotation", cosine=INT, sine=INT)
Rects = struct("rects", first=ctypes.POINTER(Rect), count=SIZE, stride=SIZE)
Hit = struct("hit", t=INT, travel=Vec, normal=Vec, point=Vec, inside=BOOL)
Contact = struct("contact", push=Vec, normal=Vec, point=Vec, depth=INT)
Move = struct("move", hits=ctypes.POINTER(SIZE), capacity=SIZE, travel=Vec, sides=ctypes.c_uint, count=SIZE,
              truncated=BOOL, inside=BOOL)

Kind = ctypes.c_uint  # an enum without negative values
Tile = struct("tile", kind=Kind, sides=ctypes.c_uint8, count=ctypes.c_uint8, vertices=ctypes.POINTER(Vec))
Tiles = struct("tiles", map=ctypes.c_char_p, columns=ctypes.c_uint16, rows=ctypes.c_uint16, size=INT, origin=Vec,
               values=ctypes.POINTER(Tile), count=ctypes.c_uint16, outside=Kind)
TileHits = struct("tile_hits", at=ctypes.c_void_p, capacity=SIZE, count=SIZE, truncated=BOOL)
TileMove = struct("tile_move", slides=ctypes.c_uint, options=ctypes.c_uint, snap=INT, hits=TileHits, travel=Vec,
                  sides=ctypes.c_uint, on_ground=BOOL, inside=BOOL)


class AnyShape(ctypes.Union):
    """The largest member, a polygon, has a pointer and three numbers."""
    _fields_ = [("rect", Rect), ("polygon", ctypes.c_void_p * 3)]


RECT_KIND = 4
Shape = struct("shape", kind=Kind, shape=AnyShape)


def rects(boxes):
    return Rects((Rect * len(boxes))(*boxes), len(boxes), ctypes.sizeof(Rect))


def polygon(corners):
    return Polygon((Vec * len(corners))(*corners), len(corners), Vec(0, 0))


def corners(shape):
    """Where they stand."""
    return [Vec(v.x + shape.at.x, v.y + shape.at.y) for v in shape.vertices[:shape.count]]


def px(shape):
    """Whole pixels to Q16.16; also the same thing in units 65536 times finer."""
    fields = (getattr(shape, name) for name, _ in shape._fields_)
    return type(shape)(*(f * ONE if isinstance(f, int) else px(f) for f in fields))


def rest_of(motion, stopped):
    """What a hit or a move leaves of the motion."""
    return Vec(motion.x - stopped.travel.x, motion.y - stopped.travel.y)


def bounds(shape):
    """The box round a box or polygon."""
    if isinstance(shape, Rect):
        return shape
    x, y = zip(*((v.x, v.y) for v in corners(shape)))
    return Rect(min(x), min(y), max(x), max(y))


def middle(shape):
    if isinstance(shape, Circle):
        return shape.center
    box = bounds(shape)
    return Vec((box.left + box.right) // 2, (box.top + box.bottom) // 2)


class Unexpected(Exception):
    """An answer is not what the picture is about."""


def expect(condition, told):
    if not condition:
        raise Unexpected(told)


class Library:
    """Shapes are handed over by reference, vectors and what is moved by value, as the headers have it."""

    def __init__(self, path):
        self.code = ctypes.CDLL(os.path.abspath(path))

    def call(self, answer, name, *arguments):
        function = getattr(self.code, "fh_" + name, None)
        expect(function, "the library has no fh_" + name)
        function.restype = answer
        return function(*arguments)

    def ask(self, question, a, b):
        """touch or overlap"""
        return self.call(BOOL, "%s_%s_%s" % (question, a.called, b.called), ctypes.byref(a), ctypes.byref(b))

    def sweep(self, mover, motion, obstacle):
        """The hit, or None."""
        hit = Hit()
        index = [ctypes.byref(SIZE())] if isinstance(obstacle, Rects) else []
        met = self.call(BOOL, "sweep_%s_%s" % (mover.called, obstacle.called), ctypes.byref(mover), motion,
                        ctypes.byref(obstacle), *index, ctypes.byref(hit))
        return hit if met else None

    def hit(self, mover, motion, obstacle):
        hit = self.sweep(mover, motion, obstacle)
        expect(hit, "a sweep misses that should hit")
        return hit

    def outline(self, obstacle, radius, steps=48):
        """Where a round mover can stand by the obstacle: it is sent to its middle from all around."""
        box, center = bounds(obstacle), middle(obstacle)
        far = 2 * (box.right - box.left + radius)
        side = [2 * far * i // steps - far for i in range(steps)]
        around = ([(x, -far) for x in side] + [(far, y) for y in side] +
                  [(-x, far) for x in side] + [(-far, -y) for y in side])
        for x, y in around:
            mover = Circle(Vec(center.x + x, center.y + y), radius)
            yield self.moved(mover.center, self.hit(mover, Vec(-x, -y), obstacle).travel)

    def cast(self, start, motion, obstacle):
        hit = Hit()
        met = self.call(BOOL, "cast_" + obstacle.called, start, motion, ctypes.byref(obstacle),
                        ctypes.byref(hit))
        expect(met, "a ray misses that should hit")
        return hit

    def contact(self, mover, obstacle):
        contact = Contact()
        met = self.call(BOOL, "contact_%s_%s" % (mover.called, obstacle.called), ctypes.byref(mover),
                        ctypes.byref(obstacle), ctypes.byref(contact))
        expect(met, "no contact where one should be")
        return contact

    def move(self, mover, motion, obstacles, slides):
        move = Move(hits=(SIZE * 8)(), capacity=8)
        self.call(None, "move_%s_rects" % mover.called, ctypes.byref(mover), motion, ctypes.byref(obstacles),
                  ctypes.c_uint(slides), ctypes.byref(move))
        return move

    def tiles_move(self, tiles, box, motion, snap):
        """For a box."""
        move, mover = TileMove(slides=3, snap=snap), Shape(RECT_KIND, AnyShape(box))
        self.call(None, "tiles_move", ctypes.byref(tiles), ctypes.byref(mover), motion, ctypes.byref(move))
        return move

    def moved(self, shape, by):
        return self.call(type(shape), shape.called + "_moved", shape, by)

    def rotation(self, turn):
        """65536 is one full turn."""
        return self.call(Rotation, "rotation_from_turn", ctypes.c_uint16(turn))

    def placed(self, local, position, rotation):
        vertices = (Vec * local.count)()
        count = self.call(ctypes.c_uint8, "polygon_place", ctypes.byref(local), position, rotation, vertices)
        return polygon(vertices[:count])

    def slide(self, motion, normal):
        return self.call(Vec, "slide", motion, normal)

    def bounce(self, motion, normal):
        return self.call(Vec, "bounce", motion, normal)

    def unit(self, direction):
        return self.call(Vec, "unit", direction)
