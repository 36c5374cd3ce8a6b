import Foundation

/// Says when something is, seen from a moment: “2 minutes ago”, “in 3 weeks”, “yesterday”.
///
/// The words are CLDR's for `locale`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether near days have names.
  public enum DateTimeStyle: Int, Sendable {
    /// “1 day ago”.
    case numeric
    /// “yesterday”.
    case named
  }
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// “2 months ago”.
    case full
    /// “two months ago”.
    case spellOut
    /// “2 mo. ago”.
    case short
    /// “2 mo ago”.
    case abbreviated
  }

  /// Whether near days have names; `numeric` unless set.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How units are written; `full` unless set.
  open var unitsStyle = UnitsStyle.full
  /// Where in a sentence the words will stand.
  open var formattingContext = Formatter.Context.unknown
  /// Counts the units; nil takes the user's.
  open var calendar: Calendar! = .current
  /// Whose words are written; nil takes the user's.
  open var locale: Locale! = .current

  /// The words for so many seconds from now; below 0 it was.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    // A moment that is fixed, so that the same seconds are the same words all year.
    let moment = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: moment.addingTimeInterval(timeInterval), relativeTo: moment)
  }

  /// The words for a date as seen from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar = calendar ?? .current
    return localizedString(from: calendar.dateComponents(Set(DurationUnit.allCases.map(\.component)), from: referenceDate, to: date))
  }

  /// The words for the greatest unit that is not 0.
  open func localizedString(from dateComponents: DateComponents) -> String {
    for unit in DurationUnit.allCases {
      if let count = dateComponents.value(for: unit.component), count != 0, count != Int.max { return words(count, unit) }
    }
    return words(0, .second)
  }

  open override func string(for obj: Any?) -> String? { (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) } }

  private func words(_ count: Int, _ unit: DurationUnit) -> String {
    let width: _UnitPhrase.Width = unitsStyle == .short ? .short : unitsStyle == .abbreviated ? .narrow : .wide
    return _UnitPhrase.fromNow(
      Double(count), unit, width, isNamed: dateTimeStyle == .named, isSpelled: unitsStyle == .spellOut, in: locale ?? .current)
      ?? "\(count)"
  }
}
