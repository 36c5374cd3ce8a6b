import UIKit

// Sizes of both axes at once, sizes from content, and ratios.
extension PinLayout {
  /// Width and height in points.
  @discardableResult public func size(_ size: CGSize) -> PinLayout {
    setSize(size) { "size(CGSize(width: \(size.width), height: \(size.height)))" }
  }
  /// A square.
  @discardableResult public func size(_ sideLength: CGFloat) -> PinLayout {
    setSize(CGSize(width: sideLength, height: sideLength)) { "size(sideLength: \(sideLength))" }
  }
  /// A share of the superview's width and height; nothing without one.
  @discardableResult public func size(_ percent: Percent) -> PinLayout {
    guard let width = extent(.horizontal), let height = extent(.vertical) else { return self }
    return setSize(CGSize(width: percent.of(width), height: percent.of(height))) { "size(\(percent))" }
  }
  /// The size of `view` without its transform.
  @discardableResult public func size(of view: PinView) -> PinLayout {
    let other = layer(of: view)
    return setSize(PinRect.get(other, keepTransform: keepTransform).size) { "size(of \(self.words(other)))" }
  }

  /// Each side is told by itself: an earlier word may stand against one of them alone.
  private func setSize(_ size: CGSize, _ call: () -> String) -> PinLayout {
    setSize(.horizontal, size.width) { "\(call())'s width" }
    setSize(.vertical, size.height) { "\(call())'s height" }
    return self
  }

  /// The height is the width divided by `ratio`, or the width the height times it: whichever is not known otherwise.
  @discardableResult public func aspectRatio(_ ratio: CGFloat) -> PinLayout {
    hasCalls = true
    guard ratio > 0, ratio.isFinite else {
      warnNotApplied("aspectRatio(\(ratio))", "the aspectRatio (\(ratio)) must be greater than zero.")
      return self
    }
    setFit(.ratio(ratio))
    return self
  }
  /// The ratio of `view`.
  @discardableResult public func aspectRatio(of view: PinView) -> PinLayout {
    let rect = PinRect.get(layer(of: view), keepTransform: keepTransform)
    return aspectRatio(rect.height > 0 ? rect.width / rect.height : 0)
  }
  /// The ratio of the image of an image view.
  @discardableResult public func aspectRatio() -> PinLayout {
    hasCalls = true
    guard let imageView = layer.owner as? UIImageView, layer.owner === (view as AnyObject) else {
      warnNotApplied(
        "aspectRatio()", "the layouted view must be an UIImageView() to use the aspectRatio() method without parameter.")
      return self
    }
    guard let size = imageView.image?.size, size.height > 0 else {
      if Pin.activeWarnings.aspectRatioImageNotSet {
        warnNotApplied("aspectRatio()", "the layouted UIImageView's image hasn't been set (aspectRatioImageNotSet)")
      }
      return self
    }
    setFit(.ratio(size.width / size.height))
    return self
  }
  /// The size the view wants, asked for as `fitType` says.
  @discardableResult public func sizeToFit(_ fitType: FitType = .content) -> PinLayout {
    setFit(.content(fitType))
    return self
  }
}
