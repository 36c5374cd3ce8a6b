import Dispatch
import Foundation
import OpenCombine

/// A moment as the queues and run loops of Foundation count it.
public struct SchedulerMoment: Strideable, Codable, Hashable, Sendable {
  /// The moment by the clock.
  public let date: Date
  /// The moment of `date`.
  public init(_ date: Date) { self.date = date }
  public func distance(to other: SchedulerMoment) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  /// The moment so much later, or earlier where `interval` is below 0.
  public func advanced(by interval: Stride) -> SchedulerMoment { SchedulerMoment(date.addingTimeInterval(interval.timeInterval)) }

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

/// A way of running work that needs only two verbs: now, and in so many seconds.
public protocol _FoundationScheduler: Scheduler where SchedulerTimeType == SchedulerMoment, SchedulerOptions == Never {
  /// Runs `action` when its turn comes; the call does not wait for it.
  func _run(_ action: @escaping @Sendable () -> Void)
  /// Runs `action` after `seconds`, and returns what stops it.
  func _run(after seconds: TimeInterval, _ action: @escaping @Sendable () -> Void) -> @Sendable () -> Void
}

extension _FoundationScheduler {
  /// The moment of the call.
  public var now: SchedulerMoment { SchedulerMoment(Date()) }
  /// None: spans are kept as exactly as the system can.
  public var minimumTolerance: SchedulerMoment.Stride { .seconds(0) }
  /// Runs `action` when its turn comes. `options` can only be `nil`.
  public func schedule(options: Never?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    _run { action() }
  }
  /// Runs `action` at `date`, or when its turn comes where that has passed. `tolerance` is ignored; `options` can only be `nil`.
  public func schedule(after date: SchedulerMoment, tolerance: SchedulerMoment.Stride, options: Never?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    _ = _run(after: max(0, date.date.timeIntervalSinceNow)) { action() }
  }
  /// Runs `action` at `date` and every `interval` after it, until what it returns is cancelled or let go. `tolerance` is ignored.
  public func schedule(
    after date: SchedulerMoment, interval: SchedulerMoment.Stride, tolerance: SchedulerMoment.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) -> Cancellable {
    let repetition = Repetition(action) { _run(after: $0, $1) }
    repetition.next(at: date, every: interval)
    return AnyCancellable { repetition.stop() }
  }
}

/// Work that begins again after a span until it is stopped.
private final class Repetition: @unchecked Sendable {
  private let lock = NSLock()
  private let action: () -> Void
  private let wait: (TimeInterval, @escaping @Sendable () -> Void) -> @Sendable () -> Void
  private var cancel: (@Sendable () -> Void)?
  private var isStopped = false
  init(_ action: @escaping () -> Void, wait: @escaping (TimeInterval, @escaping @Sendable () -> Void) -> @Sendable () -> Void) {
    self.action = action
    self.wait = wait
  }

  func next(at date: SchedulerMoment, every interval: SchedulerMoment.Stride) {
    lock.withLock {
      guard !isStopped else { return }
      cancel = wait(max(0, date.date.timeIntervalSinceNow)) { [self] in
        guard !lock.withLock({ isStopped }) else { return }
        action()
        next(at: date.advanced(by: interval), every: interval)
      }
    }
  }
  func stop() {
    lock.withLock {
      isStopped = true
      cancel?()
      cancel = nil
    }
  }
}

extension DispatchQueue: @retroactive Scheduler, _FoundationScheduler {
  public typealias SchedulerTimeType = SchedulerMoment
  public typealias SchedulerOptions = Never
  /// Runs `action` on the queue; the call does not wait for it.
  public func _run(_ action: @escaping @Sendable () -> Void) { async(execute: action) }
  /// Runs `action` on the queue in `seconds`; what it returns stops it if it has not begun.
  public func _run(after seconds: TimeInterval, _ action: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    nonisolated(unsafe) let item = DispatchWorkItem(block: action)
    asyncAfter(deadline: .now() + seconds, execute: item)
    return { item.cancel() }
  }
}

extension RunLoop: @retroactive Scheduler, _FoundationScheduler {
  public typealias SchedulerTimeType = SchedulerMoment
  public typealias SchedulerOptions = Never
  /// Runs `action` on one of the loop's next turns.
  public func _run(_ action: @escaping @Sendable () -> Void) { perform(action) }
  /// Runs `action` on the loop, in its common modes, in `seconds`; what it returns stops it.
  public func _run(after seconds: TimeInterval, _ action: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    nonisolated(unsafe) let timer = Timer(timeInterval: seconds, repeats: false) { _ in action() }
    add(timer, forMode: .common)
    return { timer.invalidate() }
  }
}

extension OperationQueue: @retroactive Scheduler, _FoundationScheduler {
  public typealias SchedulerTimeType = SchedulerMoment
  public typealias SchedulerOptions = Never
  /// Adds `action` to the queue's operations.
  public func _run(_ action: @escaping @Sendable () -> Void) { addOperation(action) }
  /// Adds `action` to the queue's operations in `seconds`; what it returns stops it until then.
  public func _run(after seconds: TimeInterval, _ action: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    DispatchQueue.global()._run(after: seconds) { self.addOperation(action) }
  }
}
