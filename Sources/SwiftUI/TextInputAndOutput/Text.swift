import Foundation
import QuoinLayout
import QuoinText

/// A text, with what is said about its letters.
public struct Text: Equatable, Sendable {
  /// Where a text is cut that does not fit.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  /// How a text's letters are changed.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// What the line is made of.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    /// What the line is made of: one stroke by default.
    public var pattern: Pattern
    /// Its colour; nil is the colour of the letters.
    public var color: Color?
    /// A line; without arguments one stroke in the colour of the letters.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
    /// One stroke in the colour of the letters.
    public static let single = LineStyle()
  }
  /// What is said about a part's letters.
  enum Change: Sendable {
    case font(Font?), fontChange(Font.Change), style(AnyShapeStyle)
    case kerning(CGFloat), tracking(CGFloat), baselineOffset(CGFloat)
    case underline(LineStyle?), strikethrough(LineStyle?), link(URL), background(Color)
  }
  indirect enum Content: Sendable {
    case verbatim(String)
    case joined(Text, Text)
    /// A text that depends on the environment: localised, formatted, attributed.
    case dynamic(any DynamicText)
    /// A picture in the line, as high as the letters around it ask.
    case picture(Image)
  }
  var content: Content
  var changes: [Change] = []
  init(_ content: Content) { self.content = content }

  /// The words as they are: neither translated nor read as Markdown.
  public init(verbatim content: String) { self.content = .verbatim(content) }
  /// A string's words as they are: neither translated nor read as Markdown.
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.content = .verbatim(String(content)) }

  /// Both texts one after the other, each in its own look.
  public static func + (a: Text, b: Text) -> Text { Text(.joined(a, b)) }
  /// Whether both say the same in the same look.
  public static func == (a: Text, b: Text) -> Bool { TextComparison.areEqual(a, b) }
  /// A picture as a letter.
  public init(_ image: Image) { self.init(.picture(image)) }

  func changed(_ change: Change) -> Text {
    var result = self
    result.changes.append(change)
    return result
  }
  /// Sets the font; nil leaves it as it is.
  public func font(_ font: Font?) -> Text { changed(.font(font)) }
  /// Sets how heavy the strokes are; nil changes nothing.
  public func fontWeight(_ weight: Font.Weight?) -> Text { weight.map { changed(.fontChange(.weight($0))) } ?? self }
  /// Sets how wide the letters are, where the family has such a form; nil changes nothing.
  public func fontWidth(_ width: Font.Width?) -> Text { width.map { changed(.fontChange(.width($0))) } ?? self }
  /// Sets the design of a system font; nil changes nothing.
  public func fontDesign(_ design: Font.Design?) -> Text { design.map { changed(.fontChange(.design($0))) } ?? self }
  /// At least bold.
  public func bold() -> Text { changed(.fontChange(.bold(true))) }
  /// At least bold; `false` makes it regular.
  public func bold(_ isActive: Bool) -> Text { changed(.fontChange(.bold(isActive))) }
  /// In italics.
  public func italic() -> Text { changed(.fontChange(.italic(true))) }
  /// In italics, or upright.
  public func italic(_ isActive: Bool) -> Text { changed(.fontChange(.italic(isActive))) }
  /// In the monospaced system font; a font of another family stays as it is, and `false` changes nothing.
  public func monospaced(_ isActive: Bool = true) -> Text { isActive ? changed(.fontChange(.monospaced)) : self }
  /// All digits of the same width, where the font has such.
  public func monospacedDigit() -> Text { changed(.fontChange(.monospacedDigits)) }
  /// Paints the letters with a colour, gradient or pattern.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { changed(.style(AnyShapeStyle(style))) }
  /// Paints the letters in a colour; nil changes nothing.
  public func foregroundColor(_ color: Color?) -> Text { color.map { changed(.style(AnyShapeStyle($0))) } ?? self }
  /// Adds points between letters; below 0 they come closer.
  public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }
  /// Adds points after each letter, the last too; below 0 they come closer.
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
  /// Raises the letters by points; below 0 lowers them.
  public func baselineOffset(_ offset: CGFloat) -> Text { changed(.baselineOffset(offset)) }
  /// Underlines it, in `color` or, for nil, in the colour of the letters.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { underline(isActive, pattern: .solid, color: color) }
  /// Underlines it with strokes or dots, in `color` or, for nil, in the colour of the letters.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changed(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  /// Strikes it through, in `color` or, for nil, in the colour of the letters.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { strikethrough(isActive, pattern: .solid, color: color) }
  /// Strikes it through with strokes or dots, in `color` or, for nil, in the colour of the letters.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changed(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
}

/// A text that is only known in its environment.
protocol DynamicText: Sendable {
  func text(in environment: EnvironmentValues) -> Text
}

extension Text: PrimitiveView {
  nonisolated func emit(_ scope: _Scope, into nodes: inout [_ViewNode]) {
    let resolved = ResolvedText(self, scope.environment)
    for name in resolved.paragraph.missingFontNames {
      scope.graph.report(
        Finding(
          FontLibrary.standard.standsIn(for: name) ? .approximation : .missingResource, in: "Text",
          FontLibrary.standard.sentence(onMissing: name), about: name))
    }
    if let missing = resolved.paragraph.missingCharacters.first {
      scope.graph.report(
        Finding(
          .missingResource, in: "Text",
          "no font has a glyph for \"\(missing)\"; it is drawn as a box. Run scripts/setup, or give a font that has it with --font-dir."))
    }
    nodes.append(
      _ViewNode(
        TextRule(resolved), [], scope, look: TextLook(resolved, isRedacted: scope.environment.redactionReasons.contains(.placeholder))))
  }
}
