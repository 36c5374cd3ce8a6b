import QuoinAppearance
import QuoinText

extension UIFont {
  /// How thick letters are: −1 … 1, 0 = regular.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// The number.
    public let rawValue: CGFloat
    /// The weight with this number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The weight with this number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The thinnest.
    public static let ultraLight = Weight(-0.8)
    /// Very thin.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// Regular.
    public static let regular = Weight(0)
    /// A little more.
    public static let medium = Weight(0.23)
    /// Half bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Very bold.
    public static let heavy = Weight(0.56)
    /// The thickest.
    public static let black = Weight(0.62)

    /// The weight of that name.
    init(known weight: NamedWeight) {
      self =
        switch weight {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }
    package var css: Int { NamedWeight(uiKitValue: Double(rawValue)).rawValue }
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// The number; 0 = standard.
    public let rawValue: CGFloat
    /// The width with this number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// The usual.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
    /// The narrowest.
    public static let compressed = Width(rawValue: -0.4)

    var percent: Int { FontDescriptor.percent(ofWidth: Double(rawValue)) }
  }

  /// A role of text whose size follows the user's wish.
  public struct TextStyle: Hashable, Sendable, RawRepresentable {
    /// The phone's name of it.
    public let rawValue: String
    /// The style with this name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title of a screen.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A first title.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A second title.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A third title.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// A heading.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A heading under a heading.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A remark.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A note at the foot.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A smaller caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    package var known: QuoinAppearance.TextStyle {
      let table: [UIFont.TextStyle: QuoinAppearance.TextStyle] = [
        .largeTitle: .largeTitle, .title1: .title1, .title2: .title2, .title3: .title3, .headline: .headline,
        .subheadline: .subheadline, .callout: .callout, .footnote: .footnote, .caption1: .caption1, .caption2: .caption2,
      ]
      return table[self] ?? .body
    }
  }
}
