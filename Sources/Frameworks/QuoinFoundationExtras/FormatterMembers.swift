import Foundation
import QuoinFoundation

// Kept, and without effect: Foundation on Linux has no place for it.
extension DateFormatter {
  /// Where the words stand: a language may write them otherwise there; kept only.
  public var formattingContext: Formatter.Context {
    get { Kept.value(of: self, .unknown) }
    set { Kept.set(newValue, of: self) }
  }
  /// Of which age a formatter is.
  public enum Behavior: UInt, Sendable { case `default` = 0, behavior10_0 = 1000, behavior10_4 = 1040 }
  /// Of which age it is; kept only.
  public var formatterBehavior: Behavior {
    get { Kept.value(of: self, .behavior10_4) }
    set { Kept.set(newValue, of: self) }
  }
  /// Of which age new ones are: all are new.
  public class var defaultFormatterBehavior: Behavior {
    get { .behavior10_4 }
    set {}
  }
}
extension NumberFormatter {
  /// Where the number stands; kept only.
  public var formattingContext: Formatter.Context {
    get { Kept.value(of: self, .unknown) }
    set { Kept.set(newValue, of: self) }
  }
  /// Of which age a formatter is.
  public enum Behavior: UInt, Sendable { case `default` = 0, behavior10_0 = 1000, behavior10_4 = 1040 }
  /// Of which age it is; kept only.
  public var formatterBehavior: Behavior {
    get { Kept.value(of: self, .behavior10_4) }
    set { Kept.set(newValue, of: self) }
  }
  /// How many digits stand before the first mark of thousands; kept only.
  public var minimumGroupingDigits: Int {
    get { Kept.value(of: self, -1) }
    set { Kept.set(newValue, of: self) }
  }
  /// How a zero is shown; kept only.
  public var attributedStringForZero: NSAttributedString {
    get { Kept.value(of: self, NSAttributedString(string: string(from: 0) ?? "0")) }
    set { Kept.set(newValue, of: self) }
  }
  /// How no value is shown; kept only.
  public var attributedStringForNil: NSAttributedString {
    get { Kept.value(of: self, NSAttributedString(string: "")) }
    set { Kept.set(newValue, of: self) }
  }
  /// How what is no number is shown; kept only.
  public var attributedStringForNotANumber: NSAttributedString {
    get { Kept.value(of: self, NSAttributedString(string: "NaN")) }
    set { Kept.set(newValue, of: self) }
  }
}
extension ByteCountFormatter {
  /// An amount of bytes in words.
  public func string(from measurement: Measurement<UnitInformationStorage>) -> String {
    string(fromByteCount: Int64(measurement.converted(to: .bytes).value))
  }
  /// An amount of bytes in words.
  public class func string(from measurement: Measurement<UnitInformationStorage>, countStyle: CountStyle) -> String {
    string(fromByteCount: Int64(measurement.converted(to: .bytes).value), countStyle: countStyle)
  }
}
extension UnitFrequency {
  /// Pictures a second: as many hertz.
  public static var framesPerSecond: UnitFrequency { UnitFrequency(symbol: "FPS", converter: UnitConverterLinear(coefficient: 1)) }
}
