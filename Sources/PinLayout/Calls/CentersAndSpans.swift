import UIKit

// The middle of the superview, and several edges at once.
extension PinLayout {
  /// Puts the middle `margin` points past the middle of the superview's width.
  @discardableResult public func hCenter(_ margin: CGFloat = 0) -> PinLayout {
    pinCenter(.horizontal, margin) { "hCenter(\(margin.short))" }
    return self
  }
  /// Puts the middle a share of the superview's width past its middle.
  @discardableResult public func hCenter(_ offset: Percent) -> PinLayout {
    if let extent = extent(.horizontal) { pinCenter(.horizontal, offset.of(extent)) { "hCenter(\(offset))" } }
    return self
  }
  /// Puts the middle `margin` points past the middle of the superview's height.
  @discardableResult public func vCenter(_ margin: CGFloat = 0) -> PinLayout {
    pinCenter(.vertical, margin) { "vCenter(\(margin.short))" }
    return self
  }
  /// Puts the middle a share of the superview's height past its middle.
  @discardableResult public func vCenter(_ offset: Percent) -> PinLayout {
    if let extent = extent(.vertical) { pinCenter(.vertical, offset.of(extent)) { "vCenter(\(offset))" } }
    return self
  }
  /// Pins all four edges, `margin` points inside.
  @discardableResult public func all(_ margin: CGFloat = 0) -> PinLayout {
    let context = { "all(\(margin.short))" }
    both(.vertical, margin, margin, context)
    both(.horizontal, margin, margin, context)
    return self
  }
  /// Pins all four edges by `insets`.
  @discardableResult public func all(_ insets: PEdgeInsets) -> PinLayout {
    let context = { "all(\(insets))" }
    both(.vertical, insets.top, insets.bottom, context)
    both(.horizontal, insets.left, insets.right, context)
    return self
  }
  /// Pins left and right, `margin` points inside.
  @discardableResult public func horizontally(_ margin: CGFloat = 0) -> PinLayout {
    both(.horizontal, margin, margin) { "horizontally(\(margin.short))" }
    return self
  }
  /// Pins left and right, a share of the superview's extent inside.
  @discardableResult public func horizontally(_ percent: Percent) -> PinLayout {
    if let extent = extent(.horizontal) { both(.horizontal, percent.of(extent), percent.of(extent)) { "horizontally(\(percent))" } }
    return self
  }
  /// Pins left and right by `insets`.
  @discardableResult public func horizontally(_ insets: PEdgeInsets) -> PinLayout {
    both(.horizontal, insets.left, insets.right) { "horizontally(\(insets))" }
    return self
  }
  /// Pins top and bottom, `margin` points inside.
  @discardableResult public func vertically(_ margin: CGFloat = 0) -> PinLayout {
    both(.vertical, margin, margin) { "vertically(\(margin.short))" }
    return self
  }
  /// Pins top and bottom, a share of the superview's extent inside.
  @discardableResult public func vertically(_ percent: Percent) -> PinLayout {
    if let extent = extent(.vertical) { both(.vertical, percent.of(extent), percent.of(extent)) { "vertically(\(percent))" } }
    return self
  }
  /// Pins top and bottom by `insets`.
  @discardableResult public func vertically(_ insets: PEdgeInsets) -> PinLayout {
    both(.vertical, insets.top, insets.bottom) { "vertically(\(insets))" }
    return self
  }

  private func both(_ axis: Axis, _ near: CGFloat, _ far: CGFloat, _ context: () -> String) {
    pinNear(axis, near, context)
    pinFar(axis, far, context)
  }
}
