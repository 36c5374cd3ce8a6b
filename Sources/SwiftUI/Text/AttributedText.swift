import Foundation
import QuoinLayout

extension AttributeScopes {
  /// The attributes that texts of SwiftUI show.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    public let foundation: FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
  }
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}
extension AttributeDynamicLookup {
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
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var result = self
    if let font = attributes[Scope.FontAttribute.self] { result = result.font(font) }
    if let color = attributes[Scope.ForegroundColorAttribute.self] { result = result.foregroundColor(color) }
    if let color = attributes[Scope.BackgroundColorAttribute.self] { result = result.changed(.background(color)) }
    if let line = attributes[Scope.UnderlineStyleAttribute.self] { result = result.changed(.underline(line)) }
    if let line = attributes[Scope.StrikethroughStyleAttribute.self] { result = result.changed(.strikethrough(line)) }
    if let kern = attributes[Scope.KerningAttribute.self] { result = result.kerning(kern) }
    if let tracking = attributes[Scope.TrackingAttribute.self] { result = result.tracking(tracking) }
    if let offset = attributes[Scope.BaselineOffsetAttribute.self] { result = result.baselineOffset(offset) }
    let span = Markdown.Span(
      text: "", intent: attributes[Scope.InlinePresentationIntentAttribute.self] ?? [],
      link: attributes[AttributeScopes.FoundationAttributes.LinkAttribute.self])
    return span.styled(result)
  }
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
    public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
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
