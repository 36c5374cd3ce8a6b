import Combine
import Testing

/// Publishers whose newest values are sent together, and what is left of them when it is over.
@Suite(.serialized) struct CombineLatestTests {
  private struct Broken: Error {}
  /// Counts those that are alive, in all tests together: hence one test after the other.
  private final class Guest {
    nonisolated(unsafe) static var count = 0
    init() { Guest.count += 1 }
    deinit { Guest.count -= 1 }
  }

  /// "If any of the combined publishers terminates with a failure, this publisher also fails": Apple on `combineLatest(_:)`.
  @Test("The first failure ends it, and both publishers are let go of")
  func failure() {
    var heard: [String] = []
    do {
      let (a, b) = (PassthroughSubject<Int, Broken>(), PassthroughSubject<Int, Broken>())
      let (one, other) = (Guest(), Guest())
      let follower = a.map { [one] in ($0, one).0 }.combineLatest(b.map { [other] in ($0, other).0 })
        .sink {
          if case .failure = $0 { heard.append("failed") }
        } receiveValue: {
          heard.append("\($0) \($1)")
        }
      a.send(1)
      b.send(2)
      a.send(completion: .failure(Broken()))
      b.send(3)
      b.send(completion: .finished)
      _ = follower
    }
    #expect(heard == ["1 2", "failed"])
    #expect(Guest.count == 0)
  }

  @Test("It ends when both have, and nothing is left either; what fails at once is not followed")
  func finish() {
    var heard: [String] = []
    do {
      let guest = Guest()
      let follower = [1, 2].publisher.map { [guest] in ($0, guest).0 }.combineLatest(Just(5))
        .sink { _ in
          heard.append("over")
        } receiveValue: {
          heard.append("\($0) \($1)")
        }
      _ = follower
      let failing = Fail<Int, Broken>(error: Broken()).combineLatest(Just(1).setFailureType(to: Broken.self))
        .sink {
          if case .failure = $0 { heard.append("failed") }
        } receiveValue: { _ in
          heard.append("never")
        }
      _ = failing
    }
    #expect(heard == ["2 5", "over", "failed"])
    #expect(Guest.count == 0)
  }
}
