import Foundation
import OpenCombine

extension Publishers {
  /// When values that were gathered are sent together.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Every so often.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Every so often, and as soon as there are so many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Values in arrays, by time.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    /// Whose values are gathered.
    public let upstream: Upstream
    /// When they are sent.
    public let strategy: TimeGroupingStrategy<Context>
    /// What the scheduler is told besides.
    public let options: Context.SchedulerOptions?
    /// Gathers what `upstream` sends.
    public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
      (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
    }
    /// Sends `subscriber` an array each time there is something to send, and the rest before the end; of what failed nothing more.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let gathering = Gathering<Upstream.Output, Failure>()
      let (context, interval, limit) =
        switch strategy {
        case .byTime(let context, let interval): (context, interval, Int.max)
        case .byTimeOrCount(let context, let interval, let count): (context, interval, count)
        }
      let ticks = context.schedule(
        after: context.now.advanced(by: interval), interval: interval, tolerance: context.minimumTolerance, options: options
      ) { gathering.send() }
      gathering.serve(subscriber, upstream, limit, ticks)
    }
  }
}

/// What came since something was sent last.
private final class Gathering<Value, Failure: Error> {
  private let lock = NSRecursiveLock()
  private let subject = PassthroughSubject<[Value], Failure>()
  private var values: [Value] = []
  private var running: [any Cancellable] = []

  func send() {
    lock.withLock {
      guard !values.isEmpty else { return }
      let all = values
      values = []
      subject.send(all)
    }
  }
  private func take(_ value: Value, _ limit: Int) {
    lock.withLock {
      values.append(value)
      if values.count >= limit { send() }
    }
  }
  private func end(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock {
      if case .finished = completion { send() }
      subject.send(completion: completion)
      stop()
    }
  }
  private func stop() {
    lock.withLock {
      for one in running { one.cancel() }
      running = []
    }
  }
  func serve<S: Subscriber, P: Publisher>(_ subscriber: S, _ publisher: P, _ limit: Int, _ ticks: any Cancellable)
  where S.Input == [Value], S.Failure == Failure, P.Output == Value, P.Failure == Failure {
    lock.withLock { running.append(ticks) }
    // The subscriber has to be there before the first value comes.
    subject.buffer(size: .max, prefetch: .keepFull, whenFull: .dropOldest)
      .handleEvents(receiveCancel: { [self] in stop() }).receive(subscriber: subscriber)
    let follower = publisher.sink { [self] in
      end($0)
    } receiveValue: { [self] in
      take($0, limit)
    }
    lock.withLock { running.append(follower) }
  }
}

extension Publisher {
  /// Gathers values and sends them in arrays, by time.
  public func collect<S: Scheduler>(_ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil)
    -> Publishers.CollectByTime<Self, S>
  { Publishers.CollectByTime(upstream: self, strategy: strategy, options: options) }
}
