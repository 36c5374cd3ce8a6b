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
}

extension UICollectionViewDataSource {
  /// One, where the source says nothing.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// An empty view, where the source says nothing.
  public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath)
    -> UICollectionReusableView
  { UICollectionReusableView(frame: .zero) }
}
