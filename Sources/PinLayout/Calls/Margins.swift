import UIKit

// Margins: the last call wins without a word. Shares are of the superview's height at the top and bottom, of its width left and right.
extension PinLayout {
  /// The margin at the top, in points.
  @discardableResult public func marginTop(_ margin: CGFloat) -> PinLayout {
    setMargin(.vertical, near: margin)
    return self
  }
  /// The margin at the top, a share of the superview's height.
  @discardableResult public func marginTop(_ percent: Percent) -> PinLayout {
    if let extent = extent(.vertical) { setMargin(.vertical, near: percent.of(extent)) }
    return self
  }
  /// The margin at the left, in points.
  @discardableResult public func marginLeft(_ margin: CGFloat) -> PinLayout {
    setMargin(.horizontal, near: margin)
    return self
  }
  /// The margin at the left, a share of the superview's width.
  @discardableResult public func marginLeft(_ percent: Percent) -> PinLayout {
    if let extent = extent(.horizontal) { setMargin(.horizontal, near: percent.of(extent)) }
    return self
  }
  /// The margin at the bottom, in points.
  @discardableResult public func marginBottom(_ margin: CGFloat) -> PinLayout {
    setMargin(.vertical, far: margin)
    return self
  }
  /// The margin at the bottom, a share of the superview's height.
  @discardableResult public func marginBottom(_ percent: Percent) -> PinLayout {
    if let extent = extent(.vertical) { setMargin(.vertical, far: percent.of(extent)) }
    return self
  }
  /// The margin at the right, in points.
  @discardableResult public func marginRight(_ margin: CGFloat) -> PinLayout {
    setMargin(.horizontal, far: margin)
    return self
  }
  /// The margin at the right, a share of the superview's width.
  @discardableResult public func marginRight(_ percent: Percent) -> PinLayout {
    if let extent = extent(.horizontal) { setMargin(.horizontal, far: percent.of(extent)) }
    return self
  }
  /// The margin at the side where reading begins, in points.
  @discardableResult public func marginStart(_ margin: CGFloat) -> PinLayout { isLeft(.start) ? marginLeft(margin) : marginRight(margin) }
  /// The margin at the side where reading begins, a share of the superview's width.
  @discardableResult public func marginStart(_ percent: Percent) -> PinLayout {
    isLeft(.start) ? marginLeft(percent) : marginRight(percent)
  }
  /// The margin at the side where reading ends, in points.
  @discardableResult public func marginEnd(_ margin: CGFloat) -> PinLayout { isLeft(.end) ? marginLeft(margin) : marginRight(margin) }
  /// The margin at the side where reading ends, a share of the superview's width.
  @discardableResult public func marginEnd(_ percent: Percent) -> PinLayout { isLeft(.end) ? marginLeft(percent) : marginRight(percent) }
  /// The margins left and right, in points.
  @discardableResult public func marginHorizontal(_ margin: CGFloat) -> PinLayout {
    setMargin(.horizontal, near: margin, far: margin)
    return self
  }
  /// The margins left and right, shares of the superview's width.
  @discardableResult public func marginHorizontal(_ percent: Percent) -> PinLayout {
    if let extent = extent(.horizontal) { setMargin(.horizontal, near: percent.of(extent), far: percent.of(extent)) }
    return self
  }
  /// The margins at the top and bottom, in points.
  @discardableResult public func marginVertical(_ margin: CGFloat) -> PinLayout {
    setMargin(.vertical, near: margin, far: margin)
    return self
  }
  /// The margins at the top and bottom, shares of the superview's height.
  @discardableResult public func marginVertical(_ percent: Percent) -> PinLayout {
    if let extent = extent(.vertical) { setMargin(.vertical, near: percent.of(extent), far: percent.of(extent)) }
    return self
  }
}
