import Foundation
import QuoinObjectiveC
import UIKit

// Core Text's measures of text, by what UIKit's own answer.

/// Text that is to be set in lines.
public final class CTFramesetter {
  let text: NSAttributedString
  init(_ text: NSAttributedString) { self.text = text }
}
/// Text that is to be set in lines.
public func CTFramesetterCreateWithAttributedString(_ attrString: NSAttributedString) -> CTFramesetter { CTFramesetter(attrString) }
/// How large text is in the room of `constraints`: a part of it, or from there on all where the part is 0 long. All that there is fits,
/// which is told where `fitRange` is given; `frameAttributes` are not read.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let whole = framesetter.text.length
  let begin = min(max(0, stringRange.location), whole)
  let length = stringRange.length > 0 ? min(stringRange.length, whole - begin) : whole - begin
  fitRange?.pointee = CFRange(location: begin, length: length)
  nonisolated(unsafe) let part = framesetter.text.attributedSubstring(from: NSRange(location: begin, length: length))
  return MainActor.assumeIsolated { part.boundingRect(with: constraints, options: .usesLineFragmentOrigin, context: nil).size }
}

/// One line of text.
public final class CTLine {
  let text: NSAttributedString
  /// Where it begins in the text that it was made of, in UTF-16.
  let start: Int
  init(_ text: NSAttributedString, from start: Int = 0) { (self.text, self.start) = (text, start) }

  /// Where each character begins, and behind the last where the line ends, in points from its beginning.
  var places: [CGFloat] { CTLineGetGlyphRuns(self).reduce(into: [0]) { $0 += $1.places.dropFirst() } }
}
/// Text in one line.
public func CTLineCreateWithAttributedString(_ attrString: NSAttributedString) -> CTLine { CTLine(attrString) }
/// How wide a line is, and by its first font how high it stands and hangs and how far the next line is away, all in points.
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  nonisolated(unsafe) let text = line.text
  let (above, below, between) = MainActor.assumeIsolated {
    let font = text.length > 0 ? text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    return (font?.ascender ?? 0, -(font?.descender ?? 0), font?.leading ?? 0)
  }
  ascent?.pointee = above
  descent?.pointee = below
  leading?.pointee = between
  // As the letters are set: a label's size is rounded to whole pixels, a line's width is not.
  return Double(line.places.last ?? 0)
}
/// How many characters a line has, in UTF-16.
public func CTLineGetGlyphCount(_ line: CTLine) -> Int { line.text.length }
