import Foundation
import QuoinFoundation

/// A time that a text says, and that goes on: here as it is at the moment the picture is made.
public struct TimeDataSource<Value>: Sendable {
  let value: @Sendable () -> Value
}
extension TimeDataSource where Value == Date {
  /// Now.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { _PhoneDate.now } }
}
extension TimeDataSource where Value == Range<Date> {
  /// From a date up to now; empty before it.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<max(date, _PhoneDate.now) }
  }
  /// From now up to a date; empty behind it.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min(date, _PhoneDate.now)..<date }
  }
}
extension TimeDataSource where Value == Duration {
  /// From a date to now; below 0 before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource { .seconds(_PhoneDate.now.timeIntervalSince(date)) }
  }
}

extension Text {
  /// A time that goes on, written by a format for the reader's locale.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, V: Equatable, F.FormatOutput == AttributedString { self.init(source.value(), format: format) }
  /// A time that goes on, written by a format for the reader's locale.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F) where F.FormatInput == V, V: Equatable, F.FormatOutput == String {
    self.init(source.value(), format: format)
  }
}
extension LocalizedStringKey.StringInterpolation {
  /// A time that goes on, written by a format.
  public mutating func appendInterpolation<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, V: Equatable, F.FormatOutput == AttributedString { appendInterpolation(Text(source, format: format)) }
  /// A time that goes on, written by a format.
  public mutating func appendInterpolation<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, V: Equatable, F.FormatOutput == String { appendInterpolation(Text(source, format: format)) }
}
