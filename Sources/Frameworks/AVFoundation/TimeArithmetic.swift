import Foundation

// Times and parts of time, in the words of C and of Swift.

/// A time several times over.
public func CMTimeMultiply(_ time: CMTime, multiplier: Int32) -> CMTime {
  CMTime(value: time.value * Int64(multiplier), timescale: time.timescale)
}
/// A time several times over.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 600))
}
/// The one that comes first.
public func CMTimeMinimum(_ one: CMTime, _ other: CMTime) -> CMTime { other < one ? other : one }
/// The one that comes last.
public func CMTimeMaximum(_ one: CMTime, _ other: CMTime) -> CMTime { one < other ? other : one }
/// The same time from 0 on.
public func CMTimeAbsoluteValue(_ time: CMTime) -> CMTime { CMTime(value: abs(time.value), timescale: time.timescale) }
/// How a time is rounded, by Apple's numbers.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1, roundTowardZero, roundAwayFromZero, quickTime, roundTowardPositiveInfinity, roundTowardNegativeInfinity
  /// As most do.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
  fileprivate var rule: FloatingPointRoundingRule {
    switch self {
    case .roundHalfAwayFromZero: .toNearestOrAwayFromZero
    case .roundTowardZero, .quickTime: .towardZero
    case .roundAwayFromZero: .awayFromZero
    case .roundTowardPositiveInfinity: .up
    case .roundTowardNegativeInfinity: .down
    }
  }
}
/// The same time in other parts of a second.
public func CMTimeConvertScale(_ time: CMTime, timescale newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
  time.convertScale(newTimescale, method: method)
}
extension CMTime {
  /// Before all times.
  public static let negativeInfinity = CMTime(value: -.max, timescale: 1)
  /// The same time in other parts of a second; no time where there are none.
  public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
    guard timescale != 0, newTimescale > 0 else { return .invalid }
    let parts = (Double(value) * Double(newTimescale) / Double(timescale)).rounded(method.rule)
    return CMTime(value: Int64(exactly: parts) ?? value, timescale: newTimescale)
  }
}
extension CMTimeRange {
  /// Whether both of its times are times.
  public var isValid: Bool { start.isValid && duration.isValid }
  /// Whether it has no length.
  public var isEmpty: Bool { duration.seconds == 0 }
  /// Whether a time lies in it; its end does not.
  public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
  /// Whether another part lies in it.
  public func containsTimeRange(_ otherRange: CMTimeRange) -> Bool { start <= otherRange.start && otherRange.end <= end }
  /// What both have; of no length where they have nothing.
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    let (first, last) = (CMTimeMaximum(start, otherRange.start), CMTimeMinimum(end, otherRange.end))
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }
  /// From where one of them begins to where one of them ends.
  public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
    CMTimeRange(start: CMTimeMinimum(start, otherRange.start), end: CMTimeMaximum(end, otherRange.end))
  }
}
/// Its end.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// A part from one time to another.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange { CMTimeRange(start: start, end: end) }
/// Whether a time lies in a part.
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool { range.containsTime(time) }
/// Whether both are the same part.
public func CMTimeRangeEqual(_ one: CMTimeRange, _ other: CMTimeRange) -> Bool { one == other }
/// What both parts have.
public func CMTimeRangeGetIntersection(_ one: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange { one.intersection(otherRange) }
/// From where one of them begins to where one of them ends.
public func CMTimeRangeGetUnion(_ one: CMTimeRange, otherRange: CMTimeRange) -> CMTimeRange { one.union(otherRange) }
