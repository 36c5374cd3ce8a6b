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
  /// How far it is from here down to `other`, as a length to build constraints from: that of a guide between the two, which goes into this
  /// place's view. Both must lie in one tree already.
  public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    let guide = UILayoutGuide()
    ConstraintOwner.owner(item)?.addLayoutGuide(guide)
    NSLayoutConstraint.activate([guide.topAnchor.constraint(equalTo: self), guide.bottomAnchor.constraint(equalTo: other)])
    return guide.heightAnchor
  }
}
