import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinText
import Testing

/// Documents with parts that nobody can see, or letters that Cairo does not take: they are left out, and the rest is a document.
@Suite struct PDFUnseenTests {
  /// A text that is seen, and one within `change`.
  static func page(_ item: DisplayItem? = nil, _ change: (inout DisplayGroup) -> Void) -> DisplayList {
    let inner = item ?? .glyphs(GlyphTests.item("no", at: CGPoint(x: 10, y: 20)))
    return DisplayList(
      size: CGSize(width: 60, height: 40), items: [.glyphs(GlyphTests.item("yes", at: CGPoint(x: 10, y: 0))), group([inner], change)])
  }

  static let link = group([.glyphs(GlyphTests.item("no", at: CGPoint(x: 10, y: 20)))]) {
    $0.mark = SemanticMark(role: .heading(1), link: URL(string: "https://example.org"), anchor: "here", outline: .init("no"))
  }

  static let hidden: [(String, DisplayList)] = [
    ("scaled to nothing", page { $0.transform = CGAffineTransform(scaleX: 0, y: 0) }),
    ("scaled to a line", page { $0.transform = CGAffineTransform(scaleX: 0, y: 1) }),
    ("cut to no height", page { $0.clips = [Clip(Path(box(0, 20, 60, 0)))] }),
    ("cut by an empty path", page { $0.clips = [Clip(Path())] }),
    ("cut by two circles apart", page { $0.clips = [Clip(Path(ellipseIn: box(0, 0, 9, 9))), Clip(Path(ellipseIn: box(30, 20, 9, 9)))] }),
    ("a link scaled to nothing", page(link) { $0.transform = CGAffineTransform(scaleX: 0, y: 0) }),
    ("a link cut away in a layer", page(group([link]) { $0.clips = [Clip(Path())] }) { $0.opacity = 0.5 }),
    (
      "a link that leads to one cut away",
      page(
        group([group([link]) { $0.clips = [Clip(Path())] }, .glyphs(GlyphTests.item("to", at: CGPoint(x: 10, y: 20)))]) {
          $0.mark = SemanticMark(link: URL(string: "#here"))
        }
      ) { $0.opacity = 1 }
    ),
    (
      "a link around a layer off the page",
      page(group([group([link]) { $0.transform = CGAffineTransform(translationX: 500, y: 0) }]) { $0.opacity = 0.5 }) {
        $0.mark = SemanticMark(link: URL(string: "https://example.org"))
      }
    ),
  ]

  @Test(arguments: hidden.indices) func `what is clipped away is left out of a document`(_ index: Int) throws {
    let (name, list) = Self.hidden[index]
    let data = try PDFExporter().data(for: [list, Self.page { _ in }])
    let file = PDFText(data).all
    #expect(file.contains("(yes)Tj"), "\(name)")
    if Poppler.isInstalled { #expect(try Poppler.bitmap(of: data).width == 60) }
  }

  /// Unicode 15.1 §23.7: the last two of a plane, and U+FDD0…U+FDEF; and characters that have no look.
  @Test(arguments: [0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF, 0x1FFFE, 0x10FFFF, 0, 1, 0xE000, 0x10FFFD] as [UInt32])
  func `odd characters are printed`(_ number: UInt32) throws {
    let odd = String(Character(try #require(Unicode.Scalar(number))))
    for text in ["a\(odd)b", odd, "\u{5D0}\(odd)\u{5D1}", "\(odd)\(odd)a"] {
      let list = DisplayList(size: CGSize(width: 60, height: 40), items: [.glyphs(GlyphTests.item(text, at: CGPoint(x: 10, y: 10)))])
      let mark = SemanticMark(role: .heading(1), link: URL(string: "https://example.org"), anchor: text, outline: .init(text))
      let marked = DisplayList(size: list.size, items: [group(list.items) { $0.mark = mark }])
      let file = PDFText(try PDFExporter(metadata: .init(title: text)).data(for: [list, marked])).all
      if number == 0x10FFFF, text.count == 3 { #expect(file.contains("<fffd>"), "the map to Unicode") }
    }
  }

  @Test func `letters of any size are printed`() throws {
    for size in [1e-30, 1e-9, 1e-3, 1e3, 1e5, 1e7] as [CGFloat] {
      let list = DisplayList(
        size: CGSize(width: 60, height: 40), items: [.glyphs(GlyphTests.item("ab", size: size, at: CGPoint(x: 10, y: 10)))])
      #expect(throws: Never.self) { try PDFExporter().data(for: list) }
    }
  }

  /// What Cairo still holds of a document is written when the last canvas goes; the file must be there until then.
  @Test func `a document given up after its first page leaves the memory whole`() throws {
    let noise = (0..<(256 * 256 * 4)).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 7) }
    let picture = ImageItem(try Bitmap(width: 256, height: 256, rgba: noise), in: box(0, 0, 60, 40))
    for _ in 0..<20 {
      let writer = PDFWriter(PDFExporter(), size: CGSize(width: 60, height: 40))
      for _ in 0..<3 { try writer.add(DisplayList(size: CGSize(width: 60, height: 40), items: [.image(picture)])) }
    }
  }
}
