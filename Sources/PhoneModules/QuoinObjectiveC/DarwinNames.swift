// Names in C's form are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Dispatch
import Foundation
import Synchronization

/// Milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1_000

extension DispatchTime {
  /// The moment so long after this one; before it, where the interval is negative. `.never` is the end of all times.
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
  /// How long it is from this moment to another one.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    .nanoseconds(Int(truncatingIfNeeded: other.uptimeNanoseconds &- uptimeNanoseconds))
  }
}

extension sockaddr_in {
  /// How many bytes the address has; this system's addresses do not say it themselves.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set {}
  }
}
extension sockaddr_in6 {
  /// How many bytes the address has; this system's addresses do not say it themselves.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set {}
  }
}
extension sockaddr {
  /// How many bytes the address has, by its family; this system's addresses do not say it themselves.
  public var sa_len: UInt8 {
    get {
      switch Int32(sa_family) {
      case AF_INET: UInt8(MemoryLayout<sockaddr_in>.size)
      case AF_INET6: UInt8(MemoryLayout<sockaddr_in6>.size)
      case AF_UNIX: UInt8(MemoryLayout<sockaddr_un>.size)
      default: UInt8(MemoryLayout<sockaddr>.size)
      }
    }
    set {}
  }
}

private let counting = Mutex(())
/// Adds 1 where no other thread does at the same time, and gives what comes of it.
@discardableResult public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(1, value) }
/// Takes 1 away where no other thread does at the same time, and gives what comes of it.
@discardableResult public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicAdd32(-1, value) }
/// Adds a number where no other thread does at the same time, and gives what comes of it.
@discardableResult public func OSAtomicAdd32(_ amount: Int32, _ value: UnsafeMutablePointer<Int32>) -> Int32 {
  nonisolated(unsafe) let value = value
  return counting.withLock { _ in
    value.pointee &+= amount
    return value.pointee
  }
}
/// Writes a number where the old one stands, and no other thread writes at the same time; answers whether it did.
@discardableResult public func OSAtomicCompareAndSwap32(_ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>) -> Bool {
  nonisolated(unsafe) let value = value
  return counting.withLock { _ in
    guard value.pointee == old else { return false }
    value.pointee = new
    return true
  }
}

// What is an object goes where C's functions take any number of arguments.
extension NSData: @retroactive CVarArg {
  /// The object, as it is handed over.
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}
extension NSDictionary: @retroactive CVarArg {
  /// The object, as it is handed over.
  public var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}

extension NSString {
  /// The path with `~` in the place of the user's folder, where it lies within.
  public var abbreviatingWithTildeInPath: String {
    let path = self as String
    let home = NSHomeDirectory()
    guard path == home || path.hasPrefix(home + "/") else { return path }
    return "~" + path.dropFirst(home.count)
  }
}
