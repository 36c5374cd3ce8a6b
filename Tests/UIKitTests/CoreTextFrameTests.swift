import Foundation
import QuoinCoreText
import QuoinObjectiveC
import Testing
import UIKit

@MainActor @Suite struct CoreTextFrameTests {
  private let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
  private func text(_ words: String, _ more: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
    NSAttributedString(string: words, attributes: more.merging([.font: font]) { own, _ in own })
  }
  /// How wide a letter is: all of this font are the same.
  private var letter: CGFloat { CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text("m")), nil, nil, nil) }

  @Test("A frame has the lines that have room, from the top, each a part of the text; what has no room is left out")
  func frames() {
    let setter = CTFramesetterCreateWithAttributedString(text("ab cd ef gh"))
    let box = CGRect(x: 7, y: 5, width: letter * 2.5, height: 500)
    let frame = CTFramesetterCreateFrame(setter, CFRange(location: 3, length: 0), CGPath(rect: box, transform: nil), nil)
    let lines = CTFrameGetLines(frame)
    #expect(CFArrayGetCount(lines) == 3)
    #expect(lines.map { CTLineGetStringRange($0).location } == [3, 6, 9])
    #expect(CTFrameGetStringRange(frame) == CFRange(location: 3, length: 8) && CTFrameGetPath(frame).boundingBox == box)
    var origins = [CGPoint](repeating: CGPoint(x: -1, y: -1), count: 3)
    CTFrameGetLineOrigins(frame, CFRange(location: 0, length: 0), &origins)
    // The first line's letters stand as far below the upper edge as the font stands high; each further line as far below.
    #expect(abs(500 - origins[0].y - font.ascender) < 2, "\(origins)")
    #expect(abs((origins[0].y - origins[1].y) - (origins[1].y - origins[2].y)) < 0.01 && origins[0].y - origins[1].y > 20)
    CTFrameGetLineOrigins(frame, CFRange(location: 2, length: 1), &origins)
    #expect(origins[0] == origins[2])
    let low = CGPath(rect: CGRect(x: 0, y: 0, width: letter * 2.5, height: 30), transform: nil)
    #expect(CTFrameGetLines(CTFramesetterCreateFrame(setter, CFRange(location: 0, length: 0), low, nil)).count == 1)
  }

  @Test("A frame is drawn where its lines lie, upwards being up, and in the colour of its letters")
  func drawing() throws {
    let setter = CTFramesetterCreateWithAttributedString(text("MM", [.foregroundColor: UIColor.red]))
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100), transform: nil)
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 100, height: 100),
      format: {
        $0.scale = 1
        return $0
      }(UIGraphicsImageRendererFormat())
    ).image { renderer in
      let context = renderer.cgContext
      context.translateBy(x: 0, y: 100)
      context.scaleBy(x: 1, y: -1)
      CTFrameDraw(CTFramesetterCreateFrame(setter, CFRange(location: 0, length: 0), path, nil), context)
    }
    let pixels = try #require(image.cgImage?.dataProvider?.data as Data?)
    let dark = (0..<100).filter { y in (0..<100).contains { x in pixels[(y * 100 + x) * 4 + 3] > 128 } }
    // The letters' upper edge is a capital's height above where they stand, which is a font's ascender below the box's upper edge.
    #expect(abs(CGFloat(try #require(dark.first)) - (font.ascender - font.capHeight)) < 3, "\(dark)")
    #expect(abs(CGFloat(try #require(dark.last)) - font.ascender) < 3, "\(dark)")
    let bright = try #require((0..<10_000).first { pixels[$0 * 4 + 3] == 255 })
    #expect(pixels[bright * 4] == 255 && pixels[bright * 4 + 1] == 0 && pixels[bright * 4 + 2] == 0)
  }

  @Test("Places in a line go both ways, lines are cut with a mark, and broken behind blanks")
  func lines() {
    let line = CTLineCreateWithAttributedString(text("abcdef"))
    #expect(abs(CTLineGetOffsetForStringIndex(line, 4, nil) - 4 * letter) < 0.01)
    #expect(CTLineGetOffsetForStringIndex(line, -3, nil) == 0 && abs(CTLineGetOffsetForStringIndex(line, 99, nil) - 6 * letter) < 0.01)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: letter * 2.4, y: 0)) == 2)
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: letter * 2.6, y: 0)) == 3)
    #expect(abs(CTLineGetPenOffsetForFlush(line, 0.5, letter * 10) - 2 * letter) < 0.01 && CTLineGetPenOffsetForFlush(line, 1, letter) == 0)
    #expect(abs(CTLineGetTrailingWhitespaceWidth(CTLineCreateWithAttributedString(text("ab  "))) - 2 * letter) < 0.01)
    let mark = CTLineCreateWithAttributedString(text("…"))
    func cut(_ type: CTLineTruncationType) -> [CTRun]? {
      CTLineCreateTruncatedLine(line, letter * 3.5, type, mark).map(CTLineGetGlyphRuns)
    }
    for type in [CTLineTruncationType.start, .middle, .end] { #expect(cut(type)?.reduce(0) { $0 + CTRunGetGlyphCount($1) } == 3) }
    #expect(CTLineCreateTruncatedLine(line, letter * 6.5, .end, mark) === line)
    #expect(CTLineCreateTruncatedLine(line, letter / 2, .end, mark) == nil)
    let setter = CTTypesetterCreateWithAttributedString(text("ab cd ef"))
    #expect(CTTypesetterSuggestLineBreak(setter, 0, letter * 4.5) == 3 && CTTypesetterSuggestClusterBreak(setter, 0, letter * 4.5) == 4)
    #expect(CTTypesetterSuggestLineBreak(setter, 3, letter * 99) == 5 && CTTypesetterSuggestLineBreak(setter, 0, 0) == 1)
    let run = CTLineGetGlyphRuns(line)[0]
    #expect(abs(CTRunGetTypographicBounds(run, CFRange(location: 1, length: 2), nil, nil, nil) - 2 * letter) < 0.01)
  }

  @Test("Core Foundation's encodings are Foundation's where it has them, and numbers of their own where not")
  func encodings() {
    #expect(CFStringConvertEncodingToNSStringEncoding(CFStringBuiltInEncodings.UTF8.rawValue) == String.Encoding.utf8.rawValue)
    #expect(CFStringConvertEncodingToNSStringEncoding(0x0A01) != 0 && CFStringConvertEncodingToNSStringEncoding(0x0400) == 0x8000_0400)
    // 0x81 of the first IBM computers is ü: code page 437.
    let old = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(CFStringEncoding(CFStringEncodings.dosLatinUS.rawValue)))
    #expect(String(data: Data([0x81]), encoding: old) == "ü")
    final class Box {}
    let box = Box()
    #expect(CFArrayGetValueAtIndex([box], 0) == UnsafeRawPointer(Unmanaged.passUnretained(box).toOpaque()))
    #expect(CFArrayGetValueAtIndex([box], 1) == nil && CFArrayGetValueAtIndex([1], 0) == nil)
  }
}
