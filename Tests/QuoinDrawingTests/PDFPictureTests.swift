import Foundation
import Testing

@testable import QuoinDrawing

@Suite("PDF pictures") struct PDFPictureTests {
  /// A page of 20 by 10 points, of which the left 5 are red and the upper half of what lies right of them is blue; the rest is empty.
  private static func file(box: String = "0 0 20 10", pages: Int = 1) -> Data {
    let drawing = "1 0 0 rg 0 0 5 10 re f 0 0 1 rg 5 5 15 5 re f"
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    func add(_ object: String) {
      offsets.append(text.utf8.count)
      text += "\(offsets.count) 0 obj\n\(object)\nendobj\n"
    }
    add("<</Type/Catalog/Pages 2 0 R>>")
    add("<</Type/Pages/Kids[\(pages > 0 ? "3 0 R" : "")]/Count \(pages)>>")
    add("<</Type/Page/Parent 2 0 R/MediaBox[\(box)]/Contents 4 0 R/Resources<<>>>>")
    add("<</Length \(drawing.utf8.count)>>\nstream\n\(drawing)\nendstream")
    let start = text.utf8.count
    text += "xref\n0 5\n0000000000 65535 f \n"
    for offset in offsets { text += String(repeating: "0", count: 10 - "\(offset)".count) + "\(offset) 00000 n \n" }
    text += "trailer\n<</Size 5/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
    return Data(text.utf8)
  }

  @Test("the first page is drawn at its own size, upright, on nothing", arguments: [1.0, 3.0]) func page(_ scale: Double) throws {
    let bitmap = try Bitmap(data: Self.file(), svgScale: scale)
    #expect(bitmap.width == Int(20 * scale) && bitmap.height == Int(10 * scale))
    func color(_ x: Double, _ y: Double) -> PaintColor { bitmap[Int(x * scale), Int(y * scale)] }
    let (red, blue) = (PaintColor(red: 1, green: 0, blue: 0), PaintColor(red: 0, green: 0, blue: 1))
    #expect(color(2, 2) == red && color(2, 8) == red)
    #expect(color(12, 2) == blue)
    #expect(color(12, 8) == .clear)
  }

  @Test("what cannot be drawn is told by name", arguments: ["no page", "half", "endless"]) func broken(_ kind: String) {
    let data =
      switch kind {
      case "no page": Self.file(pages: 0)
      case "half": Self.file().prefix(60)
      default: Self.file(box: "0 0 20000000 10")
      }
    #expect {
      try Bitmap(data: data, named: "icon")
    } throws: { error in
      guard case .pictureBroken(let name, let format, _)? = error as? DrawingError else { return false }
      return name == "icon" && format == "PDF"
    }
  }

  @Test("many at once") func parallel() async throws {
    let data = Self.file()
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<20 { group.addTask { try Bitmap(data: data, svgScale: 2).width } }
      for try await width in group { #expect(width == 40) }
    }
  }
}
