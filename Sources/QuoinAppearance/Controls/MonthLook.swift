import Foundation

/// A month as a calendar lays it out: `DatePicker` in the graphical style, `UIDatePicker` inline, `UICalendarView`.
public struct MonthLook: Equatable {
  /// Its name and year.
  public let title: String
  /// The days of the week, short and in capitals, the first of the calendar's week first.
  public let weekdays: [String]
  /// The days by weeks; nil where a week begins before the month or ends after it.
  public let weeks: [[Int?]]
  /// The day of the date.
  public let day: Int

  /// The month of `date`, where days begin as in `timeZone`, in the words of `locale`.
  public init(_ date: Date, calendar: Calendar, timeZone: TimeZone, locale: Locale) {
    var calendar = calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    title = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone).month(.wide).year().format(date)
    let symbols = calendar.shortWeekdaySymbols
    let first = max(0, calendar.firstWeekday - 1)
    weekdays = (symbols[first...] + symbols[..<first]).map { $0.uppercased() }
    day = calendar.component(.day, from: date)
    let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 30
    let start = calendar.date(from: calendar.dateComponents([.year, .month], from: date)) ?? date
    let lead = (calendar.component(.weekday, from: start) - 1 - first + 7) % 7
    var days: [Int?] = Array(repeating: nil, count: lead) + (1...max(1, count)).map { $0 }
    while days.count % 7 != 0 { days.append(nil) }
    weeks = stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<($0 + 7)]) }
  }

  // Assumed, all of them.
  /// Between title, days of the week and weeks.
  public static let spacing: CGFloat = 10
  /// Between the month and the time below it.
  public static let timeSpacing: CGFloat = 12
  /// Between the two signs that lead to the months around.
  public static let signSpacing: CGFloat = 28
  /// How high a week is.
  public static let week: CGFloat = 38
  /// How wide the disc of a chosen day is.
  public static let disc: CGFloat = 42
  /// How much of the tint the disc has.
  public static let discOpacity = 0.15
  /// Points per em of days.
  public static let daySize: CGFloat = 20
  /// Points per em of the days of the week.
  public static let weekdaySize: CGFloat = 13
}
