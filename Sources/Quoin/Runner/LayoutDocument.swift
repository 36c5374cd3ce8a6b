import Foundation
import QuoinDrawing
import QuoinLayout

/// One preview of `quoin render --format json`. The schema is public: README.md describes it.
struct LayoutDocument: Encodable {
  struct Size: Encodable {
    var width, height: Double
  }
  var name: String
  var file: String
  var size: Size
  var scale: Double
  var tree: LayoutTree
  var findings: [Finding]

  @MainActor init(_ sheet: any Sheet, _ specimen: PreviewSpecimen) {
    name = specimen.summary.name ?? specimen.summary.fallbackName
    file = specimen.summary.file
    size = Size(width: Double(sheet.size.width), height: Double(sheet.size.height))
    scale = Double(sheet.scale)
    tree = sheet.layoutTree()
    findings = sheet.findings
  }

  var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self)
    }
  }
}
