import Foundation

/// The system that a page is drawn as.
public enum _PhoneSystem {
  /// Its first number, such as 26; nil when nothing was said, and everything is available. Set once, before code of the user's runs.
  nonisolated(unsafe) public static var generation: Int?
}

/// Whether a version of iOS is there: `#available(iOS 26, *)` in users' files.
public func _iOS(_ version: Double) -> Bool { _PhoneSystem.generation.map { Int(version) <= $0 } ?? true }

extension URL {
  private static func known(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
  }
  /// Where an app keeps what its user makes.
  public static var documentsDirectory: URL { known(.documentDirectory) }
  /// Where an app keeps what can be made again.
  public static var cachesDirectory: URL { known(.cachesDirectory) }
  /// Where an app keeps what it needs.
  public static var applicationSupportDirectory: URL { known(.applicationSupportDirectory) }
}
