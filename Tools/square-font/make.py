#!/usr/bin/env python3
"""Writes the square font the text tests measure with: every glyph, the space and the ellipsis too, is one em wide,
0.8 em above and 0.2 em below the baseline, with no gap. Needs fonttools. Usage: make.py OUTPUT.ttf"""
import sys

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

EM, UP, DOWN = 1000, 800, -200
CHARACTERS = {**{code: f"g{code:04X}" for code in range(0x21, 0x7F)}, 0x2026: "ellipsis", 0x2010: "hyphen2010"}
BLANK = {0x20: "space", 0xA0: "nbsp"}
HEBREW = {code: f"h{code:04X}" for code in range(0x5D0, 0x5EB)}


def square():
    pen = TTGlyphPen(None)
    pen.moveTo((0, DOWN))
    pen.lineTo((0, UP))
    pen.lineTo((EM, UP))
    pen.lineTo((EM, DOWN))
    pen.closePath()
    return pen.glyph()


def main(path):
    inked = {**CHARACTERS, **HEBREW}
    names = [".notdef", *BLANK.values(), *inked.values()]
    builder = FontBuilder(EM, isTTF=True)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({**BLANK, **inked})
    empty = TTGlyphPen(None).glyph()
    builder.setupGlyf({name: empty if name in BLANK.values() else square() for name in names})
    builder.setupHorizontalMetrics({name: (EM, 0) for name in names})
    builder.setupHorizontalHeader(ascent=UP, descent=DOWN, lineGap=0)
    builder.setupNameTable({"familyName": "Square", "styleName": "Regular", "fullName": "Square", "psName": "Square-Regular"})
    builder.setupOS2(version=4, sTypoAscender=UP, sTypoDescender=DOWN, sTypoLineGap=0, usWinAscent=UP, usWinDescent=-DOWN,
                     sCapHeight=UP, sxHeight=UP, fsSelection=0x40 | 0x80)
    builder.setupPost(underlinePosition=-100, underlineThickness=50)
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False
    builder.save(path)


main(sys.argv[1])
