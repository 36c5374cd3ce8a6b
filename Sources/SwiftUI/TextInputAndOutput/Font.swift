import Foundation
import QuoinAppearance
import QuoinText

/// A font as it is asked for; the environment's text size and the installed families decide what it becomes.
public struct Font: Hashable, Sendable {
  /// The system's named styles.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  /// How heavy the strokes are.
  public struct Weight: Hashable, Sendable {
    let value: Int
    /// 100, the thinnest.
    public static let ultraLight = Weight(value: 100)
    /// 200.
    public static let thin = Weight(value: 200)
    /// 300.
    public static let light = Weight(value: 300)
    /// 400.
    public static let regular = Weight(value: 400)
    /// 500.
    public static let medium = Weight(value: 500)
    /// 600.
    public static let semibold = Weight(value: 600)
    /// 700.
    public static let bold = Weight(value: 700)
    /// 800.
    public static let heavy = Weight(value: 800)
    /// 900, the heaviest.
    public static let black = Weight(value: 900)
  }
  /// The family of shapes a system font has.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }
  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }
  /// How wide the letters are.
  public struct Width: Hashable, Sendable {
    /// How far it is from the ordinary width: 0 is ordinary, below 0 narrower, above 0 wider.
    public var value: CGFloat
    /// A width; 0 is ordinary, below 0 narrower, above 0 wider.
    public init(_ value: CGFloat) { self.value = value }
    /// Narrower than condensed.
    public static let compressed = Width(-0.4)
    /// Three quarters of the ordinary width.
    public static let condensed = Width(-0.2)
    /// The ordinary width.
    public static let standard = Width(0)
    /// A quarter wider than ordinary letters.
    public static let expanded = Width(0.2)
  }

  enum Base: Hashable, Sendable {
    case style(TextStyle, Design, Weight?)
    case system(CGFloat, Weight?, Design)
    case custom(String, CGFloat, relativeTo: TextStyle?)
    case exactly(FontDescriptor)
  }
  enum Change: Hashable, Sendable {
    case weight(Weight), bold(Bool), italic(Bool), design(Design), width(Width), leading(Leading)
    case smallCaps, lowercaseSmallCaps, uppercaseSmallCaps, monospacedDigits, monospaced
    case scaled(CGFloat)
  }
  var base: Base
  var changes: [Change] = []
  init(_ base: Base) { self.base = base }

  /// The system's font in one of its styles; it grows with the text size the user chose. A `weight` of nil is the style's own.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design ?? .default, weight))
  }
  /// The system's font in exactly `size` points; nil means regular and the default design.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size, weight, design ?? .default))
  }
  /// A font by family, full or PostScript name; `size` grows with the text size the user chose, as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size, relativeTo: .body)) }
  /// A font by family, full or PostScript name; `size` grows with the text size the user chose, as `textStyle` does.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name, size, relativeTo: textStyle))
  }
  /// A font of exactly `fixedSize` points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, fixedSize, relativeTo: nil)) }

  /// 34 points at the default text size.
  public static let largeTitle = Font.system(.largeTitle)
  /// 28 points at the default text size.
  public static let title = Font.system(.title)
  /// 22 points at the default text size.
  public static let title2 = Font.system(.title2)
  /// 20 points at the default text size.
  public static let title3 = Font.system(.title3)
  /// 17 points, semibold, at the default text size.
  public static let headline = Font.system(.headline)
  /// 15 points at the default text size.
  public static let subheadline = Font.system(.subheadline)
  /// 17 points at the default text size; what texts have where nothing is said.
  public static let body = Font.system(.body)
  /// 16 points at the default text size.
  public static let callout = Font.system(.callout)
  /// 13 points at the default text size.
  public static let footnote = Font.system(.footnote)
  /// 12 points at the default text size.
  public static let caption = Font.system(.caption)
  /// 11 points at the default text size.
  public static let caption2 = Font.system(.caption2)

  func changed(_ change: Change) -> Font {
    var result = self
    result.changes.append(change)
    return result
  }
  /// This font with strokes this heavy.
  public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
  /// This font with letters this wide, where the family has such a form.
  public func width(_ width: Width) -> Font { changed(.width(width)) }
  /// This font, at least bold.
  public func bold() -> Font { changed(.bold(true)) }
  /// This font in italics.
  public func italic() -> Font { changed(.italic(true)) }
  /// This font, at least bold; `false` makes it regular.
  public func bold(_ isActive: Bool) -> Font { changed(.bold(isActive)) }
  /// This font in italics, or upright.
  public func italic(_ isActive: Bool) -> Font { changed(.italic(isActive)) }
  /// Lowercase letters and capitals as small capitals, where the font has them.
  public func smallCaps() -> Font { changed(.smallCaps) }
  /// Lowercase letters as small capitals, where the font has them.
  public func lowercaseSmallCaps() -> Font { changed(.lowercaseSmallCaps) }
  /// Capitals as small capitals, where the font has them.
  public func uppercaseSmallCaps() -> Font { changed(.uppercaseSmallCaps) }
  /// All digits of the same width, where the font has such.
  public func monospacedDigit() -> Font { changed(.monospacedDigits) }
  /// The monospaced system font in this size and weight; a font of another family stays as it is.
  public func monospaced() -> Font { changed(.monospaced) }
  /// This font with its lines closer together or farther apart.
  public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
  /// This font in `factor` times its size.
  public func scaled(by factor: CGFloat) -> Font { changed(.scaled(factor)) }
}

extension Font.TextStyle {
  var appearance: QuoinAppearance.TextStyle {
    switch self {
    case .largeTitle: .largeTitle
    case .title: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption1
    case .caption2: .caption2
    }
  }
  /// `value` as it grows with this style at `size`.
  func scaled(_ value: Double, at size: DynamicTypeSize) -> Double { appearance.scaledValue(value, at: size.typeSize) }
}

extension Font {
  /// Whether it is UIKit's, which has become heavier where it was made if the reader asked for bold text.
  var isExact: Bool { if case .exactly = base { true } else { false } }

  /// The font to look for, at the text size of `environment`.
  func descriptor(in environment: EnvironmentValues) -> FontDescriptor {
    var result = descriptor(at: environment.dynamicTypeSize, language: environment.locale.identifier)
    for change in changes { change.apply(to: &result) }
    return result
  }

  private func descriptor(at size: DynamicTypeSize, language: String) -> FontDescriptor {
    switch base {
    case .style(let style, let design, let weight):
      let metrics = style.appearance.metrics(at: size.typeSize)
      return FontDescriptor(style: metrics, design: design.family, weight: weight?.value, language: language)
    case .system(let size, let weight, let design):
      return FontDescriptor(.system(design.family), size: size, weight: weight?.value ?? 400)
    case .exactly(let descriptor): return descriptor
    case .custom(let name, let points, let style):
      return FontDescriptor(.named(name), size: style.map { CGFloat($0.scaled(Double(points), at: size)) } ?? points)
    }
  }
}

extension Font.Design {
  var family: FontDescriptor.Design {
    switch self {
    case .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension Font.Change {
  func apply(to font: inout FontDescriptor) {
    switch self {
    case .weight(let weight): font.weight = weight.value
    case .bold(let isActive): font.weight = isActive ? max(font.weight, font.boldWeight) : 400
    case .italic(let isActive): font.isItalic = isActive
    case .design(let design): if case .system = font.family { font.family = .system(design.family) }
    case .width(let width): font.width = FontDescriptor.percent(ofWidth: Double(width.value))
    case .leading(let leading): font.leading = leading == .tight ? .tight : leading == .loose ? .loose : .standard
    case .smallCaps: font.features.formUnion(.smallCaps)
    case .lowercaseSmallCaps: font.features.insert(.lowercaseSmallCaps)
    case .uppercaseSmallCaps: font.features.insert(.uppercaseSmallCaps)
    case .monospacedDigits: font.features.insert(.monospacedDigits)
    case .monospaced: if case .system = font.family { font.family = .system(.monospaced) }
    case .scaled(let factor):
      font.size *= factor
      font.styleLine?.pitch *= factor
    }
  }
}
