// Names in C's form are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// How the clock's counts become nanoseconds: times `numer` by `denom`.
public struct mach_timebase_info_data_t {
  /// Times this.
  public var numer: UInt32
  /// By this.
  public var denom: UInt32
  /// Neither.
  public init() { (numer, denom) = (0, 0) }
  /// These.
  public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}
/// Tells how: a count is a nanosecond here. 0, as it does not fail.
@discardableResult public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>?) -> Int32 {
  info?.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
  return 0
}
/// Nanoseconds of a clock that only goes on.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
/// Nanoseconds of a clock that only goes on, also while the machine sleeps; it does not here.
public func mach_continuous_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
/// A pointer that a method of Objective-C writes what it says into: a plain one here.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
