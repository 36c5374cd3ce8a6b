import Foundation

/// The shortest and the longest a node can be along an axis.
public struct LengthRange: Hashable, Sendable {
  /// The shortest length in points.
  public var min: CGFloat
  /// The longest length in points; ∞ where nothing limits it.
  public var max: CGFloat
  /// From `min` to `max` points; ∞ is allowed.
  public init(min: CGFloat, max: CGFloat) {
    self.min = min
    self.max = max
  }
  /// A range of one length.
  public init(fixed length: CGFloat) { self.init(min: length, max: length) }
  /// From nothing to anything.
  public static let flexible = LengthRange(min: 0, max: .infinity)
}
