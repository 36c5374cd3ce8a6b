import Foundation
import QuoinGeometry

/// A picture of filled shapes in a box, as icon sets use it.
struct VectorIcon: Sendable, Equatable {
  struct Shape: Sendable, Equatable {
    var path: Path
    /// The rule that says what is inside: even-odd, else nonzero.
    var evenOdd: Bool
  }

  /// The box all shapes are placed in.
  var box: CGRect
  var shapes: [Shape]

  /// The same picture moved.
  func applying(_ transform: CGAffineTransform) -> [Shape] {
    shapes.map { Shape(path: $0.path.applying(transform), evenOdd: $0.evenOdd) }
  }
}
