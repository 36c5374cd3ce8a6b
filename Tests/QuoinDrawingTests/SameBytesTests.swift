import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinText
import Testing

/// The same page gives the same bytes, whoever prints it and beside whatever else.
@Suite struct SameBytesTests {
  static let list: DisplayList = {
    var builder = DisplayListBuilder(size: CGSize(width: 120, height: 80))
    builder.fill(Path(CGRect(x: 0, y: 0, width: 120, height: 80)), with: .white)
    var card = DisplayGroup([.fill(Path(roundedRect: CGRect(x: 20, y: 20, width: 60, height: 40), cornerRadius: 8), .color(red))])
    card.shadow = Shadow(color: .black, radius: 6, x: 0, y: 3)
    builder.add(.group(card))
    builder.draw(GlyphTests.item("Some text", size: 9, at: CGPoint(x: 5.3, y: 5.7)))
    builder.draw(ImageItem(checker, in: CGRect(x: 90, y: 50, width: 13, height: 17)))
    return builder.finish()
  }()

  @Test(arguments: ["png", "svg", "pdf"]) func `many threads print the same bytes`(_ format: String) async throws {
    let expected = try Self.print(format)
    let results = await withTaskGroup(of: Data?.self) { group in
      for _ in 0..<32 { group.addTask { try? Self.print(format) } }
      return await group.reduce(into: [Data?]()) { $0.append($1) }
    }
    #expect(results.count == 32 && results.allSatisfy { $0 == expected })
  }

  static func print(_ format: String) throws -> Data {
    switch format {
    case "png": try PNGExporter(scale: 2).data(for: list)
    case "svg": try SVGExporter().data(for: list)
    default: try PDFExporter().data(for: [list, list])
    }
  }

  @Test func `a PDF holds no date unless one is given`() throws {
    #expect(!PDFText(try PDFExporter().data(for: Self.list)).all.contains("Date"))
    let metadata = PDFExporter.Metadata(title: "Invoice", author: "Ada", created: Date(timeIntervalSince1970: 0))
    let file = PDFText(try PDFExporter(metadata: metadata).data(for: Self.list)).all
    #expect(file.contains("/Title (Invoice)") && file.contains("/Author (Ada)") && file.contains("/CreationDate (19700101000000"))
  }
}
