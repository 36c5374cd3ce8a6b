/// A width and a height.
@MainActor @preconcurrency open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension
  /// Both.
  public required init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
  }
  func size(in room: CGSize) -> CGSize { CGSize(width: widthDimension.points(in: room), height: heightDimension.points(in: room)) }
  var estimated: (width: Bool, height: Bool) { (widthDimension.isEstimated, heightDimension.isEstimated) }
}
