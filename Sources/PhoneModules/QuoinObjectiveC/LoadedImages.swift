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
