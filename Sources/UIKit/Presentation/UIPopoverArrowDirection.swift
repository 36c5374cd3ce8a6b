/// Sides an arrow may be on: up = at the top of the bubble.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// One bit for each side.
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// At the top.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// At the bottom.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// At the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// At the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Wherever there is room.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not yet known.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
