/// How a section scrolls across the collection. A page shows its start.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none
  /// Freely.
  case continuous
  /// To the start of a group.
  case continuousGroupLeadingBoundary
  /// By whole screens.
  case paging
  /// By groups.
  case groupPaging
  /// By groups, each in the middle.
  case groupPagingCentered
}
