/// A place along x.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The system's distance (8 points), times `multiplier`, after `anchor`.
  public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor, 1, 8 * multiplier)
  }
  /// At least the system's distance after `anchor`.
  public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, 1, 8 * multiplier)
  }
  /// At most the system's distance after `anchor`.
  public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 1, 8 * multiplier)
  }
}
