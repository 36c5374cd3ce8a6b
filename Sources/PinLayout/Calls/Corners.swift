import UIKit

// Two coordinates at once: corners, sides and the middle of the superview.
extension PinLayout {
  /// Pins the top and the left, both `margin` points inside.
  @discardableResult public func topLeft(_ margin: CGFloat = 0) -> PinLayout {
    let context = { "topLeft(\(margin.unlessZero))" }
    pinNear(.vertical, margin, context)
    pinNear(.horizontal, margin, context)
    return self
  }
  /// Pins the top and the side where reading begins, both `margin` points inside.
  @discardableResult public func topStart(_ margin: CGFloat = 0) -> PinLayout {
    let context = { "topStart(\(margin.unlessZero))" }
    pinNear(.vertical, margin, context)
    logical(.start, margin, context)
    return self
  }
  /// Pins the top `topMargin` points inside, in the middle of the other axis.
  @discardableResult public func topCenter(_ topMargin: CGFloat = 0) -> PinLayout {
    let context = { "topCenter(\(topMargin.unlessZero))" }
    pinNear(.vertical, topMargin, context)
    pinCenter(.horizontal, 0, context)
    return self
  }
  /// Pins the top and the right, both `margin` points inside.
  @discardableResult public func topRight(_ margin: CGFloat = 0) -> PinLayout {
    let context = { "topRight(\(margin.unlessZero))" }
    pinNear(.vertical, margin, context)
    pinFar(.horizontal, margin, context)
    return self
  }
  /// Pins the top and the side where reading ends, both `margin` points inside.
  @discardableResult public func topEnd(_ margin: CGFloat = 0) -> PinLayout {
    let context = { "topEnd(\(margin.unlessZero))" }
    pinNear(.vertical, margin, context)
    logical(.end, margin, context)
    return self
  }
  /// Pins the left `leftMargin` points inside, in the middle of the other axis.
  @discardableResult public func centerLeft(_ leftMargin: CGFloat = 0) -> PinLayout {
    let context = { "centerLeft(\(leftMargin.unlessZero))" }
    pinCenter(.vertical, 0, context)
    pinNear(.horizontal, leftMargin, context)
    return self
  }
  /// Pins the side where reading begins `startMargin` points inside, in the middle of the other axis.
  @discardableResult public func centerStart(_ startMargin: CGFloat = 0) -> PinLayout {
    let context = { "centerStart(\(startMargin.unlessZero))" }
    pinCenter(.vertical, 0, context)
    logical(.start, startMargin, context)
    return self
  }
  /// Puts the middle `margin` points past the superview's middle, right and down: the margin is no inset.
  @discardableResult public func center(_ margin: CGFloat = 0) -> PinLayout {
    let context = { "center(\(margin.unlessZero))" }
    pinCenter(.vertical, margin, context)
    pinCenter(.horizontal, margin, context)
    return self
  }
  /// Pins the right `rightMargin` points inside, in the middle of the other axis.
  @discardableResult public func centerRight(_ rightMargin: CGFloat = 0) -> PinLayout {
    let context = { "centerRight(\(rightMargin.unlessZero))" }
    pinCenter(.vertical, 0, context)
    pinFar(.horizontal, rightMargin, context)
    return self
  }
  /// Pins the side where reading ends `endMargin` points inside, in the middle of the other axis.
  @discardableResult public func centerEnd(_ endMargin: CGFloat = 0) -> PinLayout {
    let context = { "centerEnd(\(endMargin.unlessZero))" }
    pinCenter(.vertical, 0, context)
    logical(.end, endMargin, context)
    return self
  }
  /// Pins the bottom and the left, both `margin` points inside.
  @discardableResult public func bottomLeft(_ margin: CGFloat = 0) -> PinLayout {
    let context = { "bottomLeft(\(margin.unlessZero))" }
    pinFar(.vertical, margin, context)
    pinNear(.horizontal, margin, context)
    return self
  }
  /// Pins the bottom and the side where reading begins, both `margin` points inside.
  @discardableResult public func bottomStart(_ margin: CGFloat = 0) -> PinLayout {
    let context = { "bottomStart(\(margin.unlessZero))" }
    pinFar(.vertical, margin, context)
    logical(.start, margin, context)
    return self
  }
  /// Pins the bottom `bottomMargin` points inside, in the middle of the other axis.
  @discardableResult public func bottomCenter(_ bottomMargin: CGFloat = 0) -> PinLayout {
    let context = { "bottomCenter(\(bottomMargin.unlessZero))" }
    pinFar(.vertical, bottomMargin, context)
    pinCenter(.horizontal, 0, context)
    return self
  }
  /// Pins the bottom and the right, both `margin` points inside.
  @discardableResult public func bottomRight(_ margin: CGFloat = 0) -> PinLayout {
    let context = { "bottomRight(\(margin.unlessZero))" }
    pinFar(.vertical, margin, context)
    pinFar(.horizontal, margin, context)
    return self
  }
  /// Pins the bottom and the side where reading ends, both `margin` points inside.
  @discardableResult public func bottomEnd(_ margin: CGFloat = 0) -> PinLayout {
    let context = { "bottomEnd(\(margin.unlessZero))" }
    pinFar(.vertical, margin, context)
    logical(.end, margin, context)
    return self
  }
}
