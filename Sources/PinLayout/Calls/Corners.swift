import UIKit

// Two coordinates at once: corners, sides and the middle of the superview.
extension PinLayout {
  /// Pins the top and the left, both `margin` points inside.
  @discardableResult public func topLeft(_ margin: CGFloat = 0) -> PinLayout { pin("topLeft", .near, .left, margin) }
  /// Pins the top and the side where reading begins, both `margin` points inside.
  @discardableResult public func topStart(_ margin: CGFloat = 0) -> PinLayout { pin("topStart", .near, .start, margin) }
  /// Pins the top `topMargin` points inside, in the middle of the other axis.
  @discardableResult public func topCenter(_ topMargin: CGFloat = 0) -> PinLayout { pin("topCenter", .near, .center, topMargin) }
  /// Pins the top and the right, both `margin` points inside.
  @discardableResult public func topRight(_ margin: CGFloat = 0) -> PinLayout { pin("topRight", .near, .right, margin) }
  /// Pins the top and the side where reading ends, both `margin` points inside.
  @discardableResult public func topEnd(_ margin: CGFloat = 0) -> PinLayout { pin("topEnd", .near, .end, margin) }
  /// Pins the left `leftMargin` points inside, in the middle of the other axis.
  @discardableResult public func centerLeft(_ leftMargin: CGFloat = 0) -> PinLayout { pin("centerLeft", .center, .left, leftMargin) }
  /// Pins the side where reading begins `startMargin` points inside, in the middle of the other axis.
  @discardableResult public func centerStart(_ startMargin: CGFloat = 0) -> PinLayout { pin("centerStart", .center, .start, startMargin) }
  /// Puts the middle `margin` points past the superview's middle, right and down: the margin is no inset.
  @discardableResult public func center(_ margin: CGFloat = 0) -> PinLayout { pin("center", .center, .center, margin) }
  /// Pins the right `rightMargin` points inside, in the middle of the other axis.
  @discardableResult public func centerRight(_ rightMargin: CGFloat = 0) -> PinLayout { pin("centerRight", .center, .right, rightMargin) }
  /// Pins the side where reading ends `endMargin` points inside, in the middle of the other axis.
  @discardableResult public func centerEnd(_ endMargin: CGFloat = 0) -> PinLayout { pin("centerEnd", .center, .end, endMargin) }
  /// Pins the bottom and the left, both `margin` points inside.
  @discardableResult public func bottomLeft(_ margin: CGFloat = 0) -> PinLayout { pin("bottomLeft", .far, .left, margin) }
  /// Pins the bottom and the side where reading begins, both `margin` points inside.
  @discardableResult public func bottomStart(_ margin: CGFloat = 0) -> PinLayout { pin("bottomStart", .far, .start, margin) }
  /// Pins the bottom `bottomMargin` points inside, in the middle of the other axis.
  @discardableResult public func bottomCenter(_ bottomMargin: CGFloat = 0) -> PinLayout { pin("bottomCenter", .far, .center, bottomMargin) }
  /// Pins the bottom and the right, both `margin` points inside.
  @discardableResult public func bottomRight(_ margin: CGFloat = 0) -> PinLayout { pin("bottomRight", .far, .right, margin) }
  /// Pins the bottom and the side where reading ends, both `margin` points inside.
  @discardableResult public func bottomEnd(_ margin: CGFloat = 0) -> PinLayout { pin("bottomEnd", .far, .end, margin) }

  private func pin(_ name: String, _ vertical: AxisPlan.Coordinate, _ horizontal: Column, _ margin: CGFloat) -> PinLayout {
    let context = { "\(name)(\(margin.unlessZero))" }
    // Where one side is pinned the margin is that side's alone, and the other axis is in the middle.
    let isMiddle = vertical == .center && horizontal == .center
    pin(.vertical, vertical, vertical == .center && !isMiddle ? 0 : margin, context)
    pin(.horizontal, coordinate(of: horizontal), horizontal == .center && !isMiddle ? 0 : margin, context)
    return self
  }
}
