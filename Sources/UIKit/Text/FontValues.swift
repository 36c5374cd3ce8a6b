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

    var percent: Int { Int(100 + rawValue * 125) }
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

/// What a font asks for.
public final class UIFontDescriptor: NSObject, Sendable {
  package let wish: FontDescriptor

  package init(_ wish: FontDescriptor) {
    self.wish = wish
    super.init()
  }

  /// A family or full name and a size.
  public convenience init(name: String, size: CGFloat) { self.init(.named(name, size: size)) }
  /// The descriptor of a text style at the text size of the surroundings.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  /// Points per em.
  public var pointSize: CGFloat { wish.size }
  /// The same at another size.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    change {
      $0.size = size
      $0.styleLine = nil
    }
  }
  /// The same in another design of the system font.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    change {
      $0.family = .system(design == .serif ? .serif : design == .rounded ? .rounded : design == .monospaced ? .monospaced : .standard)
    }
  }
  /// The same, bold or slanted or narrow as `traits` say.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    change {
      $0.isItalic = traits.contains(.traitItalic)
      if traits.contains(.traitBold) { $0.weight = max($0.weight, $0.boldWeight) }
      if traits.contains(.traitCondensed) { $0.width = 75 }
      if traits.contains(.traitExpanded) { $0.width = 125 }
      if traits.contains(.traitMonoSpace) { $0.family = .system(.monospaced) }
    }
  }
  /// Bold, slanted, narrow, wide.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if wish.isItalic { traits.insert(.traitItalic) }
    if wish.weight >= 600 { traits.insert(.traitBold) }
    if wish.width < 100 { traits.insert(.traitCondensed) }
    if wish.width > 100 { traits.insert(.traitExpanded) }
    return traits
  }

  private func change(_ body: (inout FontDescriptor) -> Void) -> UIFontDescriptor {
    var wish = wish
    body(&wish)
    return UIFontDescriptor(wish)
  }

  /// A design of the system font.
  public struct SystemDesign: Hashable, Sendable {
    let name: String
    /// The usual one.
    public static let `default` = SystemDesign(name: "default")
    /// Round ends.
    public static let rounded = SystemDesign(name: "rounded")
    /// With serifs.
    public static let serif = SystemDesign(name: "serif")
    /// All letters equally wide.
    public static let monospaced = SystemDesign(name: "monospaced")
  }

  /// Looks that can be asked for together.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// The traits with these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    /// All letters equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }
}

/// Scales fonts and lengths by the user's text size, from the values for the usual size.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  /// Scales as `style` does.
  public init(forTextStyle style: UIFont.TextStyle) {
    self.style = style
    super.init()
  }

  /// Scales as running text does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// `font` at the text size of the surroundings.
  public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }
  /// `font` at the text size of the surroundings, at most `maximum` points.
  public func scaledFont(for font: UIFont, maximumPointSize maximum: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximum))
  }
  /// `value` at the text size of the surroundings, on whole pixels.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    let traits = UITraitCollection.current
    return CGFloat(style.known.scaledValue(Double(value), at: traits.typeSize, displayScale: Double(traits.displayScale)))
  }
}
