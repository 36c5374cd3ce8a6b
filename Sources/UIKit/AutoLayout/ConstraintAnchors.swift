extension NSLayoutConstraint {
  /// The anchor of the first item, of the kind that the attribute is of.
  public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem ?? self, firstAttribute) }
  /// The anchor of the second item; nil where there is none.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? { secondItem.map { NSLayoutAnchor($0, secondAttribute) } }
}
