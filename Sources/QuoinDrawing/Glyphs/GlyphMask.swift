import Foundation

/// How much of each pixel a glyph covers, placed on the pixel grid.
final class GlyphMask: Sendable {
  /// The left and top pixel, from the pixel that holds the glyph's origin.
  let x, y: Int
  let width, height: Int
  /// 0…255, row by row without gaps.
  let coverage: [UInt8]

  init(x: Int, y: Int, width: Int, height: Int, coverage: [UInt8]) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.coverage = coverage
  }

  /// A glyph without ink.
  static let empty = GlyphMask(x: 0, y: 0, width: 0, height: 0, coverage: [])
}
