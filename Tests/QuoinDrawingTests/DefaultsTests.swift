import Foundation
import QuoinDrawing
import QuoinGeometry
import Testing

/// What holds where nothing is said, and where what is said is no number.
@Suite struct DefaultsTests {
  @Test func `a colour's part that is no number is 0, the others stay`() {
    let parts: [Double] = [0.2, 0.4, 0.6, 0.8]
    for index in 0..<4 {
      var given = parts
      given[index] = .nan
      var expected = parts
      expected[index] = 0
      let color = PaintColor(red: given[0], green: given[1], blue: given[2], alpha: given[3])
      #expect([color.red, color.green, color.blue, color.alpha] == expected)
    }
    #expect(PaintColor(red: 0, green: 0, blue: 0, alpha: 7).alpha == 1 && PaintColor(red: 0, green: 0, blue: 0, alpha: -7).alpha == 0)
    let grey = PaintColor(white: 0.3, alpha: 0.5)
    #expect([grey.red, grey.green, grey.blue, grey.alpha] == [0.3, 0.3, 0.3, 0.5])
    let hex = PaintColor(hex: 0x336699)
    #expect([hex.red, hex.green, hex.blue, hex.alpha].map { ($0 * 100).rounded() } == [20, 40, 60, 100])
  }

  @Test func `exporters and pictures, when nothing is said`() throws {
    #expect(PDFExporter().pixelScale == 2 && PDFExporter().text == .selectable)
    #expect(SVGExporter().pixelScale == 2 && SVGExporter().text == .selectable)
    #expect(PDFExporter(pixelScale: 3).pixelScale == 3 && SVGExporter(pixelScale: 5).pixelScale == 5)
    let bitmap = try Bitmap(width: 1, height: 1, rgba: [1, 2, 3, 255])
    #expect(ImageItem(bitmap, in: .zero).interpolation == .medium && ImageItem(bitmap, in: .zero).source == nil)
    #expect(ImageItem(bitmap, in: .zero).template == nil)
  }

  @Test(arguments: [1, 2, 3, 4] as [CGFloat])
  func `what an SVG cannot say is as fine as the exporter is told`(_ scale: CGFloat) throws {
    var group = DisplayGroup([.fill(Path(CGRect(x: 10, y: 10, width: 30, height: 20)), .color(PaintColor(hex: 0xFF0000)))])
    group.blurRadius = 1
    var builder = DisplayListBuilder(size: CGSize(width: 60, height: 50))
    builder.add(.group(group))
    let text = try SVGExporter(pixelScale: scale).string(for: builder.finish())
    let start = try #require(text.range(of: "base64,")?.upperBound)
    let end = try #require(text[start...].firstIndex(of: "\""))
    let picture = try Bitmap(data: try #require(Data(base64Encoded: String(text[start..<end]))))
    // The box and what a blur of 1 reaches beyond it: 2 to 4 on each side.
    let width = CGFloat(picture.width) / scale
    #expect(width >= 33 && width <= 40, "\(picture.width) pixels at \(scale)")
  }

  @Test func `a gradient's colours say how opaque they are only where they are not`() throws {
    func text(_ alpha: Double) throws -> String {
      let stops = [
        PaintStop(PaintColor(hex: 0xFF0000), at: 0), PaintStop(PaintColor(hex: 0x0000FF, alpha: alpha), at: 1),
      ]
      var builder = DisplayListBuilder(size: CGSize(width: 60, height: 50))
      builder.fill(
        Path(CGRect(x: 0, y: 0, width: 60, height: 50)),
        with: .linear(stops, start: .zero, end: CGPoint(x: 60, y: 0)))
      return try SVGExporter().string(for: builder.finish())
    }
    #expect(try !text(1).contains("stop-opacity"))
    #expect(try text(0.5).contains("stop-opacity=\"0.5\""))
  }
}
