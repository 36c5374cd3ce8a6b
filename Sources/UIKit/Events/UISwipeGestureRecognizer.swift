/// A swipe.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where to.
  open var direction = Direction.right
  /// How many fingers.
  open var numberOfTouchesRequired = 1
  /// Directions of swipes.
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// The directions with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
}
