import Foundation
import QuoinDrawing
import SwiftUI
import UIKit

// What can be asked of the page in its other formats, and of colours that were reckoned by hand.
extension Shown {
  /// The page as SVG, its text as outlines, so that no viewer's fonts matter.
  var svg: String { (try? SVGExporter(text: .outlines, pixelScale: scale).string(for: list)) ?? "" }
  /// The page as SVG with letters that can be selected.
  var svgWithLetters: String { (try? SVGExporter(text: .selectable, pixelScale: scale).string(for: list)) ?? "" }
  /// What of the page's PDF is not packed: dictionaries of pages, patterns, pictures, fonts and states.
  var pdf: String {
    let data = (try? PDFExporter(pixelScale: scale).data(for: list)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// The SVG says all of this.
  func svg(says pieces: String..., at line: Int = #line) {
    let text = svg
    for piece in pieces { judge.expect(text.contains(piece), "the SVG does not say \(piece): \(text.prefix(900))", at: line) }
  }
  /// The SVG with letters says all of this.
  func svgWithLetters(says pieces: String..., at line: Int = #line) {
    let text = svgWithLetters
    for piece in pieces { judge.expect(text.contains(piece), "the SVG does not say \(piece): \(text.prefix(900))", at: line) }
  }
  /// The PDF says all of this in its dictionaries.
  func pdf(says pieces: String..., at line: Int = #line) {
    let text = pdf
    for piece in pieces { judge.expect(text.contains(piece), "the PDF does not say \(piece)", at: line) }
  }

  /// The page's SVG, as librsvg draws it on white, is the same picture: at most `pixels` pixels differ by more than `tolerance` levels.
  func isTheSameInSVG(but pixels: Int = 0, tolerance: Int = 12, at line: Int = #line) {
    guard let other = try? Bitmap(data: Data(svg.utf8), svgScale: Double(scale)) else {
      return judge.expect(false, "the SVG cannot be read", at: line)
    }
    let mine = bitmap
    guard mine.width == other.width, mine.height == other.height else {
      return judge.expect(false, "the SVG is \(other.width)×\(other.height), not \(mine.width)×\(mine.height)", at: line)
    }
    var count = 0
    var first: String?
    for y in 0..<mine.height {
      for x in 0..<mine.width {
        let (a, b) = (mine[x, y], other[x, y])
        func onWhite(_ part: Double) -> Double { part * b.alpha + 1 - b.alpha }
        let parts = [a.red - onWhite(b.red), a.green - onWhite(b.green), a.blue - onWhite(b.blue)]
        guard parts.map({ abs($0) * 255 }).max()! > Double(tolerance) else { continue }
        count += 1
        if first == nil { first = "first at (\(x), \(y)): \(a), in the SVG \(b)" }
      }
    }
    judge.expect(count <= pixels, "\(count) pixels differ in the SVG, \(first ?? "")", at: line)
  }
}

extension Shown {
  /// Both views, shown in this canvas, look the same, but for `pixels` pixels.
  func same(_ one: some View, _ other: some View, but pixels: Int = 0, at line: Int = #line) {
    guard let one = try? self.other({ one }), let other = try? self.other({ other }) else { return }
    one.looks(like: other, but: pixels, at: line)
  }
  /// Both views, shown in this canvas, look different, in at least `pixels` pixels.
  func different(_ one: some View, _ other: some View, by pixels: Int = 1, at line: Int = #line) {
    guard let one = try? self.other({ one }), let other = try? self.other({ other }) else { return }
    one.differs(from: other, by: pixels, at: line)
  }
}

extension Judge {
  /// Shows a view in a canvas, to ask more of it.
  func show(_ canvas: Canvas = .fixed(40, 40), scale: CGFloat = 1, @ViewBuilder _ view: () -> some View) throws -> Shown {
    try Shown(view(), canvas, scale: scale, self)
  }
}

/// Pictures to show, of a few pixels.
enum Pictures {
  /// Two by two pixels, one a point: red and green above blue and white.
  static var fourColors: UIImage { image(width: 2, [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF]) }
  /// The same four colours, each two by two pixels.
  static var big: UIImage {
    image(
      width: 4,
      [
        0xFF0000, 0xFF0000, 0x00FF00, 0x00FF00, 0xFF0000, 0xFF0000, 0x00FF00, 0x00FF00, 0x0000FF, 0x0000FF, 0xFFFFFF, 0xFFFFFF, 0x0000FF,
        0x0000FF, 0xFFFFFF, 0xFFFFFF,
      ])
  }
  /// Three by three pixels: a black frame around a red one.
  static var framed: UIImage { image(width: 3, [0, 0, 0, 0, 0xFF0000, 0, 0, 0, 0]) }

  /// Opaque pixels, row by row.
  static func image(width: Int, _ colors: [Int], scale: CGFloat = 1) -> UIImage {
    var bytes: [UInt8] = []
    for color in colors { bytes += [16, 8, 0].map { UInt8(color >> $0 & 255) } + [255] }
    let bitmap = try! Bitmap(width: width, height: colors.count / width, rgba: bytes)
    return UIImage(data: try! bitmap.pngData(), scale: scale)!
  }
}
