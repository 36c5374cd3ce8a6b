/// Who decides the sizes in a flow layout.
@MainActor @preconcurrency public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item.
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize
  /// Points around a section.
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
  /// Points between lines.
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int)
    -> CGFloat
  /// Points between items of a line.
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int)
    -> CGFloat
  /// The size of a header.
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int)
    -> CGSize
  /// The size of a footer.
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int)
    -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? { layout as? UICollectionViewFlowLayout }
  /// The flow layout's own `itemSize`, in points.
  public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath)
    -> CGSize
  {
    flow(layout)?.itemSize ?? .zero
  }
  /// The flow layout's own `sectionInset`, in points.
  public func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int)
    -> UIEdgeInsets
  {
    flow(layout)?.sectionInset ?? .zero
  }
  /// The flow layout's own `minimumLineSpacing`, in points.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
  )
    -> CGFloat
  { flow(layout)?.minimumLineSpacing ?? 0 }
  /// The flow layout's own `minimumInteritemSpacing`, in points.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int
  )
    -> CGFloat
  { flow(layout)?.minimumInteritemSpacing ?? 0 }
  /// The flow layout's own `headerReferenceSize`, in points.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int
  )
    -> CGSize
  { flow(layout)?.headerReferenceSize ?? .zero }
  /// The flow layout's own `footerReferenceSize`, in points.
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
  )
    -> CGSize
  { flow(layout)?.footerReferenceSize ?? .zero }
}
