import Foundation
import QuoinGeometry
import QuoinText
import Testing

@testable import QuoinDrawing

/// Letters, with a font whose glyphs are squares: one em wide, 0.8 em above the baseline and 0.2 below.
@Suite struct GlyphTests {
  static let library: FontLibrary = {
    let library = FontLibrary()
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    try! library.register(file: tests.appendingPathComponent("QuoinTextTests/Fixtures/Square.ttf").path)
    return library
  }()

  @Test func `an italic that the file lacks leans to the right, as far up as it is`() throws {
    var wish = FontDescriptor.named("Square", size: 100)
    wish.isItalic = true
    let font = Self.library.font(wish)
    #expect(font.syntheticItalic)
    let glyph = try #require(font.glyph(for: "a"))
    // 80 above the baseline and 20 below, leaning by 0.2126: from −20 × 0.2126 to 100 + 80 × 0.2126.
    let bounds = font.path(of: glyph).boundingRect
    #expect(abs(bounds.minX + 4.252) < 0.01 && abs(bounds.maxX - 117.008) < 0.01, "\(bounds)")
  }

  static func item(_ text: String, size: CGFloat = 10, at origin: CGPoint, paint: Paint = .color(.black)) -> GlyphsItem {
    let paragraph = Paragraph(StyledText(text, font: .named("Square", size: size)), library: library)
    return GlyphsItem(paragraph.layout(), at: origin, paint: paint)
  }

  static func page(_ item: GlyphsItem) -> DisplayList { DisplayList(size: CGSize(width: 60, height: 40), items: [.glyphs(item)]) }

  @Test func `letters stand where the layout put them`() throws {
    let bitmap = try PNGExporter().bitmap(for: Self.page(Self.item("A B", at: CGPoint(x: 10, y: 10))))
    #expect(bitmap[9, 15].alpha == 0 && bitmap[10, 15].alpha == 1 && bitmap[19, 15].alpha == 1)
    #expect(bitmap[25, 15].alpha == 0, "the blank between")
    #expect(bitmap[30, 10].alpha == 1 && bitmap[39, 19].alpha == 1 && bitmap[40, 15].alpha == 0)
    #expect(bitmap[15, 9].alpha == 0 && bitmap[15, 20].alpha == 0)
  }

  @Test(arguments: [(0.25, 0.75), (0.5, 0.5), (0.75, 0.25)]) func `letters stand at quarters of a pixel`(_ shift: Double, _ covered: Double)
    throws
  {
    let bitmap = try PNGExporter().bitmap(for: Self.page(Self.item("A", at: CGPoint(x: 10 + shift, y: 10))))
    #expect(abs(bitmap[10, 15].alpha - covered) < 0.01)
    #expect(abs(bitmap[20, 15].alpha - (1 - covered)) < 0.01)
  }

  @Test func `letters grow with the scale`() throws {
    let bitmap = try PNGExporter(scale: 3).bitmap(for: Self.page(Self.item("A", at: CGPoint(x: 10, y: 10))))
    #expect(bitmap.width == 180 && bitmap[30, 30].alpha == 1 && bitmap[59, 59].alpha == 1 && bitmap[60, 59].alpha == 0)
  }

  @Test func `turned letters are turned`() throws {
    // A quarter turn about (30, 10): the square right of and below it comes to lie left of it.
    var group = DisplayGroup([.glyphs(Self.item("A", at: .zero))])
    group.transform = CGAffineTransform(translationX: 30, y: 10).rotated(by: .pi / 2)
    let bitmap = try PNGExporter().bitmap(for: DisplayList(size: CGSize(width: 60, height: 40), items: [.group(group)]))
    #expect(bitmap[25, 15].alpha > 0.99 && bitmap[35, 15].alpha == 0 && bitmap[25, 25].alpha == 0)
  }

  @Test func `letters may be painted with a gradient`() throws {
    let paint = Paint.linear([PaintStop(red, at: 0.5), PaintStop(blue, at: 0.5)], start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0))
    let bitmap = try PNGExporter().bitmap(for: Self.page(Self.item("AB", at: CGPoint(x: 10, y: 10), paint: paint)))
    #expect(bitmap[12, 15] == red && bitmap[28, 15] == blue)
  }

  @Test func `a run's number chooses its paint`() throws {
    let font = FontDescriptor.named("Square", size: 10)
    let text = StyledText(runs: [.init("A", font: font, attributes: 1), .init("B", font: font, attributes: 2)])
    let layout = Paragraph(text, library: Self.library).layout()
    let item = GlyphsItem(layout, at: .zero, paint: .color(red), paints: [2: .color(blue)])
    let bitmap = try PNGExporter().bitmap(for: Self.page(item))
    #expect(bitmap[5, 5] == red && bitmap[15, 5] == blue)
  }

  @Test func `SVG keeps text as text, or as outlines`() throws {
    let list = Self.page(Self.item("A<&B", at: CGPoint(x: 10, y: 10)))
    let text = try SVGExporter().string(for: list)
    #expect(text.contains(">A&lt;&amp;B</text>"))
    // The baseline lies 0.8 em below the top.
    #expect(
      text.contains("x=\"10\" y=\"18\"") && text.contains("font-family=\"Square\" font-size=\"10\"") && text.contains("textLength=\"40\""))
    let outlines = try SVGExporter(text: .outlines).string(for: list)
    #expect(!outlines.contains("<text") && outlines.contains("<path d=\"M10 20L10 10L20 10L20 20"))
  }

  @Test func `PDF keeps text as text with a subset of its font`() throws {
    let file = PDFText(try PDFExporter().data(for: Self.page(Self.item("Hello", at: CGPoint(x: 10, y: 10)))))
    #expect(file.all.contains("(Hello)Tj"))
    #expect(file.all.contains("+Square") && file.all.contains("/FontFile2"))
    let outlines = PDFText(try PDFExporter(text: .outlines).data(for: Self.page(Self.item("Hello", at: CGPoint(x: 10, y: 10)))))
    #expect(!outlines.all.contains("/FontFile2"))
  }

  @Test func `text from right to left keeps its characters in reading order`() throws {
    // Three Hebrew letters: glyphs stand from left to right, characters read from the right.
    let word = "\u{5D0}\u{5D1}\u{5D2}"
    let list = Self.page(Self.item(word, at: CGPoint(x: 10, y: 10)))
    #expect(try SVGExporter().string(for: list).contains("direction=\"rtl\""))
    let file = PDFText(try PDFExporter().data(for: list)).all
    for scalar in word.unicodeScalars {
      #expect(file.lowercased().contains("<0\(String(scalar.value, radix: 16))>"), "the map to Unicode")
    }
  }

  /// Readers turn letters of such scripts round, so they have to find them from left to right. Poppler's -raw shows the order in the file.
  @Test func `a PDF has text from right to left in the order of its glyphs, and each ligature as one letter`() throws {
    func run(_ text: String, _ clusters: [Int]) -> TextClusters {
      var run = Self.item("x", at: .zero).runs[0]
      (run.text, run.clusters, run.isRightToLeft) = (text, clusters, true)
      return TextClusters(run)
    }
    let word = run("\u{5D0}\u{5D1}\u{5D2}", [4, 2, 0])
    #expect(Array(word.text.unicodeScalars).map(\.value) == [0x5D2, 0x5D1, 0x5D0])
    #expect(word.items.map(\.num_bytes) == [2, 2, 2] && word.items.map(\.num_glyphs) == [1, 1, 1])
    // Lam and alef are one glyph, U+FEFB; a letter with a mark are two, and stay in the order in which they are read.
    let lamAlef = run("\u{644}\u{627}\u{645}\u{64F}", [4, 4, 0])
    #expect(Array(lamAlef.text.unicodeScalars).map(\.value) == [0x645, 0x64F, 0xFEFB])
    #expect(lamAlef.items.map(\.num_bytes) == [4, 3] && lamAlef.items.map(\.num_glyphs) == [2, 1])
    let odd = try run(String(#require(Unicode.Scalar(0xFDD0 as UInt32))) + "\u{5D0}", [3, 0])
    #expect(Array(odd.text.unicodeScalars).map(\.value) == [0x5D0, 0xFFFD])
    #expect(odd.items.map(\.num_bytes) == [2, 3])
  }
}
