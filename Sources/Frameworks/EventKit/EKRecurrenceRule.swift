import Foundation

/// After what something comes again.
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
/// A day of the week, Sunday first.
public enum EKWeekday: Int, Sendable { case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday }
/// A day of the week, perhaps one of several in a month or a year.
open class EKRecurrenceDayOfWeek: NSObject, @unchecked Sendable {
  /// Every one.
  public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
  /// One of several.
  public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber) }
  /// One of several: 1 is the first, -1 the last, 0 every one.
  public init(dayOfTheWeek: EKWeekday, weekNumber: Int) { (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber) }
  /// Which day.
  public let dayOfTheWeek: EKWeekday
  /// Which of several; 0 = every one.
  public let weekNumber: Int
}
/// When something comes no more.
open class EKRecurrenceEnd: NSObject, @unchecked Sendable {
  /// At a time.
  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
  /// After it came some times.
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
  /// The time; nil = it is counted.
  public let endDate: Date?
  /// How often; 0 = until a time.
  public let occurrenceCount: Int
}
/// How something comes again.
open class EKRecurrenceRule: EKObject, @unchecked Sendable {
  /// Every so many days, weeks, months or years.
  public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil,
      daysOfTheYear: nil, setPositions: nil, end: end)
  }
  /// On some days of every so many weeks, months or years.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth: [NSNumber]?,
    monthsOfTheYear: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?, setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    (frequency, self.interval, recurrenceEnd, daysOfTheWeek) = (type, interval, end, days)
    (self.daysOfTheMonth, self.monthsOfTheYear, self.weeksOfTheYear) = (daysOfTheMonth, monthsOfTheYear, weeksOfTheYear)
    (self.daysOfTheYear, self.setPositions) = (daysOfTheYear, setPositions)
  }
  /// When it comes no more; nil = it always does.
  open var recurrenceEnd: EKRecurrenceEnd?
  /// After what.
  public let frequency: EKRecurrenceFrequency
  /// After how many.
  public let interval: Int
  /// With which day a week begins: 0 = that is not said.
  open var firstDayOfTheWeek: Int { 0 }
  /// On which days of a week.
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  /// On which days of a month, those from its end less than 0.
  public let daysOfTheMonth: [NSNumber]?
  /// On which days of a year, those from its end less than 0.
  public let daysOfTheYear: [NSNumber]?
  /// In which weeks.
  public let weeksOfTheYear: [NSNumber]?
  /// In which months.
  public let monthsOfTheYear: [NSNumber]?
  /// Which of those that are left.
  public let setPositions: [NSNumber]?
  /// Whose calendar it is reckoned by.
  open var calendarIdentifier: String { "gregorian" }
}
