import Foundation
import QuoinLayout

extension AttributeScopes {
  /// The attributes that texts of SwiftUI show.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of the letters.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points added between letters.
    public let kern: KerningAttribute
    /// Points added after each letter.
    public let tracking: TrackingAttribute
    /// Points by which the letters are raised; below 0 lowered.
    public let baselineOffset: BaselineOffsetAttribute
    /// Emphasis, code and the like, as Markdown says it.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// Foundation's own attributes; of these the link is shown.
    public let foundation: FoundationAttributes

    /// A font for letters.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      /// The key's name in an encoded string.
      public static let name = "SwiftUI.Font"
    }
    /// A colour for letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      /// The key's name in an encoded string.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// A colour behind letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      /// The key's name in an encoded string.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// A line through letters.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      /// The key's name in an encoded string.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// A line under letters.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      /// The key's name in an encoded string.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// Points between letters.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The key's name in an encoded string.
      public static let name = "SwiftUI.Kern"
    }
    /// Points after each letter.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The key's name in an encoded string.
      public static let name = "SwiftUI.Tracking"
    }
    /// Points by which letters are raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The key's name in an encoded string.
      public static let name = "SwiftUI.BaselineOffset"
    }
    /// Emphasis, code and the like.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      /// The key's name in an encoded string.
      public static let name = "NSInlinePresentationIntent"
    }
  }
  /// The scope as a key path finds it: `AttributeScopes.swiftUI`.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}
extension AttributeDynamicLookup {
  /// The attribute at `keyPath`, by its name in SwiftUI's scope.
  public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T { self[T.self] }
}

extension Text {
  /// The string with its attributes.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    self.init(
      joining: attributedContent.runs.map { run in
        Text(verbatim: String(attributedContent[run.range].characters)).attributed(run.attributes)
      })
  }

  private func attributed(_ attributes: AttributeContainer) -> Text {
    typealias _Scope = AttributeScopes.SwiftUIAttributes
    var result = self
    if let font = attributes[_Scope.FontAttribute.self] { result = result.font(font) }
    if let color = attributes[_Scope.ForegroundColorAttribute.self] { result = result.foregroundColor(color) }
    if let color = attributes[_Scope.BackgroundColorAttribute.self] { result = result.changed(.background(color)) }
    if let line = attributes[_Scope.UnderlineStyleAttribute.self] { result = result.changed(.underline(line)) }
    if let line = attributes[_Scope.StrikethroughStyleAttribute.self] { result = result.changed(.strikethrough(line)) }
    if let kern = attributes[_Scope.KerningAttribute.self] { result = result.kerning(kern) }
    if let tracking = attributes[_Scope.TrackingAttribute.self] { result = result.tracking(tracking) }
    if let offset = attributes[_Scope.BaselineOffsetAttribute.self] { result = result.baselineOffset(offset) }
    let span = Markdown.Span(
      text: "", intent: attributes[_Scope.InlinePresentationIntentAttribute.self] ?? [],
      link: attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self])
    return span.styled(result)
  }
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    /// Whether blocks are understood and white space is kept. Kept; only inline Markdown is understood here, white space is as written.
    public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    /// What happens to Markdown that is wrong. Kept; every string can be read here.
    public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }
    /// Whether `^[words](key: value)` sets attributes. Kept; such words stay as written.
    public var allowsExtendedAttributes: Bool
    /// Which syntax to understand. Kept; inline Markdown is.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens to Markdown that is wrong. Kept; every string can be read here.
    public var failurePolicy: FailurePolicy
    /// The language of the text; nil where it is not said. Kept.
    public var languageCode: String?
    /// Options; every one has the phone's default.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError,
      languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }
  /// Inline Markdown as attributes. Blocks stay as written. Never throws here; declared as on the phone.
  public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
    self.init()
    for span in Markdown.spans(markdown) {
      var part = AttributedString(span.text)
      if !span.intent.isEmpty { part[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] = span.intent }
      if let link = span.link { part[AttributeScopes.FoundationAttributes.LinkAttribute.self] = link }
      append(part)
    }
  }
}
