import Foundation

/// When a phone lets a file be read; here always.
public struct URLFileProtection: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Always.
  public static let none = URLFileProtection(rawValue: "NSURLFileProtectionNone")
  /// While the phone is unlocked.
  public static let complete = URLFileProtection(rawValue: "NSURLFileProtectionComplete")
  /// While it is unlocked, and longer by who has it open.
  public static let completeUnlessOpen = URLFileProtection(rawValue: "NSURLFileProtectionCompleteUnlessOpen")
  /// Once it has been unlocked.
  public static let completeUntilFirstUserAuthentication = URLFileProtection(
    rawValue: "NSURLFileProtectionCompleteUntilFirstUserAuthentication")
}
extension URLResourceKey {
  /// When the file may be read.
  public static let fileProtectionKey = URLResourceKey(rawValue: "NSURLFileProtectionKey")
}
