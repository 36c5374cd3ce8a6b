/// Distances inward where the sides follow the reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  /// Down from the top.
  public var top: CGFloat
  /// From the side where reading begins.
  public var leading: CGFloat
  /// Up from the bottom.
  public var bottom: CGFloat
  /// From the side where reading ends.
  public var trailing: CGFloat

  /// No distance anywhere.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// The four distances as they are.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No distance anywhere.
  public static let zero = NSDirectionalEdgeInsets()

  /// These insets with leading and trailing turned into left and right.
  package func resolved(rightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: rightToLeft ? trailing : leading, bottom: bottom, right: rightToLeft ? leading : trailing)
  }

  package init(_ insets: UIEdgeInsets, rightToLeft: Bool) {
    self.init(
      top: insets.top, leading: rightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: rightToLeft ? insets.left : insets.right)
  }
}
