import OpenCombine

// Merges of more publishers than three, a type for each number of them, as on the phone.

extension Publishers {
  /// What four publishers send, as it comes.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, A.Output == B.Output, B.Output == C.Output, C.Output == D.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// Joins four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
    /// Sends `subscriber` what any of them sends; ends when all have ended, or with the first failure.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher()).receive(
        subscriber: subscriber)
    }
  }
  /// What five publishers send, as it comes.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure, A.Output == B.Output,
    B.Output == C.Output, C.Output == D.Output, D.Output == E.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E
    /// Joins five.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) { (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e) }
    /// Sends `subscriber` what any of them sends; ends when all have ended, or with the first failure.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(), e.eraseToAnyPublisher())
        .receive(subscriber: subscriber)
    }
  }
  /// What six publishers send, as it comes.
  public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure, E.Failure == F.Failure,
    A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output, E.Output == F.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F
    /// Joins six.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) { (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f) }
    /// Sends `subscriber` what any of them sends; ends when all have ended, or with the first failure.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany(
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(), e.eraseToAnyPublisher(),
        f.eraseToAnyPublisher()
      ).receive(subscriber: subscriber)
    }
  }
  /// What seven publishers send, as it comes.
  public struct Merge7<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>: Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure, E.Failure == F.Failure,
    F.Failure == G.Failure, A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output, E.Output == F.Output,
    F.Output == G.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F
    /// The seventh publisher.
    public let g: G
    /// Joins seven.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
    }
    /// Sends `subscriber` what any of them sends; ends when all have ended, or with the first failure.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany(
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(), e.eraseToAnyPublisher(),
        f.eraseToAnyPublisher(), g.eraseToAnyPublisher()
      ).receive(subscriber: subscriber)
    }
  }
  /// What eight publishers send, as it comes.
  public struct Merge8<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>:
    Publisher
  where
    A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure, D.Failure == E.Failure, E.Failure == F.Failure,
    F.Failure == G.Failure, G.Failure == H.Failure, A.Output == B.Output, B.Output == C.Output, C.Output == D.Output, D.Output == E.Output,
    E.Output == F.Output, F.Output == G.Output, G.Output == H.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F
    /// The seventh publisher.
    public let g: G
    /// The eighth publisher.
    public let h: H
    /// Joins eight.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
    }
    /// Sends `subscriber` what any of them sends; ends when all have ended, or with the first failure.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      MergeMany(
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(), e.eraseToAnyPublisher(),
        f.eraseToAnyPublisher(), g.eraseToAnyPublisher(), h.eraseToAnyPublisher()
      ).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// What this and two others send, as it comes.
  public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output { Publishers.Merge3(self, b, c) }
  /// What this and three others send, as it comes.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D>
  where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure, D.Output == Output {
    Publishers.Merge4(self, b, c, d)
  }
  /// What this and four others send, as it comes.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E)
    -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure, D.Output == Output,
    E.Failure == Failure, E.Output == Output
  { Publishers.Merge5(self, b, c, d, e) }
  /// What this and five others send, as it comes.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F)
    -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure, D.Output == Output,
    E.Failure == Failure, E.Output == Output, F.Failure == Failure, F.Output == Output
  { Publishers.Merge6(self, b, c, d, e, f) }
  /// What this and six others send, as it comes.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure, D.Output == Output,
    E.Failure == Failure, E.Output == Output, F.Failure == Failure, F.Output == Output, G.Failure == Failure, G.Output == Output
  { Publishers.Merge7(self, b, c, d, e, f, g) }
  /// What this and seven others send, as it comes.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure, D.Output == Output,
    E.Failure == Failure, E.Output == Output, F.Failure == Failure, F.Output == Output, G.Failure == Failure, G.Output == Output,
    H.Failure == Failure, H.Output == Output
  { Publishers.Merge8(self, b, c, d, e, f, g, h) }
  /// The newest values of this and three others together, whenever one sends and all have.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ second: P, _ third: Q, _ fourth: R)
    -> Publishers.CombineLatest4<Self, P, Q, R> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure
  { Publishers.CombineLatest4(self, second, third, fourth) }
  /// What `transform` makes of the newest values of this and two others, whenever one sends and all have.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second, third).map { transform($0.0, $0.1, $0.2) }
  }
  /// What `transform` makes of the newest values of this and three others, whenever one sends and all have.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ second: P, _ third: Q, _ fourth: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(second, third, fourth).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
