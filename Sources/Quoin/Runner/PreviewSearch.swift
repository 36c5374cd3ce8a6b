import DeveloperToolsSupport
import Foundation
import Glibc
import SwiftUI
import UIKit

/// A type of the user's that makes previews.
@MainActor struct PreviewType {
  enum Kind {
    case macro(any PreviewRegistry.Type)
    case provider(any PreviewProvider.Type)
    /// An app, whose first window is the preview of a program without others.
    case app(any App.Type)
    /// An app of UIKit's, by its delegates: the controller of the first window that they make is such a preview.
    case delegates([Any.Type])
  }
  var kind: Kind
  /// What it is called in messages.
  var name: String
}

/// Finds the types that make previews in a loaded program.
///
/// It walks the program's own list of types, which Swift's runtime keeps for every loaded image, and asks each whether it conforms.
/// So access levels, `#if` and extensions in other files need no thought: what was compiled is found.
enum PreviewSearch {
  @MainActor static func types(in program: String) -> [PreviewType] {
    let all = metatypes(in: program)
    let previews = previews(among: all)
    // What archives name is found in previews too, which may ask a storyboard for a controller.
    if _InterfaceArchives.reader != nil {
      for case let type as AnyClass in all { _InterfaceArchives.classes["\(type)"] = type }
    }
    guard previews.isEmpty else { return previews }
    let apps = all.compactMap { type in (type as? any App.Type).map { PreviewType(kind: .app($0), name: "\(type)") } }
    let delegates = all.filter { FirstWindow.mayBeMade(by: [$0]) }
    guard apps.isEmpty, let first = delegates.first(where: { $0 is any UIWindowSceneDelegate.Type }) ?? delegates.first else { return apps }
    return [PreviewType(kind: .delegates(delegates), name: "\(first)")]
  }

  @MainActor private static func previews(among types: [Any.Type]) -> [PreviewType] {
    types.compactMap { type in
      if let registry = type as? any PreviewRegistry.Type {
        return PreviewType(kind: .macro(registry), name: "the #Preview in line \(registry.line) of \(registry.fileID)")
      }
      if let provider = type as? any PreviewProvider.Type { return PreviewType(kind: .provider(provider), name: "\(type)") }
      return nil
    }
  }

  /// Every type without generic parameters that the program declares.
  private static func metatypes(in program: String) -> [Any.Type] {
    guard let enumerate = dlsym(nil, "swift_enumerateAllMetadataSections") else { return [] }
    typealias Visit = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool
    typealias Enumerate = @convention(c) (Visit, UnsafeMutableRawPointer?) -> Void
    var search = Search(image: LoadedImage.range(of: program))
    withUnsafeMutablePointer(to: &search) { search in
      unsafeBitCast(enumerate, to: Enumerate.self)(
        { sections, context in
          context?.assumingMemoryBound(to: Search.self).pointee.visit(sections.assumingMemoryBound(to: MetadataSections.self).pointee)
          return true
        }, search)
    }
    return search.found
  }

  /// Collects the types of one image.
  private struct Search {
    let image: Range<UInt>
    var found: [Any.Type] = []

    mutating func visit(_ sections: MetadataSections) {
      guard let start = sections.types.start, image.contains(UInt(bitPattern: start)) else { return }
      for offset in stride(from: 0, to: Int(sections.types.length), by: 4) {
        if let type = TypeRecord(at: start + offset).metatype { found.append(type) }
      }
    }
  }
}

/// Where in memory a program was loaded.
private enum LoadedImage {
  static func range(of program: String) -> Range<UInt> {
    guard let real = realpath(program, nil) else { return 0..<0 }
    defer { free(real) }
    let path = String(cString: real)
    // A handle, since the file tells no size and a plain read would stop early.
    let bytes = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    let maps = String(decoding: bytes, as: UTF8.self)
    var whole: Range<UInt>?
    for line in maps.split(separator: "\n") where line.hasSuffix(path) {
      let ends = line.prefix { $0 != " " }.split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard ends.count == 2 else { continue }
      whole = min(whole?.lowerBound ?? ends[0], ends[0])..<max(whole?.upperBound ?? 0, ends[1])
    }
    return whole ?? 0..<0
  }
}

/// The head of what the runtime knows of an image; its layout is part of Swift's stable binary interface on this platform.
private struct MetadataSections {
  struct Range {
    var start: UnsafeRawPointer?
    var length: UInt
  }
  var version: UInt
  var baseAddress: UnsafeRawPointer?
  var unused0: UnsafeRawPointer?
  var unused1: UnsafeRawPointer?
  var protocols: Range
  var conformances: Range
  var types: Range
}

/// One entry of an image's list of types: a relative pointer to the type's description.
private struct TypeRecord {
  private let place: UnsafeRawPointer

  init(at place: UnsafeRawPointer) { self.place = place }

  /// The type; nil if it is generic, or something that is no struct, enum or class.
  var metatype: Any.Type? {
    let relative = place.loadUnaligned(as: Int32.self)
    // The low bits tell whether the pointer goes straight to the description (0) or by way of another pointer (1).
    guard relative & 3 == 0 || relative & 3 == 1 else { return nil }
    var description = place + Int(relative & ~3)
    if relative & 3 == 1 { description = description.load(as: UnsafeRawPointer.self) }
    let flags = description.load(as: UInt32.self)
    let kind = flags & 0x1F
    let isGeneric = flags & 0x80 != 0
    guard (16...18).contains(kind), !isGeneric else { return nil }
    let accessor = description + 12
    let offset = accessor.load(as: Int32.self)
    guard offset != 0 else { return nil }
    // A metadata accessor returns its pointer in the first register, which C does too.
    typealias Accessor = @convention(c) (UInt) -> UnsafeRawPointer
    let metadata = unsafeBitCast(accessor + Int(offset), to: Accessor.self)(0)
    return unsafeBitCast(metadata, to: Any.Type.self)
  }
}
