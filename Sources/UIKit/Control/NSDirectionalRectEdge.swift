import QuoinAppearance

/// Some sides of a rectangle, by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// The sides with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// Where reading begins.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// Where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four.
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}
