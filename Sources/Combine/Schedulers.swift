import Dispatch
import Foundation
import OpenCombine

/// A way of running work that needs only two verbs: now, and in so many seconds.
public protocol _FoundationScheduler: Scheduler where SchedulerTimeType: _SchedulerMoment {
  /// Runs `action` when its turn comes; the call does not wait for it.
  func _run(_ action: @escaping @Sendable () -> Void)
  /// Runs `action` after `seconds`, and returns what stops it.
  func _run(after seconds: TimeInterval, _ action: @escaping @Sendable () -> Void) -> @Sendable () -> Void
}

extension _FoundationScheduler {
  /// The moment of the call.
  public var now: SchedulerTimeType { ._now }
  /// None: spans are kept as exactly as the system can.
  public var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }
  /// Runs `action` when its turn comes. `options` are ignored.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    _run { action() }
  }
  /// Runs `action` at `date`, or when its turn comes where that has passed. `tolerance` is ignored; `options` are ignored.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    _ = _run(after: max(0, date._secondsFromNow)) { action() }
  }
  /// Runs `action` at `date` and every `interval` after it, until what it returns is cancelled or let go. `tolerance` is ignored.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
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

  func next<Moment: _SchedulerMoment>(at date: Moment, every interval: Moment.Stride) {
    lock.withLock {
      guard !isStopped else { return }
      cancel = wait(max(0, date._secondsFromNow)) { [self] in
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
  public typealias SchedulerTimeType = _QueueMoment
  /// How work is run.
  public struct SchedulerOptions: @unchecked Sendable {
    /// How soon it is wanted; not read.
    public var qos: DispatchQoS
    /// What is to be heeded; not read.
    public var flags: DispatchWorkItemFlags
    /// As is usual.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      (self.qos, self.flags) = (qos, flags)
    }
  }
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
  public typealias SchedulerTimeType = _ClockMoment<RunLoop>
  /// How work is run.
  public struct SchedulerOptions: @unchecked Sendable {
    /// As is usual.
    public init() {}
  }
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
  public typealias SchedulerTimeType = _ClockMoment<OperationQueue>
  /// How work is run.
  public struct SchedulerOptions: @unchecked Sendable {
    /// As is usual.
    public init() {}
  }
  /// Adds `action` to the queue's operations.
  public func _run(_ action: @escaping @Sendable () -> Void) { addOperation(action) }
  /// Adds `action` to the queue's operations in `seconds`; what it returns stops it until then.
  public func _run(after seconds: TimeInterval, _ action: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    DispatchQueue.global()._run(after: seconds) { self.addOperation(action) }
  }
}
