/// Where one item of a group lies.
@MainActor @preconcurrency open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// Its place in the group.
  public let frame: CGRect
  /// How far in front.
  public let zIndex: Int
  /// At a place.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
