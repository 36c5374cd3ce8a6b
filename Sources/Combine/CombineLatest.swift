import Foundation
import OpenCombine

/// The newest values of two publishers, sent whenever one of them sends and both have.
private final class Latest<A: Publisher, B: Publisher> where A.Failure == B.Failure {
  private let lock = NSRecursiveLock()
  private let subject = PassthroughSubject<(A.Output, B.Output), A.Failure>()
  private var newest: (a: A.Output?, b: B.Output?)
  private var running = 2
  private var isOver = false
  private var followers: [AnyCancellable] = []

  /// Hands everything to `subscriber`, which keeps this alive until it cancels.
  func serve<S: Subscriber>(_ subscriber: S, _ a: A, _ b: B) where S.Input == (A.Output, B.Output), S.Failure == A.Failure {
    // A publisher of values sends them at once: the subscriber has to be there before, and takes all of them.
    subject.buffer(size: .max, prefetch: .keepFull, whenFull: .dropOldest)
      .handleEvents(receiveCancel: { [self] in lock.withLock { stop() } }).receive(subscriber: subscriber)
    follow(a) { $0.a = $1 }
    follow(b) { $0.b = $1 }
  }

  private func follow<P: Publisher>(
    _ publisher: P, _ note: @escaping (inout (a: A.Output?, b: B.Output?), P.Output) -> Void
  ) where P.Failure == A.Failure {
    guard !lock.withLock({ isOver }) else { return }
    let follower = publisher.sink { [self] in
      end($0)
    } receiveValue: { [self] value in
      lock.withLock {
        note(&newest, value)
        if let a = newest.a, let b = newest.b { subject.send((a, b)) }
      }
    }
    // It may have failed at once.
    lock.withLock { if isOver { follower.cancel() } else { followers.append(follower) } }
  }
  private func end(_ completion: Subscribers.Completion<A.Failure>) {
    lock.withLock {
      running -= 1
      guard !isOver else { return }
      if case .finished = completion, running > 0 { return }
      stop()
      subject.send(completion: completion)
    }
  }
  /// Lets go of the publishers, which hold this while they are followed. Under the lock.
  private func stop() {
    isOver = true
    followers.removeAll()
  }
}

extension Publishers {
  /// The newest values of two publishers together.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// Joins `a` and `b`, whose values stand in this order.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    /// Sends `subscriber` the newest of both whenever one sends and both have; ends when all have ended, or with the first failure.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Latest<A, B>().serve(subscriber, a, b)
    }
  }
  /// The newest values of three publishers together.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// Joins three, whose values stand in this order.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }
    /// Sends `subscriber` the newest of three whenever one sends and all have; ends when all have ended, or with the first failure.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }
  /// The newest values of four publishers together.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// Joins four, whose values stand in this order.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }
    /// Sends `subscriber` the newest of four whenever one sends and all have; ends when all have ended, or with the first failure.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }.receive(subscriber: subscriber)
    }
  }
  /// What several publishers of one kind send, as it comes.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// Those whose values are sent on.
    public let publishers: [Upstream]
    /// Joins any number; without any it ends at once.
    public init(_ upstream: Upstream...) { publishers = upstream }
    /// Joins those of a sequence; without any it ends at once.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }
    /// Sends `subscriber` what any of them sends; ends when all have ended, or with the first failure.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }.receive(subscriber: subscriber)
    }
    /// The same publishers and `other`.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }
  /// What two publishers send, as it comes.
  public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// Joins `a` and `b`.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    /// Sends `subscriber` what any of them sends; ends when all have ended, or with the first failure.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
    }
  }
  /// What three publishers send, as it comes.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, A.Output == B.Output, B.Output == C.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// Joins three.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }
    /// Sends `subscriber` what any of them sends; ends when all have ended, or with the first failure.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// The newest values of this and `other` together, whenever one sends and both have.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }
  /// What `transform` makes of the newest values of this and `other`, whenever one sends and both have.
  public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
    -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure
  { Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) } }
  /// The newest values of this and two others together, whenever one sends and all have.
  public func combineLatest<P: Publisher, Q: Publisher>(_ second: P, _ third: Q) -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure { Publishers.CombineLatest3(self, second, third) }
  /// What this and `other` send, as it comes.
  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P> where P.Failure == Failure, P.Output == Output {
    Publishers.Merge(self, other)
  }
}
