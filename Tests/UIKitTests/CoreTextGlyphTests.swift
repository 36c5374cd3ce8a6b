import Foundation
import QuoinCoreText
import Testing
import UIKit

@Suite struct CoreTextGlyphTests {
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
