import Foundation

/// A unit of time in words, from the greatest down.
enum DurationUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfYear
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
  var unit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
  /// In seconds; a month and a year by their mean lengths in the Gregorian calendar.
  var seconds: Double {
    switch self {
    case .year: 31_556_952
    case .month: 2_629_746
    case .week: 604_800
    case .day: 86_400
    case .hour: 3600
    case .minute: 60
    case .second: 1
    }
  }

  /// What CLDR calls it.
  var name: String {
    switch self {
    case .year: "year"
    case .month: "month"
    case .week: "week"
    case .day: "day"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    }
  }
  /// ICU's number of the unit in moments from now (URelativeDateTimeUnit).
  var relativeUnit: Int32 {
    switch self {
    case .year: 0
    case .month: 2
    case .week: 3
    case .day: 4
    case .hour: 5
    case .minute: 6
    case .second: 7
    }
  }
}
