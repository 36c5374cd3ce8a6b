import QuoinAppearance

extension UIButton {
  /// The looks and the content of a button, as a value.
  public struct Configuration: Sendable {
    package var kind: ButtonLook.Kind
    /// The words; nil = none.
    public var title: String? { didSet { if title != attributedTitle.map({ String($0.characters) }) { attributedTitle = nil } } }
    /// The words with attributes of UIKit's; nil = `title`.
    public var attributedTitle: AttributedString? {
      didSet { if let attributedTitle { title = String(attributedTitle.characters) } }
    }
    /// Smaller words below.
    public var subtitle: String? {
      didSet { if subtitle != attributedSubtitle.map({ String($0.characters) }) { attributedSubtitle = nil } }
    }
    /// The picture; nil = none.
    public var image: UIImage? { didSet { MissingPicture.shows(image, "UIButton") } }
    /// How a symbol is chosen.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side of the words on which the picture stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Points between picture and words.
    public var imagePadding: CGFloat = 0
    /// Points between words and smaller words.
    public var titlePadding: CGFloat = 1
    /// Where the lines of words stand.
    public var titleAlignment = TitleAlignment.automatic
    /// Points around the content.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The colour behind; nil = by the kind.
    public var baseBackgroundColor: UIColor?
    /// The colour of words and picture; nil = by the kind.
    public var baseForegroundColor: UIColor?
    /// The form of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// How large it is.
    public var buttonSize = Size.medium { didSet { contentInsets = Configuration.insets(buttonSize) } }
    /// Whether a spinner stands for the picture.
    public var showsActivityIndicator = false
    /// What lies behind.
    public var background = UIBackgroundConfiguration()

    /// The smaller words with attributes; nil = `subtitle`.
    public var attributedSubtitle: AttributedString? {
      didSet { if let attributedSubtitle { subtitle = String(attributedSubtitle.characters) } }
    }
    /// Changes the looks of the words, whose font and colour it is given.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the looks of the smaller words, whose font and colour it is given.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the colour of the picture; kept only.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// How words are broken; kept only.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// What shows that there is a menu; kept only.
    public var indicator = Indicator.automatic
    /// Whether the looks follow the state; kept only.
    public var automaticallyUpdateForSelection = true
    /// The same looks in a button's state.
    @MainActor @preconcurrency public func updated(for button: UIButton) -> Configuration { self }
    /// Changes the colour of the turning wheel; kept only.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// Changes the colour of what shows that there is a menu; kept only.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The room that is kept for a picture, in points; kept only.
    public var imageReservation: CGFloat = 0
    /// How the smaller words are broken; kept only.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How the button looks on a Mac; kept only.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// What shows that there is a menu.
    public enum Indicator: Int, Sendable { case automatic, none, popup }
    /// How a button looks on a Mac.
    public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
    /// Puts the insets back to what the kind and the size have.
    public mutating func setDefaultContentInsets() { contentInsets = Configuration.insets(buttonSize) }

    init(_ kind: ButtonLook.Kind) {
      self.kind = kind
      contentInsets = Configuration.insets(.medium)
    }

    private static func insets(_ size: Size) -> NSDirectionalEdgeInsets {
      let margins = ButtonLook.margins(size.known)
      return NSDirectionalEdgeInsets(
        top: margins.vertical, leading: margins.horizontal, bottom: margins.vertical, trailing: margins.horizontal)
    }

    /// Words alone.
    public static func plain() -> Configuration { Configuration(.borderless) }
    /// Words on grey.
    public static func gray() -> Configuration { Configuration(.bordered) }
    /// Words on the faded tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White words on the tint.
    public static func filled() -> Configuration { Configuration(.prominent) }
    /// Words alone.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// Words on grey.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// Words on the faded tint.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// White words on the tint.
    public static func borderedProminent() -> Configuration { Configuration(.prominent) }

    /// Words on glass, of iOS 26; drawn as grey in a capsule.
    public static func glass() -> Configuration { capsule(.bordered) }
    /// Words on clear glass; drawn as grey in a capsule.
    public static func clearGlass() -> Configuration { capsule(.bordered) }
    /// White words on glass of the tint; drawn as the tint in a capsule.
    public static func prominentGlass() -> Configuration { capsule(.prominent) }
    /// White words on clear glass of the tint; drawn as the tint in a capsule.
    public static func prominentClearGlass() -> Configuration { capsule(.prominent) }
    private static func capsule(_ kind: ButtonLook.Kind) -> Configuration {
      var configuration = Configuration(kind)
      configuration.cornerStyle = .capsule
      return configuration
    }

    /// The form of the corners.
    public enum CornerStyle: Int, Sendable {
      /// As `background` says.
      case fixed = -1
      /// Growing with the text size.
      case dynamic
      /// Little.
      case small
      /// Medium.
      case medium
      /// Much.
      case large
      /// Half circles.
      case capsule

      func known(on system: SystemGeneration) -> ButtonLook.Shape {
        let radius = system.look.control.configuredRadius
        return switch self {
        case .dynamic where radius.isInfinite: .capsule
        case .dynamic: .rounded(radius)
        case .fixed: .rounded(5.95)
        case .small: .rounded(5)
        case .medium: .rounded(8)
        case .large: .rounded(12)
        case .capsule: .capsule
        }
      }
    }
    /// How large a button is.
    public enum Size: Int, Sendable {
      /// Medium.
      case medium
      /// Small.
      case small
      /// Smallest.
      case mini
      /// Large.
      case large

      var known: ButtonLook.ControlSize {
        switch self {
        case .medium: .regular
        case .small: .small
        case .mini: .mini
        case .large: .large
        }
      }
    }
    /// Where the lines of words stand.
    public enum TitleAlignment: Int, Sendable {
      /// As the content's alignment.
      case automatic
      /// Where reading begins.
      case leading
      /// In the middle.
      case center
      /// Where reading ends.
      case trailing
    }
  }
}
