// What is C's is named as it is there.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// Darwin by name: the C library of this system, and the mathematics that the phone's has.
@_exported import Foundation
@_exported import Glibc

// What is asked about a running program; nothing is told here.

/// A number of the kernel's words.
public let CTL_KERN: Int32 = 1
/// A number of the kernel's words.
public let KERN_PROC: Int32 = 14
/// A number of the kernel's words.
public let KERN_PROC_PID: Int32 = 1
/// Whether a program is watched by another.
public let P_TRACED: Int32 = 0x800
/// What the kernel knows of a program.
public struct kinfo_proc {
  /// What it knows of it as one that runs.
  public struct Running {
    /// What is true of it.
    public var p_flag: Int32 = 0
  }
  /// What it knows of it as one that runs.
  public var kp_proc = Running()
  /// Nothing yet.
  public init() {}
}
/// Asks the kernel: -1, it does not answer.
public func sysctl(
  _ name: UnsafeMutablePointer<Int32>?, _ count: UInt32, _ old: UnsafeMutableRawPointer?, _ oldSize: UnsafeMutablePointer<Int>?,
  _ new: UnsafeMutableRawPointer?, _ newSize: Int
) -> Int32 { -1 }
