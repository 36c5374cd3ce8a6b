import Foundation
import QuoinCoreText
import Testing
import UIKit

@MainActor @Suite struct CoreTextGlyphTests {
  let font = CTFontCreateWithName("" as CFString, 0, nil)

  @Test("Characters have glyphs, glyphs outlines and widths; what a font has not is glyph 0")
  func glyphs() {
    #expect(CTFontGetSize(font) == 12)
    let letters = Array("HI\u{10FF}".utf16)
    var glyphs = [CGGlyph](repeating: 9, count: 3)
    #expect(!CTFontGetGlyphsForCharacters(font, letters, &glyphs, 3) && glyphs[0] != 0 && glyphs[1] != 0 && glyphs[2] == 0)
    #expect(CTFontGetGlyphsForCharacters(font, letters, &glyphs, 2))
    // Upwards from the baseline, as high as another capital, and about as high as the font says that capitals are.
    let outline = CTFontCreatePathForGlyph(font, glyphs[0], nil)
    let box = outline?.boundingBoxOfPath ?? .null
    let other = CTFontCreatePathForGlyph(font, glyphs[1], nil)?.boundingBoxOfPath ?? .null
    #expect(abs(box.minY) < 0.01 && abs(box.maxY - other.maxY) < 0.01 && abs(box.maxY - CTFontGetCapHeight(font)) < 0.5, "\(box)")
    var twice = CGAffineTransform(scaleX: 2, y: 2)
    #expect(abs((CTFontCreatePathForGlyph(font, glyphs[0], &twice)?.boundingBoxOfPath.height ?? 0) - 2 * box.height) < 0.01)
    #expect(CTFontGetBoundingRectsForGlyphs(font, .default, glyphs, nil, 1) == box)
    var blank: CGGlyph = 0
    CTFontGetGlyphsForCharacters(font, [32], &blank, 1)
    #expect(blank != 0 && CTFontCreatePathForGlyph(font, blank, nil) == nil)
    var advances = [CGSize](repeating: .zero, count: 2)
    let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, 2)
    #expect(advances[0].width > advances[1].width && abs(sum - Double(advances[0].width + advances[1].width)) < 0.001)
  }

  @Test("A line is as high as its font says, and text in a room takes as many lines as it needs")
  func lines() {
    let plain = UIFont.systemFont(ofSize: 20)
    #expect(CTFontGetAscent(plain) > 10 && CTFontGetDescent(plain) > 2 && CTFontGetDescent(plain) < CTFontGetAscent(plain))
    #expect(CTFontGetSize(plain) == 20 && CTFontGetXHeight(plain) < CTFontGetCapHeight(plain))
    let fixed = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    #expect(CTFontCopyGraphicsFont(fixed, nil).postScriptName as String? == CTFontCopyPostScriptName(fixed) as String)
    func line(_ text: String) -> (width: Double, ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
      let line = CTLineCreateWithAttributedString(NSAttributedString(string: text, attributes: [.font: plain]))
      var (ascent, descent, leading) = (CGFloat(-9), CGFloat(-9), CGFloat(-9))
      let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
      return (width, ascent, descent, leading)
    }
    let one = line("HIH")
    #expect(one.ascent == CTFontGetAscent(plain) && one.descent == CTFontGetDescent(plain) && one.leading == CTFontGetLeading(plain))
    #expect(abs(one.width - 2 * line("H").width - line("I").width) < 1 && line("").width == 0)
    #expect(line("").ascent == 0 && line("").descent == 0 && line("").leading == 0)
    // Without a font a run is set in that of 12 points.
    let bare = CTLineGetGlyphRuns(CTLineCreateWithAttributedString(NSAttributedString(string: "H")))
    var advance = [CGSize.zero]
    CTRunGetAdvances(bare[0], CFRange(), &advance)
    var (letter, glyph) = (Array("H".utf16), [CGGlyph](repeating: 0, count: 1))
    CTFontGetGlyphsForCharacters(font, &letter, &glyph, 1)
    #expect(abs(Double(advance[0].width) - CTFontGetAdvancesForGlyphs(font, .horizontal, glyph, nil, 1)) < 0.001)

    let words = NSAttributedString(string: "some words in lines", attributes: [.font: plain])
    let setter = CTFramesetterCreateWithAttributedString(words)
    func room(_ width: CGFloat, _ range: CFRange = CFRange()) -> (size: CGSize, fit: CFRange) {
      var fit = CFRange(location: 99, length: 99)
      let size = CTFramesetterSuggestFrameSizeWithConstraints(setter, range, nil, CGSize(width: width, height: 1000), &fit)
      return (size, fit)
    }
    let (wide, narrow) = (room(1000), room(60))
    #expect(narrow.size.width <= 60 && narrow.size.height > 2.5 * wide.size.height && wide.size.width > 100)
    #expect(wide.fit.location == 0 && wide.fit.length == words.length)
    let part = room(1000, CFRange(location: 5, length: 5))
    #expect(part.fit.location == 5 && part.fit.length == 5 && part.size.width < wide.size.width / 2)
  }

  @Test("A line has a run for each font, whose glyphs stand one behind the other")
  func runs() {
    let text = NSMutableAttributedString(string: "HIH", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 1, length: 2))
    let runs = CTLineGetGlyphRuns(CTLineCreateWithAttributedString(text))
    #expect(runs.map(CTRunGetGlyphCount) == [1, 2])
    #expect(runs.map { CTRunGetStringRange($0).location } == [0, 1])
    let attributes = CTRunGetAttributes(runs[1])
    #expect((attributes[kCTFontAttributeName] as? UIFont)?.pointSize == 20)
    var (places, advances) = ([CGPoint](repeating: .zero, count: 2), [CGSize](repeating: .zero, count: 2))
    CTRunGetPositions(runs[1], CFRange(), &places)
    CTRunGetAdvances(runs[1], CFRange(location: 0, length: 2), &advances)
    var (narrow, wide) = (CGPoint.zero, CGSize.zero)
    CTRunGetPositions(runs[0], CFRange(location: 0, length: 1), &narrow)
    CTRunGetAdvances(runs[0], CFRange(), &wide)
    #expect(narrow == .zero && abs(places[0].x - wide.width) < 0.001 && abs(places[1].x - places[0].x - advances[0].width) < 0.001)
    var (first, last) = ([CGGlyph](repeating: 0, count: 1), [CGGlyph](repeating: 0, count: 1))
    CTRunGetGlyphs(runs[0], CFRange(), &first)
    CTRunGetGlyphs(runs[1], CFRange(location: 1, length: 1), &last)
    #expect(first == last && first[0] != 0)
  }
}
