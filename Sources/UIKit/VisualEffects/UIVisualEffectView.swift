/// Something done to what lies behind a view.
@MainActor @preconcurrency open class UIVisualEffect: NSObject {}

/// What stands out from a blur; content is drawn as it is.
open class UIVibrancyEffect: UIVisualEffect {
  /// Content over a blur.
  public init(blurEffect: UIBlurEffect) {}
  /// Content over a blur, of a style.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// How content stands out from a blur; kept only.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// The kinds of the phone.
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Shows content over what lies behind, changed by an effect.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
  /// Where content goes.
  public let contentView = UIView()
  /// The effect; nil = none.
  open var effect: UIVisualEffect?
  /// A view of an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    takeContent()
  }
  /// A view without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }
  /// Archives are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeContent()
  }

  private func takeContent() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    addSubview(contentView)
  }

  package override func paintContent(_ painter: inout ContentPainter) {
    guard let blur = effect as? UIBlurEffect else { return }
    painter.fill(layer.looks.outline(bounds, radius: layer.cornerRadius), blur.style.veil)
  }
}
