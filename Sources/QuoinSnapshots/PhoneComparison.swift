import Foundation
import QuoinDrawing

/// Compares a picture that was recorded on a phone with ours, loosely: fonts and blurs differ, so the layout counts first.
///
/// In this order: the sizes must be near; then every box of content of the reference must lie near one of ours, and lines of text must
/// break alike; then the colours of coarse cells must be near. The first of these that fails is told.
package struct PhoneComparison: Sendable {
  /// What a comparison allows.
  package struct Allowance: Sendable {
    /// How far edges of boxes may lie apart, in points.
    package var points = 4.0
    /// What is added to that for each point of a box's width: other fonts run wider or narrower.
    package var share = 0.08
    /// The share of coarse cells that must look alike, 0…1.
    package var cells = 0.9
    /// How far the mean colours of a cell may be apart, 0…255.
    package var levels = 40.0
    package init() {}
  }

  /// A rectangle of content, in points.
  package struct Box: Equatable, Sendable {
    package var x, y, width, height: Double
    var words: String { "(\(snapshotWords(x)), \(snapshotWords(y))) \(snapshotWords(width))×\(snapshotWords(height))" }
  }

  /// What is wrong, in sentences, the layout before the pixels; empty when the pictures are alike. O(pixels).
  package static func complaints(reference: Bitmap, ours: Bitmap, scale: Double, allowance: Allowance = Allowance()) -> [String] {
    func isNear(_ one: Int, _ other: Int) -> Bool {
      abs(Double(one - other)) / scale <= allowance.points + Double(one) / scale * allowance.share
    }
    guard isNear(reference.width, ours.width), isNear(reference.height, ours.height) else {
      return [
        "Sizes: the reference has \(reference.width)×\(reference.height) pixels, this picture \(ours.width)×\(ours.height). "
          + "Was it recorded on another device or at another scale?"
      ]
    }
    // A view as large as its text has another size in another font; what both pictures cover is compared.
    let common = (x: 0, y: 0, width: min(reference.width, ours.width), height: min(reference.height, ours.height))
    let (reference, ours) = (reference.cropped(to: common), ours.cropped(to: common))
    let (theirs, own) = (InkMap(reference, scale: scale), InkMap(ours, scale: scale))
    var complaints = boxes(theirs.boxes, own.boxes, allowance)
    if complaints.isEmpty { complaints = pixels(reference, ours, scale, allowance) }
    return complaints
  }

  private static func boxes(_ theirs: [Box], _ own: [Box], _ allowance: Allowance) -> [String] {
    var left = own
    var lines: [String] = []
    for box in theirs {
      let room = allowance.points + box.width * allowance.share
      func distance(_ other: Box) -> Double {
        max(
          abs(box.x - other.x), abs(box.y - other.y), abs(box.x + box.width - other.x - other.width),
          abs(box.y + box.height - other.y - other.height))
      }
      guard let near = left.indices.min(by: { distance(left[$0]) < distance(left[$1]) }) else {
        lines.append("Boxes: the reference has something at \(box.words), where this picture has nothing.")
        continue
      }
      if distance(left[near]) <= room {
        left.remove(at: near)
      } else {
        // Text that breaks otherwise gives another number of lines.
        lines.append("Boxes: the reference has something at \(box.words); the nearest here lies at \(left[near].words).")
      }
    }
    if lines.isEmpty, let more = left.first(where: { $0.width > allowance.points && $0.height > allowance.points }) {
      lines.append("Boxes: this picture has something at \(more.words), where the reference has nothing.")
    }
    return Array(lines.prefix(8)) + (lines.count > 8 ? ["… and \(lines.count - 8) more boxes."] : [])
  }

  private static func pixels(_ reference: Bitmap, _ ours: Bitmap, _ scale: Double, _ allowance: Allowance) -> [String] {
    let edge = max(1, Int((8 * scale).rounded()))
    let (theirs, own) = (InkMap.means(reference, edge: edge), InkMap.means(ours, edge: edge))
    let far = zip(theirs, own).count { one, other in
      max(abs(one.0 - other.0), abs(one.1 - other.1), abs(one.2 - other.2)) > allowance.levels
    }
    let alike = theirs.isEmpty ? 1 : 1 - Double(far) / Double(theirs.count)
    guard alike < allowance.cells else { return [] }
    return [
      "Pixels: the layout is alike, but only \(snapshotWords(alike * 100)) % of the picture looks it (\(snapshotWords(allowance.cells * 100)) % are asked for)."
    ]
  }
}

/// Where a picture differs from its background, on a grid of points.
private struct InkMap {
  private let columns: Int
  private let rows: Int
  private var ink: [Bool]

  init(_ bitmap: Bitmap, scale: Double) {
    let edge = max(1, Int(scale.rounded()))
    (columns, rows) = (max(1, bitmap.width / edge), max(1, bitmap.height / edge))
    ink = [Bool](repeating: false, count: columns * rows)
    let (columns, rows, width) = (columns, rows, bitmap.width)
    var found = ink
    bitmap.withPixels { pixels in
      let ground = InkMap.background(pixels, width: width, height: bitmap.height)
      for row in 0..<rows {
        for column in 0..<columns {
          // A point is ink when one of its pixels is well away from the ground.
          var isInk = false
          var y = 0
          while y < edge, !isInk {
            var at = ((row * edge + y) * width + column * edge) * 4
            for _ in 0..<edge {
              if abs(Int(pixels[at]) - ground.0) + abs(Int(pixels[at + 1]) - ground.1) + abs(Int(pixels[at + 2]) - ground.2)
                + abs(Int(pixels[at + 3]) - ground.3) > 48
              {
                isInk = true
                break
              }
              at += 4
            }
            y += 1
          }
          found[row * columns + column] = isInk
        }
      }
    }
    ink = found
  }

  /// The most frequent colour of the picture's rim.
  private static func background(_ pixels: UnsafePointer<UInt8>, width: Int, height: Int) -> (Int, Int, Int, Int) {
    var counts: [UInt32: Int] = [:]
    func count(_ x: Int, _ y: Int) {
      counts[UnsafeRawPointer(pixels + (y * width + x) * 4).loadUnaligned(as: UInt32.self), default: 0] += 1
    }
    for x in 0..<width {
      count(x, 0)
      count(x, height - 1)
    }
    for y in 0..<height {
      count(0, y)
      count(width - 1, y)
    }
    let word = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
    return (Int(word & 0xff), Int(word >> 8 & 0xff), Int(word >> 16 & 0xff), Int(word >> 24))
  }

  /// Boxes around ink that lies together, gaps of up to 6 points across (between words) and 1 down (within a line) bridged, in the order of reading.
  var boxes: [PhoneComparison.Box] {
    var seen = [Bool](repeating: false, count: ink.count)
    var boxes: [PhoneComparison.Box] = []
    for start in ink.indices where ink[start] && !seen[start] {
      var stack = [start]
      seen[start] = true
      var (left, right, top, bottom) = (columns, 0, rows, 0)
      while let at = stack.popLast() {
        let (x, y) = (at % columns, at / columns)
        (left, right) = (min(left, x), max(right, x))
        (top, bottom) = (min(top, y), max(bottom, y))
        for dy in -2...2 {
          for dx in -7...7 {
            let (nx, ny) = (x + dx, y + dy)
            guard nx >= 0, nx < columns, ny >= 0, ny < rows else { continue }
            let next = ny * columns + nx
            if ink[next], !seen[next] {
              seen[next] = true
              stack.append(next)
            }
          }
        }
      }
      boxes.append(
        PhoneComparison.Box(x: Double(left), y: Double(top), width: Double(right - left + 1), height: Double(bottom - top + 1)))
    }
    return boxes.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
  }

  /// The mean colours of square cells, row by row.
  static func means(_ bitmap: Bitmap, edge: Int) -> [(Double, Double, Double)] {
    var result: [(Double, Double, Double)] = []
    bitmap.withPixels { pixels in
      for top in stride(from: 0, to: bitmap.height, by: edge) {
        for left in stride(from: 0, to: bitmap.width, by: edge) {
          var sums = (0, 0, 0)
          var count = 0
          for y in top..<min(bitmap.height, top + edge) {
            var at = (y * bitmap.width + left) * 4
            for _ in left..<min(bitmap.width, left + edge) {
              let rest = 255 - Int(pixels[at + 3])
              sums = (sums.0 + Int(pixels[at]) + rest, sums.1 + Int(pixels[at + 1]) + rest, sums.2 + Int(pixels[at + 2]) + rest)
              at += 4
              count += 1
            }
          }
          let n = Double(max(1, count))
          result.append((Double(sums.0) / n, Double(sums.1) / n, Double(sums.2) / n))
        }
      }
    }
    return result
  }
}
