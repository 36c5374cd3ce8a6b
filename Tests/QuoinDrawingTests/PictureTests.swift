import Foundation
import Testing

@testable import QuoinDrawing

/// Pictures in and out.
@Suite struct PictureTests {
  /// 4×2: red, green, blue, white / half red, clear, black, grey.
  static let rgba: [UInt8] = [
    255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255,
    255, 0, 0, 128, 0, 0, 0, 0, 0, 0, 0, 255, 128, 128, 128, 255,
  ]

  @Test func `a PNG keeps its pixels`() throws {
    let bitmap = try Bitmap(width: 4, height: 2, rgba: Self.rgba)
    let again = try Bitmap(data: try bitmap.pngData())
    for y in 0..<2 { for x in 0..<4 { #expect(again[x, y] == bitmap[x, y]) } }
    #expect(again[0, 0] == red && again[1, 1] == .clear && again[2, 1] == .black)
    #expect(abs(again[0, 1].alpha - 128 / 255) < 0.001 && again[0, 1].red == 1)
    #expect(again[9, 9] == .clear && !again.isOpaque)
  }

  /// The colour types of the PNG specification, in its table 11.1: 2 is RGB, 3 a palette, 6 RGB with alpha.
  @Test(arguments: [(256, 255, 3), (257, 255, 2), (256, 254, 3), (257, 254, 6)])
  func `a PNG of up to 256 colours has a palette, and keeps its pixels`(_ colors: Int, _ alpha: UInt8, _ type: UInt8) throws {
    // Runs longer and shorter than eight pixels, and one colour of another alpha.
    let rgba = (0..<colors * 11).flatMap { index -> [UInt8] in
      let color = index / 11
      return [UInt8(truncatingIfNeeded: color), UInt8(color >> 8), 200, color == 100 ? alpha : 255]
    }
    let bitmap = try Bitmap(width: colors, height: 11, rgba: rgba)
    let file = [UInt8](try bitmap.pngData())
    #expect(file[25] == type)
    let again = try Bitmap(data: Data(file))
    #expect((0..<11).allSatisfy { y in (0..<colors).allSatisfy { bitmap[$0, y] == again[$0, y] } })
    #expect((Data(file).range(of: Data("tRNS".utf8)) != nil) == (type == 3 && alpha < 255))
  }

  @Test(arguments: [1, 2, 3, 8, 257]) func `colours are multiplied by their alpha, each pixel once`(_ width: Int) throws {
    // Every alpha beside opaque pixels, so that pairs of all kinds come about.
    let rgba = (0..<width * 259).flatMap { index -> [UInt8] in
      [200, UInt8(truncatingIfNeeded: index &* 31), 3, index % 3 == 0 ? 255 : UInt8(truncatingIfNeeded: index)]
    }
    let bitmap = try Bitmap(width: width, height: 259, rgba: rgba)
    let bytes = bitmap.withPixels { Array(UnsafeBufferPointer(start: $0, count: rgba.count)) }
    var expected: [UInt8] = []
    for at in stride(from: 0, to: rgba.count, by: 4) {
      let alpha = Double(rgba[at + 3]) / 255
      for part in [2, 1, 0] { expected.append(UInt8((Double(rgba[at + part]) * alpha).rounded())) }
      expected.append(rgba[at + 3])
    }
    let isAsExpected = bytes == expected
    #expect(isAsExpected)
    #expect(!bitmap.isOpaque)
  }

  @Test func `a PNG notes its density`() throws {
    let white = try Bitmap(width: 3, height: 3, rgba: [UInt8](repeating: 255, count: 36))
    let file = [UInt8](try white.pngData(scale: 2))
    // Two pixels to a point of 1/72 inch: 144 / 0.0254 = 5669 to the metre.
    #expect(Data(file).range(of: Data("pHYs".utf8) + Data([0, 0, 0x16, 0x25])) != nil)
    #expect(white.isOpaque)
  }

  @Test(arguments: [1, 2, 3, 5, 17, 255, 1000]) func `rows of every filter come back`(_ width: Int) throws {
    // Flat rows, rows like the one above, and noise, so that each filter is taken.
    let rgba = (0..<40).flatMap { row in
      (0..<width).flatMap { column -> [UInt8] in
        switch row / 16 {
        case 0: [9, 9, 9, 255]
        case 1: [UInt8(truncatingIfNeeded: column * 7), UInt8(row), UInt8(truncatingIfNeeded: column &* 31), 255]
        default: [UInt8(truncatingIfNeeded: column + row * 40), UInt8(truncatingIfNeeded: column), 0, 255]
        }
      }
    }
    let bitmap = try Bitmap(width: width, height: 40, rgba: rgba)
    let again = try Bitmap(data: try bitmap.pngData())
    let isSame = (0..<40).allSatisfy { y in (0..<width).allSatisfy { bitmap[$0, y] == again[$0, y] } }
    #expect(isSame)
  }

  @Test func `a JPEG comes back nearly the same`() throws {
    let rgba = (0..<(32 * 32)).flatMap { _ in [200, 100, 50, 255] as [UInt8] }
    let file = try Bitmap(width: 32, height: 32, rgba: rgba).jpegData(quality: 0.9)
    let color = try Bitmap(data: file)[16, 16]
    #expect(abs(color.red - 200 / 255) < 0.02 && abs(color.green - 100 / 255) < 0.02 && abs(color.blue - 50 / 255) < 0.02)
  }

  @Test func `a transparent picture becomes a JPEG on white`() throws {
    let file = try Bitmap(width: 8, height: 8, rgba: [UInt8](repeating: 0, count: 256)).jpegData(quality: 1)
    #expect(try Bitmap(data: file)[4, 4] == .white)
  }

  /// Exif 2.3: where the stored picture's top left pixel is seen.
  @Test(arguments: [(1, 0, 0), (2, 1, 0), (3, 1, 1), (4, 0, 1), (5, 0, 0), (6, 1, 0), (7, 1, 1), (8, 0, 1)])
  func `a camera's turn is undone`(_ orientation: UInt8, _ right: Int, _ down: Int) throws {
    // 32×16, the top left quarter red, the rest blue.
    let rgba = (0..<(32 * 16)).flatMap { index -> [UInt8] in
      index % 32 < 16 && index / 32 < 8 ? [255, 0, 0, 255] : [0, 0, 255, 255]
    }
    var file = try Bitmap(width: 32, height: 16, rgba: rgba).jpegData(quality: 1)
    let exif: [UInt8] =
      [0xff, 0xe1, 0, 34] + Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0] + [
        0, 0, 0, 0,
      ]
    file.insert(contentsOf: exif, at: 2)
    let upright = try Bitmap(data: file)
    let isTurned = orientation >= 5
    #expect(upright.width == (isTurned ? 16 : 32) && upright.height == (isTurned ? 32 : 16))
    let x = upright.width / 4 + right * upright.width / 2
    let y = upright.height / 4 + down * upright.height / 2
    #expect(upright[x, y].red > 0.9 && upright[x, y].blue < 0.1)
    #expect(upright[upright.width - 1 - x, y].blue > 0.9)
  }

  /// Exif 2.3 again, pixel by pixel: where the stored rows 123 and 456 are seen.
  @Test(arguments: [
    (EXIFOrientation.up, "123/456"), (.upMirrored, "321/654"), (.down, "654/321"), (.downMirrored, "456/123"), (.leftMirrored, "14/25/36"),
    (.right, "41/52/63"), (.rightMirrored, "63/52/41"), (.left, "36/25/14"),
  ])
  func `every pixel is turned`(_ orientation: EXIFOrientation, _ expected: String) throws {
    let stored = try Bitmap(width: 3, height: 2, rgba: (1...6).flatMap { [UInt8($0 * 10), 0, 0, 255] })
    let upright = orientation.applied(to: stored)
    let rows = (0..<upright.height).map { y in
      (0..<upright.width).map { x in "\(Int((upright[x, y].red * 255 / 10).rounded()))" }.joined()
    }
    #expect(rows.joined(separator: "/") == expected)
  }

  /// Three by two pixels, written by libwebp without loss: red, green, blue / white, black, half-covered red.
  @Test func `a WebP's pixels come back`() throws {
    let file = "UklGRjgAAABXRUJQVlA4TCsAAAAvAkAAEC8gEEjaH3qN+RcQFPk/moCg6LrlArOlbCkoSNuAxd1Tsoj+x9UBAA=="
    let bitmap = try Bitmap(data: #require(Data(base64Encoded: file)))
    #expect(bitmap.width == 3 && bitmap.height == 2)
    #expect([bitmap[0, 0], bitmap[1, 0], bitmap[2, 0], bitmap[0, 1], bitmap[1, 1]] == [red, green, blue, .white, .black])
    #expect(bitmap[2, 1].red == 1 && bitmap[2, 1].green == 0 && abs(bitmap[2, 1].alpha - 128.0 / 255) < 0.01)
  }

  @Test func `an SVG is drawn at the scale asked for`() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"><rect width="10" height="10" fill="#f00"/></svg>
      """
    let bitmap = try Bitmap(data: Data(svg.utf8), svgScale: 2)
    #expect(bitmap.width == 20 && bitmap.height == 40 && bitmap[10, 10] == red && bitmap[10, 30] == .clear)
    let framed = try Bitmap(data: Data("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 7 9\"/>".utf8), svgScale: 1)
    #expect(framed.width == 7 && framed.height == 9)
  }

  @Test func `Display P3 is brought to sRGB`() {
    // P3's red is beyond sRGB: (1.0931, -0.2267, -0.1501), as CSS Color 4 gives it; greys stay.
    let color = PaintColor(displayP3Red: 1, green: 0, blue: 0)
    #expect(abs(color.red - 1.0931) < 0.001 && abs(color.green + 0.2267) < 0.001 && abs(color.blue + 0.1501) < 0.001)
    let grey = PaintColor(displayP3Red: 0.5, green: 0.5, blue: 0.5)
    #expect(abs(grey.red - 0.5) < 1e-6 && abs(grey.green - 0.5) < 1e-6 && abs(grey.blue - 0.5) < 1e-6)
  }
}
