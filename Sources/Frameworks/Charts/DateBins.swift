import Foundation

/// Bins of dates: each a unit of the calendar, or so many of them.
public struct DateBins: RandomAccessCollection {
  /// The bounds between bins, ascending.
  public let thresholds: [Date]

  /// Bins between these bounds.
  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }
  /// Bins of so many units around a range; below 1 counts as 1.
  public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .autoupdatingCurrent) {
    var bounds = [calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound]
    while let last = bounds.last, last <= range.upperBound, bounds.count < 10_000,
      let next = calendar.date(byAdding: unit, value: Swift.max(1, count), to: last), next > last
    { bounds.append(next) }
    thresholds = bounds
  }
  /// Bins of so many units around some dates; none without dates.
  public init(unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .autoupdatingCurrent) {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(unit: unit, by: count, range: first...last, calendar: calendar)
  }
  /// Bins of one length in seconds around a range; a length that is not above 0 gives one bin.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    let step = timeInterval > 0 ? timeInterval : Swift.max(1, length)
    let count = Int(Swift.min(9_999, (length / step).rounded(.down))) + 1
    thresholds = (0...count).map { range.lowerBound.addingTimeInterval(step * Double($0)) }
  }
  /// Bins of one length in seconds around some dates; none without dates.
  public init(timeInterval: TimeInterval, data: [Date]) {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(timeInterval: timeInterval, range: first...last)
  }
  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
  public subscript(index: Int) -> ChartBinRange<Date> { ChartBinRange(lowerBound: thresholds[index], upperBound: thresholds[index + 1]) }
  /// The number of the bin a date lies in; the first or last for one outside.
  public func index(for value: Date) -> Int { thresholds.bin(of: value) }
}
