import Foundation
import QuoinDrawing

/// How two pictures of one size differ.
package struct PictureDifference: Equatable, Sendable {
  /// Pixels in all.
  package var pixels: Int
  /// Pixels that differ, if only in a bit.
  package var different = 0
  /// Bytes that differ: a colour or the opacity of a pixel each.
  package var differentBytes = 0
  /// Pixels that differ by more than the tolerance that was asked for.
  package var beyond = 0
  /// The largest difference of a colour or of opacity, of 255 levels.
  package var levels = 0
  /// The largest difference to the eye: CIE 1976's ΔE*ab, 0…100.
  package var perceived: Float = 0
  /// What encloses the pixels beyond the tolerance, in pixels; nil when there are none.
  package var box: (x: Int, y: Int, width: Int, height: Int)?

  /// The share of pixels that lie within the tolerance, 0…1.
  package var precision: Float { pixels == 0 ? 1 : 1 - Float(beyond) / Float(pixels) }

  package static func == (one: Self, other: Self) -> Bool {
    one.pixels == other.pixels && one.different == other.different && one.beyond == other.beyond && one.levels == other.levels
      && one.perceived == other.perceived
  }

  /// What counts as beyond.
  package enum Tolerance: Sendable {
    /// More than so many of 255 levels in a colour or in opacity.
    case levels(Int)
    /// A larger difference to the eye, ΔE 0…100.
    case perceived(Float)
  }

  /// Compares pixel by pixel; nil when the sizes differ. Rows that are alike to the last bit cost a memory comparison. O(pixels).
  package init?(_ first: Bitmap, _ second: Bitmap, tolerance: Tolerance) {
    guard first.width == second.width, first.height == second.height else { return nil }
    let (width, height) = (first.width, first.height)
    pixels = width * height
    let eye = ColorDistance.shared
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    var (different, bytes, beyond, levels, perceived) = (0, 0, 0, 0, Float(0))
    first.withPixels { a in
      second.withPixels { b in
        var row = 0
        while row < height {
          let (one, other) = (a + row * width * 4, b + row * width * 4)
          defer { row += 1 }
          if memcmp(one, other, width * 4) == 0 { continue }
          var x = 0
          while x < width {
            let (p, q) = (one + x * 4, other + x * 4)
            defer { x += 1 }
            if p[0] == q[0], p[1] == q[1], p[2] == q[2], p[3] == q[3] { continue }
            different += 1
            var most = 0
            for part in 0..<4 {
              most = max(most, abs(Int(p[part]) - Int(q[part])))
              if p[part] != q[part] { bytes += 1 }
            }
            levels = max(levels, most)
            let isBeyond: Bool
            switch tolerance {
            case .levels(let limit): isBeyond = most > limit
            case .perceived(let limit):
              let distance = eye.distance(p, q)
              perceived = max(perceived, distance)
              isBeyond = distance > limit
            }
            guard isBeyond else { continue }
            beyond += 1
            (left, right) = (min(left, x), max(right, x))
            (top, bottom) = (min(top, row), max(bottom, row))
          }
        }
      }
    }
    (self.different, differentBytes, self.beyond, self.levels, self.perceived) = (different, bytes, beyond, levels, perceived)
    if right >= left { box = (left, top, right - left + 1, bottom - top + 1) }
  }
}

/// Distances of colours to the eye.
private struct ColorDistance {
  static let shared = ColorDistance()
  /// Levels of sRGB as light.
  private let light: [Float] = (0..<256).map { level in
    let value = Float(level) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// CIE 1976's ΔE*ab of two pixels (blue, green, red, alpha), as they look on white.
  func distance(_ p: UnsafePointer<UInt8>, _ q: UnsafePointer<UInt8>) -> Float {
    let (a, b) = (lab(p), lab(q))
    let (l, s, t) = (a.0 - b.0, a.1 - b.1, a.2 - b.2)
    return (l * l + s * s + t * t).squareRoot()
  }

  private func lab(_ pixel: UnsafePointer<UInt8>) -> (Float, Float, Float) {
    let rest = 255 - pixel[3]
    let (blue, green, red) = (light[Int(pixel[0] &+ rest)], light[Int(pixel[1] &+ rest)], light[Int(pixel[2] &+ rest)])
    // sRGB's primaries under D65.
    let x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    let y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    let z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    func f(_ t: Float) -> Float { t > 0.008856 ? cbrt(t) : 7.787 * t + 16 / 116 }
    let (fx, fy, fz) = (f(x), f(y), f(z))
    return (116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz))
  }
}
