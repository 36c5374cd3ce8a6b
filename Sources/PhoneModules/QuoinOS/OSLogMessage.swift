import Foundation

/// How a value in a message is protected. Here the reader is the developer, as with a debugger on the phone: all is shown.
public struct OSLogPrivacy: Sendable {
  /// How a hidden value can be told from others.
  public enum Mask: Sendable {
    /// By a hash.
    case hash
    /// Not at all.
    case none
  }
  /// By the value's type.
  public static let auto = OSLogPrivacy()
  /// To be shown.
  public static let `public` = OSLogPrivacy()
  /// To be hidden.
  public static let `private` = OSLogPrivacy()
  /// To be hidden always.
  public static let sensitive = OSLogPrivacy()
  /// By the value's type, hidden ones by `mask`.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// To be hidden by `mask`.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// To be hidden always, by `mask`.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How a number in a message is written.
public struct OSLogFloatFormatting: Sendable {
  let precision: Int?
  /// With six digits after the point.
  public static let fixed = OSLogFloatFormatting(precision: 6)
  /// With so many digits after the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting(precision: precision) }
  /// With so many digits after the point.
  public static func fixed(precision: Int, explicitPositiveSign: Bool) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision)
  }
}

/// How a whole number in a message is written.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  let digits: Int
  /// To the base of ten.
  public static let decimal = OSLogIntegerFormatting(radix: 10, digits: 0)
  /// To the base of ten, with zeros before up to so many digits.
  public static func decimal(minDigits: Int) -> OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10, digits: minDigits) }
  /// To the base of sixteen.
  public static let hex = OSLogIntegerFormatting(radix: 16, digits: 0)
  /// To the base of eight.
  public static let octal = OSLogIntegerFormatting(radix: 8, digits: 0)

  func words(_ value: some BinaryInteger) -> String {
    let text = String(value, radix: radix)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

/// What is written into the log: words with values, each of which may say how it is written and whether it is secret.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  let text: String
  /// Words without values.
  public init(stringLiteral value: String) { text = value }
  /// Words with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Words and values as they are put together.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""
  /// Nothing yet.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Adds words.
  public mutating func appendLiteral(_ literal: String) { text += literal }
  /// Adds a value.
  public mutating func appendInterpolation<Value>(_ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto) {
    text += String(describing: value())
  }
  /// Adds a value by what it says of itself.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto
  ) { text += align.words(String(describing: value())) }
  /// Adds an error in its own words.
  public mutating func appendInterpolation(_ value: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto) {
    text += value().localizedDescription
  }
  /// Adds a number with a form.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Value, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
  ) { text += String(format: "%.\(format.precision ?? 6)f", Double(value())) }
  /// Adds a whole number with a form.
  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting, privacy: OSLogPrivacy = .auto
  ) { text += format.words(value()) }
}

/// Room that a text in a message takes.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isRight: Bool
  /// As wide as it is.
  public static let none = OSLogStringAlignment(columns: 0, isRight: false)
  /// At the right of so many columns.
  public static func right(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns, isRight: true) }
  /// At the left of so many columns.
  public static func left(columns: Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns, isRight: false) }

  func words(_ text: String) -> String {
    let room = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? room + text : text + room
  }
}
