import Foundation
import QuoinDrawing
import QuoinLayout
import Testing

@testable import Quoin
@testable import SwiftUI

/// The words of a page, line by line from the top, and where each lies.
private func words(_ list: DisplayList) -> [String] { words(list.items) }
private func words(_ items: [DisplayItem]) -> [String] {
  items.flatMap { item -> [String] in
    switch item {
    case .glyphs(let glyphs): glyphs.runs.map(\.text)
    case .group(let group): words(group.items)
    default: []
    }
  }
}
/// The outline's titles, in order.
private func titles(_ items: [DisplayItem]) -> [String] {
  items.flatMap { item -> [String] in
    guard case .group(let group) = item else { return [] }
    return (group.mark?.outline.map { [$0.title] } ?? []) + titles(group.items)
  }
}
/// The outline's levels, in order.
private func levels(_ items: [DisplayItem]) -> [Int] {
  items.flatMap { item -> [Int] in
    guard case .group(let group) = item else { return [] }
    return (group.mark?.outline.map { [$0.level] } ?? []) + levels(group.items)
  }
}
private func row(_ index: Int, _ height: CGFloat = 30) -> some View { Text(verbatim: "r\(index)").frame(height: height) }

@MainActor @Suite("Documents with pages") struct DocumentTests {
  private let sheet = PageSize(width: 200, height: 120)
  private let margins = EdgeInsets(.all, 10)

  @Test("rows of 30 in 100 points of content: three on a page")
  func rows() {
    let pages = Document(pageSize: sheet, margins: margins, spacing: 0) { ForEach(0..<7) { row($0) } }.pages()
    #expect(pages.map { words($0) } == [["r0", "r1", "r2"], ["r3", "r4", "r5"], ["r6"]])
  }

  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  @Test("paper is white, whatever the page is like that a document is shown on")
  func paper() {
    let document = Document(pageSize: sheet, margins: margins) { Scheme() }
    for scheme in ColorScheme.allCases {
      var options = PageOptions()
      options.canvas = .fixed(CGSize(width: 300, height: 300))
      let page = Page(document.environment(\.colorScheme, scheme), options: options).settle()
      #expect(words(page.displayList()) == ["light"])
    }
  }

  @Test("an outline's entries are as deep as they say, and never higher than the highest")
  func outlineLevels() {
    let pages = Document(pageSize: sheet, margins: margins, spacing: 0) {
      row(0).outlineEntry("Plain")
      row(1).outlineEntry("Two", level: 2)
      row(2).outlineEntry("Three", level: 3)
      row(3).outlineEntry("None", level: 0)
      row(4).outlineEntry("Below", level: -4)
    }.pages()
    #expect(pages.flatMap { titles($0.items) } == ["Plain", "Two", "Three", "None", "Below"])
    #expect(pages.flatMap { levels($0.items) } == [1, 2, 3, 1, 1])
  }

  private struct Item: Identifiable {
    let id: Int
  }

  @Test("a table shows all its columns on paper, repeats its head on each page and breaks between rows; a list breaks, too")
  func tables() {
    let table = Document(pageSize: sheet, margins: margins) {
      Table((0..<5).map { Item(id: $0) }) {
        TableColumn("Name") { Text(verbatim: "n\($0.id)") }
        TableColumn("Price") { Text(verbatim: "p\($0.id)") }
      }
    }.pages()
    // Rows are 44 high at least: with the head one row goes on a page of 100.
    #expect(table.map { words($0) } == (0..<5).map { ["Name", "Price", "n\($0)", "p\($0)"] })
    let list = Document(pageSize: sheet, margins: margins) {
      List { ForEach(0..<5) { Text(verbatim: "r\($0)") } }.listStyle(.plain)
    }.pages()
    #expect(list.map { words($0) } == [["r0", "r1"], ["r2", "r3"], ["r4"]])
  }

  @Test("a stack breaks between its views, and their gap does not go to the next page")
  func stack() {
    let pages = Document(pageSize: sheet, margins: margins) { VStack(spacing: 20) { ForEach(0..<4) { row($0) } } }.pages()
    #expect(pages.map { words($0) } == [["r0", "r1"], ["r2", "r3"]])
  }

  @Test("a lazy column's gap stands between its own views; before and after it stands the document's")
  func columns() throws {
    let document = Document(pageSize: PageSize(width: 200, height: 300), margins: margins, spacing: 20) {
      row(0)
      LazyVStack(spacing: 5) { ForEach(1..<3) { row($0) } }
      LazyVStack(spacing: 5) { row(3) }
    }
    var tops: [Double] = []
    func visit(_ tree: LayoutTree) {
      if tree.kind == "Text" { tops.append(tree.frame.y) }
      for child in tree.children { visit(child) }
    }
    _ = try document.pressed { visit($0.layoutTree()) }
    // Rows are 30 high, so they begin at 0, 30 + 20, 35 more, and 30 + 20 more.
    #expect(zip(tops, tops.dropFirst()).map { $1 - $0 } == [50, 35, 50])
  }

  @Test("page numbers know their count; the footer takes its room")
  func footer() {
    let document = Document(pageSize: sheet, margins: margins, spacing: 0) {
      ForEach(0..<5) { row($0) }
    } footer: { page in
      Text(verbatim: "\(page.number)/\(page.count)").frame(height: 18)
    }
    // 100 − 18 − 12 leave room for two rows.
    #expect(document.pages().map { words($0) } == [["r0", "r1", "1/3"], ["r2", "r3", "2/3"], ["r4", "3/3"]])
  }

  @Test("a header that is empty on some pages takes its room from the others alone, and never stands over the content")
  func changingBands() throws {
    func document(_ shows: @escaping (PageInfo) -> Bool) -> Document {
      Document(pageSize: sheet, margins: margins, spacing: 0) {
        ForEach(0..<7) { row($0) }
      } header: { page in
        if shows(page) { row(100, 18) }
      }
    }
    // 100 points are three rows, 100 − 18 − 12 two.
    #expect(document { $0.number > 1 }.pages().map { words($0) } == [["r0", "r1", "r2"], ["r100", "r3", "r4"], ["r100", "r5", "r6"]])
    #expect(document { $0.number == 1 }.pages().map { words($0) } == [["r100", "r0", "r1"], ["r2", "r3", "r4"], ["r5", "r6"]])
    // Whether there is room depends on how many pages there are.
    let notLast = document { $0.number < $0.count }
    #expect(notLast.pages().map { words($0) } == [["r100", "r0", "r1"], ["r100", "r2", "r3"], ["r4", "r5", "r6"]])
    #expect(document { $0.number == $0.count }.pages().map { words($0) } == [["r0", "r1", "r2"], ["r3", "r4", "r5"], ["r100", "r6"]])
    // It asks for itself what cannot be: a header on two pages makes three, on three it is none, and then there are three.
    #expect(document { $0.count == 4 }.pages().count == 3)
    var tops: [[Double]] = []
    var rooms: [Double] = []
    let told = try document { $0.number > 1 }.ends { end, tree in
      tops.append(tree.children.map(\.frame.y))
      rooms.append(end.room)
    }
    #expect(tops == [[10, 40, 70], [10, 40, 70], [10, 40, 70]] && rooms == [100, 70, 70])
    #expect(told.measures == "Pages are 200×120; less margins 10 and 10, 100 of the height is for content on the first page.")
  }

  @Test("a long document is printed as it goes; a footer that is higher on its last page has its room there", arguments: [64, 65, 130])
  func longBands(count: Int) {
    let pages = Document(pageSize: sheet, margins: margins, spacing: 0) {
      ForEach(0..<count * 3 - 1) { row($0) }
    } footer: { page in
      if page.number == page.count { row(-page.count, 18) }
    }.pages()
    #expect(pages.count == count)
    #expect(words(pages[count - 2]).count == 3 && words(pages[count - 1]) == ["r\(count * 3 - 3)", "r\(count * 3 - 2)", "r\(-count)"])
  }

  @Test("a head that is repeated is as far above what follows as on its first page")
  func headGaps() throws {
    func distances(_ document: Document) throws -> [[Double]] {
      var pages: [[Double]] = []
      _ = try document.pressed { page in
        var tops: [Double] = []
        func visit(_ tree: LayoutTree) {
          if tree.kind == "Text" { tops.append(tree.frame.y) }
          for child in tree.children { visit(child) }
        }
        visit(page.layoutTree())
        pages.append(zip(tops, tops.dropFirst()).map { $1 - $0 })
      }
      return pages
    }
    let head = row(100, 20).repeatsOnEachPage()
    let column = Document(pageSize: sheet, margins: margins) {
      VStack(spacing: 12) {
        head
        ForEach(0..<4) { row($0, 24) }
      }
    }
    let grid = Document(pageSize: sheet, margins: margins) {
      Grid(verticalSpacing: 12) {
        GridRow { row(100, 20) }.repeatsOnEachPage()
        ForEach(0..<4) { index in GridRow { row(index, 24) } }
      }
    }
    let section = Document(pageSize: sheet, margins: margins) {
      LazyVStack(spacing: 12) {
        Section {
          ForEach(0..<4) { row($0, 24) }
        } header: {
          head
        }
      }
    }
    // Words stand in the middle of their rows: 20 + 12 + (24 − 20) / 2, and 24 + 12. Both pages have 92 of 100 filled.
    #expect(try distances(column) == [[34, 36], [34, 36]])
    #expect(try distances(grid) == [[34, 36], [34, 36]])
    #expect(try distances(section) == [[34, 36], [34, 36]])
  }

  @Test("a head that leaves less than half of a page is not repeated, and what does not fit below it is cut", .timeLimit(.minutes(1)))
  func highHeads() {
    let pages = Document(pageSize: sheet, margins: margins, spacing: 0) {
      LazyVStack(spacing: 0) {
        Section {
          ForEach(0..<2) { row($0, 90) }
        } header: {
          row(100, 60).repeatsOnEachPage()
        }
      }
    }.pages()
    #expect(pages.map { words($0) } == [["r100"], ["r0"], ["r1"]])
  }

  @Test("the head of a table stands on each of its pages")
  func repeatedHead() {
    let pages = Document(pageSize: sheet, margins: margins) {
      Grid(verticalSpacing: 0) {
        GridRow { Text(verbatim: "head").frame(height: 20) }.repeatsOnEachPage()
        ForEach(0..<5) { index in GridRow { row(index, 40) } }
      }
    }.pages()
    #expect(pages.map { words($0) } == [["head", "r0", "r1"], ["head", "r2", "r3"], ["head", "r4"]])
  }

  @Test("the head of a section stands on each of its pages, and on no other")
  func repeatedSection() {
    let pages = Document(pageSize: sheet, margins: margins, spacing: 0) {
      Section {
        ForEach(0..<3) { row($0, 40) }
      } header: {
        Text(verbatim: "head").frame(height: 20).repeatsOnEachPage()
      }
      row(9, 60)
    }.pages()
    #expect(pages.map { words($0) } == [["head", "r0", "r1"], ["head", "r2"], ["r9"]])
  }

  @Test("kept together, kept with the next, and forced breaks")
  func keeping() {
    let together = Document(pageSize: sheet, margins: margins, spacing: 0) {
      row(0)
      VStack(spacing: 0) { ForEach(1..<4) { row($0) } }.keepTogether()
    }.pages()
    #expect(together.map { words($0) } == [["r0"], ["r1", "r2", "r3"]])
    let heading = Document(pageSize: sheet, margins: margins, spacing: 0) {
      row(0, 60)
      Text(verbatim: "title").frame(height: 20).keepWithNext()
      row(1)
    }.pages()
    #expect(heading.map { words($0) } == [["r0"], ["title", "r1"]])
    let forced = Document(pageSize: sheet, margins: margins, spacing: 0) {
      row(0)
      PageBreak()
      row(1)
      row(2).pageBreakBefore()
    }.pages()
    #expect(forced.map { words($0) } == [["r0"], ["r1"], ["r2"]])
  }

  @Test("no line of a paragraph is left alone on a page")
  func widows() {
    let paragraph = (1...9).map { "line\($0)" }.joined(separator: "\n")
    for filler in stride(from: CGFloat(0), through: 90, by: 5) {
      let pages = Document(pageSize: sheet, margins: margins, spacing: 0) {
        Color.red.frame(height: filler)
        Text(verbatim: paragraph)
      }.pages()
      let lines = pages.map { words($0).count }
      #expect(lines.reduce(0, +) == 9)
      #expect(!lines.contains(1))
    }
  }

  @Test("a grid's row is not cut, unless it is higher than a page; then it is cut between its lines")
  func gridRows() {
    func paragraph(_ row: String, _ count: Int) -> some View { Text(verbatim: (1...count).map { "\(row)\($0)" }.joined(separator: "\n")) }
    // A line of several is about 21.8 high: seven to a page.
    func pages(_ counts: Int...) -> [[String]] {
      Document(pageSize: PageSize(width: 300, height: 160), margins: EdgeInsets(), spacing: 0) {
        Grid(verticalSpacing: 0) {
          ForEach(counts.indices, id: \.self) { index in
            GridRow(alignment: .top) {
              paragraph("a\(index)-", counts[index])
              paragraph("b\(index)-", 1)
            }
          }
        }
      }.pages().map { words($0) }
    }
    #expect(pages(4, 4, 1).map { Set($0.map { $0.prefix(2) }) } == [["a0", "b0"], ["a1", "b1", "a2", "b2"]])
    // Seven lines and the last two; each is there once.
    let high = pages(9)
    #expect(high.map { $0.count { $0.hasPrefix("a") } } == [7, 2], "\(high)")
    #expect(high.flatMap { $0 }.count { $0.hasPrefix("b") } == 1)
    let list = Document(pageSize: PageSize(width: 300, height: 160), margins: EdgeInsets()) { List { paragraph("l", 9) }.listStyle(.plain) }
    let lines = list.pages().map { words($0).count }
    #expect(lines.count == 2 && lines.reduce(0, +) == 9 && lines[1] > 1, "\(lines)")
  }

  @Test("outline, and a PDF with all pages")
  func outline() throws {
    let document = Document(pageSize: sheet, margins: margins, spacing: 0) {
      row(0, 60).outlineEntry("One")
      row(1, 60).outlineEntry("Two", level: 2)
    }
    #expect(document.pages().flatMap { titles($0.items) } == ["One", "Two"])
    let long = Document(pageSize: sheet, margins: margins) { VStack(spacing: 0) { ForEach(0..<9) { row($0) } }.outlineEntry("Rows") }
    #expect(long.pages().flatMap { titles($0.items) } == ["Rows"])
    let data = try document.pdfData()
    #expect(String(decoding: data.prefix(5), as: UTF8.self) == "%PDF-")
    #expect(try document.pngPages().count == 2)
    #expect(try document.svgPages().count == 2)
  }

  /// What another reader finds in the file, where the machine has one.
  @Test("a PDF's outline, links, targets, structure and order of text, as poppler reads them")
  func poppler() throws {
    var document = Document(pageSize: PageSize(width: 200, height: 120), margins: EdgeInsets(.all, 10), spacing: 0) {
      Text(verbatim: "One").font(.custom("Inter", fixedSize: 10)).outlineEntry("One").linkTarget("first")
      Text(verbatim: "to two").documentLink(URL(string: "#second")!)
      Text(verbatim: "web").documentLink(URL(string: "https://example.org/a")!)
      PageBreak()
      Color.clear.frame(height: 50)
      VStack {
        Text(verbatim: "cell")
        Text(verbatim: "more")
      }
      .outlineEntry("Two", level: 2).linkTarget("second")
    }
    document.metadata.title = "A title"
    document.metadata.language = "en"
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-\(UUID().uuidString).pdf").path
    try document.pdfData().write(to: URL(fileURLWithPath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    guard let targets = PopplerTool.run("pdfinfo", "-dests", file) else { return }
    // PDF counts from the page's lower left corner: 10 and 60 from the top of 120.
    #expect(targets.contains("1 [ XYZ   10  110 null      ] \"first\""), "\(targets)")
    #expect(targets.contains("2 [ XYZ   10   60 null      ] \"second\""), "\(targets)")
    #expect(PopplerTool.run("pdfinfo", "-url", file)?.contains("https://example.org/a") == true)
    let info = PopplerTool.run("pdfinfo", file) ?? ""
    #expect(info.contains("A title") && info.contains("Tagged:          yes") && info.contains("Pages:           2"))
    let structure = PopplerTool.run("pdfinfo", "-struct-text", file) ?? ""
    let words = structure.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.hasPrefix("Object") }
    #expect(
      words == [
        "Document", "H1 (block)", "\"One\"", "Link (inline)", "\"to two\"", "Link (inline)", "\"web\"", "P (block)", "\"cell\"",
        "P (block)", "\"more\"",
      ])
    let outline = PopplerTool.run("pdftohtml", "-xml", "-stdout", "-i", file) ?? ""
    #expect(outline.contains("<item page=\"1\">One</item>") && outline.contains("<item page=\"2\">Two</item>"))
  }

  /// `-raw` keeps the order of the file, and turns words round by their letters; in the order of reading, each letter was a line.
  @Test("words from right to left are words for poppler, too, and a ligature is not turned round")
  func rightToLeft() throws {
    let document = Document(pageSize: PageSize(width: 300, height: 120), margins: margins) {
      Text(verbatim: "\u{5E9}\u{5DC}\u{5D5}\u{5DD} \u{5E2}\u{5D5}\u{5DC}\u{5DD}")
      Text(verbatim: "\u{625}\u{644}\u{627} \u{645}\u{631}\u{62D}\u{628}\u{627}")
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("quoin-\(UUID().uuidString).pdf").path
    try document.pdfData().write(to: URL(fileURLWithPath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    guard let raw = PopplerTool.run("pdftotext", "-raw", file, "-") else { return }
    let words = raw.precomposedStringWithCompatibilityMapping.unicodeScalars.split { !$0.properties.isAlphabetic }.map {
      String(String.UnicodeScalarView($0))
    }
    #expect(Set(words).isSuperset(of: ["\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{5E2}\u{5D5}\u{5DC}\u{5DD}"]), "\(raw)")
    #expect(Set(words).isSuperset(of: ["\u{625}\u{644}\u{627}", "\u{645}\u{631}\u{62D}\u{628}\u{627}"]), "\(raw)")
  }

  @Test("blocks are evaluated as pages need them, and forgotten")
  func streaming() throws {
    final class Counter: @unchecked Sendable { var made = 0 }
    struct Stop: Error {}
    let counter = Counter()
    let document = Document(pageSize: sheet, margins: margins) {
      LazyVStack(spacing: 0) {
        ForEach(0..<1_000_000, id: \.self) { index in
          let _ = (counter.made += 1)
          Color.red.frame(height: 50)
        }
      }
    }
    var pages = 0
    #expect(throws: Stop.self) {
      try document.pages { _ in
        pages += 1
        if pages == 10 { throw Stop() }
      }
    }
    #expect(counter.made <= 22)
  }

  @Test("bad input: something higher than the page, margins without room")
  func badInput() throws {
    var pages = 0
    let tall = try Document(pageSize: sheet, margins: margins) { Color.red.frame(height: 250) }.pages { _ in pages += 1 }
    #expect(pages == 3)
    #expect(tall.contains { $0.view == "Document" && $0.message.contains("250") })
    let narrow = try Document(pageSize: sheet, margins: EdgeInsets(.all, 80)) { row(0) }.pages { _ in }
    #expect(narrow.contains { $0.kind == .badArgument && $0.view == "Document" })
    #expect(Document(pageSize: sheet) { EmptyView() }.pages().count == 1)
  }
}
