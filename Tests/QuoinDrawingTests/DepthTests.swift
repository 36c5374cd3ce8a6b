import Foundation
import QuoinDrawing
import QuoinGeometry
import Testing

/// Groups in groups.
@Suite struct DepthTests {
  /// A square with a hard shadow, which as a whole has a hard shadow, and so on.
  static func shadows(_ depth: Int) -> DisplayItem {
    (0..<depth).reduce(fill(box(2, 2, 4, 4), red)) { item, _ in
      group([item]) { $0.shadow = Shadow(color: blue, radius: 0, x: 3, y: 3) }
    }
  }

  @Test(arguments: [1, 2, 3, 4, 40]) func `shadows in shadows look the same whether they are flattened or not`(_ depth: Int) throws {
    let list = DisplayList(size: CGSize(width: 40, height: 40), items: [Self.shadows(depth)])
    let bitmap = try PNGExporter().bitmap(for: list)
    #expect(bitmap[4, 4] == red)
    // Each level adds one square, three points further.
    for level in 1...11 {
      #expect(bitmap[5 + 3 * level, 5 + 3 * level] == (level <= depth ? blue : .clear), "level \(level) of \(depth)")
    }
    _ = try SVGExporter().data(for: list)
    _ = try PDFExporter().data(for: list)
  }

  @Test func `two hundred groups in each other are drawn`() throws {
    let item = (0..<200).reduce(fill(box(0, 0, 10, 10), red)) { item, _ in
      group([item]) { $0.transform = CGAffineTransform(translationX: 0.05, y: 0) }
    }
    let list = DisplayList(size: CGSize(width: 40, height: 40), items: [item])
    let bitmap = try PNGExporter().bitmap(for: list)
    #expect(bitmap[15, 5] == red && bitmap[5, 5] == .clear)
  }
}
