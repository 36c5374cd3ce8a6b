import UIKit

// Edges by reading direction: start is left where reading goes from left to right.
extension PinLayout {
  /// Pins the side where reading begins, `offset` points inside the superview's edge.
  @discardableResult public func start(_ offset: CGFloat = 0) -> PinLayout {
    logical(.start, offset) { "start(\(offset.unlessZero))" }
    return self
  }
  /// Pins the side where reading begins, a share of the superview's width inside its edge.
  @discardableResult public func start(_ offset: Percent) -> PinLayout {
    if let extent = extent(.horizontal) { logical(.start, offset.of(extent)) { "start(\(offset))" } }
    return self
  }
  /// Pins the side where reading begins by the field of `insets` on that side.
  @discardableResult public func start(_ insets: PEdgeInsets) -> PinLayout {
    logical(.start, isLeft(.start) ? insets.left : insets.right) { "start(\(insets))" }
    return self
  }
  /// Pins the side where reading ends, `margin` points inside the superview's edge.
  @discardableResult public func end(_ margin: CGFloat = 0) -> PinLayout {
    logical(.end, margin) { "end(\(margin.unlessZero))" }
    return self
  }
  /// Pins the side where reading ends, a share of the superview's width inside its edge.
  @discardableResult public func end(_ offset: Percent) -> PinLayout {
    if let extent = extent(.horizontal) { logical(.end, offset.of(extent)) { "end(\(offset))" } }
    return self
  }
  /// Pins the side where reading ends by the field of `insets` on that side.
  @discardableResult public func end(_ insets: PEdgeInsets) -> PinLayout {
    logical(.end, isLeft(.end) ? insets.left : insets.right) { "end(\(insets))" }
    return self
  }

  enum LogicalSide {
    case start, end
  }

  /// Whether `side` is the left one for this view.
  func isLeft(_ side: LogicalSide) -> Bool { (side == .start) == isLTR }

  func logical(_ side: LogicalSide, _ offset: CGFloat, _ context: () -> String) {
    if isLeft(side) { pinNear(.horizontal, offset, context) } else { pinFar(.horizontal, offset, context) }
  }
}
