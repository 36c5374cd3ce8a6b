import Foundation
import QuoinDrawing
import QuoinLayout
import QuoinMessages

/// One preview of `quoin render --format json`. The schema is public: README.md describes it.
struct LayoutDocument: Encodable {
  struct Size: Encodable {
    var width, height: Double
  }
  var name: String
  /// The cell of a matrix: "iPhone SE, dark".
  var cell: String?
  var file: String
  var size: Size
  var scale: Double
  /// The page of a view; a document has `pages` instead.
  var tree: LayoutTree?
  var pages: [LayoutTree]?
  /// Why a document's pages end where they do, where an explanation was asked for.
  var breaks: [PageEnd]?
  /// The layout's steps, where an explanation was asked for.
  var trace: LayoutTrace?
  var findings: [Found]

  /// A finding, with the first line that has its name where there is one.
  struct Found: Encodable {
    var kind: Finding.Kind
    var view, message: String
    var file: String?
    var line: Int?
  }

  @MainActor private init(
    _ order: RenderOrder, _ summary: PreviewSummary, _ size: CGSize, _ scale: CGFloat, _ sheet: some RenderedPreview
  ) {
    name = order.name
    cell = order.cellName.isEmpty ? nil : order.cellName
    file = summary.file
    self.size = Size(width: Double(size.width), height: Double(size.height))
    self.scale = Double(scale)
    let lines = FindingLines(sheet, choices: order.choices, summary)
    findings = sheet.findings.map { finding in
      let place = lines.told(finding).places.first
      return Found(kind: finding.kind, view: finding.view, message: finding.message, file: place?.path, line: place?.line)
    }
  }

  @MainActor init(_ sheet: some RenderedPage, _ order: RenderOrder, _ summary: PreviewSummary) throws(RunnerRefusal) {
    self.init(order, summary, sheet.size, sheet.scale, sheet)
    if order.choices.explanation != nil {
      trace = try TraceAnswers(sheet.trace, order, PreviewSummary(name: nil, fallbackName: order.name, file: summary.file)).steps()
    }
    tree = sheet.layoutTree()
  }

  @MainActor init(
    pages: [LayoutTree], of document: Document, _ sheet: RenderedDocument, _ order: RenderOrder, _ summary: PreviewSummary
  ) {
    self.init(
      order, summary, CGSize(width: document.pageSize.width, height: document.pageSize.height), document.scale, sheet)
    self.pages = pages
  }

  func data() throws(RunnerRefusal) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do { return try encoder.encode(self) } catch { throw RunnerRefusal("its layout cannot be written: \(error)") }
  }
}
