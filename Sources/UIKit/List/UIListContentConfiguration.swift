import QuoinAppearance
import QuoinText

/// A picture, a text and a second text, as rows show them.
@MainActor @preconcurrency public struct UIListContentConfiguration: UIContentConfiguration {
  /// The picture; nil = none.
  public var image: UIImage? { didSet { MissingPicture.shows(image, "UIListContentConfiguration") } }
  /// How the picture is shown.
  public var imageProperties = ImageProperties()
  /// The text; nil = none.
  public var text: String?
  /// The text with attributes; it stands for `text`.
  public var attributedText: NSAttributedString?
  /// How the text is shown.
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
  /// The second text; nil = none.
  public var secondaryText: String?
  /// The second text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text is shown.
  public var secondaryTextProperties: TextProperties
  /// Whether both texts stand side by side while there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Points around the content; above and below as the rows of lists have them.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// From the picture to the texts.
  public var imageToTextPadding: CGFloat = 16
  /// Between texts side by side.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// Between texts one above the other.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// Along which axes the content stands at least as far from the view's edges as the superview's margins say: sideways, so that texts
  /// stand as far in as the table or list has its rows.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal

  init() {
    let traits = UITraitCollection.current
    let padding = CGFloat(traits.listMeasures.rowPadding)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: traits.secondaryStyle), color: .label)
    textToSecondaryTextVerticalPadding = CGFloat(traits.tableMeasures.listGap)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: padding, leading: 16, bottom: padding, trailing: 8)
  }

  /// A text with a second text below.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// A row with a text below, at the side.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// A row beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  /// A row with a text below, beside a sidebar.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }
  /// A header at the side.
  public static func sidebarHeader() -> UIListContentConfiguration { groupedHeader() }
  /// A header, by the list's style.
  public static func header() -> UIListContentConfiguration { groupedHeader() }
  /// A footer, by the list's style.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }
  /// A row.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// A text with a grey second text below.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }
  /// A text with a grey value at the end.
  public static func valueCell() -> UIListContentConfiguration {
    var made = UIListContentConfiguration()
    made.secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .secondaryLabel)
    made.prefersSideBySideTextAndSecondaryText = true
    return made
  }
  /// The header of a plain section.
  public static func plainHeader() -> UIListContentConfiguration { edge(.plain, isHeader: true) }
  /// The footer of a plain section.
  public static func plainFooter() -> UIListContentConfiguration { edge(.plain, isHeader: false) }
  /// The header of a grouped section: small grey capitals up to iOS 18.
  public static func groupedHeader() -> UIListContentConfiguration { edge(.grouped, isHeader: true) }
  /// The footer of a grouped section.
  public static func groupedFooter() -> UIListContentConfiguration { edge(.grouped, isHeader: false) }

  /// The header of a grouped section that stands out: larger and bold, in the colour of text (documented:
  /// uikit/uilistcontentconfiguration-swift.struct/prominentinsetgroupedheader(); its style is
  /// assumed, as that of SwiftUI's `headerProminence`).
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { prominent(.title3) }
  /// The header of a grouped section that stands out more: as large as a title (documented:
  /// uikit/uilistcontentconfiguration-swift.struct/extraprominentinsetgroupedheader(); its style is assumed).
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { prominent(.title2) }

  private static func prominent(_ style: QuoinAppearance.TextStyle) -> UIListContentConfiguration {
    var made = groupedHeader()
    let metrics = style.metrics(at: UITraitCollection.current.typeSize)
    let title = FontDescriptor(style: metrics, weight: NamedWeight.bold.rawValue).legible(in: .current)
    made.textProperties = TextProperties(font: UIFont(title), color: .label)
    return made
  }

  /// What stands above or below a section, in the measures of the page's generation.
  private static func edge(_ style: ListLook.Style, isHeader: Bool) -> UIListContentConfiguration {
    let look = ListLook(style, on: UITraitCollection.current.appearance.system)
    let insets = isHeader ? look.headerInsets : look.footerInsets
    var made = UIListContentConfiguration()
    let metrics = (isHeader ? look.headerStyle : look.footerStyle).metrics(at: UITraitCollection.current.typeSize)
    let font = UIFont(FontDescriptor(style: metrics, weight: isHeader ? look.headerWeight.rawValue : nil).legible(in: .current))
    made.textProperties = TextProperties(font: font, color: isHeader && look.headerColor == .label ? .label : .secondaryLabel)
    made.textProperties.transform = isHeader && look.headerIsUppercase ? .uppercase : .none
    made.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: CGFloat(insets.top), leading: 16, bottom: CGFloat(insets.bottom), trailing: 16)
    return made
  }

  /// As tables have their cells, whose texts stand closer.
  func inTable() -> UIListContentConfiguration {
    var made = self
    made.textToSecondaryTextVerticalPadding = CGFloat(UITraitCollection.current.tableMeasures.tableGap)
    return made
  }

  /// A view that shows this.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// How a text is shown.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// Where lines stand.
    public var alignment = TextAlignment.natural
    /// At most so many lines; 0 = as many as it takes.
    public var numberOfLines = 0
    /// What gives way.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the font shrinks to fit.
    public var adjustsFontSizeToFitWidth = false
    /// Whether the font follows the user's text size.
    public var adjustsFontForContentSizeCategory = true
    /// Capitals or not.
    public var transform = TextTransform.none
    /// How small the font may become to fit, as a part of its size; kept only.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may stand closer before words are cut; kept only.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether what was cut is shown under a pointer; kept only.
    public var showsExpansionTextWhenTruncated = false
    /// Changes the colour; asked by ``resolvedColor()``.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The colour as it comes out.
    public func resolvedColor() -> UIColor { colorTransformer.map { $0(color) } ?? color }

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }

    /// Where lines stand.
    public enum TextAlignment: Int, Sendable {
      /// Where reading begins.
      case natural
      /// In the middle.
      case center
      /// From edge to edge.
      case justified
    }
    /// Capitals or not.
    public enum TextTransform: Int, Sendable {
      /// As written.
      case none
      /// In capitals.
      case uppercase
      /// In small letters.
      case lowercase
      /// Each word with a capital.
      case capitalized

      func apply(_ text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .lowercase: text.lowercased()
        case .capitalized: text.capitalized
        }
      }
    }
  }

  /// How a picture is shown.
  public struct ImageProperties {
    /// The colour of a template; nil = the tint.
    public var tintColor: UIColor?
    /// The corners' radius.
    public var cornerRadius: CGFloat = 0
    /// At most this large; zero = as it is.
    public var maximumSize = CGSize.zero
    /// The room kept for it, so that texts of several rows stand below each other. Zero = the standard room for a symbol, its own size
    /// for another picture; ``standardDimension`` = the standard room for either.
    public var reservedLayoutSize = CGSize.zero
    /// A reserved width or height that means the standard room for symbols, whatever the picture. It is no length.
    public static let standardDimension: CGFloat = -1
    /// How a symbol is shown.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Changes the colour of a template; asked by ``resolvedTintColor(for:)``.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The border's colour; kept only.
    public var strokeColor: UIColor?
    /// Changes the border's colour; kept only.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The border's width in points; kept only.
    public var strokeWidth: CGFloat = 0
    /// Whether its colours stay where others are turned over; kept only.
    public var accessibilityIgnoresInvertColors = false
    /// The colour of a template as it comes out, where `tintColor` is the tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer.map { $0(color) } ?? color
    }

    init() {}
  }
}
