// Names in C's form are Apple's.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import Foundation

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

/// A lock in C's form. Its four bytes are the owner's mark, as on Apple's systems.
public struct os_unfair_lock_s: Sendable {
  var owner: UInt32 = 0
  /// A lock that nobody has.
  public init() {}
}
/// A lock in C's form.
public typealias os_unfair_lock = os_unfair_lock_s
/// A place with a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

// One lock stands before the owners of all others: these are short, and a page has few threads.
private let owners = NSCondition()

/// Waits until nobody else has the lock, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  owners.lock()
  while lock.pointee.owner != 0 { owners.wait() }
  lock.pointee.owner = 1
  owners.unlock()
}
/// Takes the lock if nobody has it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  owners.lock()
  defer { owners.unlock() }
  guard lock.pointee.owner == 0 else { return false }
  lock.pointee.owner = 1
  return true
}
/// Gives the lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  owners.lock()
  lock.pointee.owner = 0
  owners.broadcast()
  owners.unlock()
}
