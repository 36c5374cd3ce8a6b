import UIKit

// Sizes and their limits. Negative sizes and those that are no numbers are warnings.
extension PinLayout {
  /// The width in points.
  @discardableResult public func width(_ width: CGFloat) -> PinLayout {
    setSize(.horizontal, width) { "width(\(width))" }
    return self
  }
  /// The width as a share of the superview's; nothing without one.
  @discardableResult public func width(_ percent: Percent) -> PinLayout {
    if let extent = extent(.horizontal) { setSize(.horizontal, percent.of(extent)) { "width(\(percent))" } }
    return self
  }
  /// The width of `view` without its transform.
  @discardableResult public func width(of view: PinView) -> PinLayout {
    let other = layer(of: view)
    setSize(.horizontal, PinRect.get(other, keepTransform: keepTransform).width) { "width(of: \(words(other)))" }
    return self
  }
  /// The width comes out at least this.
  @discardableResult public func minWidth(_ width: CGFloat) -> PinLayout {
    setLimit(.horizontal, width, \.minimum, "minWidth") { "minWidth(\(width))" }
    return self
  }
  /// The width comes out at least this share of the superview's.
  @discardableResult public func minWidth(_ percent: Percent) -> PinLayout {
    if let extent = extent(.horizontal) { setLimit(.horizontal, percent.of(extent), \.minimum, "minWidth") { "minWidth(\(percent))" } }
    return self
  }
  /// The width comes out at most this; it wins over the minimum.
  @discardableResult public func maxWidth(_ width: CGFloat) -> PinLayout {
    setLimit(.horizontal, width, \.maximum, "maxWidth") { "maxWidth(\(width))" }
    return self
  }
  /// The width comes out at most this share of the superview's; it wins over the minimum.
  @discardableResult public func maxWidth(_ percent: Percent) -> PinLayout {
    if let extent = extent(.horizontal) { setLimit(.horizontal, percent.of(extent), \.maximum, "maxWidth") { "maxWidth(\(percent))" } }
    return self
  }
  /// The height in points.
  @discardableResult public func height(_ height: CGFloat) -> PinLayout {
    setSize(.vertical, height) { "height(\(height))" }
    return self
  }
  /// The height as a share of the superview's; nothing without one.
  @discardableResult public func height(_ percent: Percent) -> PinLayout {
    if let extent = extent(.vertical) { setSize(.vertical, percent.of(extent)) { "height(\(percent))" } }
    return self
  }
  /// The height of `view` without its transform.
  @discardableResult public func height(of view: PinView) -> PinLayout {
    let other = layer(of: view)
    setSize(.vertical, PinRect.get(other, keepTransform: keepTransform).height) { "height(of: \(words(other)))" }
    return self
  }
  /// The height comes out at least this.
  @discardableResult public func minHeight(_ height: CGFloat) -> PinLayout {
    setLimit(.vertical, height, \.minimum, "minHeight") { "minHeight(\(height))" }
    return self
  }
  /// The height comes out at least this share of the superview's.
  @discardableResult public func minHeight(_ percent: Percent) -> PinLayout {
    if let extent = extent(.vertical) { setLimit(.vertical, percent.of(extent), \.minimum, "minHeight") { "minHeight(\(percent))" } }
    return self
  }
  /// The height comes out at most this; it wins over the minimum.
  @discardableResult public func maxHeight(_ height: CGFloat) -> PinLayout {
    setLimit(.vertical, height, \.maximum, "maxHeight") { "maxHeight(\(height))" }
    return self
  }
  /// The height comes out at most this share of the superview's; it wins over the minimum.
  @discardableResult public func maxHeight(_ percent: Percent) -> PinLayout {
    if let extent = extent(.vertical) { setLimit(.vertical, percent.of(extent), \.maximum, "maxHeight") { "maxHeight(\(percent))" } }
    return self
  }
}
