/// How a section's groups scroll by themselves; kept only.
public struct UICollectionLayoutSectionOrthogonalScrollingProperties: Sendable {
  /// How soon scrolling comes to rest.
  public var decelerationRate = DecelerationRate.automatic
  /// Whether it goes on beyond the ends and back.
  public var bounce = Bounce.automatic
  /// As the system does.
  public init() {}
  /// How soon scrolling comes to rest.
  public enum DecelerationRate: Int, Sendable { case automatic, normal, fast }
  /// Whether scrolling goes on beyond the ends and back.
  public enum Bounce: Int, Sendable { case automatic, always, never }
}
