import Foundation

/// What is shown where there is nothing: a picture, words, more words and up to two buttons below each other.
@MainActor @preconcurrency public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// How words are shown.
  public typealias TextProperties = UIListContentConfiguration.TextProperties
  /// How the picture is shown.
  public typealias ImageProperties = UIListContentConfiguration.ImageProperties
  /// Where the parts stand.
  public enum Alignment: Int, Sendable {
    /// In the middle.
    case center
    /// Where reading begins.
    case natural
  }
  /// What a button does.
  @MainActor @preconcurrency public struct ButtonProperties {
    /// What a tap does; nil = nothing.
    public var primaryAction: UIAction?
    /// What a tap shows; kept only.
    public var menu: UIMenu?
    /// Whether it can be tapped.
    public var isEnabled = true
    /// Its role; kept only.
    public var role = UIButton.Role.normal
  }

  /// The picture.
  public var image: UIImage?
  /// The words.
  public var text: String?
  /// The words with attributes; nil = `text`.
  public var attributedText: NSAttributedString?
  /// More words.
  public var secondaryText: String?
  /// More words with attributes; nil = `secondaryText`.
  public var secondaryAttributedText: NSAttributedString?
  /// The looks of the words.
  public var textProperties = TextProperties(font: .systemFont(ofSize: 22, weight: .bold), color: .label)
  /// The looks of more words.
  public var secondaryTextProperties = TextProperties(font: .systemFont(ofSize: 15), color: .secondaryLabel)
  /// The looks of the picture.
  public var imageProperties = ImageProperties()
  /// A button below; shown where it has words or a picture.
  public var button = UIButton.Configuration.borderless()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// A button below that; shown where it has words or a picture.
  public var secondaryButton = UIButton.Configuration.borderless()
  /// What the button below that does.
  public var secondaryButtonProperties = ButtonProperties()
  /// What lies behind; kept only.
  public var background = UIBackgroundConfiguration()
  /// Where the parts stand.
  public var alignment = Alignment.center
  /// Along which axes the margins of the view around count; kept only.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// Points around the parts; kept only.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// Points between picture and words.
  public var imageToTextPadding: CGFloat = 8
  /// Points between words and more words.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// Points between words and the button.
  public var textToButtonPadding: CGFloat = 8
  /// Points between the buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// Where there is nothing.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
  /// Where nothing was found.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    (made.image, made.text, made.secondaryText) = (
      UIImage(systemName: "magnifyingglass"), "No Results", "Check the spelling or try a new search."
    )
    return made
  }
  /// Where something is awaited.
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.secondaryText = "Loading…"
    return made
  }
  /// The parts below each other in the middle.
  public func makeContentView() -> any UIView & UIContentView { UnavailableView(configuration: self) }
  /// The same in every state.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

/// The state of what is shown where there is nothing.
@MainActor @preconcurrency public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The surroundings.
  public var traitCollection: UITraitCollection
  /// The state in some surroundings.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  /// What is sought; nil = nothing.
  public var searchText: String?
}

private final class UnavailableView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    let stack = UIStackView()
    (stack.axis, stack.alignment) = (.vertical, configuration.alignment == .center ? .center : .leading)
    func add(_ view: UIView, _ gap: CGFloat) {
      if let last = stack.arrangedSubviews.last { stack.setCustomSpacing(gap, after: last) }
      stack.addArrangedSubview(view)
    }
    if let image = configuration.image {
      let view = UIImageView(image: image.preferring(UIImage.SymbolConfiguration(pointSize: 48)))
      view.tintColor = configuration.imageProperties.tintColor ?? .secondaryLabel
      add(view, 0)
    }
    let words = [
      (configuration.text, configuration.attributedText, configuration.textProperties, configuration.imageToTextPadding),
      (
        configuration.secondaryText, configuration.secondaryAttributedText, configuration.secondaryTextProperties,
        configuration.textToSecondaryTextPadding
      ),
    ]
    for (text, attributed, looks, gap) in words where text != nil || attributed != nil {
      let label = UILabel()
      (label.text, label.font, label.textColor, label.numberOfLines) = (text, looks.font, looks.color, looks.numberOfLines)
      if let attributed { label.attributedText = attributed }
      label.textAlignment = configuration.alignment == .center ? .center : .natural
      add(label, gap)
    }
    let buttons = [
      (configuration.button, configuration.buttonProperties, configuration.textToButtonPadding),
      (configuration.secondaryButton, configuration.secondaryButtonProperties, configuration.buttonToSecondaryButtonPadding),
    ]
    for (looks, does, gap) in buttons where looks.title != nil || looks.image != nil {
      let button = UIButton(configuration: looks, primaryAction: does.primaryAction)
      button.isEnabled = does.isEnabled
      add(button, gap)
    }
    addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      configuration.alignment == .center
        ? stack.centerXAnchor.constraint(equalTo: centerXAnchor)
        : stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor), stack.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -32),
    ])
  }
  required init?(coder: NSCoder) { nil }
}
