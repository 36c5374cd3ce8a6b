import Foundation

/// Writes a length of time: “9:41:30”, “9h 41m”, “9 hours, 41 minutes”. The words are CLDR's for the calendar's locale, or the user's.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// “9:41:30”.
    case positional
    /// “9h 41m 30s”.
    case abbreviated
    /// “9 hr, 41 min, 30 sec”.
    case short
    /// “9 hours, 41 minutes, 30 seconds”.
    case full
    /// “nine hours, forty-one minutes, thirty seconds”.
    case spellOut
    /// “9hr 41min 30sec”.
    case brief
  }
  /// What becomes of units that are 0.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As the style has it: with colons the leading ones go and the others stay in two digits, else all go.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those in front go.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those in the middle go.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Those at the end go.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All go.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All stay, in two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How units are written; `positional` unless set.
  open var unitsStyle = UnitsStyle.positional
  /// Which units may be written; none = those from hours to seconds that are needed, days and greater ones above.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units that are 0.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// Counts the units between two dates.
  open var calendar: Calendar? = .current
  /// From when a length is counted, for months and years.
  open var referenceDate: Date?
  /// Whether the last unit may have a part of itself.
  open var allowsFractionalUnits = false
  /// How many units are written; 0 = all.
  open var maximumUnitCount = 0
  /// Whether greater units are counted into the greatest that may be written.
  open var collapsesLargestUnit = false
  /// Whether “about” stands in front.
  open var includesApproximationPhrase = false
  /// Whether “remaining” stands behind.
  open var includesTimeRemainingPhrase = false
  /// Where in a sentence the words will stand.
  open var formattingContext = Formatter.Context.unknown

  /// So many seconds in words; nil for what is no number.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e15 else { return nil }
    var rest = abs(ti).rounded(.down)
    var parts: [(DurationUnit, Int)] = []
    for unit in units(for: rest) {
      let count = (rest / unit.seconds).rounded(.down)
      parts.append((unit, Int(count)))
      rest -= count * unit.seconds
    }
    return text(parts, isNegative: ti < 0)
  }

  /// The time between two dates in words.
  open func string(from startDate: Date, to endDate: Date) -> String? { string(from: endDate.timeIntervalSince(startDate)) }

  /// Components in words.
  open func string(from components: DateComponents) -> String? {
    var seconds = 0.0
    for unit in DurationUnit.allCases {
      if let count = components.value(for: unit.component) { seconds += Double(count) * unit.seconds }
    }
    return string(from: seconds)
  }

  open override func string(for obj: Any?) -> String? { (obj as? DateComponents).flatMap(string(from:)) }

  /// Components in words of a style.
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private func units(for seconds: Double) -> [DurationUnit] {
    if !allowedUnits.isEmpty {
      return DurationUnit.allCases.filter { allowedUnits.contains($0.unit) || ($0 == .week && allowedUnits.contains(.weekOfYear)) }
    }
    // Weeks are written only where they are asked for.
    return DurationUnit.allCases.filter { $0 != .week && ($0.seconds <= seconds || $0 == .second) }
  }

  private func text(_ all: [(DurationUnit, Int)], isNegative: Bool) -> String {
    var parts = all
    let isPositional = unitsStyle == .positional
    let behavior = zeroFormattingBehavior
    func drops(_ option: ZeroFormattingBehavior) -> Bool {
      behavior.contains(option) || (behavior.contains(.default) && (!isPositional || option == .dropLeading))
    }
    if !behavior.contains(.pad) {
      // The last unit stays, so that something is written; with colons the last two do.
      let least = isPositional && behavior.contains(.default) ? 2 : 1
      if drops(.dropLeading) { while parts.count > least, parts[0].1 == 0 { parts.removeFirst() } }
      if drops(.dropTrailing) { while parts.count > 1, parts[parts.count - 1].1 == 0 { parts.removeLast() } }
      if drops(.dropMiddle), parts.count > 2 {
        parts = [parts[0]] + parts[1..<parts.count - 1].filter { $0.1 != 0 } + [parts[parts.count - 1]]
      }
    }
    if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
    let words = parts.enumerated().map { index, part in word(part, isFirst: index == 0, isAlone: parts.count == 1) }
    let row = isPositional ? words.joined(separator: ":") : _UnitPhrase.row(words, unitsStyle == .brief ? .narrow : width, in: locale)
    // Two phrases that CLDR has not, in English.
    return (includesApproximationPhrase ? "About " : "") + (isNegative ? "-" : "") + row + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  private var locale: Locale { calendar?.locale ?? .current }
  private var width: _UnitPhrase.Width {
    unitsStyle == .abbreviated ? .narrow : unitsStyle == .short || unitsStyle == .brief ? .short : .wide
  }

  private func word(_ part: (unit: DurationUnit, count: Int), isFirst: Bool, isAlone: Bool) -> String {
    let (unit, count) = part
    let pads = zeroFormattingBehavior.contains(.pad)
    switch unitsStyle {
    case .positional:
      let digits = IntegerFormatStyle<Int>(locale: locale).grouping(.never)
      return digits.precision(.integerLength((pads || (!isFirst && !isAlone) ? 2 : 1)...)).format(count)
    default:
      let number = unitsStyle == .spellOut ? Self.spelled(count, in: locale) : nil
      let words = _UnitPhrase.words(Double(count), number: number, of: unit.name, width, in: locale) ?? "\(count)"
      return unitsStyle == .brief ? words.filter { $0 != " " && $0 != "\u{A0}" } : words
    }
  }

  private static func spelled(_ count: Int, in locale: Locale) -> String? {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = locale
    return formatter.string(from: NSNumber(value: count))
  }
}
