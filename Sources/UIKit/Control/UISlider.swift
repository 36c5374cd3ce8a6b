import QuoinAppearance
import QuoinDrawing

/// A value on a line.
@MainActor @preconcurrency open class UISlider: UIControl {
  /// The value, within the limits.
  open var value: Float = 0 {
    didSet { if value < minimumValue || value > maximumValue { value = min(max(value, minimumValue), max(minimumValue, maximumValue)) } }
  }
  /// The least value.
  open var minimumValue: Float = 0
  /// The greatest value.
  open var maximumValue: Float = 1
  /// The colour up to the knob; nil = the tint.
  open var minimumTrackTintColor: UIColor?
  /// The colour after the knob; nil = grey.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob; nil = white.
  open var thumbTintColor: UIColor?
  /// Whether changes are told while dragging; kept only.
  open var isContinuous = true
  /// A slider at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugsContent(across: false)
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Sets the picture of the knob for a state.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { pictures["thumb \(state.rawValue)"] = image }
  /// Sets the picture of the line up to the knob for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { pictures["minimum \(state.rawValue)"] = image }
  /// Sets the picture of the line after the knob for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { pictures["maximum \(state.rawValue)"] = image }
  /// The picture of the knob for a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { pictures["thumb \(state.rawValue)"] }
  /// The picture of the line up to the knob in a state; nil where none was set.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { pictures["minimum \(state.rawValue)"] }
  /// The picture of the line after the knob in a state; nil where none was set.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { pictures["maximum \(state.rawValue)"] }
  /// The picture of the knob as it is.
  open var currentThumbImage: UIImage? { thumbImage(for: state) ?? thumbImage(for: .normal) }
  /// The picture of the line up to the knob as it is.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) ?? minimumTrackImage(for: .normal) }
  /// The picture of the line after the knob as it is.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) ?? maximumTrackImage(for: .normal) }
  private var pictures: [String: UIImage] = [:]
  /// The picture at the least end.
  open var minimumValueImage: UIImage?
  /// The picture at the greatest end.
  open var maximumValueImage: UIImage?

  /// Where the picture of the least value stands: at the beginning of the bounds. Empty without one.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { end(minimumValueImage, bounds, atLeft: !isRightToLeft) }
  /// Where the picture of the greatest value stands: at the end of the bounds. Empty without one.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { end(maximumValueImage, bounds, atLeft: isRightToLeft) }
  private func end(_ image: UIImage?, _ bounds: CGRect, atLeft: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Where the line lies in the bounds: between the pictures at both ends.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    var room = bounds
    let ends = [minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)]
    for (place, isLeft) in zip(ends, [!isRightToLeft, isRightToLeft]) where place.width > 0 {
      // Assumed: as far from the line as SwiftUI's labels.
      let taken = place.width + 8
      if isLeft { room.origin.x += taken }
      room.size.width = max(0, room.width - taken)
    }
    return SliderLook.track(in: room, context: context(traitCollection))
  }
  /// Where the knob stands at a value: its picture keeps within the line.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let share = CGFloat(fraction(value))
    guard let size = currentThumbImage?.size else {
      return SliderLook.knob(at: share, on: rect, context: context(traitCollection))
    }
    let start = (rect.width - size.width) * (isRightToLeft ? 1 - share : share)
    return CGRect(x: rect.minX + start, y: rect.midY - size.height / 2, width: size.width, height: size.height)
  }
  private func fraction(_ value: Float) -> Double {
    guard maximumValue > minimumValue, value.isFinite else { return 0 }
    return Double(min(1, max(0, (value - minimumValue) / (maximumValue - minimumValue))))
  }
  private func context(_ traits: UITraitCollection) -> ControlContext {
    ControlContext(appearance: traits.appearance, tint: .color(tintColor.paint(traits)), isRightToLeft: isRightToLeft)
  }

  /// 34 points high, as wide as it is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.isFinite ? min(size.width, 1e5) : 0, height: SliderLook.height)
  }
  /// 34 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: SliderLook.height) }
  package override func paintContent(_ painter: inout ContentPainter) {
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let look = SliderLook(
      at: fraction(value), on: painter.page(track), knob: painter.page(knob), context: context(painter.traits))
    if !isEnabled {
      var faded = DisplayGroup()
      faded.opacity = 0.5
      painter.builder.push(faded)
    }
    let ends = [
      (minimumValueImage, minimumValueImageRect(forBounds: bounds)), (maximumValueImage, maximumValueImageRect(forBounds: bounds)),
    ]
    for (image, rect) in ends { image?.paint(&painter, inPage: painter.page(rect), tint: tintColor) }
    paintLine(look, &painter)
    if let image = currentThumbImage {
      image.paint(&painter, inPage: look.knob, tint: thumbTintColor ?? tintColor)
    } else {
      painter.add(look.disc(thumbTintColor?.paint(painter.traits)))
    }
    if !isEnabled { painter.builder.pop() }
  }

  /// The line, by pictures where there are: each from its end to the middle of the knob.
  private func paintLine(_ look: SliderLook, _ painter: inout ContentPainter) {
    func half(_ height: CGFloat, isLeft: Bool) -> CGRect {
      let (from, to) = isLeft ? (look.track.minX, look.knob.midX) : (look.knob.midX, look.track.maxX)
      return CGRect(x: from, y: look.track.midY - height / 2, width: max(0, to - from), height: height)
    }
    let (before, after) = (currentMinimumTrackImage, currentMaximumTrackImage)
    if let after {
      after.paint(&painter, inPage: half(after.size.height, isLeft: isRightToLeft), tint: tintColor)
    } else {
      painter.add([look.whole(maximumTrackTintColor?.fill(painter))])
    }
    if let before {
      before.paint(&painter, inPage: half(before.size.height, isLeft: !isRightToLeft), tint: tintColor)
    } else {
      painter.add([look.filled(minimumTrackTintColor?.fill(painter))])
    }
  }
}
