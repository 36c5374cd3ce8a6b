import QuoinDrawing

/// Colours at places.
public final class CGGradient: Sendable {
  let stops: [PaintStop]

  /// Colours at `locations` 0…1; nil = evenly spread.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    stops = colors.enumerated().map { index, color in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      return PaintStop(color.paint, at: Double(locations.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? even))
    }
  }
}
