/// Who knows the items of a collection.
@MainActor @preconcurrency public protocol UICollectionViewDataSource: AnyObject {
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
  /// How many sections there are; 1 unless implemented.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// A header or footer.
  func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
    -> UICollectionReusableView
  /// Whether an item can be moved; `false` unless implemented. Never asked here.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// An item was moved by a finger; never called here.
  func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// The letters at the side; never asked for here.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// Where a letter at the side leads; never asked for here.
  func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath
}

extension UICollectionViewDataSource {
  /// One, where the source says nothing.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// An empty view, where the source says nothing.
  public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
    -> UICollectionReusableView
  { UICollectionReusableView(frame: .zero) }
  /// No, where the source says nothing.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing, where the source says nothing.
  public func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  {}
  /// None, where the source says nothing.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// The section of that number, where the source says nothing.
  public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
    IndexPath(item: 0, section: index)
  }
}
