/// Distances around an item; nil = none.
@MainActor @preconcurrency open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Where reading begins.
  public let leading: NSCollectionLayoutSpacing?
  /// Above.
  public let top: NSCollectionLayoutSpacing?
  /// Where reading ends.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below.
  public let bottom: NSCollectionLayoutSpacing?
  /// These distances.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
  var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0, trailing: trailing?.spacing ?? 0)
  }
}
