// Core Text's functions are named as they are in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import QuoinObjectiveC
import UIKit

/// What a line's box holds.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Not the room between lines.
  public static let excludeTypographicLeading = Self(rawValue: 1)
  /// Not what letters are moved by their shifts.
  public static let excludeTypographicShifts = Self(rawValue: 2)
  /// Marks hang over its ends.
  public static let useHangingPunctuation = Self(rawValue: 4)
  /// The outlines of the letters.
  public static let useGlyphPathBounds = Self(rawValue: 8)
  /// The box that an optical margin leaves.
  public static let useOpticalBounds = Self(rawValue: 16)
  /// As large as any letters of its language.
  public static let includeLanguageExtents = Self(rawValue: 32)
}
/// Where a line is cut.
public enum CTLineTruncationType: UInt32, Sendable { case start, end, middle }

/// Draws a line's letters where the context's text stands, in their colours or, where they say none, in the context's: each font by itself,
/// no letters joined. Lines along the outlines are drawn as `strokeWidth` says, in hundredths of the font's size, with the insides where
/// that is below zero. Upwards is up.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  for run in CTLineGetGlyphRuns(line) { CTRunDraw(run, context, CFRange(location: 0, length: 0)) }
}
/// Draws a part of a run, or from there on all where the part is 0 long, where the context's text stands.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  guard let font = run.attributes[.font] as? UIFont else { return }
  nonisolated(unsafe) let attributes = run.attributes
  let part = run.part(range)
  let glyphs = part.map { run.glyphs[$0] }
  let places = part.map { CGPoint(x: run.places[$0], y: 0) }
  MainActor.assumeIsolated {
    context.saveGState()
    if let color = CGColor.ofText(attributes[.foregroundColor]) { context.setFillColor(color) }
    if let color = CGColor.ofText(attributes[.strokeColor] ?? attributes[.foregroundColor]) { context.setStrokeColor(color) }
    let width = (attributes[.strokeWidth] as? NSNumber)?.doubleValue ?? (attributes[.strokeWidth] as? CGFloat).map(Double.init) ?? 0
    if width != 0 {
      context.setLineWidth(abs(width) / 100 * font.pointSize)
      context.setTextDrawingMode(width < 0 ? .fillStroke : .stroke)
    }
    context.setFont(CTFontCopyGraphicsFont(font, nil))
    context.setFontSize(font.pointSize)
    context.showGlyphs(glyphs, at: places)
    context.restoreGState()
  }
}
extension CGColor {
  /// A colour among attributes, which may be UIKit's or Core Graphics's.
  @MainActor fileprivate static func ofText(_ value: Any?) -> CGColor? { value as? CGColor ?? (value as? UIColor)?.cgColor }
}

/// Which characters a line has, in UTF-16, of the text that it was made of.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRange(location: line.start, length: line.text.length) }
/// The box of a line by what its letters say, from where it stands; of the options the first is read.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  var (above, below, between): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
  let width = CTLineGetTypographicBounds(line, &above, &below, &between)
  let gap = options.contains(.excludeTypographicLeading) ? 0 : between
  return CGRect(x: 0, y: -below - gap, width: width, height: above + below + gap)
}
/// The box around the letters of a line, from where it stands: what they say, not their outlines.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  CTLineGetBoundsWithOptions(line, .excludeTypographicLeading)
}
/// How wide the blanks at a line's end are, in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  let words = line.text.string
  let blanks = words.reversed().prefix { $0.isWhitespace }.reduce(0) { $0 + $1.utf16.count }
  guard blanks > 0, let places = CTLineGetGlyphRuns(line).last?.places else { return 0 }
  return places[places.count - 1] - places[max(0, places.count - 1 - blanks)]
}
/// How far a line is to be moved to lie in `flushWidth` points: 0 = at its left, 0.5 = in the middle, 1 = at the right.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
  max(0, flushWidth - CTLineGetTypographicBounds(line, nil, nil, nil)) * min(max(flushFactor, 0), 1)
}
/// Where a character of a line begins, in points from the line's beginning; 0 for one before it, the end for one behind.
public func CTLineGetOffsetForStringIndex(_ line: CTLine, _ charIndex: Int, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?) -> CGFloat {
  let places = line.places
  let offset = places[min(max(0, charIndex - line.start), places.count - 1)]
  secondaryOffset?.pointee = offset
  return offset
}
/// The character whose beginning is nearest to a place, by its distance from the line's beginning.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> Int {
  line.start + (line.places.enumerated().min { abs($0.element - position.x) < abs($1.element - position.x) }?.offset ?? 0)
}
/// A line that is cut to be no wider than `width` points, with `truncationToken` where something was; nil where that has no room.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  let places = line.places
  guard places[places.count - 1] > width else { return line }
  let mark = truncationToken?.text ?? NSAttributedString()
  let room = width - (truncationToken.map { CTLineGetTypographicBounds($0, nil, nil, nil) } ?? 0)
  guard room >= 0 else { return nil }
  let count = line.text.length
  let (head, tail): (Double, Double) =
    switch truncationType {
    case .start: (0, room)
    case .end: (room, 0)
    case .middle: (room / 2, room / 2)
    }
  let first = places.lastIndex { $0 <= head } ?? 0
  let second = places.firstIndex { places[count] - $0 <= tail } ?? count
  let cut = NSMutableAttributedString(attributedString: line.text.attributedSubstring(from: NSRange(location: 0, length: first)))
  cut.append(mark)
  cut.append(line.text.attributedSubstring(from: NSRange(location: second, length: count - second)))
  return CTLine(cut, from: line.start)
}
/// A line as wide as `justificationWidth` points; its letters stay where they are, nothing is spread.
public func CTLineCreateJustifiedLine(_ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double) -> CTLine? { line }

/// How wide a part of a run is, or from there on all where the part is 0 long, and how high its font stands and hangs, all in points.
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let font = run.attributes[.font] as? UIFont
  ascent?.pointee = font?.ascender ?? 0
  descent?.pointee = -(font?.descender ?? 0)
  leading?.pointee = font?.leading ?? 0
  let part = run.part(range)
  return run.places[part.upperBound] - run.places[part.lowerBound]
}
/// Writes which character each glyph of a part of a run stands for, in UTF-16.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<Int>) {
  for (index, glyph) in run.part(range).enumerated() { buffer[index] = run.range.location + glyph }
}

/// Text that is broken into lines one by one.
public final class CTTypesetter {
  let text: NSAttributedString
  init(_ text: NSAttributedString) { self.text = text }
}
/// Text that is broken into lines one by one.
public func CTTypesetterCreateWithAttributedString(_ string: NSAttributedString) -> CTTypesetter { CTTypesetter(string) }
/// A part of a text in one line, or from there on all where the part is 0 long.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let begin = min(max(0, stringRange.location), typesetter.text.length)
  let rest = typesetter.text.length - begin
  let range = NSRange(location: begin, length: stringRange.length > 0 ? min(stringRange.length, rest) : rest)
  return CTLine(typesetter.text.attributedSubstring(from: range), from: begin)
}
/// How many characters from `startIndex` on have room in `width` points where a line may end behind a blank; at least one.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: Int, _ width: Double) -> Int {
  let line = CTTypesetterCreateLine(typesetter, CFRange(location: startIndex, length: 0))
  let fitting = CTTypesetterSuggestClusterBreak(typesetter, startIndex, width)
  let letters = Array(line.text.string.utf16)
  guard fitting < letters.count else { return fitting }
  let blank = (0..<min(letters.count, fitting + 1)).last { letters[$0] == 0x20 || letters[$0] == 0x0A }
  return blank.map { $0 + 1 } ?? fitting
}
/// How many characters from `startIndex` on have room in `width` points, wherever a word ends; at least one, where there is one.
public func CTTypesetterSuggestClusterBreak(_ typesetter: CTTypesetter, _ startIndex: Int, _ width: Double) -> Int {
  let line = CTTypesetterCreateLine(typesetter, CFRange(location: startIndex, length: 0))
  return min(line.text.length, max(1, line.places.lastIndex { $0 <= width } ?? 0))
}
