import Foundation
import QuoinAppearance
import QuoinLayout
import QuoinText

/// The text size the user chose.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4,
    accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
  var typeSize: TypeSize { TypeSize.allCases[rawValue] }
}

/// How several lines stand to each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
struct FontChangesKey: EnvironmentKey { static var defaultValue: [Font.Change] { [] } }
struct LineLimitKey: EnvironmentKey { static var defaultValue: LineLimits { LineLimits() } }
struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
struct TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
struct TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
struct ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
struct TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
struct DynamicTypeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
struct TextChangesKey: EnvironmentKey { static var defaultValue: [Text.Change] { [] } }

/// How many lines a text may and must have.
struct LineLimits: Hashable, Sendable {
  var least: Int?
  var most: Int?
}

extension EnvironmentValues {
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  public var lineLimit: Int? {
    get { self[LineLimitKey.self].most }
    set { self[LineLimitKey.self] = LineLimits(least: nil, most: newValue) }
  }
  var lineLimits: LineLimits {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeKey.self] }
    set { self[DynamicTypeKey.self] = newValue }
  }
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
    return result
  }
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { changingFont(weight.map { .weight($0) }) }
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { changingFont(width.map { .width($0) }) }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { changingFont(design.map { .design($0) }) }
  nonisolated public func bold(_ isActive: Bool = true) -> some View { changingFont(.bold(isActive)) }
  nonisolated public func italic(_ isActive: Bool = true) -> some View { changingFont(.italic(isActive)) }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { changingFont(isActive ? .monospaced : nil) }
  nonisolated public func monospacedDigit() -> some View { changingFont(.monospacedDigits) }
  nonisolated func changingFont(_ change: Font.Change?) -> some View {
    settingEnvironment { environment in change.map { environment.fontChanges.append($0) } }
  }
  nonisolated func changingTexts(_ change: Text.Change) -> some View { settingEnvironment { $0.textChanges.append(change) } }

  nonisolated public func lineLimit(_ number: Int?) -> some View { limitingLines(nil, number) }
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { limitingLines(reservesSpace ? limit : nil, limit) }
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { limitingLines(limit.lowerBound, limit.upperBound) }
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { limitingLines(limit.lowerBound, nil) }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { limitingLines(nil, limit.upperBound) }
  nonisolated private func limitingLines(_ least: Int?, _ most: Int?) -> some View {
    settingEnvironment { $0.lineLimits = LineLimits(least: least, most: most) }
  }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    settingEnvironment { environment in
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let least = allowed.first, let most = allowed.last else { return }
      environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, least), most)
    }
  }
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { changingTexts(.kerning(kerning)) }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { changingTexts(.tracking(tracking)) }
  nonisolated public func baselineOffset(_ offset: CGFloat) -> some View { changingTexts(.baselineOffset(offset)) }
  nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View {
    changingTexts(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }
  nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
  {
    changingTexts(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }
}
