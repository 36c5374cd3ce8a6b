/// A place along y.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The system's distance (8 points), times `multiplier`, below `anchor`.
  public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor, 1, 8 * multiplier)
  }
  /// At least the system's distance below `anchor`.
  public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, 1, 8 * multiplier)
  }
  /// At most the system's distance below `anchor`.
  public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 1, 8 * multiplier)
  }
}
