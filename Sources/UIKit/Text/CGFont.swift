// Core Text's functions are named as they are in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuoinObjectiveC
import QuoinText

/// A font as Core Graphics reads it, from a file's bytes.
public final class CGFont: Sendable {
  private let bytes: Data
  /// The name by which it is asked for.
  public let postScriptName: CFString?

  /// The font in these bytes, the first where there are several; nil where there is none.
  public init?(_ provider: CGDataProvider) {
    guard let bytes = provider.data else { return nil }
    let library = FontLibrary()
    guard Self.reading(bytes, library.register) == nil, let family = library.registeredFamilies.first else { return nil }
    self.bytes = bytes
    postScriptName = library.font(FontDescriptor(.named(family), size: 1)).postScriptName
  }

  /// What is wrong with the bytes; the font is found by its name from then on.
  fileprivate func register() -> (any Error)? { Self.reading(bytes, FontLibrary.standard.register) }

  /// Fonts are read from files, whose bytes are kept.
  private static func reading(_ bytes: Data, _ read: (String) throws -> Void) -> (any Error)? {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      try bytes.write(to: file)
      try read(file.path)
      return nil
    } catch { return error }
  }
}

/// Brings in a font; it is found by its name from then on. Whether it could be read; `error` says why not.
@discardableResult public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let reason = font.register() else { return true }
  error?.pointee = .ofFont(.unrecognizedFormat, "\(reason)")
  return false
}
/// Would take a font away; it stays as long as the program runs.
@discardableResult public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
