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

/// Distances inward where the sides follow the reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// Down from the top.
  public var top: CGFloat
  /// From the side where reading begins.
  public var leading: CGFloat
  /// Up from the bottom.
  public var bottom: CGFloat
  /// From the side where reading ends.
  public var trailing: CGFloat

  /// No distance anywhere.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The four distances as they are.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance anywhere.
  public static let zero = NSDirectionalEdgeInsets()

  /// These insets with leading and trailing turned into left and right.
  package func resolved(rightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: rightToLeft ? trailing : leading, bottom: bottom, right: rightToLeft ? leading : trailing)
  }

  package init(_ insets: UIEdgeInsets, rightToLeft: Bool) {
    self.init(
      top: insets.top, leading: rightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: rightToLeft ? insets.left : insets.right)
  }
}

/// A shift to the right and down, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat

  /// The two parts as they are.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No shift.
  public static let zero = UIOffset()
}

/// Some of the four sides of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The sides whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Some of the four corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The corners whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Top left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// Top right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// Bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// Bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
