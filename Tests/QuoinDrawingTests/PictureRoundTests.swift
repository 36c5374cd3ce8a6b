import Foundation
import QuoinDrawing
import Testing

/// Pictures whose rows are best told by the pixel before, by the row above, or as they are.
@Suite struct PictureRoundTests {
  /// PNG specification, §9: whatever filter a row has, the pixels come back.
  @Test(arguments: ["before", "above", "none"])
  func `a PNG keeps pixels that suit a filter`(_ kind: String) throws {
    let (width, height) = (61, 47)
    var random: UInt32 = 7
    func next() -> UInt32 {
      random = random &* 1_664_525 &+ 1_013_904_223
      return random >> 16
    }
    let columns = (0..<width).map { _ in (next(), next(), next()) }
    var rgba: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let parts: (UInt32, UInt32, UInt32) =
          switch kind {
          case "before": (UInt32(x * 3 + y * 11), UInt32(x + y * 29), UInt32(x * 2 + y * 53))
          case "above": (columns[x].0 &+ UInt32(y), columns[x].1 &+ UInt32(2 * y), columns[x].2 &+ UInt32(3 * y))
          default: (next(), next(), next())
          }
        rgba += [UInt8(truncatingIfNeeded: parts.0), UInt8(truncatingIfNeeded: parts.1), UInt8(truncatingIfNeeded: parts.2), 255]
      }
    }
    let bitmap = try Bitmap(width: width, height: height, rgba: rgba)
    let again = try Bitmap(data: try bitmap.pngData())
    #expect((0..<height).allSatisfy { y in (0..<width).allSatisfy { bitmap[$0, y] == again[$0, y] } })
  }
}
