import UIKit

// Edges of the superview: points, shares of its width or height, or the matching field of insets.
extension PinLayout {
  /// Pins the top `offset` points inside the superview's top edge.
  @discardableResult public func top(_ offset: CGFloat = 0) -> PinLayout {
    pinNear(.vertical, offset) { "top(\(offset.unlessZero))" }
    return self
  }
  /// Pins the top a share of the superview's height inside its top edge; nothing without a superview.
  @discardableResult public func top(_ percent: Percent) -> PinLayout {
    if let extent = extent(.vertical) { pinNear(.vertical, percent.of(extent)) { "top(\(percent))" } }
    return self
  }
  /// Pins the top by the `top` of `insets`.
  @discardableResult public func top(_ insets: PEdgeInsets) -> PinLayout {
    pinNear(.vertical, insets.top) { "top(\(insets))" }
    return self
  }
  /// Pins the left `offset` points inside the superview's left edge.
  @discardableResult public func left(_ offset: CGFloat = 0) -> PinLayout {
    pinNear(.horizontal, offset) { "left(\(offset.unlessZero))" }
    return self
  }
  /// Pins the left a share of the superview's width inside its left edge; nothing without a superview.
  @discardableResult public func left(_ offset: Percent) -> PinLayout {
    if let extent = extent(.horizontal) { pinNear(.horizontal, offset.of(extent)) { "left(\(offset))" } }
    return self
  }
  /// Pins the left by the `left` of `insets`.
  @discardableResult public func left(_ insets: PEdgeInsets) -> PinLayout {
    pinNear(.horizontal, insets.left) { "left(\(insets))" }
    return self
  }
  /// Pins the bottom `offset` points inside the superview's bottom edge.
  @discardableResult public func bottom(_ offset: CGFloat = 0) -> PinLayout {
    pinFar(.vertical, offset) { "bottom(\(offset.unlessZero))" }
    return self
  }
  /// Pins the bottom a share of the superview's height inside its bottom edge; nothing without a superview.
  @discardableResult public func bottom(_ offset: Percent) -> PinLayout {
    if let extent = extent(.vertical) { pinFar(.vertical, offset.of(extent)) { "bottom(\(offset))" } }
    return self
  }
  /// Pins the bottom by the `bottom` of `insets`.
  @discardableResult public func bottom(_ insets: PEdgeInsets) -> PinLayout {
    pinFar(.vertical, insets.bottom) { "bottom(\(insets))" }
    return self
  }
  /// Pins the right `offset` points inside the superview's right edge.
  @discardableResult public func right(_ offset: CGFloat = 0) -> PinLayout {
    pinFar(.horizontal, offset) { "right(\(offset.unlessZero))" }
    return self
  }
  /// Pins the right a share of the superview's width inside its right edge; nothing without a superview.
  @discardableResult public func right(_ offset: Percent) -> PinLayout {
    if let extent = extent(.horizontal) { pinFar(.horizontal, offset.of(extent)) { "right(\(offset))" } }
    return self
  }
  /// Pins the right by the `right` of `insets`.
  @discardableResult public func right(_ insets: PEdgeInsets) -> PinLayout {
    pinFar(.horizontal, insets.right) { "right(\(insets))" }
    return self
  }
}
