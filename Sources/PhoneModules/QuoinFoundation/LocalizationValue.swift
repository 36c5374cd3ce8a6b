import Foundation

extension String {
  /// A key to be translated, with the values that go into it.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    let arguments: [Argument]

    /// A value that goes into a translation.
    enum Argument: Equatable, Sendable {
      case text(String)
      case whole(Int64)
      case number(Double)

      var value: any CVarArg {
        switch self {
        case .text(let text): NSString(string: text)
        case .whole(let number): number
        case .number(let number): number
        }
      }
    }
    /// A key without arguments.
    public init(_ value: String) { (key, arguments) = (value, []) }
    public init(stringLiteral value: String) { self.init(value) }
    /// The key with its placeholders, and what stands for them.
    public init(stringInterpolation: StringInterpolation) { (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments) }

    /// Gathers a key and its values.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var key = ""
      var arguments: [Argument] = []
      /// Begins without words.
      public init(literalCapacity: Int, interpolationCount: Int) {}
      /// Does nothing.
      public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }
      /// Does nothing.
      public mutating func appendInterpolation(_ text: String) {
        key += "%@"
        arguments.append(.text(text))
      }
      /// Does nothing.
      public mutating func appendInterpolation<T: BinaryInteger>(_ number: T) {
        key += "%lld"
        arguments.append(.whole(Int64(clamping: number)))
      }
      /// Does nothing.
      public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ number: T) {
        key += "%lf"
        arguments.append(.number(Double(number)))
      }
      /// Does nothing.
      @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) {
        key += "%@"
        arguments.append(.text("\(value)"))
      }
      /// A value as a format writes it.
      public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F) where F.FormatOutput == String {
        key += "%@"
        arguments.append(.text(format.format(value)))
      }
    }
  }

  /// The translation of a key in a bundle's tables, or its own words.
  @_disfavoredOverload
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.translated(keyAndValue.key, or: nil, table, bundle, locale)
  }
  /// The translation of a key in a bundle's tables; `defaultValue` where there is none.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = defaultValue.translated("\(key)", or: defaultValue.key, table, bundle, locale)
  }
}

extension String.LocalizationValue {
  /// The translation of `key` with these arguments; `words` where there is none, the key where they are nil.
  fileprivate func translated(_ key: String, or words: String?, _ table: String?, _ bundle: Bundle?, _ locale: Locale) -> String {
    let source = _Translations.source
    let format =
      source?.format(key, table, arguments.map(\.count)) ?? (bundle ?? .main).localizedString(forKey: key, value: words, table: table)
    guard !arguments.isEmpty else { return format }
    return String(format: format, locale: locale == .current ? source?.locale ?? locale : locale, arguments: arguments.map(\.value))
  }
}

extension String.LocalizationValue.Argument {
  fileprivate var count: Double? {
    switch self {
    case .text: nil
    case .whole(let number): Double(number)
    case .number(let number): number
    }
  }
}
