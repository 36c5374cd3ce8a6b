/// A width or height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  private func fixed(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: constant)
  }
  /// Equal to a number.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { fixed(.equal, constant) }
  /// At least a number.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { fixed(.greaterThanOrEqual, constant) }
  /// At most a number.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { fixed(.lessThanOrEqual, constant) }
  /// Equal to another times a factor, plus a number.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier, constant)
  }
  /// Equal to another times a factor.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, anchor, multiplier, 0)
  }
  /// At least another times a factor, plus a number.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier, constant)
  }
  /// At least another times a factor.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, multiplier, 0)
  }
  /// At most another times a factor, plus a number.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier, constant)
  }
  /// At most another times a factor.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor, multiplier, 0)
  }
}
