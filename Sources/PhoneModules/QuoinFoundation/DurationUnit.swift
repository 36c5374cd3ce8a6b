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
  /// As CLDR's English has it in short dates: “1 hr.”, “5 days”, “2 mo.”.
  func short(_ count: Int) -> String {
    switch self {
    case .year: "yr."
    case .month: "mo."
    case .week: "wk."
    case .day: count == 1 ? "day" : "days"
    case .hour: "hr."
    case .minute: "min."
    case .second: "sec."
    }
  }
  /// As CLDR's English has it where it is narrow: “5d”, “2mo”.
  var letter: String {
    switch self {
    case .year: "y"
    case .month: "mo"
    case .week: "w"
    case .day: "d"
    case .hour: "h"
    case .minute: "m"
    case .second: "s"
    }
  }
  /// As durations are written short: “9 hr, 41 min”.
  func brief(_ count: Int) -> String {
    switch self {
    case .year: count == 1 ? "yr" : "yrs"
    case .month: count == 1 ? "mth" : "mths"
    case .week: count == 1 ? "wk" : "wks"
    case .day: count == 1 ? "day" : "days"
    case .hour: "hr"
    case .minute: "min"
    case .second: "sec"
    }
  }

  static func spelled(_ count: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en_US")
    return formatter.string(from: NSNumber(value: count)) ?? "\(count)"
  }
}
