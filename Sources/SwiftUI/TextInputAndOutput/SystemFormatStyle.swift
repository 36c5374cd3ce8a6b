import Foundation
import QuoinFoundation

/// Formats for times that go on: clocks and distances of a date.
public enum SystemFormatStyle {}

extension SystemFormatStyle {
  /// A clock that counts within a range: `4:17`.
  public struct Timer: FormatStyle, Sendable {
    var range: Range<Date>
    var countsDown: Bool
    var clock: Clock
    /// Counts down to the range's end; at most `maxFieldCount` of hours, minutes and seconds, no finer than `maxPrecision`.
    public init(
      countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
    ) { self.init(range: range, countsDown: true, clock: Clock(showsHours, maxFieldCount, maxPrecision)) }
    /// Counts up from the range's start; at most `maxFieldCount` of hours, minutes and seconds, no finer than `maxPrecision`.
    public init(
      countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
    ) { self.init(range: range, countsDown: false, clock: Clock(showsHours, maxFieldCount, maxPrecision)) }
    private init(range: Range<Date>, countsDown: Bool, clock: Clock) {
      (self.range, self.countsDown, self.clock) = (range, countsDown, clock)
    }
    /// How the clock stands at a date; before the range and behind it as at its ends.
    public func format(_ value: Date) -> AttributedString {
      let date = min(max(value, range.lowerBound), range.upperBound)
      let seconds = countsDown ? range.upperBound.timeIntervalSince(date) : date.timeIntervalSince(range.lowerBound)
      return AttributedString(clock.words(seconds, padsMinutes: false))
    }
    /// The clock in a locale's digits.
    public func locale(_ locale: Locale) -> Timer {
      var copy = self
      copy.clock.locale = locale
      return copy
    }
  }
  /// A clock that counts on from a date, with parts of seconds: `00:03.42`.
  public struct Stopwatch: FormatStyle, Sendable {
    var start: Date
    var clock: Clock
    /// Counts from a date; at most `maxFieldCount` of hours, minutes, seconds and their parts, no finer than `maxPrecision`.
    public init(startingAt: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)) {
      start = startingAt
      clock = Clock(showsHours, maxFieldCount, maxPrecision)
    }
    /// How the clock stands at a date; 0 before its start.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(clock.words(value.timeIntervalSince(start), padsMinutes: true))
    }
    /// The clock in a locale's digits.
    public func locale(_ locale: Locale) -> Stopwatch {
      var copy = self
      copy.clock.locale = locale
      return copy
    }
  }

  /// Hours, minutes, seconds and their parts between colons.
  struct Clock: Codable, Hashable, Sendable {
    var showsHours: Bool
    var maxFieldCount: Int
    var maxPrecision: Duration
    var locale = Locale.autoupdatingCurrent
    init(_ showsHours: Bool, _ maxFieldCount: Int, _ maxPrecision: Duration) {
      (self.showsHours, self.maxFieldCount, self.maxPrecision) = (showsHours, maxFieldCount, maxPrecision)
    }

    /// How many digits parts of a second have.
    private var digits: Int {
      let (seconds, attoseconds) = maxPrecision.components
      guard seconds == 0, attoseconds > 0 else { return 0 }
      // A tenth of a second is 10 ^ 17 of these.
      return attoseconds >= 100_000_000_000_000_000 ? 1 : attoseconds >= 10_000_000_000_000_000 ? 2 : 3
    }

    func words(_ seconds: TimeInterval, padsMinutes: Bool) -> String {
      // Dates are told apart by no less than a tenth of a millionth of a second.
      let seconds = seconds.isFinite ? min(max(0, seconds), 1e9) + 1e-6 : 0
      let whole = Int(seconds)
      let style = IntegerFormatStyle<Int>(locale: locale).grouping(.never)
      func two(_ value: Int) -> String { style.precision(.integerLength(2)).format(value) }
      let (hours, minutes) = showsHours ? (whole / 3600, whole / 60 % 60) : (0, whole / 60)
      let fields = max(1, maxFieldCount)
      let first = hours > 0 ? style.format(hours) : padsMinutes && minutes < 100 ? two(minutes) : style.format(minutes)
      var words = [first]
      if hours > 0, fields > 1 { words.append(two(minutes)) }
      let hasSeconds = words.count < fields && (hours == 0 || words.count == 2)
      if hasSeconds { words.append(two(whole % 60)) }
      var text = words.joined(separator: ":")
      if hasSeconds, digits > 0, words.count < fields {
        let parts = Int((seconds - Double(whole)) * pow(10, Double(digits)))
        text += (locale.decimalSeparator ?? ".") + style.precision(.integerLength(digits)).format(parts)
      }
      return text
    }
  }
}

extension SystemFormatStyle {
  /// How far a date is from another one: `3 minutes, 42 seconds`.
  public struct DateOffset: FormatStyle, Sendable {
    var anchor: Date
    var allowedFields: Set<Date.ComponentsFormatStyle.Field>
    var maxFieldCount: Int
    var showsSign: Bool?
    var locale = Locale.autoupdatingCurrent
    /// The distance from `to`, in the `maxFieldCount` largest of the units that are allowed; `sign` says whether one stands before it,
    /// by default only below 0.
    public init(
      to date: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      anchor = date
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      showsSign = sign == .automatic ? nil : sign != .never
    }
    /// The distance of a date.
    public func format(_ value: Date) -> AttributedString {
      let words = Self.words(maxFieldCount, of: allowedFields, in: min(value, anchor)..<max(value, anchor), locale)
      guard value != anchor, showsSign ?? (value < anchor) else { return AttributedString(words) }
      return AttributedString((value < anchor ? "-" : "+") + words)
    }
    /// The distance in a locale's words.
    public func locale(_ locale: Locale) -> DateOffset {
      var copy = self
      copy.locale = locale
      return copy
    }
    /// The units that a distance may be said in, from the largest.
    private static let units: [(field: Date.ComponentsFormatStyle.Field, component: Calendar.Component, name: String)] = [
      (.year, .year, "year"), (.month, .month, "month"), (.week, .weekOfMonth, "week"), (.day, .day, "day"), (.hour, .hour, "hour"),
      (.minute, .minute, "minute"), (.second, .second, "second"),
    ]
    /// The length of a range in the largest units that it has some of.
    static func words(
      _ count: Int, of fields: Set<Date.ComponentsFormatStyle.Field>, in range: Range<Date>, _ locale: Locale
    ) -> String {
      let units = units.filter { fields.contains($0.field) }
      let found = Calendar.current.dateComponents(Set(units.map(\.component)), from: range.lowerBound, to: range.upperBound)
      let parts = units.map { (amount: found.value(for: $0.component) ?? 0, name: $0.name) }
      var shown = Array(parts.drop { $0.amount == 0 }.prefix(max(1, count)).filter { $0.amount > 0 })
      if shown.isEmpty { shown = Array(parts.suffix(1)) }
      let words = shown.map { _UnitPhrase.words(Double($0.amount), of: $0.name, .wide, in: locale) ?? "\($0.amount)" }
      return _UnitPhrase.row(words, .wide, in: locale)
    }
    /// Whether a range is as long as one of a unit.
    static func reaches(_ field: Date.ComponentsFormatStyle.Field, in range: Range<Date>) -> Bool {
      guard let unit = units.first(where: { $0.field == field }) else { return false }
      return Calendar.current.dateComponents([unit.component], from: range.lowerBound, to: range.upperBound).value(for: unit.component) ?? 0
        > 0
    }
  }
  /// How a date is called from another one: near ones by their distance, `in 5 minutes`, others by their day.
  public struct DateReference: FormatStyle, Sendable {
    var date: Date
    var allowedFields: Set<Date.ComponentsFormatStyle.Field>
    var threshold: Date.ComponentsFormatStyle.Field
    var locale = Locale.autoupdatingCurrent
    /// Calls `to` by its distance in the largest unit that is allowed, and by its day once it is a `thresholdField` away. `maxFieldCount`
    /// is ignored: a distance is said in one unit.
    public init(
      to date: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
    ) {
      self.date = date
      self.allowedFields = allowedFields
      threshold = thresholdField
    }
    /// What the date is called at the moment of `value`.
    public func format(_ value: Date) -> AttributedString {
      let range = min(value, date)..<max(value, date)
      if DateOffset.reaches(threshold, in: range) {
        return AttributedString(Date.FormatStyle(date: .abbreviated, time: .omitted, locale: locale).format(date))
      }
      let formatter = RelativeDateTimeFormatter()
      formatter.locale = locale
      return AttributedString(formatter.localizedString(for: date, relativeTo: value))
    }
    /// What it is called in a locale's words.
    public func locale(_ locale: Locale) -> DateReference {
      var copy = self
      copy.locale = locale
      return copy
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// A clock that counts down to a range's end.
  public static func timer(
    countingDownIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    .init(countingDownIn: range, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
  /// A clock that counts up from a range's start.
  public static func timer(
    countingUpIn range: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3, maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    .init(countingUpIn: range, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A clock that counts on from a date, with parts of seconds.
  public static func stopwatch(
    startingAt date: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)
  ) -> SystemFormatStyle.Stopwatch {
    .init(startingAt: date, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a date is from another one.
  public static func offset(
    to date: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> SystemFormatStyle.DateOffset { .init(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign) }
}
extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// What a date is called from another one.
  public static func reference(
    to date: Date, allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyle.Field = .day
  ) -> SystemFormatStyle.DateReference {
    .init(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}
