/// What the ground of a button or a cell casts on what lies behind; kept only.
public struct UIShadowProperties: Sendable {
  /// The colour.
  public var color = UIColor.black
  /// How dark it is, 0 to 1; 0 = there is none.
  public var opacity: CGFloat = 0
  /// How soft its edge is, in points.
  public var radius: CGFloat = 0
  /// How far it is moved.
  public var offset = CGSize.zero
  /// Where it is cast from; nil = the ground's own outline.
  public var path: UIBezierPath?
}
