import QuoinAppearance
import QuoinText

/// A font at a size. The system font is a stand-in with San Francisco's line metrics.
public final class UIFont: NSObject, Sendable {
  package let wish: FontDescriptor
  package let style: UIFont.TextStyle?
  /// What it was scaled from by the user's text size; nil = a font of a plain size, or of a style.
  let scaled: Scaled?
  private let measures: Measures

  private struct Measures {
    let ascent, descent, leading, capHeight, xHeight: CGFloat
    let family, name: String
  }

  package convenience init(_ wish: FontDescriptor, style: UIFont.TextStyle? = nil) { self.init(wish, style: style, scaled: nil) }
  init(_ wish: FontDescriptor, style: UIFont.TextStyle?, scaled: Scaled?) {
    self.wish = wish
    self.style = style
    self.scaled = scaled
    let font = FontLibrary.standard.font(wish)
    measures = Measures(
      ascent: font.ascent, descent: font.descent, leading: font.leading, capHeight: font.capHeight, xHeight: font.xHeight,
      family: font.familyName, name: font.postScriptName)
    super.init()
  }

  /// The system font at 17 points.
  public convenience override init() { self.init(.system(size: 17)) }
  /// The system font; `size` in points.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }
  /// The system font in a weight.
  public static func systemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight, width: .standard)
  }
  /// The system font in a weight and width.
  public static func systemFont(ofSize size: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
    var wish = FontDescriptor.system(size: size, weight: weight.css)
    wish.width = width.percent
    return plain(wish)
  }
  /// The bold system font: semibold, as recorded on iOS 17.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .semibold) }
  /// Bold letters of the system's font in a plain size: recorded on iOS 17 (Blueprint's pictures) and 26 (swiftui-web, ios/text/bold-trait).
  private static let boldWeight = 600
  private static func plain(_ wish: FontDescriptor) -> UIFont {
    var wish = wish
    wish.boldWeight = boldWeight
    return UIFont(wish.legible(in: .current))
  }
  /// The slanted system font.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { plain(FontDescriptor(size: size, isItalic: true)) }
  /// The system's font for code.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
    plain(.system(size: size, weight: weight.css, design: .monospaced))
  }
  /// The system font with digits of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: UIFont.Weight) -> UIFont {
    plain(FontDescriptor(size: size, weight: weight.css, features: .monospacedDigits))
  }
  /// The font of a text style at the text size of the surroundings.
  public static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  /// The font of a text style at the text size of `traits`; nil = of the surroundings.
  public static func preferredFont(forTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
    let metrics = style.known.metrics(at: (traits ?? .current).typeSize)
    return UIFont(FontDescriptor(style: metrics).legible(in: traits?.over(.current) ?? .current), style: style)
  }
  /// A font by its family, full or PostScript name; nil and a finding when nobody knows it. The nearest there is stands in for one that the
  /// phone has and nobody brought, with a finding.
  public convenience init?(name: String, size: CGFloat) {
    let library = FontLibrary.standard
    if !library.knows(name) {
      let standsIn = library.standsIn(for: name)
      let words = library.sentence(onMissing: name)
      MainThread.ifCurrent {
        LayoutFindings.report(
          LayoutFinding(
            subject: "UIFont",
            message: standsIn
              ? words : "no font is called \"\(name)\": UIFont(name:size:) gives nil. Put its file beside the source or in --font-dir.",
            written: name))
      }
      guard standsIn else { return nil }
    }
    self.init(.named(name, size: size))
  }
  /// A font that an archive names by one of these, the first that there is; the system's, and a finding, where nobody knows any.
  public static func _archived(_ names: [String], size: CGFloat) -> UIFont {
    let library = FontLibrary.standard
    if let name = names.first(where: { library.knows($0) }) ?? names.first(where: { library.standsIn(for: $0) }) {
      return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    }
    if let name = names.first {
      MainThread.ifCurrent {
        LayoutFindings.report(LayoutFinding(subject: "UIFont", message: library.sentence(onMissing: name), kind: .missingResource))
      }
    }
    return .systemFont(ofSize: size)
  }
  /// The font of a descriptor; `size` 0 = the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var wish = descriptor.wish
    if size > 0, size != wish.size {
      wish.size = size
      wish.styleLine = nil
    }
    self.init(wish)
  }

  /// The same font at another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    var wish = wish
    wish.size = size
    wish.styleLine = nil
    return UIFont(wish)
  }
  /// What the font asks for.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(wish) }
  /// Points per em.
  public var pointSize: CGFloat { wish.size }
  /// From the baseline up to the top of the line.
  public var ascender: CGFloat { measures.ascent }
  /// From the baseline down to the bottom of the line: negative.
  public var descender: CGFloat { -measures.descent }
  /// Extra space between lines.
  public var leading: CGFloat { measures.leading }
  /// The height of a line.
  public var lineHeight: CGFloat { measures.ascent + measures.descent }
  /// The height of capitals.
  public var capHeight: CGFloat { measures.capHeight }
  /// The height of small letters.
  public var xHeight: CGFloat { measures.xHeight }
  /// The font's full name.
  public var fontName: String { measures.name }
  /// The family's name.
  public var familyName: String { measures.family }
  /// The size of a label's text.
  public static let labelFontSize: CGFloat = 17
  /// The size of a button's text.
  public static let buttonFontSize: CGFloat = 18
  /// The size of small texts.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of plain texts.
  public static let systemFontSize: CGFloat = 14

  /// Whether both ask for the same.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.wish == wish }
  /// Equal fonts hash equally.
  public override var hash: Int { wish.hashValue }
}

extension FontDescriptor {
  /// This font as it is made in surroundings of `traits`: heavier where bold text is wanted.
  func legible(in traits: UITraitCollection) -> FontDescriptor { traits.legibilityWeight == .bold ? inBoldText : self }
}
