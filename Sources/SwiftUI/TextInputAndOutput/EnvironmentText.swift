import Foundation
import QuoinAppearance
import QuoinLayout
import QuoinText

/// The text size the user chose.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4,
    accessibility5
  /// Whether it is one of the five sizes above the ordinary ones.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
  var typeSize: TypeSize { TypeSize.allCases[rawValue] }
  /// How many times as large as usual the letters of a style are: 1 at `large`.
  func growth(of style: QuoinAppearance.TextStyle) -> CGFloat {
    CGFloat(style.metrics(at: typeSize).size / style.metrics(at: .large).size)
  }
}

/// How several lines stand to each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing

  /// Where a text stands so in room that is wider than it.
  var side: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
struct FontChangesKey: EnvironmentKey { static var defaultValue: [Font.Change] { [] } }
struct LineLimitKey: EnvironmentKey { static var defaultValue: LineLimits { LineLimits() } }
struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
struct TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
/// Whether it is a row of a list that lets texts end at its end.
private struct RowAlignmentKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
struct ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
struct TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
/// The outer optional is nil where nobody said anything, not even that letters stay as written.
struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case?? { nil } }
private struct LoneWordsKey: EnvironmentKey { static var defaultValue: Bool { true } }
struct DynamicTypeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
struct TextChangesKey: EnvironmentKey { static var defaultValue: [Text.Change] { [] } }

/// How many lines a text may and must have.
struct LineLimits: Hashable, Sendable {
  var least: Int?
  var most: Int?
}

extension EnvironmentValues {
  /// The font of texts here; nil means body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// How many lines a text may have at most; nil is no limit. Setting it takes back how many it must have.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self].most }
    set { self[LineLimitKey.self] = LineLimits(least: nil, most: newValue) }
  }
  var lineLimits: LineLimits {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  /// Points added between lines; 0 by default.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// How the lines of one text stand to each other; `.leading` by default.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set {
      self[TextAlignmentKey.self] = newValue
      self[RowAlignmentKey.self] = false
    }
  }
  /// Lets texts end where a row of a list does. Fields begin at their start all the same unless somebody asks for something else (assumed:
  /// forms with fields beside labels ask for it).
  mutating func alignTextsToRow() {
    multilineTextAlignment = .trailing
    self[RowAlignmentKey.self] = true
  }
  /// At which side of their room the words of fields stand.
  var fieldAlignment: HorizontalAlignment { self[RowAlignmentKey.self] ? .leading : multilineTextAlignment.side }
  /// Where a text is cut that does not fit; at its tail by default.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
  /// How small letters may become so that a text fits, as a fraction of their size; 1, the default, keeps their size.
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }
  /// Whether letters may stand closer together so that a text fits; false by default.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
  /// The case letters are shown in; nil shows them as written.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] ?? nil }
    set { self[TextCaseKey.self] = .some(newValue) }
  }
  /// Whether a paragraph of two lines may not end in a word of its own where that can be mended.
  var avoidsLoneWords: Bool {
    get { self[LoneWordsKey.self] }
    set { self[LoneWordsKey.self] = newValue }
  }
  /// Whether somebody said in which case letters are shown.
  var isTextCaseSaid: Bool { self[TextCaseKey.self] != nil }
  /// The text size the user chose; `.large` by default.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeKey.self] }
    set { self[DynamicTypeKey.self] = newValue }
  }
  /// The reader's language and region; `en_US` by default.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  var fontChanges: [Font.Change] {
    get { self[FontChangesKey.self] }
    set { self[FontChangesKey.self] = newValue }
  }
  /// What view modifiers change of every text within: kerning, underline and the like.
  var textChanges: [Text.Change] {
    get { self[TextChangesKey.self] }
    set { self[TextChangesKey.self] = newValue }
  }
  /// The font that texts have here, with all changes: body by default.
  var currentFont: FontDescriptor {
    var result = (font ?? .body).descriptor(in: self)
    for change in fontChanges { change.apply(to: &result) }
    return font?.isExact == true ? result : legible(result)
  }
}

extension View {
  /// Sets the font of texts within; nil takes back what was set around them.
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
  /// Sets how heavy the strokes within are; nil changes nothing.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { changingFont(weight.map { .weight($0) }) }
  /// Sets how wide the letters within are, where the family has such a form; nil changes nothing.
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { changingFont(width.map { .width($0) }) }
  /// Sets the design of system fonts within; fonts of other families stay as they are, and nil changes nothing.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { changingFont(design.map { .design($0) }) }
  /// Makes texts within at least bold; `false` makes them regular.
  nonisolated public func bold(_ isActive: Bool = true) -> some View { changingFont(.bold(isActive)) }
  /// Makes texts within italic, or upright.
  nonisolated public func italic(_ isActive: Bool = true) -> some View { changingFont(.italic(isActive)) }
  /// Takes the monospaced system font for texts within; fonts of other families stay as they are, and `false` changes nothing.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { changingFont(isActive ? .monospaced : nil) }
  /// Gives all digits within the same width, where the font can.
  nonisolated public func monospacedDigit() -> some View { changingFont(.monospacedDigits) }
  nonisolated func changingFont(_ change: Font.Change?) -> some View {
    settingEnvironment { environment in change.map { environment.fontChanges.append($0) } }
  }
  nonisolated func changingTexts(_ change: Text.Change) -> some View { settingEnvironment { $0.textChanges.append(change) } }

  /// Texts within have at most `number` lines; nil is no limit.
  nonisolated public func lineLimit(_ number: Int?) -> some View { limitingLines(nil, number) }
  /// Texts within have at most `limit` lines, and are as high as that many with `reservesSpace`.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { limitingLines(reservesSpace ? limit : nil, limit) }
  /// Texts within have at most the range's last number of lines and are at least as high as its first number of lines.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { limitingLines(limit.lowerBound, limit.upperBound) }
  /// Texts within are at least as high as the range's first number of lines; without an upper limit.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { limitingLines(limit.lowerBound, nil) }
  /// Texts within have at most the range's last number of lines.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { limitingLines(nil, limit.upperBound) }
  nonisolated private func limitingLines(_ least: Int?, _ most: Int?) -> some View {
    environment(\.lineLimits, LineLimits(least: least, most: most))
  }
  /// Adds points between the lines of texts within.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
  /// Sets how the lines of each text within stand to each other; it does not place the text itself.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  /// Sets where texts within are cut that do not fit.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
  /// Lets the letters within shrink so that a text fits, down to this fraction of their size.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
  /// Whether the letters within may stand closer together so that a text fits.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  /// Sets the case that texts within are shown in; nil shows them as written.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  /// Sets the text size for everything within.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
  /// Keeps the text size within `range`: sizes outside it become its nearest end. An empty range changes nothing.
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    settingEnvironment { environment in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let least = allowed.first, let most = allowed.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, least), most)
    }
  }
  /// Adds points between the letters of texts within; below 0 they come closer.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { changingTexts(.kerning(kerning)) }
  /// Adds points after each letter of texts within, the last too; below 0 they come closer.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { changingTexts(.tracking(tracking)) }
  /// Raises the letters within by points; below 0 lowers them.
  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View { changingTexts(.baselineOffset(offset)) }
  /// Underlines texts within, in `color` or, for nil, in the colour of the letters.
  nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
    changingTexts(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }
  /// Strikes texts within through, in `color` or, for nil, in the colour of the letters.
  nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
  {
    changingTexts(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }
}
