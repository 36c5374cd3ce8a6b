// Names in C's form are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized, NoLeadingUnderscores

import Foundation

// The libraries of a program, as the phone's loader tells them: none are told here.

/// How many libraries are loaded: none is told.
public func _dyld_image_count() -> UInt32 { 0 }
/// The file of a library; nil: none is told.
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>? { nil }
/// Where a library begins; nil: none is told.
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafeRawPointer? { nil }
/// How far a library was moved: not at all.
public func _dyld_get_image_vmaddr_slide(_ image_index: UInt32) -> Int { 0 }

/// Where an address lies: in which file, and behind which name.
public struct Dl_info {
  /// The file.
  public var dli_fname: UnsafePointer<CChar>?
  /// Where the file begins in memory.
  public var dli_fbase: UnsafeMutableRawPointer?
  /// The name next before the address.
  public var dli_sname: UnsafePointer<CChar>?
  /// Where that name's bytes begin.
  public var dli_saddr: UnsafeMutableRawPointer?
  /// Nothing yet.
  public init() {}
}
/// Where an address lies, as the system's own function says, which Swift's C library leaves out; 0 where it lies in no file.
@discardableResult public func dladdr(_ address: UnsafeRawPointer?, _ info: UnsafeMutablePointer<Dl_info>?) -> Int32 {
  typealias Function = @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Int32
  guard let address, let info, let found = dlsym(nil, "dladdr") else { return 0 }
  return Swift.unsafeBitCast(found, to: Function.self)(address, info)
}
