import Foundation
import QuoinDrawing
import QuoinGeometry
import Testing

/// What groups mean, in the formats that can say it.
@Suite struct MarkTests {
  static func marked(_ y: CGFloat, _ text: String, _ mark: SemanticMark) -> DisplayItem {
    group([.glyphs(GlyphTests.item(text, at: CGPoint(x: 10, y: y)))]) { $0.mark = mark }
  }

  static let pages: [DisplayList] = [
    DisplayList(
      size: CGSize(width: 100, height: 60),
      items: [
        marked(0, "Title", SemanticMark(role: .heading(1), anchor: "top", outline: .init("The title"))),
        marked(20, "Words", SemanticMark(role: .paragraph)),
        marked(40, "Link", SemanticMark(link: URL(string: "https://example.org/a?b=1&c='2'"))),
      ]),
    DisplayList(
      size: CGSize(width: 80, height: 120),
      items: [
        marked(0, "Part", SemanticMark(role: .heading(2), outline: .init("A part", level: 2))),
        marked(20, "Back", SemanticMark(link: URL(string: "#top"))),
        group([fill(box(0, 40, 10, 10), red)]) { $0.mark = SemanticMark(role: .figure(alternative: "A red square")) },
      ]),
  ]

  @Test func `a PDF has structure, links and an outline`() throws {
    let file = PDFText(try PDFExporter(metadata: .init(language: "en")).data(for: Self.pages)).all
    #expect(file.contains("/MediaBox [ 0 0 100 60 ]") && file.contains("/MediaBox [ 0 0 80 120 ]") && file.contains("/Count 2"))
    #expect(file.contains("/S /H1") && file.contains("/S /P\n") && file.contains("/S /H2") && file.contains("/S /Figure"))
    #expect(file.contains("/Marked true") && file.contains("/Lang (en)"))
    // The table of objects begins where the file's end says.
    let place = file.components(separatedBy: "startxref\n").last.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
    #expect(try PDFExporter(metadata: .init(language: "en")).data(for: Self.pages).dropFirst(place).starts(with: Data("xref".utf8)))
    // Letters of 10 points, 8 above the baseline, at (10, 40) of a page 60 high: "Link" is 40 wide.
    #expect(file.contains("/Rect [ 10 10 50 20 ]"))
    #expect(file.contains("/URI (https://example.org/a?b=1&c='2')"))
    #expect(file.contains("/Outlines") && file.contains("/Title (The title)") && file.contains("/Title (A part)"))
    #expect(file.contains("(top)"), "the place a link leads to")
  }

  @Test func `entries of one level stand beside each other in the outline`() throws {
    let entries = [("One", 1), ("Two", 2), ("Three", 2), ("Four", 1), ("Five", 3)].enumerated().map { index, entry in
      Self.marked(CGFloat(index) * 20, entry.0, SemanticMark(outline: .init(entry.0, level: entry.1)))
    }
    let file = PDFText(try PDFExporter().data(for: [DisplayList(size: CGSize(width: 100, height: 120), items: entries)])).all
    // Three hold others: the outline the first and the fourth, the first the second and the third, the fourth the fifth.
    #expect(file.components(separatedBy: "/First ").count - 1 == 3)
    #expect(file.components(separatedBy: "/Next ").count - 1 == 2 && file.components(separatedBy: "/Prev ").count - 1 == 2)
  }

  @Test func `an SVG has links, names and roles`() throws {
    let first = try SVGExporter().string(for: Self.pages[0])
    #expect(first.contains("<g id=\"top\" role=\"heading\" aria-level=\"1\">"))
    #expect(first.contains("<a xlink:href=\"https://example.org/a?b=1&amp;c='2'\">"))
    let second = try SVGExporter().string(for: Self.pages[1])
    #expect(second.contains("role=\"img\" aria-label=\"A red square\"") && second.contains("<a xlink:href=\"#top\">"))
  }

  @Test func `text that is seen in the last half point of a page only has a whole structure`() throws {
    let letters = DisplayItem.glyphs(GlyphTests.item("Word", at: CGPoint(x: 90, y: 20)))
    let cut = group([letters, Self.marked(20, "Link", SemanticMark(link: URL(string: "https://example.org")))]) {
      $0.clips = [Clip(Path(box(100, 0, 10, 60)))]
    }
    let list = DisplayList(size: CGSize(width: 100.4, height: 60), items: [cut, letters])
    #expect(PDFText(try PDFExporter().data(for: list)).all.contains("/S /P\n"))
  }

  @Test func `marks change no pixel`() throws {
    let plain = Self.pages[0].items.map { item -> DisplayItem in
      guard case .group(let marked) = item else { return item }
      return .group(DisplayGroup(marked.items))
    }
    let exporter = PNGExporter()
    #expect(try exporter.data(for: Self.pages[0]) == exporter.data(for: DisplayList(size: Self.pages[0].size, items: plain)))
  }

  @Test func `a builder leaves nothing behind for an empty group`() {
    var builder = DisplayListBuilder(size: CGSize(width: 10, height: 10))
    builder.push(DisplayGroup())
    builder.pop()
    builder.push(DisplayGroup())
    builder.fill(Path(box(0, 0, 1, 1)), with: red)
    let list = builder.finish()
    #expect(list.items.count == 1)
    guard case .group(let group)? = list.items.first else { return #expect(Bool(false), "no group") }
    #expect(group.items.count == 1)
  }
}
