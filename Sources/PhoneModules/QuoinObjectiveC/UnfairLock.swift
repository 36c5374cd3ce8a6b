// Names of C.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase

import Glibc

/// A lock that one thread holds at a time, by the phone's name for it. It must stay where it is, so that it is used by its address.
public struct os_unfair_lock_s {
  // A mutex that is all zero is an open one.
  fileprivate var mutex = pthread_mutex_t()
  /// An open lock.
  public init() {}
}
/// A lock.
public typealias os_unfair_lock = os_unfair_lock_s
/// A lock's address.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>
/// Waits until nobody holds the lock, and holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { address(lock) { _ = pthread_mutex_lock($0) } }
/// Holds the lock if nobody does; whether it does.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  var isHeld = false
  address(lock) { isHeld = pthread_mutex_trylock($0) == 0 }
  return isHeld
}
/// Lets go of the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { address(lock) { _ = pthread_mutex_unlock($0) } }

private func address(_ lock: os_unfair_lock_t, _ body: (UnsafeMutablePointer<pthread_mutex_t>) -> Void) {
  lock.withMemoryRebound(to: pthread_mutex_t.self, capacity: 1, body)
}
