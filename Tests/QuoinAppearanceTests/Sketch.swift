import Foundation
import QuoinDrawing
import QuoinGeometry

@testable import QuoinAppearance

/// A control as it is drawn on a ground of one colour, and what can be asked of it. Colours are 0xRRGGBB, positions points.
struct Sketch {
  let bitmap: Bitmap
  let scale: Double
  let ground: Int

  init(_ width: Double, _ height: Double, scale: Double = 1, on ground: Int = 0xFFFFFF, _ items: [DisplayItem]) throws {
    self.scale = scale
    self.ground = ground
    bitmap = try PNGExporter(scale: scale, background: PaintColor(hex: UInt32(ground)))
      .bitmap(for: DisplayList(size: CGSize(width: width, height: height), items: items))
  }

  /// The colour of the pixel that contains a point.
  func color(_ x: Double, _ y: Double) -> Int { hex(bitmap[Int(x * scale), Int(y * scale)]) }

  /// Whether the pixel that contains a point has this colour, each part within two of 255 levels.
  func color(_ x: Double, _ y: Double, is expected: Int) -> Bool { Self.isNear(color(x, y), expected, 2) }

  /// The smallest rectangle of whole pixels around those that are not the ground.
  var ink: CGRect { bounds { !Self.isNear($0, ground, 8) } }

  /// The smallest rectangle of whole pixels around those of a colour.
  func area(_ color: Int, within levels: Int = 8) -> CGRect { bounds { Self.isNear($0, color, levels) } }

  /// How many pixels differ from the other picture's by more than a few levels.
  func pixelsThatDiffer(from other: Sketch, mirrored: Bool = false) -> Int {
    var count = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let mine = hex(bitmap[x, y])
        let its = hex(other.bitmap[mirrored ? bitmap.width - 1 - x : x, y])
        if !Self.isNear(mine, its, 3) { count += 1 }
      }
    }
    return count
  }

  /// How dark a rectangle is on the average, 0 white … 1 black.
  func darkness(_ area: CGRect) -> Double {
    var sum = 0.0
    var count = 0.0
    for y in Int(area.minY * scale)..<Int(area.maxY * scale) {
      for x in Int(area.minX * scale)..<Int(area.maxX * scale) {
        sum += 1 - bitmap[x, y].green
        count += 1
      }
    }
    return sum / count
  }

  private func bounds(_ matches: (Int) -> Bool) -> CGRect {
    var found = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where matches(hex(bitmap[x, y])) {
        found = found.union(CGRect(x: Double(x) / scale, y: Double(y) / scale, width: 1 / scale, height: 1 / scale))
      }
    }
    return found
  }

  private func hex(_ color: PaintColor) -> Int {
    func part(_ value: Double) -> Int { Int((value * 255).rounded()) }
    return part(color.red) << 16 | part(color.green) << 8 | part(color.blue)
  }

  static func isNear(_ one: Int, _ other: Int, _ levels: Int) -> Bool {
    [16, 8, 0].allSatisfy { abs((one >> $0 & 255) - (other >> $0 & 255)) <= levels }
  }
}

/// What a colour of an opacity leaves of the ground below it.
func veil(_ color: Int, _ alpha: Double, on ground: Int = 0xFFFFFF) -> Int {
  [16, 8, 0].reduce(0) { sum, shift in
    let value = Double(color >> shift & 255) * alpha + Double(ground >> shift & 255) * (1 - alpha)
    return sum | Int(value.rounded()) << shift
  }
}

extension CGRect {
  /// Whether every edge is as near to the other's as `tolerance`.
  func isNear(_ x: Double, _ y: Double, _ width: Double, _ height: Double, within tolerance: Double = 0.3) -> Bool {
    abs(minX - x) <= tolerance && abs(minY - y) <= tolerance && abs(self.width - width) <= tolerance
      && abs(self.height - height) <= tolerance
  }
}
