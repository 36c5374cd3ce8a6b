import QuoinDrawing

/// A view of a collection that is used again.
@MainActor @preconcurrency open class UICollectionReusableView: UIView {
  /// The name under which it waits.
  open internal(set) var reuseIdentifier: String?
  /// Called before it is used again.
  open func prepareForReuse() {}
  /// Called before the layout around becomes another; nothing changes while a page is made.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called once the layout around is another; nothing changes while a page is made.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called before it is shown, with what the layout says of it.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Hides or shows it when the layout's word on that changes; until then it stays as those who filled it left it.
  func hide(_ attributes: UICollectionViewLayoutAttributes) {
    guard attributes.isHidden != layoutHides else { return }
    layoutHides = attributes.isHidden
    isHidden = layoutHides
  }
  private var layoutHides = false
  /// The place it wants, given what the layout offers: lengths that the layout only estimates are its own to choose, by its constraints or
  /// its `sizeThatFits`.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    let (width, height) = layoutAttributes.estimated
    guard width || height else { return layoutAttributes }
    let offer = layoutAttributes.size
    guard let size = ownSize(CGSize(width: width ? 0 : offer.width, height: height ? 0 : offer.height), fixed: (!width, !height)) else {
      return layoutAttributes
    }
    layoutAttributes.size = CGSize(width: width ? size.width : offer.width, height: height ? size.height : offer.height)
    return layoutAttributes
  }

  /// What the content wants where lengths are not fixed; 0 stands for a length that is free. Nil where it says nothing of its size, so that
  /// the layout's estimate holds.
  func ownSize(_ offer: CGSize, fixed: (width: Bool, height: Bool)) -> CGSize? {
    let content = (self as? UICollectionViewCell)?.contentView ?? self
    guard content.isLaidOutByConstraints || isLaidOutByConstraints else {
      let room = CGSize(
        width: fixed.width ? offer.width : .greatestFiniteMagnitude, height: fixed.height ? offer.height : .greatestFiniteMagnitude)
      let size = sizeThatFits(room)
      // A view's own answer is its size, which is nothing before it was first placed.
      let isSilent = size == bounds.size && (!fixed.width && size.width == 0 || !fixed.height && size.height == 0)
      return isSilent ? nil : size
    }
    return (content.isLaidOutByConstraints ? content : self).systemLayoutSizeFitting(
      offer, withHorizontalFittingPriority: fixed.width ? .required : .fittingSizeLevel,
      verticalFittingPriority: fixed.height ? .required : .fittingSizeLevel)
  }
}
