#!/usr/bin/env python3
"""Draws the pictures of the examples: avatar.png and landscape.png, beside this file. Needs nothing but Python."""

import math
import os
import struct
import zlib

SAMPLES = 3


def mix(a, b, t):
    t = min(1.0, max(0.0, t))
    return tuple(x + (y - x) * t for x, y in zip(a, b))


def hexadecimal(text):
    return tuple(int(text[i : i + 2], 16) for i in (0, 2, 4))


def ramp(stops, t):
    for (start, first), (end, second) in zip(stops, stops[1:]):
        if t <= end:
            return mix(first, second, (t - start) / (end - start))
    return stops[-1][1]


SKY = [(0.0, hexadecimal("23335f")), (0.35, hexadecimal("6b5b95")), (0.6, hexadecimal("e8867c")), (0.8, hexadecimal("ffd29a")), (1.0, hexadecimal("ffe9c4"))]
RIDGES = [
    ("8a6f9e", 0.60, 0.055, 1.7, 0.3), ("5d5485", 0.68, 0.060, 2.3, 1.9), ("3b3f6b", 0.77, 0.050, 3.1, 4.0), ("232c4d", 0.87, 0.045, 4.3, 0.9),
]


def landscape(x, y):
    """The colour at a place; x and y run from 0 to 1."""
    color = ramp(SKY, y / 0.72)
    distance = math.hypot((x - 0.68) * 5 / 3, y - 0.50)
    if distance < 0.085:
        color = hexadecimal("fff4d6")
    elif distance < 0.34:
        # Few, flat rings instead of a smooth glow: the file stays small.
        step = math.floor((distance - 0.085) / 0.255 * 5) / 5
        color = mix(color, hexadecimal("fff0c8"), 0.30 * (1 - step))
    for shade, level, height, waves, phase in RIDGES:
        ridge = level - height * (math.sin(x * waves * 2.1 + phase) + 0.45 * math.sin(x * waves * 5.3 + phase * 2) + 0.16 * math.sin(x * waves * 13 + phase))
        if y > ridge:
            color = hexadecimal(shade)
    return color


def inside_ellipse(x, y, cx, cy, rx, ry):
    return ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1


def avatar(x, y):
    color = mix(hexadecimal("7dd3c7"), hexadecimal("3b82b8"), math.floor(y * 64) / 64)
    if inside_ellipse(x, y, 0.5, 0.36, 0.245, 0.265) or (0.255 < x < 0.745 and 0.36 < y < 0.62):
        color = hexadecimal("3a2a2f")
    if inside_ellipse(x, y, 0.5, 1.02, 0.40, 0.32):
        color = hexadecimal("f4b942")
    if 0.425 < x < 0.575 and 0.55 < y < 0.75 or inside_ellipse(x, y, 0.5, 0.745, 0.075, 0.045):
        color = hexadecimal("d99a76")
    if inside_ellipse(x, y, 0.5, 0.43, 0.19, 0.235):
        color = hexadecimal("efb893")
    if inside_ellipse(x, y, 0.5, 0.43, 0.19, 0.235) and inside_ellipse(x, y, 0.40, 0.20, 0.26, 0.15):
        color = hexadecimal("3a2a2f")
    for cx in (0.425, 0.575):
        if inside_ellipse(x, y, cx, 0.425, 0.020, 0.026):
            color = hexadecimal("3a2a2f")
        if inside_ellipse(x, y, cx + (cx - 0.5) * 0.55, 0.505, 0.034, 0.022):
            color = hexadecimal("e59a80")
    if inside_ellipse(x, y, 0.5, 0.525, 0.075, 0.055) and not inside_ellipse(x, y, 0.5, 0.50, 0.090, 0.055):
        color = hexadecimal("a3483f")
    return color


def picture(width, height, color):
    rows = []
    for row in range(height):
        line = bytearray()
        for column in range(width):
            total = [0.0, 0.0, 0.0]
            for i in range(SAMPLES * SAMPLES):
                dx, dy = i % SAMPLES, i // SAMPLES
                sample = color((column + (dx + 0.5) / SAMPLES) / width, (row + (dy + 0.5) / SAMPLES) / height)
                total = [a + b for a, b in zip(total, sample)]
            line += bytes(round(value / SAMPLES / SAMPLES) for value in total)
        rows.append(bytes(line))
    return rows


def png(width, height, rows):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    body = bytearray()
    before = bytes(width * 3)
    for row in rows:
        # Filter "Up": most rows repeat the one above.
        body += b"\x02" + bytes((a - b) & 255 for a, b in zip(row, before))
        before = row
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"sRGB", b"\x00") + chunk(b"IDAT", zlib.compress(bytes(body), 9)) + chunk(b"IEND", b"")


def write(name, width, height, color):
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Examples/Assets.xcassets", name.replace(".png", ".imageset"), name)
    data = png(width, height, picture(width, height, color))
    with open(path, "wb") as file:
        file.write(data)
    print(f"{name}: {width} × {height}, {len(data)} bytes")


if __name__ == "__main__":
    write("avatar.png", 288, 288, avatar)
    write("landscape.png", 900, 540, landscape)
