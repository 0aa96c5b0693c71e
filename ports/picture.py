"""Pictures of 8-bit grey: reads and writes PNG, and reads the portable maps that QEMU and the host programs write."""

import collections
import re
import struct
import zlib

# rows: a byte a pixel.
Picture = collections.namedtuple("Picture", "width height rows")

SIGNATURE = b"\x89PNG\r\n\x1a\n"
GREY = b"\x08\x00\x00\x00\x00"  # 8 bits, grey, the one compression and filter there is, not interlaced


def enlarged(picture, times):
    """Each pixel as a square."""
    rows = [bytes(v for v in row for _ in range(times)) for row in picture.rows for _ in range(times)]
    return Picture(picture.width * times, picture.height * times, rows)


class PictureError(Exception):
    pass


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def write_png(picture, path):
    raw = b"".join(b"\0" + row for row in picture.rows)
    header = struct.pack(">II", picture.width, picture.height) + GREY
    with open(path, "wb") as out:
        out.write(SIGNATURE + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(raw, 9)) + chunk(b"IEND", b""))


def chunks(data, path):
    at = len(SIGNATURE)
    while at + 12 <= len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        if struct.pack(">I", zlib.crc32(kind + body)) != data[at + 8 + length:at + 12 + length]:
            raise PictureError("%s: a damaged %s chunk" % (path, kind.decode("ascii", "replace")))
        yield kind, body
        at += 12 + length


def unfiltered(raw, width, height, path):
    """The rows of 8-bit grey, by PNG's five filters."""
    rows, above = [], bytes(width)
    for y in range(height):
        kind, line = raw[y * (width + 1)], raw[y * (width + 1) + 1:(y + 1) * (width + 1)]
        if kind > 4:
            raise PictureError("%s: filter %d in row %d, expected 0 to 4" % (path, kind, y))
        row = bytearray()
        for x, value in enumerate(line):
            left, up, corner = row[x - 1] if x else 0, above[x], above[x - 1] if x else 0
            nearest = min((left, up, corner), key=lambda v, p=left + up - corner: abs(p - v))
            row.append((value + [0, left, up, (left + up) // 2, nearest][kind]) & 255)
        rows.append(bytes(row))
        above = rows[-1]
    return rows


def read_png(path):
    with open(path, "rb") as source:
        data = source.read()
    parts = list(chunks(data, path))
    if data[:8] != SIGNATURE or not parts or parts[0][1][8:] != GREY:
        raise PictureError("%s: expected a PNG of 8-bit grey" % path)
    width, height = struct.unpack(">II", parts[0][1][:8])
    try:
        raw = zlib.decompress(b"".join(body for kind, body in parts if kind == b"IDAT"))
    except zlib.error as problem:
        raise PictureError("%s: %s" % (path, problem)) from problem
    if len(raw) != (width + 1) * height:
        raise PictureError("%s: cut short" % path)
    return Picture(width, height, unfiltered(raw, width, height, path))


def read_map(path):
    """P5 or P6 without comments; colours must be greys; the brightest value becomes 255."""
    with open(path, "rb") as source:
        data = source.read()
    head = re.match(rb"P([56])\s(\d+)\s(\d+)\s(\d+)\s", data)
    if not head:
        raise PictureError("%s: expected a portable map, P5 or P6" % path)
    kind, width, height, most = map(int, head.groups())
    channels = 3 if kind == 6 else 1
    body = data[head.end():]
    if len(body) != width * height * channels:
        raise PictureError("%s: cut short" % path)
    planes = [body[c::channels] for c in range(channels)]
    if any(p != planes[0] for p in planes):
        raise PictureError("%s: not grey" % path)
    if not max(body, default=0) <= most <= 255 or most == 0:
        raise PictureError("%s: values beyond %d, expected up to 255" % (path, most))
    grey = bytes(v * 255 // most for v in planes[0])
    return Picture(width, height, [grey[y * width:(y + 1) * width] for y in range(height)])
