import DeveloperToolsSupport
import Foundation
import QuoinAppearance
import QuoinFoundation

/// A text to be translated later: its key, the table it is filed in, and the words to show where there is no translation.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// What the translation is filed under.
  public let key: String
  /// The table it is filed in; nil means the catalogue's own.
  public let table: String?
  /// The reader's language and region. Kept; a text takes them from its environment.
  public var locale: Locale
  /// The bundle whose tables are looked through first; the main bundle's are the page's own.
  public let bundle: BundleDescription
  let content: LocalizedStringKey
  /// The words to show where there is no translation; nil for those of the key.
  private(set) var words: String?
  public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }
  /// The key and arguments gathered from a literal.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
  /// A key in a bundle's table; `comment` is for translators and is not kept.
  public init(
    _ key: LocalizedStringKey, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.key = key.key
    self.table = table
    self.locale = locale
    self.bundle = bundle
    content = key
  }
  /// A key in a table of a bundle in the program; `comment` is for translators and is not kept.
  @_disfavoredOverload public init(
    _ key: LocalizedStringKey, table: String? = nil, locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(key, table: table, locale: locale, bundle: .atURL(bundle.bundleURL), comment: comment)
  }
  /// A key in a bundle's table, and the words to show where it has no translation; `comment` is for translators and is not kept.
  public init(
    _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    var content = LocalizedStringKey(key.description)
    content.arguments = defaultValue.arguments
    self.init(content, table: table, locale: locale, bundle: bundle, comment: comment)
    words = defaultValue.key
  }
  /// What of it is translated on a page.
  var text: LocalizedText { LocalizedText(key: content, table: table, folder: bundle.folder, words: words) }

  /// A bundle, said so that it can be found again in another process.
  public enum BundleDescription: Equatable, Sendable {
    /// The program's own: the tables of the page.
    case main
    /// The bundle that holds a class; that of the program where classes come from no bundle of their own, as on Linux.
    case forClass(AnyClass)
    /// The bundle in a folder.
    case atURL(URL)

    var folder: String? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type).ownFolder
      case .atURL(let url): Bundle(url: url)?.ownFolder
      }
    }
    /// Whether both are the same bundle.
    public static func == (a: BundleDescription, b: BundleDescription) -> Bool { a.folder == b.folder }
  }
}

extension Text {
  /// The translation of a resource's key, or its own words.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    self.init(.dynamic(resource.text))
  }
}
extension String {
  /// The translation of a resource's key, where the process knows one (a string has no page to look it up on), or its words.
  public init(localized resource: LocalizedStringResource) {
    self = resource.text.translatedWords
  }
  /// The translation of a key, where the process knows one (a string has no page to look it up on), or its words.
  public init(
    localized key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedText(key: key, table: table, folder: bundle?.ownFolder).translatedWords
  }
}
extension LocalizedText {
  /// The words in the language of the process.
  fileprivate var translatedWords: String {
    let plain = text(in: EnvironmentValues()).plainWords
    guard let source = _Translations.source else { return plain }
    let values = key.arguments.map { argument -> StringArgument in
      switch argument {
      case .value(let value): value
      case .text(let text): .text(text.plainWords)
      case .image: .text("")
      }
    }
    guard let format = source.format(key.key, table, values.map(\.number)) else { return plain }
    return values.isEmpty ? format : StringFormat.fill(format, with: values, locale: source.locale)
  }
}
extension StringArgument {
  fileprivate var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .text: nil
    }
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
