import Foundation

extension Bitmap {
  /// How much two pictures of one size differ.
  package struct Difference: Equatable {
    /// Pixels of which a part differs by more than the tolerance.
    package var pixels = 0
    /// The largest difference, of 255 levels.
    package var most = 0
  }

  /// What differs from another picture by more than `tolerance` of 255 levels; nil when their sizes do. O(pixels).
  package func difference(to other: Bitmap, tolerance: Int) -> Difference? {
    guard width == other.width, height == other.height else { return nil }
    var result = Difference()
    withPixels { own in
      other.withPixels { others in
        for row in 0..<height {
          let (a, b) = (own + row * width * 4, others + row * width * 4)
          // Most rows are alike to the last bit.
          if memcmp(a, b, width * 4) == 0 { continue }
          for pixel in 0..<width {
            var distance = 0
            for part in pixel * 4..<pixel * 4 + 4 { distance = max(distance, abs(Int(a[part]) - Int(b[part]))) }
            result.most = max(result.most, distance)
            if distance > tolerance { result.pixels += 1 }
          }
        }
      }
    }
    return result
  }
}
