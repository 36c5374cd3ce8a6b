import Foundation
import Quoin
import SwiftUI

private let sheet = PageSize(width: 200, height: 120)
private let edges = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)

extension Ledger {
  func quoinDocuments() {
    topic("Documents")

    measure(
      "PageSize", "PageSize.a3", "PageSize.a4", "PageSize.a5", "PageSize.letter", "PageSize.legal", "PageSize.landscape", "PageSize.width",
      "PageSize.height",
      says: "ISO 216 and US sheets in points, 72 to the inch", from: .specified("ISO 216; ANSI Y14.1")
    ) { judge in
      let sheets: [(PageSize, CGFloat, CGFloat)] = [
        (.a4, 210 / 25.4 * 72, 297 / 25.4 * 72), (.a3, 297 / 25.4 * 72, 420 / 25.4 * 72), (.a5, 148 / 25.4 * 72, 210 / 25.4 * 72),
        (.letter, 8.5 * 72, 11 * 72),
        (.legal, 8.5 * 72, 14 * 72), (PageSize(millimeters: 254, 25.4), 720, 72), (PageSize(width: 3, height: 4).landscape, 4, 3),
        (PageSize(width: 9, height: 4).landscape, 9, 4), (PageSize(width: -1, height: .nan), 1, 1),
      ]
      for (page, width, height) in sheets {
        judge.near(page.width, width)
        judge.near(page.height, height)
      }
    }
    measure(
      "Document", "Document.pages", "Document.pageSize", "Document.margins",
      says: "views of 30 in 100 points: three on a page, inside the margins", from: .worked("120 − 2 × 10")
    ) { judge in
      let document = Document(pageSize: sheet, margins: edges, spacing: 0) { ForEach(0..<7) { DocumentRow("r\($0)") } }
      let pages = document.pages()
      judge.equal(pages.map { wordsOf($0) }, [["r0", "r1", "r2"], ["r3", "r4", "r5"], ["r6"]])
      judge.equal(pages[0].size, CGSize(width: 200, height: 120))
      var larger = document
      larger.pageSize = PageSize(width: 200, height: 150)
      judge.equal(larger.pages().map { wordsOf($0).count }, [4, 3])
      larger.margins = EdgeInsets(top: 60, leading: 0, bottom: 20, trailing: 0)
      judge.equal(larger.pages().map { wordsOf($0).count }, [2, 2, 2, 1])
      var apart = document
      apart.spacing = 20
      judge.equal(apart.pages().map { wordsOf($0).count }, [2, 2, 2, 1])
      judge.equal(Document { DocumentRow("a") }.pages()[0].size.width, PageSize.a4.width)
      judge.expect(
        document.scale == 2 && Document { DocumentRow("a") }.margins == EdgeInsets(top: 56, leading: 56, bottom: 56, trailing: 56))
      var received = 0
      let findings = try document.pages { _ in received += 1 }
      judge.expect(received == 3 && findings.isEmpty)
    }
    row(
      "Document.margins", "Document", says: "shown as a view it is its sheets, white, the content inside the margins at the leading edge",
      from: .law("a preview shows pages"), in: .fit
    ) {
      Document(pageSize: PageSize(width: 100, height: 80), margins: EdgeInsets(top: 10, leading: 20, bottom: 5, trailing: 15), spacing: 0) {
        Color.pureRed.frame(width: 30, height: 40)
        Color.pureBlue.frame(height: 40)
      }
    } holds: {
      $0.size(132, 208)
      // The first sheet lies 16 in, the second 16 below it.
      let (red, blue) = ($0.area(0xFF0000), $0.area(0x0000FF))
      $0.judge.expect(red.minY == 26 && red.size == CGSize(width: 30, height: 40) && red.minX >= 36 && red.maxX <= 101, "\(red)")
      $0.judge.equal(blue, CGRect(x: 36, y: 122, width: 65, height: 40))
      $0.color(18, 18, is: 0xFFFFFF)
      $0.color(5, 5, isNot: 0xFFFFFF)
      $0.color(50, 104, isNot: 0xFFFFFF)
    }
    measure(
      "PageInfo", "PageInfo.number", "PageInfo.count", "Document",
      says: "headers and footers on each page know its number and the count, and take their room",
      from: .worked("100 − 18 − 12 for two rows")
    ) { judge in
      let document = Document(pageSize: sheet, margins: edges, spacing: 0) {
        ForEach(0..<5) { DocumentRow("r\($0)") }
      } footer: { page in
        DocumentRow("\(page.number)/\(page.count)", 18)
      }
      judge.equal(document.pages().map { wordsOf($0) }, [["r0", "r1", "1/3"], ["r2", "r3", "2/3"], ["r4", "3/3"]])
      let both = Document(pageSize: sheet, margins: edges, spacing: 0) {
        ForEach(0..<3) { DocumentRow("r\($0)") }
      } header: { page in
        DocumentRow("head \(page.number)", 18)
      } footer: { _ in
        DocumentRow("foot", 18)
      }
      judge.equal(both.pages().map { Set(wordsOf($0)) }, [["head 1", "r0", "foot"], ["head 2", "r1", "foot"], ["head 3", "r2", "foot"]])
      let head = Document(pageSize: sheet, margins: edges, spacing: 0) {
        ForEach(0..<3) { DocumentRow("r\($0)") }
      } header: { page in
        DocumentRow("head \(page.number)", 18)
      }
      judge.equal(head.pages().map { wordsOf($0) }, [["head 1", "r0", "r1"], ["head 2", "r2"]])
    }
    measure(
      "View.keepTogether", "View.keepWithNext", "View.pageBreakBefore", "PageBreak",
      says: "what keeps together goes to the next page; forced breaks end one", from: .worked("rows of 30 on pages of 100")
    ) { judge in
      let together = Document(pageSize: sheet, margins: edges, spacing: 0) {
        DocumentRow("a")
        VStack(spacing: 0) { ForEach(0..<3) { DocumentRow("k\($0)") } }.keepTogether()
      }
      judge.equal(together.pages().map { wordsOf($0) }, [["a"], ["k0", "k1", "k2"]])
      let loose = Document(pageSize: sheet, margins: edges, spacing: 0) {
        DocumentRow("a")
        VStack(spacing: 0) { ForEach(0..<3) { DocumentRow("k\($0)") } }
      }
      judge.equal(loose.pages().map { wordsOf($0) }, [["a", "k0", "k1"], ["k2"]])
      let next = Document(pageSize: sheet, margins: edges, spacing: 0) {
        DocumentRow("a", 60)
        DocumentRow("title").keepWithNext()
        DocumentRow("text")
      }
      judge.equal(next.pages().map { wordsOf($0) }, [["a"], ["title", "text"]])
      // Within one block as well, and what follows may itself be cut.
      let inside = Document(pageSize: sheet, margins: edges, spacing: 0) {
        VStack(spacing: 0) {
          DocumentRow("a", 60)
          DocumentRow("title").keepWithNext()
          VStack(spacing: 0) { ForEach(0..<5) { DocumentRow("k\($0)") } }
        }
      }
      judge.equal(inside.pages().map { wordsOf($0) }, [["a"], ["title", "k0", "k1"], ["k2", "k3", "k4"]])
      let two = Document(pageSize: sheet, margins: edges, spacing: 0) {
        VStack(spacing: 0) {
          DocumentRow("a", 30)
          DocumentRow("title").keepWithNext()
          DocumentRow("subtitle").keepWithNext()
          DocumentRow("text")
        }
      }
      judge.equal(two.pages().map { wordsOf($0) }, [["a"], ["title", "subtitle", "text"]])
      let breaks = Document(pageSize: sheet, margins: edges, spacing: 0) {
        DocumentRow("a")
        DocumentRow("b").pageBreakBefore()
        PageBreak()
        DocumentRow("c")
        DocumentRow("d")
      }
      judge.equal(breaks.pages().map { wordsOf($0) }, [["a"], ["b"], ["c", "d"]])
    }
    measure(
      "View.keepTogether", says: "what is higher than a page is cut all the same, which is a finding", from: .law("a page has an end")
    ) { judge in
      let tall = Document(pageSize: sheet, margins: edges, spacing: 0) {
        VStack(spacing: 0) { ForEach(0..<5) { DocumentRow("k\($0)") } }.keepTogether()
      }
      var count = 0
      let findings = try tall.pages { _ in count += 1 }
      judge.expect(count == 2 && !findings.isEmpty, "\(count) pages, \(findings.map(\.message))")
    }
    measure(
      "View.repeatsOnEachPage", says: "a table's head stands on each of its pages", from: .worked("a head of 20 and two rows of 40 on 100")
    ) { judge in
      let pages = Document(pageSize: sheet, margins: edges) {
        Grid(verticalSpacing: 0) {
          GridRow { DocumentRow("head", 20) }.repeatsOnEachPage()
          ForEach(0..<5) { index in GridRow { DocumentRow("r\(index)", 40) } }
        }
      }.pages()
      judge.equal(pages.map { wordsOf($0) }, [["head", "r0", "r1"], ["head", "r2", "r3"], ["head", "r4"]])
    }
    measure(
      "Document.pdfData", "Document.metadata", "View.outlineEntry", "View.linkTarget", "View.documentLink",
      says: "a PDF of its pages with title, outline and links",
      from: .specified("ISO 32000 §12.3.3, §12.5.6.5, §14.3.3")
    ) { judge in
      var document = Document(pageSize: sheet, margins: edges, spacing: 0) {
        DocumentRow("one").outlineEntry("Chapter").linkTarget("here")
        DocumentRow("two").documentLink(URL(string: "https://example.org/there")!)
        DocumentRow("three").documentLink(URL(string: "#here")!)
        DocumentRow("four").outlineEntry("Part", level: 2)
      }
      document.metadata.title = "Report"
      let text = String(decoding: try document.pdfData(), as: UTF8.self)
      judge.expect(text.hasPrefix("%PDF-") && text.contains("%%EOF"))
      for part in ["/Outlines", "/MediaBox", "https://example.org/there", "/Title"] { judge.expect(text.contains(part), part) }
      let plain = String(decoding: try Document(pageSize: sheet) { DocumentRow("one") }.pdfData(), as: UTF8.self)
      for part in ["/Outlines", "example.org"] { judge.expect(!plain.contains(part), "not \(part)") }
      var other = document
      other.metadata.title = "Else"
      judge.expect(try other.pdfData() != document.pdfData())
    }
    measure(
      "PageNumber", says: "the page on which a link's target begins, before and after it; what is not there is a question mark and told",
      from: .documented("www.w3.org/TR/css-content-3/#target-counter")
    ) { judge in
      // Three rows a page, so the fourth row begins page 2, and the ninth ends page 3.
      @MainActor func document(_ name: String, _ rows: Int = 9) -> Document {
        Document(pageSize: sheet, margins: edges, spacing: 0) {
          PageNumber(of: name) { page in DocumentRow(page.map { "to\($0)" } ?? "none") }
          ForEach(1..<rows) { row in
            DocumentRow("row\(row)").linkTarget(row == 3 ? "early" : "t\(row)")
          }
          PageNumber(of: "early") { page in DocumentRow("back\(page ?? 0)") }
        }
      }
      judge.equal(document("early").pages().flatMap { wordsOf($0) }.filter { !$0.hasPrefix("row") }, ["to2", "back2"])
      judge.equal(document("t8").pages().map { wordsOf($0) }.suffix(2), [["row6", "row7", "row8"], ["back2"]])
      judge.equal(document("t8").pages().first.map { wordsOf($0) }, ["to3", "row1", "row2"])
      // Longer than the pages that wait for their count.
      let long = Document(pageSize: sheet, margins: edges, spacing: 0) {
        ForEach(0..<200) { DocumentRow("r\($0)") }
        PageNumber(of: "end") { page in DocumentRow("end\(page ?? 0)") }
        DocumentRow("last").linkTarget("end")
      }
      let pages = long.pages().map { wordsOf($0) }
      judge.equal(pages.count, 68)
      judge.equal(pages.first, ["r0", "r1", "r2"])
      judge.equal(pages.suffix(2), [["r198", "r199", "end68"], ["last"]])
      var findings: [Finding] = []
      findings = try document("nowhere").pages { judge.expect($0.size.width == sheet.width) }
      judge.equal(findings.count { $0.message.contains("linkTarget(\"nowhere\")") }, 1)
      judge.equal(document("nowhere").pages().first.map { wordsOf($0) }, ["none", "row1", "row2"])
      judge.equal(
        Document(pageSize: sheet, margins: edges) {
          PageNumber(of: "x")
          Text(verbatim: "y").linkTarget("x")
        }.pages().map { wordsOf($0) }, [["1", "y"]])
    }
    measure(
      "Document.pngPages", "Document.svgPages", "Document.scale",
      says: "a picture a page: PNG at the scale, SVG with text that can be selected", from: .specified("PNG §11.2.2; SVG §5.1")
    ) { judge in
      var document = Document(pageSize: sheet, margins: edges, spacing: 0) { ForEach(0..<4) { DocumentRow("word\($0)") } }
      func width(_ png: Data) -> Int { png.count < 24 ? 0 : png[16..<20].reduce(0) { $0 << 8 | Int($1) } }
      func height(_ png: Data) -> Int { png.count < 24 ? 0 : png[20..<24].reduce(0) { $0 << 8 | Int($1) } }
      let pngs = try document.pngPages()
      judge.expect(pngs.count == 2 && width(pngs[0]) == 400 && height(pngs[0]) == 240)
      document.scale = 3
      judge.equal(width(try document.pngPages()[0]), 600)
      let svgs = try document.svgPages()
      judge.expect(
        svgs.count == 2 && svgs[0].contains("word0") && svgs[1].contains("word3") && !svgs[0].contains("word3") && svgs[0].contains("<svg"))
    }
    measure("Document.environment", says: "changes to the environment reach all content; paper is light", from: .law("values flow down")) {
      judge in
      var document = Document(pageSize: sheet, margins: edges) { Probe() }
      judge.equal(document.pages().map { wordsOf($0) }, [["light 17 left"]])
      document.environment = { $0.layoutDirection = .rightToLeft }
      judge.equal(document.pages().map { wordsOf($0).joined(separator: " ") }.first?.contains("right"), true)
      judge.equal(document.pages().map { wordsOf($0).joined(separator: " ") }.first?.contains("light"), true)
    }
    row(
      "View.keepTogether", "View.outlineEntry", "View.linkTarget", "View.documentLink", says: "on a screen they change nothing",
      from: .law("pages only"), in: .fixed(200, 100)
    ) {
      Specimen().keepTogether().keepWithNext().outlineEntry("x").linkTarget("y").repeatsOnEachPage().pageBreakBefore()
    } holds: {
      $0.looks(like: { Specimen() })
    }
  }
}

private struct Probe: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.layoutDirection) private var direction
  var body: some View { Text(verbatim: "\(scheme == .dark ? "dark" : "light") 17 \(direction == .rightToLeft ? "right" : "left")") }
}
