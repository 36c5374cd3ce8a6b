import Foundation

/// A strategy: how a value becomes a format that is kept in a file and compared.
public struct Snapshotting<Value, Format> {
  /// The ending of the files, without its dot; nil for none.
  public var pathExtension: String?
  /// How formats are written, read and compared.
  public var diffing: Diffing<Format>
  /// Makes the format of a value, at once or later.
  public var snapshot: (Value) -> Async<Format>

  /// A strategy whose formats may come later.
  public init(pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// A strategy whose formats are there at once.
  public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// A strategy for other values, which `transform` turns into those of this one.
  public func pullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Value) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// A strategy for other values, which `transform` turns, at once or later, into those of this one.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let own = snapshot
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { other in
      Async { callback in transform(other).run { own($0).run(callback) } }
    }
  }
}

/// A strategy for values that are their own format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A strategy for values that are their own format.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

extension Snapshotting {
  /// A strategy that waits `duration` seconds, the run loop turning, before another makes its snapshot.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        let deadline = Date(timeIntervalSinceNow: duration)
        while Date() < deadline {
          if !RunLoop.current.run(mode: .default, before: min(deadline, Date(timeIntervalSinceNow: 0.01))) {
            Thread.sleep(forTimeInterval: 0.002)
          }
        }
        strategy.snapshot(value).run(callback)
      }
    }
  }
}
