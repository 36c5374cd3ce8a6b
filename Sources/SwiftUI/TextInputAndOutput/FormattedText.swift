import Foundation
import QuoinFoundation
import QuoinLayout

/// A value on its way to its words, which depend on the reader's locale.
struct FormattedText: DynamicText {
  // Formats are values; those of the user's own are asked on the main actor like all of a page's making.
  nonisolated(unsafe) let words: (EnvironmentValues) -> Text
  func text(in environment: EnvironmentValues) -> Text { words(environment) }
}

extension Text {
  /// A value written by a format of Foundation's, for the reader's locale.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.dynamic(FormattedText { Text(verbatim: format.locale($0.locale).format(input)) }))
  }
  /// A value written by a format that answers with attributes.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.dynamic(FormattedText { Text(format.locale($0.locale).format(input)) }))
  }
  /// A value written by an older formatter.
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }
  /// A date written by an older formatter; on Linux, Foundation's dates are no reference types.
  public init(_ date: Date, formatter: Formatter) { self.init(verbatim: formatter.string(for: date) ?? "\(date)") }
  /// An object written by an older formatter, or as it describes itself where the formatter has no words for it.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// What of a date is said.
  public struct DateStyle: Hashable, Codable, Sendable {
    let name: String
    /// The time of day.
    public static let time = DateStyle(name: "time")
    /// The day, its month written out.
    public static let date = DateStyle(name: "date")
    /// How far off it is, in its two largest units.
    public static let relative = DateStyle(name: "relative")
    /// How far off it is, in its largest unit, with a sign.
    public static let offset = DateStyle(name: "offset")
    /// How far off it is, as a clock counts: `1:02:03`.
    public static let timer = DateStyle(name: "timer")
  }
  /// A date as it is said at the moment the picture is made.
  public init(_ date: Date, style: DateStyle) {
    self.init(.dynamic(FormattedText { Text(verbatim: DateWords(environment: $0).words(date, style)) }))
  }
  /// The days and times from one date to another.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      .dynamic(
        FormattedText {
          let words = DateWords(environment: $0)
          return Text(verbatim: words.span(dates.lowerBound, dates.upperBound))
        }))
  }
  /// The days and times from the interval's start to its end.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
  /// A timer as it stands when the picture is made.
  public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
    self.init(
      .dynamic(
        FormattedText {
          let now = min(max(pauseTime ?? _PhoneDate.now, timerInterval.lowerBound), timerInterval.upperBound)
          let seconds = countsDown ? timerInterval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(timerInterval.lowerBound)
          return Text(verbatim: DateWords(environment: $0).clock(seconds, showsHours: showsHours))
        }))
  }
}

/// Dates in words.
private struct DateWords {
  let environment: EnvironmentValues

  private func format(_ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
  }
  func words(_ date: Date, _ style: Text.DateStyle) -> String {
    let now = _PhoneDate.now
    let distance = date.timeIntervalSince(now)
    switch style {
    case .time: return format(.omitted, .shortened).format(date)
    case .relative: return units(from: min(date, now), to: max(date, now), limit: 2)
    case .offset: return (distance < 0 ? "-" : "+") + units(from: min(date, now), to: max(date, now), limit: 1, .wide)
    case .timer: return clock(abs(distance), showsHours: true)
    default: return format(.long, .omitted).format(date)
    }
  }
  func span(_ from: Date, _ to: Date) -> String {
    let sameDay = environment.calendar.isDate(from, inSameDayAs: to)
    let style = sameDay ? format(.omitted, .shortened) : format(.abbreviated, .shortened)
    return style.format(from) + " – " + style.format(to)
  }
  func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let whole = seconds.isFinite ? Int(min(max(0, seconds), 1e9)) : 0
    let style = IntegerFormatStyle<Int>(locale: environment.locale).grouping(.never)
    func one(_ value: Int) -> String { style.format(value) }
    func two(_ value: Int) -> String { style.precision(.integerLength(2)).format(value) }
    let (hours, minutes) = showsHours ? (whole / 3600, whole / 60 % 60) : (0, whole / 60)
    return hours > 0 ? "\(one(hours)):\(two(minutes)):\(two(whole % 60))" : "\(one(minutes)):\(two(whole % 60))"
  }
  /// The time between two dates by the calendar, in its largest units.
  private func units(from start: Date, to end: Date, limit: Int, _ width: _UnitPhrase.Width = .short) -> String {
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    let found = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: start, to: end)
    let parts = [
      (found.year ?? 0, "year"), (found.month ?? 0, "month"), (found.day ?? 0, "day"), (found.hour ?? 0, "hour"),
      (found.minute ?? 0, "minute"), (found.second ?? 0, "second"),
    ]
    var shown = parts.drop { $0.0 == 0 }.prefix(limit).filter { $0.0 > 0 }
    if shown.isEmpty { shown = [(0, "second")] }
    let locale = environment.locale
    let words = shown.map { _UnitPhrase.words(Double($0.0), of: $0.1, width, in: locale) ?? "\($0.0)" }
    return _UnitPhrase.row(words, width, in: locale)
  }
}
