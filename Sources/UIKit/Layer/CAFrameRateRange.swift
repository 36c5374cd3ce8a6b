/// How many pictures a second are wanted.
public struct CAFrameRateRange: Hashable, Sendable {
  /// At least.
  public var minimum: Float
  /// At most.
  public var maximum: Float
  /// Most of all; nil or 0 = whatever the system likes.
  public var preferred: Float?
  /// All zero: as the system likes.
  public init() { (minimum, maximum, preferred) = (0, 0, 0) }
  /// Between two numbers, and most of all a third.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  /// As the system likes.
  public static let `default` = CAFrameRateRange()
}
