// Core Text's functions are named as they are in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import QuoinObjectiveC
import UIKit

/// Text in lines, as they lie in the box around a path: from its upper edge down, where upwards is up.
public final class CTFrame {
  let path: CGPath
  let range: NSRange
  let lines: [CTLine]
  /// Where each line's letters stand, from the lower left corner of the box around the path.
  let origins: [CGPoint]

  /// The lines of a part of a text that have room in the box around a path.
  init(_ text: NSAttributedString, _ range: NSRange, in path: CGPath) {
    self.path = path
    let box = path.boundingBox
    nonisolated(unsafe) let part = text.attributedSubstring(from: range)
    let found = MainActor.assumeIsolated { () -> [(range: NSRange, x: CGFloat, below: CGFloat)] in
      let layout = NSLayoutManager()
      let container = NSTextContainer(size: CGSize(width: box.width, height: .greatestFiniteMagnitude))
      container.lineFragmentPadding = 0
      layout.addTextContainer(container)
      let storage = NSTextStorage(attributedString: part)
      storage.addLayoutManager(layout)
      var found: [(range: NSRange, x: CGFloat, below: CGFloat)] = []
      layout.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: part.length)) { line, used, _, letters, stop in
        guard line.maxY <= box.height else { return stop.pointee = true }
        found.append((letters, used.minX, line.minY + layout.location(forGlyphAt: letters.location).y))
      }
      return found
    }
    lines = found.map { CTLine(part.attributedSubstring(from: $0.range), from: range.location + $0.range.location) }
    origins = found.map { CGPoint(x: $0.x, y: box.height - $0.below) }
    self.range = NSRange(location: range.location, length: found.last.map { NSMaxRange($0.range) } ?? 0)
  }
}

/// Text in lines, in the box around a path: a part of it, or from there on all where the part is 0 long. What has no room is left out;
/// `frameAttributes` are not read.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  let whole = framesetter.text.length
  let begin = min(max(0, stringRange.location), whole)
  let length = stringRange.length > 0 ? min(stringRange.length, whole - begin) : whole - begin
  return CTFrame(framesetter.text, NSRange(location: begin, length: length), in: path)
}
/// The lines of a frame, from the top.
public func CTFrameGetLines(_ frame: CTFrame) -> [CTLine] { frame.lines }
/// Writes where a part of a frame's lines begin, or from there on all where the part is 0 long: from the lower left corner of the box around
/// its path, in points.
public func CTFrameGetLineOrigins(_ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>) {
  let begin = min(max(0, range.location), frame.origins.count)
  let end = range.length > 0 ? min(frame.origins.count, begin + range.length) : frame.origins.count
  for index in begin..<end { origins[index - begin] = frame.origins[index] }
}
/// The path that a frame was made for.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }
/// Which characters a frame was made of, in UTF-16: those that have room.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CFRange(location: frame.range.location, length: frame.range.length) }
/// Which characters a frame shows, in UTF-16.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { CTFrameGetStringRange(frame) }
/// Draws a frame's lines: in a view or a picture of UIKit's, where upwards is down, the context must be turned over first.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  nonisolated(unsafe) let frame = frame
  MainActor.assumeIsolated {
    let corner = frame.path.boundingBox.origin
    for (line, origin) in zip(frame.lines, frame.origins) {
      context.textPosition = CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
      CTLineDraw(line, context)
    }
  }
}
