/// Distances inward from the four sides of a rectangle, in points; negative ones reach outward.
public struct UIEdgeInsets: Hashable, Codable, Sendable, CustomDebugStringConvertible {
  /// Down from the top.
  public var top: CGFloat
  /// Right from the left side, in every language.
  public var left: CGFloat
  /// Up from the bottom.
  public var bottom: CGFloat
  /// Left from the right side, in every language.
  public var right: CGFloat

  /// No distance anywhere.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// The four distances as they are.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance anywhere.
  public static let zero = UIEdgeInsets()

  /// As the phone prints them.
  public var debugDescription: String { "UIEdgeInsets(top: \(top), left: \(left), bottom: \(bottom), right: \(right))" }

  /// Left and right together.
  package var horizontal: CGFloat { left + right }
  /// Top and bottom together.
  package var vertical: CGFloat { top + bottom }

  package static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom, right: one.right + other.right)
  }
}

extension CGRect {
  /// This rectangle with every side moved inward; a side that would pass its opposite makes a negative extent, as on the phone.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
}
