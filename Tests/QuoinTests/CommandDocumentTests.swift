import Foundation
import Testing

/// `quoin render` of previews that are documents.
@Suite struct CommandDocumentTests {
  private let source = """
    import Quoin
    import SwiftUI
    @MainActor private var two: Document {
      Document(pageSize: PageSize(width: 100, height: 80), margins: EdgeInsets(.all, 10)) {
        Text("One").outlineEntry("First")
        PageBreak()
        Text("Two").accessibilityIdentifier("two")
      }
    }
    private struct Report: View { var body: some View { two } }
    #Preview("Two") { Report().font(.system(size: 9)) }
    #Preview("One") { Document(pageSize: PageSize(width: 50, height: 40), margins: EdgeInsets(.all, 5)) { Text("x") } }
    #Preview("Among", traits: .sizeThatFitsLayout) { VStack { two; Text("below") } }
    """

  @Test("a document of several pages is a picture a page, of one page one picture; among other views it is part of their picture")
  func pictures() throws {
    let bench = try CommandBench()
    let run = try bench.render(bench.write("Doc.swift", source))
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.paths == ["Two-1.png", "Two-2.png", "One.png", "Among.png"])
    #expect(bench.pixels("Two-2.png") == [200, 160])
    #expect(try bench.render("Doc.swift", "-o", "x.svg", "--preview", "Two").paths == ["x-1.svg", "x-2.svg"])
    #expect(try bench.render("Doc.swift", "--scale", "1", "--preview", "One").paths == ["One.png"])
    #expect(bench.pixels("One.png") == [50, 40])
  }

  @Test("a PDF holds all pages and the outline")
  func pdf() throws {
    let bench = try CommandBench()
    let run = try bench.render(bench.write("Doc.swift", source), "-o", "report.pdf", "--preview", "Two")
    #expect(run.paths == ["report.pdf"], "\(run.complaints)")
    let text = String(decoding: bench.bytes("report.pdf"), as: UTF8.self)
    #expect(text.hasPrefix("%PDF-"))
    guard let info = PopplerTool.run("pdfinfo", bench.folder.appendingPathComponent("report.pdf").path) else { return }
    #expect(info.contains("Pages:           2"))
    #expect(info.contains("Tagged:          yes"))
  }

  @Test("JSON has a tree for each page, in the page's own points")
  func json() throws {
    let bench = try CommandBench()
    let run = try bench.render(bench.write("Doc.swift", source), "--format", "json", "-o", "-", "--preview", "Two")
    let layout = try #require(try bench.layouts(run.output)["Two"])
    let pages = try #require(layout["pages"] as? [[String: Any]])
    #expect(pages.count == 2 && layout["tree"] == nil)
    func find(_ tree: [String: Any]) -> [String: Double]? {
      if tree["identifier"] as? String == "two" { return tree["frame"] as? [String: Double] }
      return (tree["children"] as? [[String: Any]] ?? []).lazy.compactMap(find).first
    }
    #expect(find(pages[0]) == nil)
    let frame = try #require(find(pages[1]))
    #expect(frame["x"] == 10 && frame["y"] == 10)
  }

  @Test("pages keep out of the way of other previews' names")
  func rivals() throws {
    let bench = try CommandBench()
    let run = try bench.render(
      bench.write(
        "Doc.swift",
        """
        import Quoin
        import SwiftUI
        #Preview { Document(pageSize: PageSize(width: 50, height: 40), margins: EdgeInsets(.all, 5)) { Text("a"); PageBreak(); Text("b") } }
        #Preview(traits: .sizeThatFitsLayout) { Text("x") }
        """))
    #expect(run.paths == ["Doc-page-1.png", "Doc-page-2.png", "Doc-2.png"], "\(run.complaints)")
  }
}
