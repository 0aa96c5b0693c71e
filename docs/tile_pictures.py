"""The pictures of tiles.md. Places are the library's own answers."""

from fixhit import ONE, Rect, Tile, Tiles, Vec, expect, middle, px
from sheet import Sheet

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


PICTURES = (slopes,)
