import UIKit

// The middle of the superview, and several edges at once.
extension PinLayout {
  /// Puts the middle `margin` points past the middle of the superview's width.
  @discardableResult public func hCenter(_ margin: CGFloat = 0) -> PinLayout {
    pinCenter(.horizontal, margin) { "hCenter(\(margin.unlessZero))" }
    return self
  }
  /// Puts the middle a share of the superview's width past its middle.
  @discardableResult public func hCenter(_ offset: Percent) -> PinLayout {
    if let extent = extent(.horizontal) { pinCenter(.horizontal, offset.of(extent)) { "hCenter(\(offset))" } }
    return self
  }
  /// Puts the middle `margin` points past the middle of the superview's height.
  @discardableResult public func vCenter(_ margin: CGFloat = 0) -> PinLayout {
    pinCenter(.vertical, margin) { "vCenter(\(margin.unlessZero))" }
    return self
  }
  /// Puts the middle a share of the superview's height past its middle.
  @discardableResult public func vCenter(_ offset: Percent) -> PinLayout {
    if let extent = extent(.vertical) { pinCenter(.vertical, offset.of(extent)) { "vCenter(\(offset))" } }
    return self
  }
  /// Pins all four edges, `margin` points inside.
  @discardableResult public func all(_ margin: CGFloat = 0) -> PinLayout {
    let call = { "all(\(margin.unlessZero))" }
    both(.vertical, margin, margin, call)
    both(.horizontal, margin, margin, call)
    return self
  }
  /// Pins all four edges by `insets`.
  @discardableResult public func all(_ insets: PEdgeInsets) -> PinLayout {
    let call = { "all(\(insets))" }
    both(.vertical, insets.top, insets.bottom, call)
    both(.horizontal, insets.left, insets.right, call)
    return self
  }
  /// Pins left and right, `margin` points inside.
  @discardableResult public func horizontally(_ margin: CGFloat = 0) -> PinLayout {
    both(.horizontal, margin, margin) { "horizontally(\(margin.unlessZero))" }
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
    both(.vertical, margin, margin) { "vertically(\(margin.unlessZero))" }
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

  /// Each edge is told by itself: an earlier word may stand against one of them alone.
  private func both(_ axis: Axis, _ near: CGFloat, _ far: CGFloat, _ call: () -> String) {
    pinNear(axis, near) { "\(call()) \(axis.near) coordinate" }
    pinFar(axis, far) { "\(call()) \(axis.far) coordinate" }
  }
}
