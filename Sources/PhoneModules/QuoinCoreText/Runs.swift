// Core Text's functions are named as they are in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import QuoinObjectiveC
import UIKit

/// A part of a line in one font: a glyph for each character of UTF-16, one beside the other as wide as the font says. No letters are joined
/// or moved closer, unlike where text is drawn.
public final class CTRun {
  let attributes: [NSAttributedString.Key: Any]
  let range: NSRange
  let glyphs: [CGGlyph]
  /// Where each begins, and behind the last where the run ends, in points from the line's beginning.
  let places: [CGFloat]

  init(_ text: NSAttributedString, _ range: NSRange, _ attributes: [NSAttributedString.Key: Any], at start: CGFloat) {
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    (self.attributes, self.range) = (attributes.merging([.font: font]) { own, _ in own }, range)
    glyphs = Array(text.attributedSubstring(from: range).string.utf16).map(font._glyph)
    places = glyphs.reduce(into: [start]) { $0.append($0[$0.count - 1] + font._advance(of: $1)) }
  }

  /// A part of a run, or from there on all where the part is 0 long.
  func part(_ range: CFRange) -> Range<Int> {
    let begin = min(max(0, range.location), glyphs.count)
    return begin..<(range.length > 0 ? min(glyphs.count, begin + range.length) : glyphs.count)
  }
}

/// The name of a font among attributes.
public let kCTFontAttributeName = NSAttributedString.Key.font.rawValue
/// The name of a colour among attributes.
public let kCTForegroundColorAttributeName = NSAttributedString.Key.foregroundColor.rawValue

/// The parts of a line, each in one font.
public func CTLineGetGlyphRuns(_ line: CTLine) -> [CTRun] {
  var runs: [CTRun] = []
  line.text.enumerateAttributes(in: NSRange(location: 0, length: line.text.length)) { attributes, range, _ in
    runs.append(CTRun(line.text, range, attributes, at: runs.last?.places.last ?? 0))
  }
  return runs
}
/// The attributes of a run, its font among them.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  run.attributes.reduce(into: [:]) { $0[$1.key.rawValue] = $1.value }
}
/// How many glyphs a run has.
public func CTRunGetGlyphCount(_ run: CTRun) -> Int { run.glyphs.count }
/// Which characters a run has, in UTF-16.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRange(location: run.range.location, length: run.range.length) }
/// Writes the glyphs of a part of a run, or from there on all where the part is 0 long.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  for (index, glyph) in run.part(range).enumerated() { buffer[index] = run.glyphs[glyph] }
}
/// Writes where the glyphs of a part of a run begin, in points from the line's beginning.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  for (index, glyph) in run.part(range).enumerated() { buffer[index] = CGPoint(x: run.places[glyph], y: 0) }
}
/// Writes how far the next glyph is from each of a part of a run, in points.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  for (index, glyph) in run.part(range).enumerated() {
    buffer[index] = CGSize(width: run.places[glyph + 1] - run.places[glyph], height: 0)
  }
}
