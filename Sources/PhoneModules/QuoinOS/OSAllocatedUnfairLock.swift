// Names in C's form are Apple's.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import Foundation
@_exported import QuoinObjectiveC

/// A lock with the state it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let storage: Storage

  /// A lock around a state that may be of any kind.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }
  /// A lock around a state.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
  /// A lock alone.
  public init() where State == Void { storage = Storage(()) }

  /// Does `body` with the state while nobody else does.
  public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
    try storage.lock.withLock { try body(&storage.state) }
  }
  /// Does `body` with the state, whose kind is not checked, while nobody else does.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try storage.lock.withLock { try body(&storage.state) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Does `body` while nobody else does.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try storage.lock.withLock { try body() }
  }
  /// Waits until nobody else has the lock, and takes it.
  public func lock() { storage.lock.lock() }
  /// Gives the lock back.
  public func unlock() { storage.lock.unlock() }
  /// Takes the lock if nobody has it.
  public func lockIfAvailable() -> Bool { storage.lock.try() }
}
