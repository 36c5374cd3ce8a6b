import Foundation

/// Round numbers and dates for the ends and the ticks of axes.
enum NiceSteps {
  /// 1, 2 or 5 times a power of ten, so that no more than `count` steps cover a span.
  static func step(over span: Double, count: Int) -> Double {
    let raw = span / Double(max(1, count))
    guard raw > 0, raw.isFinite else { return 1 }
    let power = pow(10, (log10(raw)).rounded(.down))
    return ([1, 2, 5].first { $0 * power >= raw * (1 - 1e-9) } ?? 10) * power
  }

  /// The least such step of which no more than `count` cover a span from one of its multiples to another.
  static func step(from low: Double, to high: Double, count: Int) -> Double {
    var step = step(over: high - low, count: count)
    func steps() -> Double { (high / step - 1e-9).rounded(.up) - (low / step + 1e-9).rounded(.down) }
    while high > low, step.isFinite, steps() > Double(max(1, count)) { step = self.step(over: step * 1.5, count: 1) }
    return step
  }

  /// Round numbers within a span, or `covering` it.
  static func ticks(from low: Double, to high: Double, count: Int, covering: Bool = false) -> [Double] {
    guard low.isFinite, high.isFinite, high > low else { return [low] }
    let step = covering ? step(from: low, to: high, count: count) : step(over: high - low, count: count)
    return ticks(from: low, to: high, step: step, covering: covering)
  }

  static func ticks(from low: Double, to high: Double, step: Double, covering: Bool = false) -> [Double] {
    guard step > 0, (high - low) / step < 2000 else { return [low, high] }
    let slack = covering ? 0 : 1e-9
    let first = (low / step + (covering ? 1e-9 : -slack)).rounded(covering ? .down : .up)
    let last = (high / step + (covering ? -1e-9 : slack)).rounded(covering ? .up : .down)
    guard last >= first else { return [] }
    // Adding zero takes the sign off a zero.
    return stride(from: first, through: last, by: 1).map { $0 * step + 0 }
  }

  /// How many digits behind the point tell numbers of a step apart.
  static func digits(of step: Double) -> Int {
    guard step > 0, step < 1 else { return 0 }
    return min(10, Int((-log10(step)).rounded(.up)))
  }

  // MARK: Dates

  struct DateStep: Equatable {
    var unit: Calendar.Component
    var count: Int
    var seconds: Double { (Self.length[unit] ?? 1) * Double(count) }
    private static let length: [Calendar.Component: Double] = [
      .second: 1, .minute: 60, .hour: 3600, .day: 86_400, .weekOfYear: 604_800, .month: 2_629_746, .quarter: 7_889_238,
      .year: 31_556_952,
    ]
  }

  private static let dateSteps: [DateStep] = [
    (.second, [1, 5, 15, 30]), (.minute, [1, 5, 15, 30]), (.hour, [1, 3, 6, 12]), (.day, [1, 2]), (.weekOfYear, [1, 2]),
    (.month, [1, 3, 6]), (.year, [1, 2, 5, 10, 20, 50, 100]),
  ].flatMap { unit, counts in counts.map { DateStep(unit: unit, count: $0) } }

  /// The shortest step of which no more than `count` cover a span in seconds; no shorter than a unit.
  static func dateStep(over span: Double, count: Int, atLeast unit: Calendar.Component?) -> DateStep {
    let least = unit.map { DateStep(unit: $0, count: 1).seconds } ?? 0
    return dateSteps.first { $0.seconds >= least * 0.99 && span / $0.seconds <= Double(count) + 0.5 } ?? dateSteps[dateSteps.count - 1]
  }

  /// The beginnings of a calendar's units within a span.
  static func dates(from low: Date, to high: Date, step: DateStep, calendar: Calendar) -> [Date] {
    guard (high.timeIntervalSince(low)) / step.seconds < 2000, var date = calendar.dateInterval(of: step.unit, for: low)?.start else {
      return []
    }
    if step.count > 1 {
      // Every third month begins with January, every sixth hour with midnight.
      let larger: [Calendar.Component: Calendar.Component] = [.second: .minute, .minute: .hour, .hour: .day, .day: .month, .month: .year]
      if let around = larger[step.unit], let start = calendar.dateInterval(of: around, for: low)?.start {
        date = start
      } else if step.unit == .year {
        let year = calendar.component(.year, from: low)
        date = calendar.date(from: DateComponents(year: year - year % step.count)) ?? date
      }
    }
    var found: [Date] = []
    while date <= high {
      if date >= low { found.append(date) }
      guard
        let next = calendar.date(
          byAdding: step.unit == .quarter ? .month : step.unit, value: step.count * (step.unit == .quarter ? 3 : 1), to: date),
        next > date
      else { break }
      date = next
    }
    return found
  }
}
