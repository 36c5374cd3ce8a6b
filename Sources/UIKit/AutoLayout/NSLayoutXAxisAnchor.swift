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
  /// How far it is from here to `other`, as a length to build constraints from: that of a guide between the two, which goes into this
  /// place's view. Both must lie in one tree already.
  public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    let guide = UILayoutGuide()
    ConstraintOwner.owner(item)?.addLayoutGuide(guide)
    let sides: Set<NSLayoutConstraint.Attribute> = [.left, .right, .leftMargin, .rightMargin]
    let isPlain = sides.contains(attribute) || sides.contains(other.attribute)
    NSLayoutConstraint.activate([
      (isPlain ? guide.leftAnchor : guide.leadingAnchor).constraint(equalTo: self),
      (isPlain ? guide.rightAnchor : guide.trailingAnchor).constraint(equalTo: other),
    ])
    return guide.widthAnchor
  }
}
