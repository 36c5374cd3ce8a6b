import DeveloperToolsSupport
import Foundation
import QuoinAppearance
import QuoinLayout

/// A text by the key under which translations are filed; its own words where there is none. Markdown in it is understood.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// What is put into a translated text.
  enum Argument: Equatable, Sendable {
    case value(StringArgument)
    case text(Text)
    case image(Image)

    static func == (a: Argument, b: Argument) -> Bool {
      switch (a, b) {
      case (.value(let x), .value(let y)): x == y
      case (.text(let x), .text(let y)): x == y
      case (.image(let x), .image(let y)): x == y
      default: false
      }
    }
  }
  let key: String
  var arguments: [Argument] = []

  /// The key as it is written, without arguments.
  public init(_ value: String) { key = value }
  public init(stringLiteral value: String) { key = value }
  /// The key and arguments gathered from a literal.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Gathers a key with its arguments: `"\(count) apples"` is filed under `%lld apples`.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []
    /// Begins with an empty key; the capacities are not used.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words to the key; a `%` in them is filed as `%%`.
    public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

    private mutating func append(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }
    /// Adds a string, filed as `%@`.
    public mutating func appendInterpolation(_ string: String) { append("%@", .value(.text(string))) }
    /// Adds a substring or the like, filed as `%@`.
    public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { append("%@", .value(.text(String(string)))) }
    /// Adds a text in its own look, filed as `%@`.
    public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
    /// Adds a picture in the line, filed as `%@`.
    public mutating func appendInterpolation(_ image: Image) { append("%@", .image(image)) }
    /// Adds a string with attributes, which it keeps, filed as `%@`.
    @_disfavoredOverload public mutating func appendInterpolation(_ string: AttributedString) { append("%@", .text(Text(string))) }
    /// Adds another key's translation, filed as `%@`.
    @_disfavoredOverload public mutating func appendInterpolation(_ key: LocalizedStringKey) { append("%@", .text(Text(key))) }
    /// Adds a whole number, filed as `%lld`, or `%llu` for types without a sign.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      append(T.isSigned ? "%lld" : "%llu", .value(.integer(Int(clamping: value))))
    }
    /// Adds a number, filed as `%lf`.
    public mutating func appendInterpolation(_ value: Double) { append("%lf", .value(.number(value))) }
    /// Adds a number, filed as `%f`.
    public mutating func appendInterpolation(_ value: Float) { append("%f", .value(.number(Double(value)))) }
    /// Adds a number, filed as `%lf`.
    public mutating func appendInterpolation(_ value: CGFloat) { append("%lf", .value(.number(Double(value)))) }
    /// A number written as `specifier` says, such as `"%.2f"`.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
      append(specifier, .value(.integer(Int(clamping: value))))
    }
    /// A fraction written as `specifier` says, such as `"%.2f"`.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T, specifier: String) {
      append(specifier, .value(.number(Double(value))))
    }
    /// A string written as `specifier` says, such as `"%@"`.
    public mutating func appendInterpolation(_ value: String, specifier: String) { append(specifier, .value(.text(value))) }
    /// A value written by a format of Foundation's, for the reader's locale.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("%@", .text(Text(input, format: format)))
    }
    /// Adds a date as it is said at the moment the picture is made, filed as `%@`.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { append("%@", .text(Text(date, style: style))) }
    /// Adds the days and times from one date to another, filed as `%@`.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("%@", .text(Text(dates))) }
    /// Adds the days and times from an interval's start to its end, filed as `%@`.
    public mutating func appendInterpolation(_ interval: DateInterval) { append("%@", .text(Text(interval))) }
    /// Adds a timer as it stands when the picture is made, filed as `%@`.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      append("%@", .text(Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }
    /// Adds a value written by an older formatter, or as it describes itself; filed as `%@`.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter? = nil) {
      append("%@", .value(.text(formatter?.string(for: subject) ?? "\(subject)")))
    }
    /// Adds a date written by an older formatter; filed as `%@`.
    public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
      append("%@", .value(.text(formatter.string(for: date) ?? "\(date)")))
    }
    /// Adds an object written by an older formatter, or as it describes itself; filed as `%@`.
    public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
      append("%@", .value(.text(formatter?.string(for: subject) ?? "\(subject)")))
    }
    /// Adds a resource's translation, filed as `%@`.
    @_disfavoredOverload public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("%@", .text(Text(resource)))
    }
    /// Adds any value as it describes itself, filed as `%@`.
    @_disfavoredOverload public mutating func appendInterpolation<T>(_ value: T) { append("%@", .value(.text("\(value)"))) }
  }
}

/// A key on its way to its translation.
struct LocalizedText: DynamicText, Equatable {
  let key: LocalizedStringKey
  var table: String?
  /// The folder of the bundle whose tables are looked through first; nil for the page's alone.
  var folder: String?
  /// The words to show where there is no translation; nil for the key's own.
  var words: String?

  /// Stands for an argument that is no plain words, while the text is put together: U+F8FF, its number, U+F8FF.
  private static let mark: Character = "\u{F8FF}"

  func text(in environment: EnvironmentValues) -> Text {
    let locale = environment.locale.identifier
    let values = key.arguments.enumerated().map { index, argument -> StringArgument in
      switch argument {
      case .value(let value): value
      case .text, .image: .text("\(Self.mark)\(index)\(Self.mark)")
      }
    }
    let catalog = environment.resources.strings.first(in: folder)
    let translated = catalog.format(key.key, locale: locale, table: table, arguments: values, device: environment.resources.idiom)
    let own = words ?? key.key
    let plain = translated ?? own
    let isPlain = values.isEmpty && !(own.utf8.contains(UInt8(ascii: "%")) && own.contains("%%"))
    let filled = isPlain ? plain : StringFormat.fill(plain, with: escaped(values), locale: environment.locale)
    let spans = Markdown.spans(filled)
    guard key.arguments.contains(where: { $0.rich != nil }) else { return Text(joining: spans.map(\.asText)) }
    return Text(joining: spans.flatMap { assembled($0) })
  }

  /// Values as Markdown would leave them: what stands in an argument is no markup.
  private func escaped(_ values: [StringArgument]) -> [StringArgument] {
    values.map { value in
      guard case .text(let words) = value else { return value }
      return .text(Markdown.escape(words))
    }
  }

  /// A span's text, with texts and pictures where their marks are.
  private func assembled(_ span: Markdown.Span) -> [Text] {
    guard span.text.contains(Self.mark) else { return [span.asText] }
    return span.text.split(separator: Self.mark, omittingEmptySubsequences: false).enumerated().compactMap { place, piece in
      if place % 2 == 1, let index = Int(piece), key.arguments.indices.contains(index), let rich = key.arguments[index].rich {
        return span.styled(rich)
      }
      return piece.isEmpty ? nil : span.styled(Text(verbatim: String(piece)))
    }
  }
}

extension LocalizedStringKey.Argument {
  var rich: Text? {
    switch self {
    case .text(let text): text
    case .image(let image): Text(image)
    case .value: nil
    }
  }
}

extension Text {
  /// The translation of `key` in a bundle's tables or the page's own, else the key's own words. Markdown in it is understood.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
    self.init(.dynamic(LocalizedText(key: key, table: tableName, folder: bundle?.ownFolder)))
  }
}
