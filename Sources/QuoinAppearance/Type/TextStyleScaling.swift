extension TextStyle {
  /// How much longer a length becomes at a text size, relative to this style: the ratio of the style's line heights there and
  /// at `large`. 1 at `large`.
  public func scaleFactor(at size: TypeSize) -> Double {
    metrics(at: size).lineHeight / metrics(at: .large).lineHeight
  }

  /// A length that grows with the text, as `UIFontMetrics(forTextStyle:).scaledValue(for:)` and `@ScaledMetric` give it:
  /// the length times ``scaleFactor(at:)``, rounded to the nearest pixel.
  ///
  /// At `large` the length comes back untouched. NaN and infinities come back as they are.
  /// - Parameter displayScale: Pixels per point; 0 or less, or NaN, means "do not round".
  public func scaledValue(_ value: Double, at size: TypeSize, displayScale: Double = 3) -> Double {
    guard value.isFinite, size != .large else { return value }
    let scaled = value * scaleFactor(at: size)
    guard displayScale > 0, displayScale.isFinite else { return scaled }
    return (scaled * displayScale).rounded() / displayScale
  }
}
