import Dispatch
import Foundation
import OpenCombine

/// A moment as a queue or run loop of Foundation counts it.
public protocol _SchedulerMoment: Strideable, Sendable where Stride: SchedulerTimeIntervalConvertible & Sendable {
  /// The moment of the call.
  static var _now: Self { get }
  /// How far away it is, in seconds; below 0 where it has passed.
  var _secondsFromNow: TimeInterval { get }
}

/// A moment by the clock. `Owner` tells those of run loops from those of queues of operations, which are types of their own on the phone.
public struct _ClockMoment<Owner>: _SchedulerMoment, Codable, Hashable {
  /// The moment by the clock.
  public let date: Date
  /// The moment of `date`.
  public init(_ date: Date) { self.date = date }
  /// The moment of the call.
  public static var _now: Self { Self(Date()) }
  /// How far away it is, in seconds; below 0 where it has passed.
  public var _secondsFromNow: TimeInterval { date.timeIntervalSinceNow }
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  /// The moment so much later, or earlier where `interval` is below 0.
  public func advanced(by interval: Stride) -> Self { Self(date.addingTimeInterval(interval.timeInterval)) }

  /// A span in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable, Hashable, Sendable
  {
    /// The span in seconds; below 0 it leads back.
    public var timeInterval: TimeInterval
    /// The seconds without their sign.
    public var magnitude: TimeInterval { abs(timeInterval) }
    /// A span of so many seconds.
    public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
    public init(integerLiteral value: TimeInterval) { self.init(value) }
    public init(floatLiteral value: TimeInterval) { self.init(value) }
    /// A whole number of seconds; `nil` where a `Double` cannot hold it exactly.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      self.init(value)
    }
    public static func < (a: Stride, b: Stride) -> Bool { a.timeInterval < b.timeInterval }
    /// Both spans together.
    public static func + (a: Stride, b: Stride) -> Stride { Stride(a.timeInterval + b.timeInterval) }
    /// The first span less the second.
    public static func - (a: Stride, b: Stride) -> Stride { Stride(a.timeInterval - b.timeInterval) }
    /// The product of the seconds of both.
    public static func * (a: Stride, b: Stride) -> Stride { Stride(a.timeInterval * b.timeInterval) }
    /// Multiplies the seconds of `a` by those of `b`.
    public static func *= (a: inout Stride, b: Stride) { a = a * b }
    /// A span of `s` seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
    /// A span of `s` seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// A span of `ms` thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
    /// A span of `us` millionths of a second.
    public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
    /// A span of `ns` thousand-millionths of a second.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
  }
}

/// A moment since the machine was started, as queues count it.
public struct _QueueMoment: _SchedulerMoment, Codable, Hashable {
  /// The moment as Dispatch has it.
  public var dispatchTime: DispatchTime
  /// The moment of `time`.
  public init(_ time: DispatchTime) { dispatchTime = time }
  public init(from decoder: any Decoder) throws {
    dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(dispatchTime.uptimeNanoseconds)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }
  /// The moment of the call.
  public static var _now: Self { Self(.now()) }
  /// How far away it is, in seconds; below 0 where it has passed.
  public var _secondsFromNow: TimeInterval { Self._now.distance(to: self).seconds }
  public func distance(to other: Self) -> Stride {
    Stride(nanoseconds: Int(truncatingIfNeeded: other.dispatchTime.uptimeNanoseconds &- dispatchTime.uptimeNanoseconds))
  }
  /// The moment so much later, or earlier where `interval` is below 0; not before the machine was started.
  public func advanced(by interval: Stride) -> Self {
    let (sum, isOver) = Int(clamping: dispatchTime.uptimeNanoseconds).addingReportingOverflow(interval.magnitude)
    return Self(DispatchTime(uptimeNanoseconds: UInt64(isOver ? Int.max : max(0, sum))))
  }

  /// A span in thousand-millionths of a second.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Codable, Hashable, Sendable
  {
    /// The span in thousand-millionths of a second; below 0 it leads back.
    public var magnitude: Int
    init(nanoseconds: Int) { magnitude = nanoseconds }
    init(seconds: Double) { self.init(nanoseconds: Int(exactly: (seconds * 1e9).rounded()) ?? (seconds < 0 ? .min : .max)) }
    var seconds: TimeInterval { TimeInterval(magnitude) / 1e9 }
    /// The span as Dispatch has it.
    public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }
    /// The span that Dispatch has; the longest where it is without an end.
    public init(_ timeInterval: DispatchTimeInterval) {
      switch timeInterval {
      case .seconds(let count): self = .seconds(count)
      case .milliseconds(let count): self = .milliseconds(count)
      case .microseconds(let count): self = .microseconds(count)
      case .nanoseconds(let count): self = .nanoseconds(count)
      default: self.init(nanoseconds: .max)
      }
    }
    /// A span of so many seconds.
    public init(integerLiteral value: Int) { self = .seconds(value) }
    public init(floatLiteral value: Double) { self.init(seconds: value) }
    /// So many thousand-millionths of a second; `nil` where they are too many.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = Int(exactly: source) else { return nil }
      self.init(nanoseconds: value)
    }
    public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
    /// Both spans together.
    public static func + (a: Stride, b: Stride) -> Stride { Stride(nanoseconds: a.magnitude &+ b.magnitude) }
    /// The first span less the second.
    public static func - (a: Stride, b: Stride) -> Stride { Stride(nanoseconds: a.magnitude &- b.magnitude) }
    /// The product of the thousand-millionths of a second of both.
    public static func * (a: Stride, b: Stride) -> Stride { Stride(nanoseconds: a.magnitude &* b.magnitude) }
    /// Multiplies `a` by `b`.
    public static func *= (a: inout Stride, b: Stride) { a = a * b }
    /// A span of `s` seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(seconds: Double(s)) }
    /// A span of `s` seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(seconds: s) }
    /// A span of `ms` thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(seconds: Double(ms) / 1e3) }
    /// A span of `us` millionths of a second.
    public static func microseconds(_ us: Int) -> Stride { Stride(seconds: Double(us) / 1e6) }
    /// A span of `ns` thousand-millionths of a second.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }
  }
}
