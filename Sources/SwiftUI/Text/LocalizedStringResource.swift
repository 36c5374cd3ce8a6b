import Foundation

/// A text to be translated later: its key, the table it is filed in, and the words to show where there is no translation.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  public let key: String
  public let table: String?
  public var locale: Locale
  let content: LocalizedStringKey
  public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
  public init(_ key: LocalizedStringKey, table: String? = nil, locale: Locale = .current, comment: StaticString? = nil) {
    self.key = key.key
    self.table = table
    self.locale = locale
    content = key
  }
}

extension Text {
  /// The translation of a resource's key, or its own words.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    self.init(.dynamic(LocalizedText(key: resource.content, table: resource.table)))
  }
}
extension String {
  /// The words of a resource, without translation: a string has no page to look one up on.
  public init(localized resource: LocalizedStringResource) {
    self = LocalizedText(key: resource.content).text(in: EnvironmentValues()).plainWords
  }
  public init(
    localized key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedText(key: key, table: table).text(in: EnvironmentValues()).plainWords
  }
}
extension Text {
  /// The words as they are without any environment.
  var plainWords: String {
    switch content {
    case .verbatim(let string): string
    case .joined(let a, let b): a.plainWords + b.plainWords
    case .dynamic(let text): text.text(in: EnvironmentValues()).plainWords
    case .picture: ""
    }
  }
}
