/// A distance: exactly or at least so many points.
@MainActor @preconcurrency open class NSCollectionLayoutSpacing: NSObject {
  /// The points.
  public let spacing: CGFloat
  /// Whether it takes room that is left over.
  public let isFlexibleSpacing: Bool
  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
  }
  /// Whether it is exact.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }
  /// At least so many points.
  public class func flexible(_ spacing: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutSpacing(spacing, isFlexible: true), to: Self.self)
  }
  /// Exactly so many points.
  public class func fixed(_ spacing: CGFloat) -> Self {
    unsafeDowncast(NSCollectionLayoutSpacing(spacing, isFlexible: false), to: Self.self)
  }
}
