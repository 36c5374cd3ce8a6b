// Core Text's functions are named as they are in C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuoinObjectiveC
import QuoinText

/// For whom a font is brought in.
public enum CTFontManagerScope: UInt32, Sendable {
  /// For nobody.
  case none
  /// For this program: what every scope means here.
  case process
  /// For the user.
  case persistent
  /// For this session.
  case session
  /// For the user.
  public static let user = CTFontManagerScope.persistent
}

/// What went wrong with a font.
public enum CTFontManagerError: Int, Sendable {
  /// There is no file.
  case fileNotFound = 101
  /// The file is no font.
  case unrecognizedFormat = 103
  /// The font is there already.
  case alreadyRegistered = 105
  /// The font is not there.
  case notRegistered = 201
}

extension Unmanaged where Instance == CFError {
  /// An error of fonts, kept for whoever asked.
  static func ofFont(_ code: CTFontManagerError, _ reason: String) -> Unmanaged {
    passRetained(
      NSError(
        domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: reason]))
  }
}

/// Brings in a font file; its faces are found by their names from then on. Whether it could be read; `error` says why not.
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do {
    try FontLibrary.standard.register(file: fontURL.path)
    return true
  } catch let reason {
    let code = FileManager.default.fileExists(atPath: fontURL.path) ? CTFontManagerError.unrecognizedFormat : .fileNotFound
    error?.pointee = .ofFont(code, "\(reason)")
    return false
  }
}
/// Would take a font away; it stays as long as the program runs. Whether the file is there.
@discardableResult public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { FileManager.default.fileExists(atPath: fontURL.path) }
/// Brings in font files, and tells of each time it was told enough; nobody is asked to wait.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: [URL], _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: (([NSError], Bool) -> Bool)?
) {
  var failures: [NSError] = []
  for url in fontURLs {
    var error: Unmanaged<CFError>?
    if !CTFontManagerRegisterFontsForURL(url, scope, &error), let failure = error?.takeRetainedValue() { failures.append(failure) }
  }
  _ = registrationHandler?(failures, true)
}
