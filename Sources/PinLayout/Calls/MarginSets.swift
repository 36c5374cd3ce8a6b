import UIKit

// Several margins at once.
extension PinLayout {
  /// All four margins by `insets`.
  @discardableResult public func margin(_ insets: PEdgeInsets) -> PinLayout {
    setMargin(.vertical, near: insets.top, far: insets.bottom)
    setMargin(.horizontal, near: insets.left, far: insets.right)
    return self
  }
  /// All four margins by `directionalInsets`, start and end by reading direction.
  @discardableResult public func margin(_ directionalInsets: NSDirectionalEdgeInsets) -> PinLayout {
    margin(directionalInsets.resolved(rightToLeft: !isLTR))
  }
  /// The same margin on all four sides, in points.
  @discardableResult public func margin(_ margin: CGFloat) -> PinLayout { self.margin(margin, margin, margin, margin) }
  /// The same share on all four sides.
  @discardableResult public func margin(_ percent: Percent) -> PinLayout { margin(percent, percent, percent, percent) }
  /// The four margins in points.
  @discardableResult public func margin(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> PinLayout {
    margin(PEdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }
  /// The four margins as shares of the superview.
  @discardableResult public func margin(_ top: Percent, _ left: Percent, _ bottom: Percent, _ right: Percent) -> PinLayout {
    marginTop(top).marginLeft(left).marginBottom(bottom).marginRight(right)
  }
  /// Top and bottom, then left and right, in points.
  @discardableResult public func margin(_ vertical: CGFloat, _ horizontal: CGFloat) -> PinLayout {
    margin(vertical, horizontal, vertical, horizontal)
  }
  /// Top and bottom, then left and right, as shares of the superview.
  @discardableResult public func margin(_ vertical: Percent, _ horizontal: Percent) -> PinLayout {
    margin(vertical, horizontal, vertical, horizontal)
  }
  /// Top, left and right, bottom, in points.
  @discardableResult public func margin(_ top: CGFloat, _ horizontal: CGFloat, _ bottom: CGFloat) -> PinLayout {
    margin(top, horizontal, bottom, horizontal)
  }
  /// Top, left and right, bottom, as shares of the superview.
  @discardableResult public func margin(_ top: Percent, _ horizontal: Percent, _ bottom: Percent) -> PinLayout {
    margin(top, horizontal, bottom, horizontal)
  }
  /// Turns a width or height into the missing edge, so that margins take from the size instead of moving the view.
  @discardableResult public func pinEdges() -> PinLayout {
    hasCalls = true
    pinsEdges = true
    return self
  }
  /// Where a view with a known width lies between its left and right; the last call wins.
  @discardableResult public func justify(_ value: HorizontalAlign) -> PinLayout {
    hasCalls = true
    justify = value
    return self
  }
  /// Where a view with a known height lies between its top and bottom; the last call wins.
  @discardableResult public func align(_ value: VerticalAlign) -> PinLayout {
    hasCalls = true
    align = value
    return self
  }
}
